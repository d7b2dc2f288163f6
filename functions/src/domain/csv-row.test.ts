import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { type CsvTable, type JudgeOptions, judgeCsv, wantedSlugs } from "./csv-row.ts";
import { chunksOf } from "./import-chunks.ts";
import { ImportRowSchema } from "./import-row.ts";
import { limits } from "./limits.ts";

const now = new Date("2026-11-21T10:00:00Z");
const options: JudgeOptions = {
  publish: true,
  dates: { mode: "random" },
  conflict: "suffix",
  isTaken: () => false,
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

function judged(file: CsvTable, changes: Partial<JudgeOptions> = {}) {
  const judgement = judgeCsv(file, { ...options, ...changes });
  if (judgement.kind !== "judged") throw new Error("the file was refused");
  return judgement;
}

describe("judgeCsv: the file", () => {
  it.each([
    ["title|other", ["content"]],
    ["contenido", ["title"]],
    ["a|__proto__", ["title", "content"]],
  ])("refuses the header %j", (header, missing) =>
    expect(judgeCsv(table(header, "x"), options)).toEqual({ kind: "refused", missing }),
  );
  it("refuses a file without rows, or with too many", () => {
    expect(judgeCsv(table("title|content"), options)).toEqual({ kind: "refused", rows: 0 });
    const rows = new Array<string>(limits.csvRows + 1).fill("a|b");
    const judgement = judgeCsv(table("title|content", ...rows), options);
    expect(judgement).toEqual({ kind: "refused", rows: limits.csvRows + 1 });
  });
  it.each([
    "Título|CONTENIDO|Resumen",
    "\ufefftitle | Content|extracto",
    "TI\u0301TULO|content|excerpt",
  ])("reads the header %j", (header) => {
    const [row] = judged(table(header, "Uno|<p>Dos</p>|Tres")).accepted;
    expect(row).toMatchObject({ title: "Uno", content: "<p>Dos</p>", excerpt: "Tres" });
  });
  it("reads the first of two columns with one meaning, and no unknown one", () => {
    const file = table("título|title|content|view_count|id", "Uno|No|Dos|99|x");
    expect(judged(file)).toMatchObject({
      accepted: [{ title: "Uno" }],
      columns: ["title", "content"],
    });
    expect(Object.keys(judged(file).accepted[0] ?? {})).not.toContain("view_count");
  });
});

describe("judgeCsv: one row", () => {
  it.each([
    ["| |x", "no-title"],
    ["Uno|\u00a0\u0000 |x", "no-content"],
    [`${"a".repeat(limits.title + 1)}|b|`, "title-too-long"],
    [`Uno|${"ñ".repeat(limits.contentBytes / 2 + 1)}|`, "content-too-large"],
  ])("rejects %#", (row, reason) => {
    const judgement = judged(table("title|content|x", "A|B|", row, "C|D|"));
    expect(judgement.rejected).toEqual([{ line: 3, reason }]);
    expect(judgement.accepted.map(({ row: index, line }) => [index, line])).toEqual([
      [0, 2],
      [2, 4],
    ]);
  });
  it("keeps formulas, drops controls and joins the lines of a title", () => {
    const [row] = judged(
      table("title|content", "=HYPERLINK(1)\r\n dos|a\u0000b\u0007\r\nc\ud800"),
    ).accepted;
    expect(row).toMatchObject({ title: "=HYPERLINK(1) dos", content: "ab\nc\ufffd" });
  });
  it("skips a blank row and warns of cells beyond the header", () => {
    const judgement = judged(table("title|content", " | ", "Uno|Dos|tres"));
    expect(judgement.warnings).toEqual([{ kind: "extra-cells", line: 3 }]);
    expect(judgement.accepted).toHaveLength(1);
  });
  it("prefers an excerpt of its own and cuts a long one aloud", () => {
    const file = table(
      "title|content|excerpt",
      "A|<p>x</p>|Propio",
      "B|<p>x</p>|",
      `C|x|${"y".repeat(600)}`,
    );
    const { accepted, warnings } = judged(file);
    expect(accepted.map(({ excerpt }) => excerpt)).toEqual([
      "Propio",
      "x",
      `${"y".repeat(497)}...`,
    ]);
    expect(warnings).toEqual([{ kind: "excerpt-cut", line: 4 }]);
  });
  it("obeys the published column, and the switch only without one", () => {
    const file = table("title|content|publicado", "A|x|TRUE", "B|x|", "C|x|verdadero", "D|x|quizá");
    const { accepted, warnings } = judged(file);
    expect(accepted.map(({ published }) => published)).toEqual([true, false, true, false]);
    expect(warnings).toEqual([{ kind: "published-unclear", line: 5 }]);
    expect(judged(table("title|content", "A|x"), { publish: false }).accepted[0]?.published).toBe(
      false,
    );
  });
});

describe("judgeCsv: dates", () => {
  const dates = (file: CsvTable, changes: Partial<JudgeOptions>) =>
    judged(file, changes).accepted.map(({ date }) => date);
  it("are random within 3000 days", () => {
    const file = table("title|content", "A|x");
    const oldest = new Date(now.getTime() - 3000 * 86_400_000).toISOString();
    expect(dates(file, { random: () => 0 })).toEqual([oldest]);
    expect(dates(file, { random: () => 1 - 2 ** -53 })).toEqual([now.toISOString()]);
  });
  it("come from the column when chosen", () => {
    const file = table(
      "title|content|fecha",
      "A|x|2024-02-29",
      "B|x|3/4/2025",
      "C|x|2025-01-01T10:00:00Z",
    );
    const mode = { dates: { mode: "column" } } as const;
    const found = dates(file, mode).map((date) => date.slice(0, 13));
    expect(found).toEqual(["2024-02-29T00", "2025-04-03T00", "2025-01-01T10"]);
    const bad = table(
      "title|content|date",
      "A|x|31/02/2025",
      "B|x|2027-01-01",
      "C|x|1999-01-01",
      "D|x|",
    );
    const { rejected, warnings } = judged(bad, mode);
    const reasons = ["date-unreadable", "date-out-of-range", "date-out-of-range"];
    expect(rejected.map(({ reason }) => reason)).toEqual(reasons);
    expect(warnings).toEqual([{ kind: "no-date", line: 5 }]);
  });
  it("are spread evenly between two days, never into the future", () => {
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

describe("judgeCsv: addresses", () => {
  const isTaken = (slug: string) => ["uno", "uno-2"].includes(slug);
  const file = table(
    "title|content|suggested_url",
    "Uno|x|",
    "Dos|x|/blog/Uno",
    "Tres|x|",
    "¡!|x|¿?",
  );
  it("come from the suggestion, the title, or the place", () => {
    const slugs = judged(file).accepted.map(({ slug }) => slug);
    expect(slugs.slice(0, 3)).toEqual(["uno", "uno", "tres"]);
    expect(slugs[3]).toMatch(/^articulo-[a-z0-9]{7}$/);
    expect(wantedSlugs(file)).toEqual(["uno", "tres", slugs[3]]);
  });
  it("are numbered by default, and the preview says so", () =>
    expect(judged(file, { isTaken }).warnings).toEqual([
      { kind: "renumbered", wanted: "uno", slug: "uno-3", line: 2 },
      { kind: "renumbered", wanted: "uno", slug: "uno-4", line: 3 },
    ]));
  it("leave rows out, or overwrite, by choice; never a row of the same file", () => {
    const skip = judged(file, { isTaken, conflict: "skip" });
    expect(skip.warnings.map(({ kind }) => kind)).toEqual(["will-skip", "will-skip"]);
    const update = judged(file, { isTaken, conflict: "update" });
    expect(update.warnings.map(({ kind }) => kind)).toEqual(["will-update", "renumbered"]);
    expect(update.accepted.map((row) => row.on_conflict).slice(0, 2)).toEqual(["update", "suffix"]);
  });
  it("number a whole file of one title", () => {
    const rows = new Array<string>(limits.csvRows).fill("Uno|x|");
    const { warnings } = judged(table("title|content|suggested_url", ...rows));
    expect(warnings.at(-1)).toMatchObject({ slug: `uno-${limits.csvRows}` });
  });
});

it("judges any cells without throwing, and what it accepts the server accepts", () => {
  const header = fc.array(fc.oneof(fc.constantFrom("title", "Contenido", "fecha"), fc.string()));
  const cell = fc.string({ unit: "binary", maxLength: 40 });
  const rows = fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 8 });
  fc.assert(
    fc.property(header, rows, fc.constantFrom("column", "random"), (names, cells, mode) => {
      const lines = cells.map((row, index) => ({ line: index + 2, cells: row }));
      const file = { header: ["title", "content", ...names], rows: lines };
      const judgement = judgeCsv(file, { ...options, dates: { mode } });
      const accepted = judgement.kind === "judged" ? judgement.accepted : [];
      expect(accepted.map((row) => v.parse(ImportRowSchema, row))).toEqual(accepted);
      expect(chunksOf(accepted).flat()).toEqual(accepted);
    }),
  );
});

it("cuts chunks by rows and by bytes", () => {
  const many = judged(table("title|content", ...new Array<string>(250).fill("A|x"))).accepted;
  expect(chunksOf(many).map((chunk) => chunk.length)).toEqual([100, 100, 50]);
  const large = new Array<string>(7).fill(`A|${"x".repeat(890_000)}`);
  const sizes = chunksOf(judged(table("title|content", ...large)).accepted).map(
    (one) => one.length,
  );
  expect(sizes).toEqual([3, 3, 1]);
});
