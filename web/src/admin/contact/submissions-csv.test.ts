import { expect, it } from "vitest";
import { submission } from "#testing/submission.ts";
import { submissionsCsv } from "./submissions-csv.ts";

it("exports labels, and escapes formulas", () => {
  const csv = submissionsCsv([submission({ name: '=HYPERLINK("http://x")' })]);
  expect(csv).toContain(`"'=HYPERLINK(""http://x"")"`);
  expect(csv).toContain('"Cotización"');
  expect(csv.startsWith("\uFEFF")).toBe(true);
});

it("has the lines of the list in one cell, without formulas", () => {
  const item = { reference: "NHK-1", family: "ruedas", quantity: 4, note: "" };
  const csv = submissionsCsv([
    submission({
      items: [
        { ...item, note: 'x;=HYPERLINK("//x")' },
        { ...item, reference: "B-2" },
      ],
    }),
  ]);
  expect(csv).toContain(`"products";"items";"message"`);
  expect(csv).toContain(`"4 × NHK-1 (x;'=HYPERLINK(""//x""))\n4 × B-2"`);
});
