import { describe, expect, it } from "vitest";
import { readPdf } from "../../../../tests/support/read-pdf.ts";
import { readPicture } from "../family-files.ts";
import { readCatalogue, readDrawing } from "../read-catalogue.ts";
import { cataloguePdf, dataSheet } from "./data-sheet.ts";
import { fontFor } from "./document.ts";

const source = {
  drawingOf: readDrawing,
  pictureOf: readPicture,
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
    // Every font is in the file; headings, tables and pictures are named for readers that speak.
    expect(textOf(pdf)).not.toMatch(/\/BaseFont \/(?:Helvetica|Symbol)/);
    expect(textOf(pdf).match(/\/FontFile2/g)?.length).toBeGreaterThanOrEqual(2);
    expect(textOf(pdf)).toContain("/Marked true");
    expect(textOf(pdf)).toContain("/DisplayDocTitle true");
    for (const [element, count] of [
      ["H1", 1],
      ["Table", 1],
      ["TR", 1 + family.references.length],
      ["Figure", 3],
      ["Link", 1],
    ])
      expect(textOf(pdf).match(new RegExp(`/S /${element}\\b`, "g"))).toHaveLength(count);
    const [first, table] = readPdf(pdf);
    expect(first.text).toContain(`https://www.example.com/catalogo/${family.slug}`);
    expect(first.text).toMatch(/Revisión[0-9A-F]{6}·Datosdel25denoviembrede2026/);
    expect(first.text).toContain("Valorestípicosdelagama,novinculantes.");
    for (const { reference } of family.references) expect(table.text).toContain(reference);
    expect(first.text + table.text).not.toContain("�");
  });

  it("has another revision when a number changes, and the same one on another day", async () => {
    const [family] = families;
    const revisionOf = async (of, date = source.date) => {
      const [page] = readPdf(await dataSheet(of, { ...source, date }));
      return /Revisión([0-9A-F]{6})/.exec(page.text)?.[1];
    };
    const [first, ...others] = family.references;
    const values = { ...first.values, static_load_n: 10_500 };
    const changed = { ...family, references: [{ ...first, values }, ...others] };
    expect(await revisionOf(family, new Date(0))).toBe(await revisionOf(family));
    expect(await revisionOf(changed)).not.toBe(await revisionOf(family));
  });

  it("shows the letters of drawings and tables, Greek ones as well", async () => {
    const [page] = readPdf(await dataSheet(families[0], source));
    expect(page.text).toContain("α7°");
    expect(page.text).toContain("−20a+100°C");
  });

  it("has equal bytes for equal data", async () => {
    const [first, second] = [
      await dataSheet(families[0], source),
      await dataSheet(families[0], source),
    ];
    expect(first.equals(second)).toBe(true);
  });

  it("refuses a letter that its fonts lack", () => {
    expect(fontFor("Ra ≤ 0,8 µm, 10⁵ Ω")).toContain("dejavu");
    expect(() => fontFor("10 ₽")).toThrow('cannot show "₽": 10 ₽');
  });
});

it("the catalog has a cover and every family, and links to their pages", async () => {
  const pdf = await cataloguePdf(families, source);
  expect(pagesOf(pdf)).toBe(1 + 2 * families.length);
  for (const { slug } of families)
    expect(textOf(pdf)).toContain(`(https://www.example.com/catalogo/${slug})`);
});
