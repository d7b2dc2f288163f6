import { strToU8, zipSync } from "fflate";

/** XML of `<c>` elements, or texts that become inline strings; undefined: no cell. */
export type SheetRow = readonly (string | undefined)[];
export interface Sheet {
  readonly name: string;
  /** XML of `<row>` elements, or rows of cells. */
  readonly rows: string | readonly SheetRow[];
  readonly state?: string;
}
interface Parts {
  readonly strings?: string;
  readonly styles?: string;
  readonly is1904?: boolean;
}

const xmlText = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const REL = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

const toCell = (row: number, column: number, value: string) => {
  const place = `${String.fromCharCode(65 + column)}${row + 1}`;
  return value.startsWith("<c ")
    ? value.replace("<c ", `<c r="${place}" `)
    : `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${xmlText(value)}</t></is></c>`;
};

const sheetData = (rows: Sheet["rows"]) =>
  typeof rows === "string"
    ? rows
    : rows
        .map((cells, row) => {
          const xml = cells.map((value, at) => (value === undefined ? "" : toCell(row, at, value)));
          return cells.length === 0 ? "" : `<row r="${row + 1}">${xml.join("")}</row>`;
        })
        .join("");

/** The parts of an .xlsx file by path. */
export function workbookParts(sheets: readonly Sheet[], parts: Parts = {}): Record<string, string> {
  const list = sheets.map(
    ({ name, state = "visible" }, at) =>
      `<sheet name="${xmlText(name)}" sheetId="${at + 1}" state="${state}" r:id="rId${at + 1}"/>`,
  );
  const relations = sheets.map(
    (_, at) => `<Relationship Id="rId${at + 1}" Target="worksheets/sheet${at + 1}.xml"/>`,
  );
  return {
    "xl/workbook.xml": `<workbook ${MAIN} xmlns:r="${REL}"><workbookPr date1904="${parts.is1904 ? 1 : 0}"/><sheets>${list.join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships>${relations.join("")}</Relationships>`,
    ...(parts.strings === undefined
      ? {}
      : { "xl/sharedStrings.xml": `<sst ${MAIN}>${parts.strings}</sst>` }),
    ...(parts.styles === undefined
      ? {}
      : { "xl/styles.xml": `<styleSheet ${MAIN}>${parts.styles}</styleSheet>` }),
    ...Object.fromEntries(
      sheets.map(({ rows }, at) => [
        `xl/worksheets/sheet${at + 1}.xml`,
        `<worksheet ${MAIN}><sheetData>${sheetData(rows)}</sheetData></worksheet>`,
      ]),
    ),
  };
}

export function toZip(parts: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const files = Object.entries(parts).map(([path, text]) => [path, strToU8(text)] as const);
  return new Uint8Array(zipSync(Object.fromEntries(files)));
}

export const workbook = (sheets: readonly Sheet[], parts?: Parts): Uint8Array<ArrayBuffer> =>
  toZip(workbookParts(sheets, parts));
