import { expect, it } from "vitest";
import { findContradictions, readSiteTexts, requireAgreement } from "./check-statements.ts";
import { readCatalogue, readMaterials } from "./read-catalogue.ts";

const catalogue = readCatalogue();
const facts = { catalogue, materials: readMaterials() };
const findFaults = (text, isArticle = false) =>
  findContradictions([{ path: "a.md", text, isArticle }], facts);

it("the texts of the site, its tables and adviser, and the sample articles agree", () => {
  expect(readSiteTexts(catalogue).length).toBeGreaterThan(40);
  expect(requireAgreement).not.toThrow();
});

it.each([
  ["a temperature above the limit", "El NBR trabaja hasta 110 °C.", "NBR: 110 °C is above"],
  ["in water", "El NBR aguanta agua a 90 °C.", "NBR: 90 °C is above its limit, 80 °C"],
  ["a range of no table", "EPDM de −45 a +120 °C", "EPDM: −45 a +120 °C is the range of no table"],
  ["a medium", "La poliamida aguanta productos químicos.", "Poliamida: the cleaning rules"],
  [
    "a tunnel",
    "La poliamida va bien en lavado automático.",
    "Poliamida: the cleaning rules do not allow alcalina at 60 °C",
  ],
  [
    "one of two materials",
    "EPDM para sosa y ácidos, NBR para peracético.",
    "NBR: the cleaning rules do not allow peracetico",
  ],
  ["a finish", "Acabado Ra ≤ 0,4 µm", "Ra ≤ 0,4 is in no table"],
  ["a reference", "Pida NHK-PN-M16-080-305.", "NHK-PN-M16-080-305 is in no table"],
  ["a promise", "Puede disponer de certificado.", "a promise; write {{tipicos}}"],
  [
    "a table's row",
    "| Banda | Puntos fuertes |\n| --- | --- |\n| Poliamida | Carga, ácidos |",
    "a.md:3: Poliamida: the cleaning rules do not allow acida",
  ],
  [
    "a rating",
    "<tr><th>Junta</th><th>Nítrico</th></tr>\n<tr><td>NBR</td><td>Buena</td></tr>",
    'a.md:2: NBR, Nítrico: "Buena" contradicts the cleaning rules',
  ],
  [
    "a rating by product",
    "| Producto | 304 | EPDM |\n|---|---|---|\n| Sosa, 80 °C | Adecuado | Deficiente |",
    'a.md:3: EPDM, Sosa, 80 °C: "Deficiente" contradicts the cleaning rules',
  ],
])("refuses %s that contradicts the tables", (_name, text, fault) => {
  expect(findFaults(text).join("\n")).toContain(fault);
});

it.each([
  "NBR: en seco, hasta 100 °C; en agua, hasta 80 °C.",
  "EPDM −40 a +130 °C",
  "EPDM para sosa y ácidos, NBR donde hay grasa, silicona o FKM para calor.",
  "La poliamida no resiste ácidos.",
  "| Banda | Límites |\n| --- | --- |\n| Poliamida | Ácidos y álcalis |",
  "Ra ≤ 0,8 µm",
  "NHK-PN-M16-080-304",
])("accepts %j", (text) => expect(findFaults(text)).toEqual([]));

it("articles may teach criteria of the trade", () => {
  expect(findFaults("Zona de salpicadura: Ra ≤ 1,6 µm", true)).toEqual([]);
  expect(findFaults("Contacto: Ra ≤ 0,2 µm", true)).not.toEqual([]);
});
