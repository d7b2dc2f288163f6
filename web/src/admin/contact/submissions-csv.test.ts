import { expect, it } from "vitest";
import { submission } from "#testing/submission.ts";
import { submissionsCsv } from "./submissions-csv.ts";

it("exports labels, and escapes formulas", () => {
  const csv = submissionsCsv([submission({ name: '=HYPERLINK("http://x")' })]);
  expect(csv).toContain(`"'=HYPERLINK(""http://x"")"`);
  expect(csv).toContain('"Cotización"');
  expect(csv.startsWith("\uFEFF")).toBe(true);
});
