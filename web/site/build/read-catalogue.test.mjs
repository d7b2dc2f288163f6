import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { forgetCatalogue, keptCatalogue, readCatalogue } from "./read-catalogue.ts";
import { copyCatalogue } from "./testing/catalogue-copy.mjs";

const UTF8_MARK = "\ufeff";

let copy;
beforeEach(() => {
  copy = copyCatalogue();
});
afterEach(() => copy.remove());

const getFaults = () => {
  try {
    readCatalogue(copy.folder);
    return [];
  } catch (error) {
    return error.message.split("\n");
  }
};

/** A table of `write` as Spanish Excel saves it. */
const inExcel = (text) =>
  text
    .replaceAll(",", ";")
    .replace(/(\d)\.(\d+)$/gm, "$1,$2")
    .replaceAll("\n", "\r\n");

describe("readCatalogue", () => {
  it.each([
    ["semicolons, decimal commas and Windows line ends", (text) => inExcel(text)],
    ["Windows-1252", (text) => Buffer.from(inExcel(text), "latin1")],
    ["a byte order mark", (text) => UTF8_MARK + text],
    ["UTF-16 with tabs", (text) => Buffer.from(UTF8_MARK + text.replaceAll(",", "\t"), "utf16le")],
    ["a sep= line", (text) => `sep=,\n${text}`],
    ["quotes around every cell", (text) => text.replace(/[^,\n]+/g, '"$&"')],
    ["empty rows and columns at the end", (text) => text.replaceAll("\n", ",,\n").concat(",,\n\n")],
  ])("reads a table with %s", (_name, save) => {
    const original = readCatalogue();
    copy.edit("ruedas.csv", (text) => {
      expect(text).toContain("Goma elástica");
      return save(text);
    });
    expect(readCatalogue(copy.folder)).toEqual(original);
  });

  it.each([
    [
      "a wrong cell in Windows-1252",
      "ruedas.csv",
      (text) => Buffer.from(text.replace("Goma elástica", "Goma eléctrica"), "latin1"),
      'web/site/catalogue/ruedas.csv:4: column E (tread): "Goma eléctrica" is none of: Poliamida',
    ],
    [
      "UTF-8 that was read as Windows-1252",
      "ruedas.csv",
      (text) => Buffer.from(text).toString("latin1"),
      'web/site/catalogue/ruedas.csv:4: column E (tread): "Goma elÃ¡stica" is none of',
    ],
    [
      "a line break inside a cell",
      "soportes.csv",
      (text) => text.replace("204-304,De pie", '204-304,"De\npie"'),
      "web/site/catalogue/soportes.csv:2: column B (mount): a cell is one line",
    ],
    [
      "a wrong cell below a line break, in the row that a spreadsheet shows",
      "soportes.csv",
      (text) => text.replace("204-304,De pie", '204-304,"\nDe pie"').replace(",205,25", ",205,XX"),
      'web/site/catalogue/soportes.csv:3: column D (shaft_mm): "XX" is not a number',
    ],
    [
      "a quote that is not closed",
      "soportes.csv",
      (text) => text.replace("De pie,206", '"De pie,206'),
      "web/site/catalogue/soportes.csv:4: A quoted cell begins on line 4",
    ],
    [
      "an Excel workbook with another name",
      "soportes.csv",
      () => "PK\u0003\u0004",
      "web/site/catalogue/soportes.csv: This is a spreadsheet workbook",
    ],
    [
      "an empty file",
      "soportes.csv",
      () => "",
      "web/site/catalogue/soportes.csv:1: There is no text",
    ],
    [
      "a reference of another family",
      "soportes.csv",
      (text) => text.replace("NHK-SR-P204-304", "NHK-UR-P204-20-316"),
      'web/site/catalogue/soportes.csv:2: column A (reference): "NHK-UR-P204-20-316" is already in web/site/catalogue/unidades-rodamiento.csv:2',
    ],
    [
      "a wrong cell in the table of columns",
      "columns.csv",
      (text) => text.replace("number,mm,0", "number,cm,0"),
      'web/site/catalogue/columns.csv:4: column E (unit): "cm" is none of',
    ],
    [
      "a column that the table of columns does not have",
      "columns.csv",
      (text) => text.replace(/^ruedas,brake,.*\n/m, ""),
      'web/site/catalogue/ruedas.csv:1: column S: unknown column "brake"',
    ],
    [
      "a family without columns",
      "columns.csv",
      (text) => text.replace(/^ruedas,.*\n/gm, ""),
      'web/site/catalogue/columns.csv: no column of "ruedas"',
    ],
    [
      "another temperature for the same elastomer",
      "pies-niveladores.csv",
      (text) => text.replace("NBR,-20,100", "NBR,-20,90"),
      "web/site/catalogue/pies-niveladores.csv:3: column S (temp_max_c): 90 °C is not 100 °C, which NBR of materials.csv and the family allow",
    ],
    [
      "a reference that bears more than its tread",
      "ruedas.csv",
      (text) => text.replace("-20,50,0.95", "-20,60,0.95"),
      "(temp_max_c): 60 °C is not 50 °C, which Goma elástica of materials.csv and the family allow",
    ],
    [
      "an elastomer without limits",
      "materials.csv",
      (text) => text.replace("Silicona", "Silicón"),
      'materials.csv has no "Silicona"',
    ],
    [
      "families that are not JSON",
      "families.json",
      (text) => text.replace("[", ""),
      "web/site/catalogue/families.json: Unexpected",
    ],
    [
      "a family without a text",
      "families.json",
      (text) => text.replace('"name"', '"nombre"'),
      "web/site/catalogue/families.json: 0.name: Invalid key",
    ],
    [
      "two families with the same table",
      "families.json",
      (text) => text.replace('"slug": "pies-ajustables"', '"slug": "pies-niveladores"'),
      "web/site/catalogue/families.json: families: two equal slugs",
    ],
    [
      "an unknown range in a family's text",
      "families.json",
      (text) => text.replace("[\n", "[\n\n").replace(":tilt_deg", ":tilt"),
      /^web\/site\/catalogue\/families\.json:\d+: \{\{maximo:pies-ajustables:tilt\}\}: pies-ajustables has no column "tilt"/,
    ],
    [
      "a synonym of something that the tables do not have",
      "synonyms.csv",
      (text) => text.replace("Rodamientos + Tensor", "Rodamientos + Tensora"),
      /^web\/site\/catalogue\/synonyms\.csv:\d+: column B \(search\): "Tensora" is no family and no value of the tables$/,
    ],
    [
      "a word that has two meanings",
      "synonyms.csv",
      (text) => text.replace("swivel|", "Casters|").replace("caster|", "casters|"),
      'web/site/catalogue/synonyms.csv:3: column A (words): "casters" is already in row 2',
    ],
    [
      "a word between two signs that is missing",
      "synonyms.csv",
      (text) => text.replace("caster|", "caster||"),
      "web/site/catalogue/synonyms.csv:2: column A (words): an empty word between | and |",
    ],
    [
      "a synonym of nothing that does not say why",
      "synonyms.csv",
      (text) => `${text}trinquete,,no,\n`,
      /^web\/site\/catalogue\/synonyms\.csv:\d+: column D \(note\): without a search, the note tells/,
    ],
    [
      "another answer than sí or no",
      "synonyms.csv",
      (text) => text.replace("IP67,sí", "IP67,si"),
      /column C \(optional\): "si" is none of: sí, no/,
    ],
    [
      "a drawing without a letter of the table",
      "drawings/ruedas.svg",
      (text) => text.replace("a1 y a2 ancho", "ancho"),
      "web/site/catalogue/drawings/ruedas.svg: its <desc> does not name a1, the letter of plate_width_mm",
    ],
  ])("refuses %s", (_name, file, change, fault) => {
    copy.edit(file, change);
    const expected =
      typeof fault === "string" ? expect.stringContaining(fault) : expect.stringMatching(fault);
    expect(getFaults()).toContainEqual(expected);
  });

  it.each([
    ["soportes.csv", "web/site/catalogue/soportes.csv: the file is missing"],
    ["columns.csv", "web/site/catalogue/columns.csv: the file is missing"],
    ["materials.csv", "web/site/catalogue/materials.csv: the file is missing"],
    ["synonyms.csv", "web/site/catalogue/synonyms.csv: the file is missing"],
    ["drawings/soportes.svg", "web/site/catalogue/drawings/soportes.svg: the drawing is missing"],
  ])("refuses a folder without %s", (file, fault) => {
    rmSync(join(copy.folder, file));
    expect(getFaults()).toEqual([fault]);
  });

  it("reports the faults of every table", () => {
    copy.edit("ruedas.csv", (text) => text.replace("150,1471", "x,1471"));
    copy.edit("soportes.csv", (text) => text.replace("127,95", "x,95"));
    expect(getFaults().map((fault) => fault.split(" ")[0])).toEqual([
      "web/site/catalogue/soportes.csv:2:",
      "web/site/catalogue/ruedas.csv:2:",
    ]);
  });
});

it("keeps the tables for all texts of a build until a file changes", () => {
  const before = keptCatalogue(copy.folder);
  copy.edit("ruedas.csv", (text) => text.replace("500,4905", "520,5101"));
  expect(keptCatalogue(copy.folder)).toBe(before);
  forgetCatalogue();
  const after = keptCatalogue(copy.folder);
  expect(after).not.toEqual(before);
  expect(after).toEqual(readCatalogue(copy.folder));
});
