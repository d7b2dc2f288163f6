import { describe, expect, it } from "vitest";
import { readCatalogue, readDrawing } from "../read-catalogue.ts";
import { cataloguePdf, dataSheet } from "./data-sheet.ts";
import { winAnsi } from "./document.ts";

const source = {
  drawingOf: readDrawing,
  date: new Date("2026-11-25T12:00:00Z"),
  origin: "https://www.example.com",
};
const families = readCatalogue();

const textOf = (pdf) => pdf.toString("latin1");
const pagesOf = (pdf) => textOf(pdf).match(/\/Type \/Page\b/g)?.length;

describe("a data sheet", () => {
  it.each(families)("of $slug is A4 with two pages, date and language", async (family) => {
    const pdf = await dataSheet(family, source);
    expect(pagesOf(pdf)).toBe(2);
    expect(new Set(textOf(pdf).match(/\/MediaBox \[[^\]]+\]/g))).toEqual(
      new Set(["/MediaBox [0 0 841.89 595.28]"]),
    );
    expect(textOf(pdf)).toContain("(D:20261125120000Z)");
    expect(textOf(pdf)).toContain("/Lang (es)");
  });

  it("has equal bytes for equal data", async () => {
    const [first, second] = [
      await dataSheet(families[0], source),
      await dataSheet(families[0], source),
    ];
    expect(first.equals(second)).toBe(true);
  });

  it("refuses a letter that its fonts lack", () => {
    expect(winAnsi("−20 a +100 °C, ±7°, 0,8 µm")).toBe("–20 a +100 °C, ±7°, 0,8 µm");
    expect(() => winAnsi("10 Ω")).toThrow('cannot show "Ω": 10 Ω');
  });
});

it("the catalog has a cover and every family, and links to their pages", async () => {
  const pdf = await cataloguePdf(families, source);
  expect(pagesOf(pdf)).toBe(1 + 2 * families.length);
  for (const { slug } of families)
    expect(textOf(pdf)).toContain(`(https://www.example.com/catalogo/${slug})`);
});
