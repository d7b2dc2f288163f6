import { describe, expect, it } from "vitest";
import {
  EMPTY_FORM,
  type ImportForm,
  type ImportScreen,
  importBlockedBy,
  previewBlockedBy,
  reduceImportScreen,
  toChoices,
  withDefaultDates,
} from "./import-state.ts";
import type { Preview } from "./preview.ts";

const preview: Preview = {
  jobId: "0b6c1f53-96a3-4b7b-8a54-3f6e1f2a9d10",
  rows: [
    {
      line: 2,
      row: 0,
      title: "Uno",
      slug: "uno",
      content: "a",
      excerpt: "a",
      published: true,
      date: "2026-01-01T00:00:00.000Z",
      on_conflict: "suffix",
    },
  ],
  slugs: new Map(),
  issues: [],
  total: 1,
  rejected: 0,
  skipped: 0,
  skippedLines: new Set(),
  updates: [],
  updateFacts: { dates: new Map(), drafts: 0 },
  live: 1,
  hasPublishedColumn: false,
};
const form: ImportForm = {
  ...EMPTY_FORM,
  source: { kind: "pasted", text: "title,content\nUno,a" },
  jobName: "November",
};
const previewed: ImportScreen = { form, stage: { step: "previewed", preview } };

describe("reduceImportScreen", () => {
  it.each<[string, Partial<ImportForm>]>([
    ["the text", { source: { kind: "pasted", text: "other" } }],
    ["the switch", { publish: false }],
    ["the dates", { date_mode: "today" }],
    ["the conflict choice", { on_conflict: "skip" }],
  ])("drops the preview when %s changes", (_, change) => {
    const next = reduceImportScreen(previewed, { kind: "edit", change });
    expect(next.stage).toEqual({ step: "text" });
    expect(importBlockedBy(next)).toBe("Please generate a preview of the CSV data first");
  });

  it("keeps the preview when the job name changes", () => {
    const next = reduceImportScreen(previewed, { kind: "edit", change: { jobName: "December" } });
    expect(next.stage).toBe(previewed.stage);
  });

  it("ignores the result of an outdated preview", () => {
    const asked = reduceImportScreen(
      { form, stage: { step: "text" } },
      { kind: "preview", ticket: 1 },
    );
    const edited = reduceImportScreen(asked, { kind: "edit", change: { publish: false } });
    expect(reduceImportScreen(edited, { kind: "previewed", ticket: 1, preview })).toBe(edited);
    const again = reduceImportScreen(edited, { kind: "preview", ticket: 2 });
    expect(reduceImportScreen(again, { kind: "refused", ticket: 1, reason: "late" })).toBe(again);
    expect(reduceImportScreen(again, { kind: "previewed", ticket: 2, preview }).stage.step).toBe(
      "previewed",
    );
  });

  it("changes the data and its preview together for a changed row", () => {
    const source = { kind: "pasted", text: "title,content\nDos,a" } as const;
    const mended = { kind: "mended", source, preview: { ...preview, total: 2 } } as const;
    expect(reduceImportScreen(previewed, mended)).toEqual({
      form: { ...form, source },
      stage: { step: "previewed", preview: mended.preview },
    });
    const edited = reduceImportScreen(previewed, { kind: "edit", change: { publish: false } });
    expect(reduceImportScreen(edited, mended)).toBe(edited);
  });

  it("keeps the form when a preview fails", () => {
    const refused = reduceImportScreen(previewed, { kind: "refused", reason: "why" });
    expect(refused).toEqual({ form, stage: { step: "refused", reason: "why" } });
  });

  it("is empty again after an import", () => {
    expect(reduceImportScreen(previewed, { kind: "clear" })).toEqual({
      form: EMPTY_FORM,
      stage: { step: "empty" },
    });
  });
});

describe("previewBlockedBy and importBlockedBy", () => {
  it.each<[Partial<ImportForm>, string | undefined]>([
    [{ source: { kind: "pasted", text: " \n" } }, "Please enter CSV data first"],
    [
      { date_mode: "spread", from: "2026-02-02", to: "2026-02-01" },
      "Choose the first and the last day of the range, in this order",
    ],
    [{ date_mode: "spread", from: "2026-02-01", to: "2026-02-01" }, undefined],
    [{}, undefined],
  ])("of a preview with %j: %s", (change, text) =>
    expect(previewBlockedBy({ ...form, ...change })).toBe(text),
  );

  it.each<[Partial<ImportScreen>, string | undefined]>([
    [{ stage: { step: "text" } }, "Please generate a preview of the CSV data first"],
    [{ form: { ...form, jobName: "  " } }, "Please enter a job name for tracking"],
    [
      { stage: { step: "previewed", preview: { ...preview, skipped: 1 } } },
      "There is nothing to import: every row is rejected or skipped",
    ],
    [{}, undefined],
  ])("of an import", (change, text) =>
    expect(importBlockedBy({ ...previewed, ...change })).toBe(text),
  );
});

describe("withDefaultDates", () => {
  const text = "title,content\nUno,a";
  it.each<[string, Partial<ImportForm>, string]>([
    ["a file without dates", {}, "random"],
    [
      "a file with dates",
      { source: { kind: "pasted", text: "title;content;Fecha\na;b;" } },
      "today",
    ],
    ["updates", { on_conflict: "update" }, "today"],
    ["a choice", { on_conflict: "update", has_chosen_dates: true }, "random"],
  ])("of %s", (_, change, mode) => {
    const given = { ...form, source: { kind: "pasted", text }, ...change } as const;
    expect(withDefaultDates(given).date_mode).toBe(mode);
  });
});

describe("toChoices", () => {
  it("places the days of a range at noon", () => {
    const choices = toChoices({
      ...form,
      date_mode: "spread",
      from: "2026-01-01",
      to: "2026-01-31",
    });
    expect(choices.dates).toEqual({
      mode: "spread",
      from: new Date("2026-01-01T12:00:00"),
      to: new Date("2026-01-31T12:00:00"),
    });
  });
});
