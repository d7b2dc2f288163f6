// @vitest-environment happy-dom

import { POSTS_CSV_HEADER } from "domain/imports/posts-csv";
import { csvFile } from "domain/shared/csv-export";
import fc from "fast-check";
import { parseCsv } from "kit/csv/parse-csv";
import { beforeEach, describe, expect, it } from "vitest";
import { rememberColumns, rememberedColumns } from "../file/column-choice.ts";
import { readRows, withRow } from "./csv-rows.ts";

beforeEach(() => localStorage.clear());

const OPTIONS = { publish: true };
const parseCells = (text: string) => {
  const parsed = parseCsv(text);
  if (!parsed.ok) throw new Error(parsed.reason);
  return [parsed.header, ...parsed.rows];
};

describe("readRows", () => {
  it("returns the fields of each row by its columns", () => {
    expect(readRows("Contenido;title;otra\n<p>a</p>;Uno;x\n\n;Dos")).toEqual([
      { line: 2, fields: { title: "Uno", content: "<p>a</p>" } },
      { line: 4, fields: { title: "Dos", content: "" } },
    ]);
  });
});

describe("withRow", () => {
  it("changes one row and leaves all others unchanged, with their numbers", () => {
    const text = 'sep=;\r\ntitle;content;x\r\n\r\nUno;"a\nb";1\r\nDos;c;"2;3"\r\n';
    const changed = withRow(text, 0, { title: 'Uno; "nuevo"', content: "d\ne" }, OPTIONS);
    expect(parseCells(changed)).toEqual([
      { line: 1, cells: ["title", "content", "x"] },
      { line: 3, cells: ['Uno; "nuevo"', "d\ne", "1"] },
      { line: 4, cells: ["Dos", "c", "2;3"] },
    ]);
  });

  it("fills a short row", () => {
    expect(readRows(withRow("title,content\nUno", 0, { content: "a" }, OPTIONS))).toEqual([
      { line: 2, fields: { title: "Uno", content: "a" } },
    ]);
  });

  it("adds a missing column that changes no other row", () => {
    const text = withRow("title,content\nUno,a\nDos,b\nTres", 1, { published: "false" }, OPTIONS);
    expect(parseCells(text).map(({ cells }) => cells[2])).toEqual([
      "published",
      "true",
      "false",
      "true",
    ]);
    const excerpt = withRow(text, 0, { excerpt: "Corto" }, OPTIONS);
    expect(readRows(excerpt).map(({ fields }) => fields.excerpt)).toEqual(["Corto", "", ""]);
  });

  it("keeps the chosen columns when it adds one", () => {
    const header = ["Nombre", "Cuerpo", "date"];
    rememberColumns(header, { title: 0, content: 1 });
    const text = withRow(`${header.join(";")}\nUno;a;x`, 0, { excerpt: "Corto" }, OPTIONS);
    expect(readRows(text)[0]?.fields).toEqual({ title: "Uno", content: "a", excerpt: "Corto" });
    expect(rememberedColumns([...header, "excerpt"])).toEqual({ title: 0, content: 1, excerpt: 3 });
  });

  it("keeps the escapes of an export", () => {
    const text = csvFile(POSTS_CSV_HEADER, [
      ["=Uno", "", "-a"],
      ["Dos", "", "b"],
    ]);
    const changed = withRow(text, 1, { title: "'@Dos" }, OPTIONS);
    expect(readRows(changed).map(({ fields }) => [fields.title, fields.content])).toEqual([
      ["=Uno", "-a"],
      ["'@Dos", "b"],
    ]);
  });

  it("returns any text in the row as it was written", () => {
    const line = fc.string({ maxLength: 20 }).map((text) => `${text}x`.replaceAll("\r", ""));
    fc.assert(
      fc.property(fc.constantFrom(",", ";", "\t"), line, line, (delimiter, title, content) => {
        const text = ["title", "content"].join(delimiter);
        const changed = withRow(
          `${text}\na${delimiter}b\nc${delimiter}d`,
          1,
          { title, content },
          OPTIONS,
        );
        expect(readRows(changed).map(({ fields }) => fields)).toEqual([
          { title: "a", content: "b" },
          { title, content },
        ]);
      }),
    );
  });
});
