import type { ImportRow } from "functions/domain/import-row";
import { describe, expect, it } from "vitest";
import { differenceFrom } from "./same-file.ts";

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

describe("differenceFrom", () => {
  it("accepts the file of the job", () => expect(differenceFrom(job, file)).toBeUndefined());

  it("sees another number of rows", () =>
    expect(differenceFrom({ ...job, total_records: 4 }, file)).toBe(
      "This is not the file of “November”: it has 3 rows, and the job has 4.",
    ));

  it("sees another title on a stored line, or a stored line that is now rejected", () => {
    const other = differenceFrom({ ...job, stored: [{ line: 2, title: "Dos" }] }, file);
    expect(other).toContain("“Dos” from line 2");
    const gone = differenceFrom({ ...job, stored: [{ line: 3, title: "Dos" }] }, file);
    expect(gone).toContain("line 3");
  });
});
