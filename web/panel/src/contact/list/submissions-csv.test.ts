import { expect, it } from "vitest";
import { submission } from "#testing/submission.ts";
import { submissionsCsv } from "./submissions-csv.ts";

const nobody = { own: "eva", people: new Map() };

it("exports who has a submission and when it was answered", () => {
  const answered_at = new Date("2026-11-19T09:00:00Z");
  const mine = submission({ assigned_to: "eva", status: "completed", answered_at });
  const people = new Map([["eva", { email: "eva@nhk.example", name: "Eva" }]]);
  const csv = submissionsCsv([mine], { own: "eva", people });
  expect(csv).toContain('"sent";"eva@nhk.example";"2026-11-19T09:00:00.000Z";');
  expect(submissionsCsv([mine], nobody)).toContain('"sent";"eva";"2026-');
  expect(submissionsCsv([submission()], { own: "eva", people })).toContain('"sent";"";"";');
});

it("exports labels, and escapes formulas", () => {
  const csv = submissionsCsv([submission({ name: '=HYPERLINK("http://x")' })], nobody);
  expect(csv).toContain(`"'=HYPERLINK(""http://x"")"`);
  expect(csv).toContain('"Cotización"');
  expect(csv.startsWith("\uFEFF")).toBe(true);
});

it("has the origin in columns of its own, without formulas", () => {
  const origin = { entry_page: "/blog/acero", search: "-1+1", utm_source: "=1+1" };
  const csv = submissionsCsv([submission({ page: "/catalogo", origin }), submission()], nobody);
  const [header, full, empty] = csv.split("\r\n");
  const columns = ["page", "entry_page", "referrer", "search"];
  const campaign = ["utm_source", "utm_medium", "utm_campaign"];
  expect(header).toContain(`;"${[...columns, ...campaign].join('";"')}";"id"`);
  expect(full).toContain(`;"/catalogo";"/blog/acero";"";"'-1+1";"'=1+1";"";"";"one"`);
  expect(empty).toContain(';"";"";"";"";"";"";"";"one"');
});

it("has the lines of the list in one cell, without formulas", () => {
  const item = { reference: "NHK-1", family: "ruedas", quantity: 4, note: "" };
  const items = [
    { ...item, note: 'x;=HYPERLINK("//x")' },
    { ...item, reference: "B-2" },
  ];
  const csv = submissionsCsv([submission({ items })], nobody);
  expect(csv).toContain(`"products";"items";"message"`);
  expect(csv).toContain(`"4 × NHK-1 (x;'=HYPERLINK(""//x""))\n4 × B-2"`);
});
