import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import type { CsvTable } from "../shared/csv-table.ts";
import { limits } from "../shared/limits.ts";
import { ImportRowSchema, toChunks } from "./import-row.ts";
import { requestedSlugs, type ValidationOptions, validateCsv } from "./validate-csv.ts";

const now = new Date("2026-11-21T10:00:00Z");
const options: ValidationOptions = {
  publish: true,
  dates: { mode: "random" },
  conflict: "suffix",
  findUsage: () => "free",
  now,
  random: () => 0.5,
};

function table(header: string, ...rows: string[]): CsvTable {
  const cells = (line: string) => line.split("|");
  return {
    header: cells(header),
    rows: rows.map((row, index) => ({ line: index + 2, cells: cells(row) })),
  };
}

function validated(file: CsvTable, changes: Partial<ValidationOptions> = {}) {
  const result = validateCsv(file, { ...options, ...changes });
  if (result.kind !== "validated") throw new Error("the file was refused");
  return result;
}

describe("validateCsv: the file", () => {
  it.each([
    ["title|other", ["content"]],
    ["contenido", ["title"]],
    ["a|__proto__", ["title", "content"]],
  ])("rejects the header %j", (header, missing) =>
    expect(validateCsv(table(header, "x"), options)).toEqual({ kind: "refused", missing }),
  );
  it("rejects a file with no rows or too many", () => {
    expect(validateCsv(table("title|content"), options)).toEqual({ kind: "refused", rows: 0 });
    const rows = new Array<string>(limits.csvRows + 1).fill("a|b");
    const result = validateCsv(table("title|content", ...rows), options);
    expect(result).toEqual({ kind: "refused", rows: limits.csvRows + 1 });
  });
  it.each([
    "Título|CONTENIDO|Resumen",
    "\ufefftitle | Content|extracto",
    "TI\u0301TULO|content|excerpt",
  ])("accepts the header %j", (header) => {
    const [row] = validated(table(header, "Uno|<p>Dos</p>|Tres")).accepted;
    expect(row).toMatchObject({ title: "Uno", content: "<p>Dos</p>", excerpt: "Tres" });
  });
  it("reads the first of two columns with the same meaning and ignores unknown columns", () => {
    const file = table("título|title|content|view_count|id", "Uno|No|Dos|99|x");
    expect(validated(file)).toMatchObject({
      accepted: [{ title: "Uno" }],
      columns: ["title", "content"],
    });
    expect(Object.keys(validated(file).accepted[0] ?? {})).not.toContain("view_count");
  });
});

describe("validateCsv: one row", () => {
  it.each([
    ["no-title", "| |x"],
    ["no-content", "Uno|\u00a0\u0000 |x"],
    ["title-too-long", `${"a".repeat(limits.title + 1)}|b|`],
    ["content-too-large", `Uno|${"ñ".repeat(limits.contentBytes / 2 + 1)}|`],
  ])("rejects a row as %s", (reason, row) => {
    const result = validated(table("title|content|x", "A|B|", row, "C|D|"));
    const title = row.split("|")[0]?.trim();
    expect(result.rejected).toEqual([{ line: 3, title, reason }]);
    expect(result.accepted.map(({ row: index, line }) => [index, line])).toEqual([
      [0, 2],
      [2, 4],
    ]);
  });
  it("keeps formulas, drops control characters and joins the lines of a title", () => {
    const [row] = validated(
      table("title|content", "=HYPERLINK(1)\r\n dos|a\u0000b\u0007\r\nc\ud800"),
    ).accepted;
    expect(row).toMatchObject({ title: "=HYPERLINK(1) dos", content: "ab\nc\ufffd" });
  });
  it("skips a blank row and warns about cells beyond the header", () => {
    const result = validated(table("title|content", " | ", "Uno|Dos|tres"));
    expect(result.warnings).toEqual([{ kind: "extra-cells", line: 3 }]);
    expect(result.accepted).toHaveLength(1);
  });
  it("prefers the excerpt column and cuts a long excerpt with a warning", () => {
    const file = table(
      "title|content|excerpt",
      "A|<p>x</p>|Propio",
      "B|<p>x</p>|",
      `C|x|${"y".repeat(600)}`,
    );
    const { accepted, warnings } = validated(file);
    expect(accepted.map(({ excerpt }) => excerpt)).toEqual([
      "Propio",
      "x",
      `${"y".repeat(497)}...`,
    ]);
    expect(warnings).toEqual([{ kind: "excerpt-cut", line: 4 }]);
  });
  it("refuses a row with an error of a spreadsheet, and names the column", () => {
    const file = table(
      "title|content|excerpt",
      "#REF!|a|",
      "B| #N/A |",
      "C|c|#¡VALOR!",
      "D|#N/A is|",
    );
    const { rejected, accepted } = validated(file);
    expect(rejected.map(({ line, reason }) => [line, reason])).toEqual([
      [2, "error-title"],
      [3, "error-content"],
      [4, "error-excerpt"],
    ]);
    expect(accepted).toHaveLength(1);
  });
  it("stores the words of titles and excerpts, and the HTML that readers see", () => {
    const file = table(
      "Título (obligatorio)|content|excerpt",
      "I&amp;D &#8211; acero|![a](/a.jpg)\n\nUno **dos**|<p>a &amp; <b>b</b></p>",
      'A|<p><a href="Https://e.com">b</a></p><img alt="c">|',
    );
    const { accepted, warnings } = validated(file);
    expect(accepted.map(({ title, slug, excerpt }) => [title, slug, excerpt])).toEqual([
      ["I&D – acero", "i-d-acero", "a & b"],
      ["A", "a", "b"],
    ]);
    expect(accepted[1]?.content).toBe('<p><a href="https://e.com">b</a></p>');
    const remark = { kind: "picture", what: "c" };
    expect(warnings).toEqual([{ kind: "text", remark, line: 3 }]);
    expect(
      validated(table("title|content", "A|![a](/a.jpg)\n\nUno **dos**")).accepted[0]?.excerpt,
    ).toBe("Uno dos");
  });
  it("cuts an excerpt between characters", () => {
    const file = table("title|content|excerpt", `A|x|${"a".repeat(496)}😀${"b".repeat(20)}`);
    expect(validated(file).accepted[0]?.excerpt).toBe(`${"a".repeat(496)}...`);
  });
  it("uses the published column, or the switch when there is none", () => {
    const file = table("title|content|publicado", "A|x|TRUE", "B|x|", "C|x|verdadero", "D|x|quizá");
    const { accepted, warnings } = validated(file);
    expect(accepted.map(({ published }) => published)).toEqual([true, false, true, false]);
    expect(warnings).toEqual([{ kind: "published-unclear", word: "quizá", line: 5 }]);
    expect(
      validated(table("title|content", "A|x"), { publish: false }).accepted[0]?.published,
    ).toBe(false);
  });
});

describe("validateCsv: dates", () => {
  const dates = (file: CsvTable, changes: Partial<ValidationOptions>) =>
    validated(file, changes).accepted.map(({ date }) => date);
  it("picks random dates within 3000 days", () => {
    const file = table("title|content", "A|x");
    const oldest = new Date(now.getTime() - 3000 * 86_400_000).toISOString();
    expect(dates(file, { random: () => 0 })).toEqual([oldest]);
    expect(dates(file, { random: () => 1 - 2 ** -53 })).toEqual([now.toISOString()]);
  });
  it("reads dates from the column in column mode", () => {
    const file = table(
      "title|content|fecha",
      "A|x|2024-02-29",
      "B|x|3/4/2025",
      "C|x|2025-01-01T10:00:00Z",
    );
    const mode = { dates: { mode: "column" } } as const;
    const found = dates(file, mode).map((date) => date.slice(0, 13));
    // A day stands at noon of the place where the file is imported.
    const noon = (...day: [number, number, number]) =>
      new Date(...day, 12).toISOString().slice(0, 13);
    expect(found).toEqual([noon(2024, 1, 29), noon(2025, 3, 3), "2025-01-01T10"]);
    const bad = table(
      "title|content|date",
      "A|x|31/02/2025",
      "B|x|2027-01-01",
      "C|x|1999-01-01",
      "D|x|",
    );
    const { rejected, warnings } = validated(bad, mode);
    const reasons = ["date-unreadable", "date-out-of-range", "date-out-of-range"];
    expect(rejected.map(({ reason }) => reason)).toEqual(reasons);
    expect(warnings).toEqual([{ kind: "no-date", line: 5 }]);
  });
  it("spreads dates evenly between two days, never into the future", () => {
    const file = table("title|content", "A|x", "B|x", "C|x");
    const from = new Date("2026-11-01T00:00:00Z");
    const to = new Date("2026-11-03T00:00:00Z");
    const found = dates(file, { dates: { mode: "spread", from, to } });
    expect(found.map((date) => date.slice(0, 10))).toEqual([
      "2026-11-01",
      "2026-11-02",
      "2026-11-03",
    ]);
    const future = new Date("2030-01-01T00:00:00Z");
    expect(dates(file, { dates: { mode: "spread", from: now, to: future } })[2]).toBe(
      now.toISOString(),
    );
  });
});

describe("validateCsv: slugs", () => {
  const findUsage = (slug: string) => (["uno", "uno-2"].includes(slug) ? "post" : "free");
  const file = table(
    "title|content|suggested_url",
    "Uno|x|",
    "Dos|x|/blog/Uno",
    "Tres|x|",
    "¡!|x|¿?",
  );
  it("takes the slug from the suggested URL, the title or the position", () => {
    const slugs = validated(file).accepted.map(({ slug }) => slug);
    expect(slugs.slice(0, 3)).toEqual(["uno", "uno", "tres"]);
    expect(slugs[3]).toMatch(/^articulo-[a-z0-9]{7}$/);
    expect(requestedSlugs(file)).toEqual(["uno", "tres", slugs[3]]);
  });
  it("numbers taken slugs by default, with a warning", () =>
    expect(validated(file, { findUsage }).warnings).toEqual([
      { kind: "renumbered", wanted: "uno", slug: "uno-3", line: 2 },
      { kind: "renumbered", wanted: "uno", slug: "uno-4", line: 3 },
    ]));
  it("skips or updates by choice, but never updates a row of the same file", () => {
    const skip = validated(file, { findUsage, conflict: "skip" });
    expect(skip.warnings.map(({ kind }) => kind)).toEqual(["will-skip", "will-skip"]);
    const update = validated(file, { findUsage, conflict: "update" });
    expect(update.warnings.map(({ kind }) => kind)).toEqual(["will-update", "renumbered"]);
    expect(update.accepted.map((row) => row.on_conflict).slice(0, 2)).toEqual(["update", "suffix"]);
  });
  it("numbers an address that redirects, instead of an update", () => {
    const { warnings, accepted } = validated(table("title|content|suggested_url", "Uno|x|"), {
      findUsage: (slug) => (slug === "uno" ? "redirect" : "free"),
      conflict: "update",
    });
    expect(warnings).toEqual([{ kind: "renumbered", wanted: "uno", slug: "uno-2", line: 2 }]);
    // The row stays as chosen, so that a resumed import makes the same chunks.
    expect(accepted[0]?.on_conflict).toBe("update");
  });
  it("numbers a whole file of one title", () => {
    const rows = new Array<string>(limits.csvRows).fill("Uno|x|");
    const { warnings } = validated(table("title|content|suggested_url", ...rows));
    expect(warnings.at(-1)).toMatchObject({ slug: `uno-${limits.csvRows}` });
  });
});

it("never throws, and accepts only rows that the server accepts", () => {
  const header = fc.array(fc.oneof(fc.constantFrom("title", "Contenido", "fecha"), fc.string()));
  const cell = fc.string({ unit: "binary", maxLength: 40 });
  const rows = fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 8 });
  fc.assert(
    fc.property(header, rows, fc.constantFrom("column", "random"), (names, cells, mode) => {
      const lines = cells.map((row, index) => ({ line: index + 2, cells: row }));
      const file = { header: ["title", "content", ...names], rows: lines };
      const result = validateCsv(file, { ...options, dates: { mode } });
      const accepted = result.kind === "validated" ? result.accepted : [];
      expect(accepted.map((row) => v.parse(ImportRowSchema, row))).toEqual(accepted);
      expect(toChunks(accepted).flat()).toEqual(accepted);
    }),
  );
});

it("splits chunks by rows and by bytes", () => {
  const many = validated(table("title|content", ...new Array<string>(250).fill("A|x"))).accepted;
  expect(toChunks(many).map((chunk) => chunk.length)).toEqual([100, 100, 50]);
  const large = new Array<string>(7).fill(`A|${"x".repeat(890_000)}`);
  const sizes = toChunks(validated(table("title|content", ...large)).accepted).map(
    (chunk) => chunk.length,
  );
  expect(sizes).toEqual([3, 3, 1]);
});
