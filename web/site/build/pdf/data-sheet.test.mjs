import { describe, expect, it } from "vitest";
import { readPdf } from "../../../../tests/support/read-pdf.ts";
import { readPicture } from "../family-files.ts";
import { readCatalogue, readDrawing } from "../read-catalogue.ts";
import { cataloguePdf, dataSheet } from "./data-sheet.ts";
import { fontFor } from "./document.ts";

const source = {
  findDrawing: readDrawing,
  loadPicture: readPicture,
  date: new Date("2026-11-25T12:00:00Z"),
  origin: "https://www.example.com",
};
const families = readCatalogue();

const toText = (pdf) => pdf.toString("latin1");
const countPages = (pdf) => toText(pdf).match(/\/Type \/Page\b/g)?.length;

describe("a data sheet", () => {
  it.each(families)("of $slug is A4 with two pages, date and language", async (family) => {
    const pdf = await dataSheet(family, source);
    expect(countPages(pdf)).toBe(2);
    expect(new Set(toText(pdf).match(/\/MediaBox \[[^\]]+\]/g))).toEqual(
      new Set(["/MediaBox [0 0 841.89 595.28]"]),
    );
    expect(toText(pdf)).toContain("(D:20261125120000Z)");
    expect(toText(pdf)).toContain("/Lang (es)");
    // Every font is in the file; headings, tables and pictures are named for readers that speak.
    expect(toText(pdf)).not.toMatch(/\/BaseFont \/(?:Helvetica|Symbol)/);
    expect(toText(pdf).match(/\/FontFile2/g)?.length).toBeGreaterThanOrEqual(2);
    expect(toText(pdf)).toContain("/Marked true");
    expect(toText(pdf)).toContain("/DisplayDocTitle true");
    for (const [element, count] of [
      ["H1", 1],
      ["Table", 1],
      ["TR", 1 + family.references.length],
      ["Figure", 3],
      ["Link", 1],
    ])
      expect(toText(pdf).match(new RegExp(`/S /${element}\\b`, "g"))).toHaveLength(count);
    const [first, table] = readPdf(pdf);
    expect(first.text).toContain(`https://www.example.com/catalogo/${family.slug}`);
    expect(first.text).toMatch(/Revisión[0-9A-F]{6}·Datosdel25denoviembrede2026/);
    expect(first.text).toContain("Valorestípicosdelagama,novinculantes.");
    for (const { reference } of family.references) expect(table.text).toContain(reference);
    expect(first.text + table.text).not.toContain("�");
  });

  it("has another revision when a number changes, and the same one on another day", async () => {
    const [family] = families;
    const findRevision = async (of, date = source.date) => {
      const [page] = readPdf(await dataSheet(of, { ...source, date }));
      return /Revisión([0-9A-F]{6})/.exec(page.text)?.[1];
    };
    const [first, ...others] = family.references;
    const values = { ...first.values, static_load_n: 10_500 };
    const changed = { ...family, references: [{ ...first, values }, ...others] };
    expect(await findRevision(family, new Date(0))).toBe(await findRevision(family));
    expect(await findRevision(changed)).not.toBe(await findRevision(family));
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
  expect(countPages(pdf)).toBe(1 + 2 * families.length);
  for (const { slug } of families)
    expect(toText(pdf)).toContain(`(https://www.example.com/catalogo/${slug})`);
});
