import * as v from "valibot";
import { expect, it } from "vitest";
import { FAMILIES } from "../catalogue/families.ts";
import { TagsSchema } from "../search/search-schema.ts";
import { findTag, TAGS, tagsAt } from "./tags.ts";
import { tagsIn } from "./tags-in.ts";

it("every family of the catalog has a tag with its slug, and the tags fit in a post", () => {
  const slugs = TAGS.map(({ slug }) => slug);
  expect(slugs).toEqual(expect.arrayContaining(FAMILIES.map(({ slug }) => slug)));
  expect(v.parse(TagsSchema, slugs)).toEqual(slugs);
  expect(new Set(slugs).size).toBe(slugs.length);
  for (const { lead } of TAGS) expect(lead.length).toBeLessThanOrEqual(155);
});

it.each([
  ["Pies niveladores para una línea láctea", ["pies-niveladores", "lacteos"]],
  ["Cómo leer la ficha técnica de un pie nivelador", ["pies-niveladores"]],
  ["Un pie ajustable con rótula", ["pies-ajustables"]],
  ["Pies ajustables para suelos con pendiente", ["pies-ajustables"]],
  ["RODAMIENTOS y ruedas", ["unidades-rodamiento", "ruedas"]],
  ["Soporte técnico, a pie de máquina", []],
  ["Soportes técnicos y pies de página", []],
  ["Tuercas ciegas en CONSERVERAS", ["componentes", "pescado"]],
  ["Cómo se conserva el acero en la máquina", []],
  ["El panel de la rueda de repuesto", ["ruedas"]],
  ["Salas blancas y cerveceras", ["bebidas", "farmacia"]],
  ["", []],
])("of %j are %j", (text, tags) => expect(tagsIn([text])).toEqual(tags));

it("does not find words across two texts, and ignores unknown slugs", () => {
  expect(tagsIn(["Una sala", "blanca"])).toEqual([]);
  expect(findTag("naval")).toBeUndefined();
  expect(tagsAt(["ruedas", "naval", "pies-niveladores"]).map(({ name }) => name)).toEqual([
    "Pies niveladores",
    "Ruedas",
  ]);
});
