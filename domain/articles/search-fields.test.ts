import * as fc from "fast-check";
import * as v from "valibot";
import { expect, it } from "vitest";
import { searchFields, TagsSchema } from "../search/search-schema.ts";
import { toTerm } from "../search/term.ts";
import { isSameWord, toWords } from "../search/words.ts";
import { limits } from "../shared/limits.ts";
import { toSearchFields } from "./search-fields.ts";

const html = (content: string) => ({ content, content_format: "html" }) as const;
const toTerms = (title: string, excerpt = "", content = "") =>
  toSearchFields({ title, slug: "", excerpt }, html(content)).search_terms;

it("stores folded words of title, excerpt and headings with beginnings of 3 to 8 letters", () => {
  expect(toTerms("Rodamientos de Línea H1", "El eje", "<h2>Ra 0,8</h2><p>Texto</p>")).toEqual([
    ...["rodamien", "linea", "h1", "eje", "ra"],
    ...["rod", "roda", "rodam", "rodami", "rodamie", "lin", "line"],
  ]);
});

it.each([
  ["pie", "pies"],
  ["rueda", "ruedas"],
  ["nivelador", "niveladores"],
  ["base", "bases"],
  ["gas", "gases"],
  ["luz", "luces"],
  ["raíz", "raíces"],
  ["capaz", "capaces"],
  ["enlace", "enlaces"],
])("finds %j and %j by each other", (singular, many) => {
  for (const [stored, asked] of [
    [singular, many],
    [many, singular],
  ])
    for (const word of toWords(asked ?? "")) expect(toTerms(stored ?? "")).toContain(toTerm(word));
});

it("tells the tags of title, excerpt, headings and address, or those that were chosen", () => {
  const getTags = (slug: string, chosen_tags?: readonly string[]) =>
    toSearchFields(
      { title: "Rueda", slug, excerpt: "En el matadero", chosen_tags },
      html("<h2>Rodamientos</h2><p>Bebidas</p>"),
    ).tags;
  expect(getTags("pies-niveladores")).toEqual([
    ...["pies-niveladores", "unidades-rodamiento", "ruedas", "carnica"],
  ]);
  expect(getTags("uno", ["pescado"])).toEqual(["pescado"]);
  expect(getTags("uno", [])).toEqual([]);
});

const letters = fc.string({
  unit: fc.constantFrom(..."aeiosuczrlnmdtp1", "é", "ñ", "日"),
  minLength: 1,
  maxLength: 14,
});
const ending = fc.constantFrom("", "s", "es", "ces", "z");

it("a post is found by any of its words, their other number, and their beginnings of 3 letters", () => {
  const sentence = fc.array(
    fc.tuple(letters, ending).map(([stem, end]) => stem + end),
    {
      minLength: 1,
      maxLength: 6,
    },
  );
  fc.assert(
    fc.property(sentence, fc.nat(), ending, (words, length, end) => {
      const text = words.join(" ");
      const terms = toTerms(text);
      for (const word of toWords(text).filter(({ length }) => length > 2)) {
        const queries = [
          word,
          ...[word.slice(0, 3 + (length % 9)), word + end, word.slice(0, -1) + end],
        ];
        for (const query of queries) {
          const isLong = query.length > 2 && /^[\p{L}\p{N}]+$/u.test(query);
          if (isSameWord(word, query) || (isLong && word.startsWith(query)))
            expect(terms).toContain(toTerm(query));
        }
      }
    }),
  );
});

it("fits its schema, and keeps whole words before beginnings, at any length", () => {
  const schema = v.object({ ...searchFields, tags: TagsSchema });
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (title, excerpt, content) => {
      for (const content_format of ["html", "markdown", undefined] as const)
        expect(
          v.is(
            schema,
            toSearchFields({ title, slug: "a-b", excerpt }, { content, content_format }),
          ),
        ).toBe(true);
    }),
  );
  const many = (word: string) =>
    Array.from({ length: 60 }, (_, n) => `${n + 100}${word}`).join(" ");
  const terms = toTerms("Rodamiento", many("norma"), `<h2>${many("eje")}</h2>`);
  expect(terms).toHaveLength(limits.searchTerms);
  expect(terms).toContain("159eje");
});
