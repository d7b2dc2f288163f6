import { ChakraProvider } from "@chakra-ui/react";
import { CacheProvider } from "@emotion/react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readPdf } from "../../../tests/support/read-pdf.ts";
import { createStyleCache } from "../src/app/document/style-cache.ts";
import { calculateFeet } from "../src/calculators/feet.ts";
import { familyCsv } from "../src/catalogue/family-csv.ts";
import { fillRanges } from "../src/catalogue/fill-ranges.ts";
import { FamilyPage } from "../src/pages/family/family-page.tsx";
import { familyMeta } from "../src/pages/family/meta.ts";
import { siteSystem } from "../src/ui/theme/theme.ts";
import { readPicture } from "./family-files.ts";
import { dataSheet } from "./pdf/data-sheet.ts";
import { readCatalogue, readDrawing } from "./read-catalogue.ts";
import { copyCatalogue } from "./testing/catalogue-copy.mjs";

let copy;
beforeEach(() => {
  copy = copyCatalogue();
});
afterEach(() => copy.remove());

/** What a visitor sees of the folder's leveling feet. */
async function visit() {
  const families = readCatalogue(copy.folder);
  const family = families.find(({ slug }) => slug === "pies-niveladores");
  const data = { kind: "family", family, drawing: readDrawing(family.slug, copy.folder) };
  const source = {
    findDrawing: (slug) => readDrawing(slug, copy.folder),
    loadPicture: readPicture,
    date: new Date(0),
    origin: "https://www.example.com",
  };
  const cache = createStyleCache();
  cache.compat = true;
  const system = createElement(
    ChakraProvider,
    { value: siteSystem },
    createElement(FamilyPage, { data }),
  );
  const feet = family.references.map(({ reference, values }) => ({ ...values, reference }));
  const machine = { m1: "5300", m2: "0", n: "4", S: "1.5", L: "", i: "" };
  return {
    html: renderToStaticMarkup(createElement(CacheProvider, { value: cache }, system)),
    card: fillRanges("card", "{{maximo:pies-niveladores:static_load_n}}", families),
    calculator: calculateFeet(machine, feet).references.map(({ row }) => row.reference),
    csv: familyCsv(family)
      .split("\r\n")
      .find((line) => line.includes("NHK-PN-M30-120-316-A")),
    sheet: readPdf(await dataSheet(family, source))
      .map(({ text }) => text)
      .join(""),
    jsonLd: JSON.stringify(familyMeta(data).jsonLd((path) => path)),
  };
}

it("one changed number of a table changes page, card, calculator, data sheet, CSV and JSON-LD", async () => {
  const before = await visit();
  copy.edit("pies-niveladores.csv", (text) =>
    text.replace(/^(NHK-PN-M30-120-316-A,.*),25000,/m, "$1,27500,"),
  );
  const after = await visit();
  const shown = /id="NHK-PN-M30-120-316-A".*?<\/tr>/s;
  expect(shown.exec(before.html)?.[0]).toContain(">25<");
  expect(shown.exec(after.html)?.[0]).toContain(">27,5<");
  expect([before.card, after.card]).toEqual(["25 kN", "27,5 kN"]);
  expect(after.html).toContain("27,5\u00a0kN</dd>");
  expect([before.calculator, after.calculator]).toEqual([[], ["NHK-PN-M30-120-316-A"]]);
  expect([before.csv, after.csv]).toEqual([
    expect.stringContaining(';"25000";'),
    expect.stringContaining(';"27500";'),
  ]);
  expect([before.sheet, after.sheet].map((text) => text.includes("27,5"))).toEqual([false, true]);
  expect(before.jsonLd).not.toContain('"value":27500');
  expect(after.jsonLd).toContain('"value":27500');
});
