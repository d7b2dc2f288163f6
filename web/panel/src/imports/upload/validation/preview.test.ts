import type { ImportRow } from "domain/imports/import-row";
import { limits } from "domain/shared/limits";
import { describe, expect, it } from "vitest";
import { liveText } from "../shared/sentences.ts";
import { type ImportChoices, openCsv } from "./csv-session.ts";
import { EMPTY_FORM, getOptions } from "./import-state.ts";
import { findFileMismatch, makePreview, postsToWrite, toPlan } from "./preview.ts";
import type { CsvValidator } from "./validation-client.ts";

const JOB = "0b6c1f53-96a3-4b7b-8a54-3f6e1f2a9d10";
const NOW = new Date("2026-11-21T12:00:00Z");
const CHOICES: ImportChoices = { publish: true, dates: { mode: "random" }, conflict: "suffix" };
const OPTIONS = getOptions(EMPTY_FORM);

function toValidator(text: string): CsvValidator {
  const session = openCsv(text);
  return {
    opened: session.opened,
    validate: async (request) => session.validate(request),
    close: () => {},
  };
}

const loadUpdateFacts = async () => ({ dates: new Map(), drafts: 0 });
const usedBy = (slugs: readonly string[]) => new Map(slugs.map((slug) => [slug, "post"] as const));

interface Given {
  readonly taken?: readonly string[];
  readonly choices?: Partial<ImportChoices>;
}

function getResult(text: string, { taken = [], choices = {} }: Given = {}) {
  return makePreview({
    validator: toValidator(text),
    choices: { ...CHOICES, ...choices },
    now: NOW,
    jobId: JOB,
    takenSlugs: async (slugs) => usedBy(slugs.filter((slug) => taken.includes(slug))),
    loadUpdateFacts,
  });
}

async function toPreview(text: string, given?: Given) {
  const result = await getResult(text, given);
  if (!result.ok) throw new Error(result.reason);
  return result.preview;
}

describe("makePreview", () => {
  it("makes the same rows and dates again for the same job", async () => {
    const text = "title,content\nUno,<p>Primero</p>\nDos,<p>Segundo</p>";
    const [first, second] = await Promise.all([toPreview(text), toPreview(text)]);
    expect(first.rows).toEqual(second.rows);
    expect(first.rows.map((row) => row.slug)).toEqual(["uno", "dos"]);
    const oldest = NOW.getTime() - limits.importBackdateDays * 86_400_000;
    for (const row of first.rows) {
      const time = new Date(row.date).getTime();
      expect(time).toBeGreaterThanOrEqual(oldest);
      expect(time).toBeLessThanOrEqual(NOW.getTime());
    }
    expect(first.rows[0]?.date).not.toBe(first.rows[1]?.date);
  });

  it("names every rejected row as Excel counts it, with its title, and counts only what is written", async () => {
    const preview = await toPreview('title,content\n,"sin\ntítulo"\nUno,\nDos,<p>Bien</p>');
    expect(preview.issues).toEqual([
      { line: 2, title: "", kind: "rejected", text: "no title" },
      { line: 3, title: "Uno", kind: "rejected", text: "no content" },
    ]);
    expect(preview).toMatchObject({ total: 3, rejected: 2, live: 1 });
    expect(postsToWrite(preview)).toBe(1);
    expect(toPlan(preview, " Noviembre ", OPTIONS)).toMatchObject({
      job_id: JOB,
      job_name: "Noviembre",
      total_records: 3,
      failed_records: 2,
      options: OPTIONS,
      error_details: "Row 2: no title\nRow 3 “Uno”: no content",
    });
  });

  it("looks numbered slugs up until a free one is found", async () => {
    const text = "title,content\nUno,a\nUno,b";
    const preview = await toPreview(text, { taken: ["uno", "uno-2", "uno-4"] });
    expect([...preview.slugs]).toEqual([
      [2, "uno-3"],
      [3, "uno-5"],
    ]);
    expect(preview.rows.map((row) => row.slug)).toEqual(["uno", "uno"]);
  });

  it("finds the end of a long series with few lookups", async () => {
    const taken = new Set(["uno", ...Array.from({ length: 400 }, (_, n) => `uno-${n + 2}`)]);
    let questions = 0;
    const result = await makePreview({
      validator: toValidator("title,content\nUno,a"),
      choices: CHOICES,
      now: NOW,
      jobId: JOB,
      takenSlugs: async (slugs) => {
        questions += 1;
        return usedBy(slugs.filter((slug) => taken.has(slug)));
      },
      loadUpdateFacts,
    });
    expect(result).toMatchObject({ ok: true, preview: { slugs: new Map([[2, "uno-402"]]) } });
    expect(questions).toBeLessThan(16);
  });

  it.each([
    [
      "skip",
      { skipped: 1, updates: [], live: 1 },
      "the address “uno” is taken, the row is skipped",
    ],
    ["update", { skipped: 0, updates: [{ line: 2 }], live: 1 }, "the post at “uno” is updated"],
  ] as const)("reports the effect of %s on a taken slug", async (conflict, counts, text) => {
    const preview = await toPreview("title,content\nUno,a\nDos,b", {
      taken: ["uno"],
      choices: { conflict },
    });
    expect(preview).toMatchObject({ ...counts, issues: [{ line: 2, kind: "warning", text }] });
    expect(preview.rows).toHaveLength(2);
  });

  it("uses the published column, or the switch when there is none", async () => {
    const withColumn = "title,content,publicado\nUno,a,true\nDos,b,false";
    expect(await toPreview(withColumn)).toMatchObject({ live: 1, hasPublishedColumn: true });
    const without = "title,content\nUno,a";
    const off = await toPreview(without, { choices: { publish: false } });
    expect(off).toMatchObject({ live: 0, hasPublishedColumn: false });
  });

  it.each([
    ["title,body\nUno,a", "the column “content” cannot be found"],
    ["a,b\n1,2", "the columns “title” and “content” cannot be found"],
    ["title,content", "There are no rows below the header line."],
    ['title,content\nUno,"a', "A quoted cell begins on line 2 and its closing quote is missing."],
    [`title,content\n${"a,b\n".repeat(5001)}`, "The data has 5,001 rows; the limit is 5,000."],
  ])("rejects %j", async (text, reason) => {
    expect(await getResult(text)).toEqual({ ok: false, reason: expect.stringContaining(reason) });
  });

  it("lists twenty rejected lines in the job and counts the others", async () => {
    const preview = await toPreview(`title,content\nUno,a\n${",x\n".repeat(25)}`);
    const lines = toPlan(preview, "n", OPTIONS).error_details?.split("\n");
    expect(lines).toHaveLength(limits.jobErrorLines + 1);
    expect(lines?.at(-1)).toBe("... and 5 more");
  });
});

describe("liveText", () => {
  const counts = { posts: 3, live: 0, skipped: 0, rejected: 0, hasPublishedColumn: false };
  const getText = (drafts: number) =>
    liveText({ ...counts, updates: [1, 2, 3], updateFacts: { drafts } });

  it.each([
    [0, "dates and publication stay."],
    [1, "stay, but 1 becomes a draft until the claims are confirmed again."],
    [2, "stay, but 2 become drafts until the claims are confirmed again."],
  ])("states that of three updated posts %i become drafts", (drafts, text) =>
    expect(getText(drafts)).toMatch(new RegExp(`^3 existing posts get another text; .*${text}$`)),
  );

  it.each([
    [
      { posts: 2, live: 1, skipped: 1, rejected: 1 },
      "1 post goes live as soon as it is imported, 1 stays a draft. 1 row is skipped. 1 row is left out.",
    ],
    [
      { posts: 4, live: 2, skipped: 2, rejected: 2 },
      "2 posts go live as soon as they are imported, 2 stay drafts. 2 rows are skipped. 2 rows are left out.",
    ],
  ])("counts in the right number: %j", (numbers, text) =>
    expect(liveText({ ...counts, ...numbers, updates: [], updateFacts: { drafts: 0 } })).toBe(text),
  );
});

const row = (line: number, title: string): ImportRow => ({
  line,
  row: line - 2,
  title,
  slug: "x",
  content: "x",
  excerpt: "",
  published: true,
  date: "2026-01-01T00:00:00.000Z",
  on_conflict: "suffix",
});
const file = { total: 3, rows: [row(2, "Uno"), row(4, "Tres")] };
const job = { job_name: "November", total_records: 3, stored: [{ line: 2, title: "Uno" }] };

describe("findFileMismatch", () => {
  it("accepts the file of the job", () => expect(findFileMismatch(job, file)).toBeUndefined());

  it("reports a different number of rows", () =>
    expect(findFileMismatch({ ...job, total_records: 4 }, file)).toBe(
      "This is not the file of “November”: it has 3 rows, and the job has 4.",
    ));

  it("reports a different title on a stored row, and a stored row that is now rejected", () => {
    const other = findFileMismatch({ ...job, stored: [{ line: 2, title: "Dos" }] }, file);
    expect(other).toContain("“Dos” from row 2");
    const gone = findFileMismatch({ ...job, stored: [{ line: 3, title: "Dos" }] }, file);
    expect(gone).toContain("row 3");
  });
});
