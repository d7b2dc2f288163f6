import { limits } from "domain/shared/limits";
import { parseCsv } from "kit/csv/parse-csv";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { toZip, workbook, workbookParts } from "#testing/workbook.ts";
import { readWorkbook } from "./read-workbook.ts";

type Book = Parameters<typeof workbook>[0];
type Parts = Parameters<typeof workbook>[1];

const HEAD = ["title", "content"];
const read = (sheets: Book, parts?: Parts) => {
  const result = readWorkbook(workbook(sheets, parts));
  if (!result.ok) throw new Error(result.reason);
  return result;
};
function parseCells(text: string) {
  const parsed = parseCsv(text);
  if (!parsed.ok) throw new Error(parsed.reason);
  return [parsed.header, ...parsed.rows].map(({ cells }) => cells);
}
const getReason = (bytes: Uint8Array) => {
  const result = readWorkbook(bytes);
  return result.ok ? undefined : result.reason;
};

/** Styles 1 to 4: a day, a day and time of its own, a number, a duration in brackets with text. */
const STYLES =
  '<numFmts count="2"><numFmt numFmtId="164" formatCode="dddd\\ d&quot; de &quot;mmmm&quot; de &quot;yyyy"/><numFmt numFmtId="165" formatCode="[Red]0.00&quot; days&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="2"/><xf numFmtId="165"/></cellXfs>';

describe("readWorkbook", () => {
  it("returns the sheet as CSV with every text unchanged", () => {
    const rows = [
      [...HEAD, "excerpt"],
      ['Uno; "dos", tres', "<p>á &amp; é</p>\n\n<p>x;y</p>", "=1+1"],
      ["'=2", " con espacios ", "\t@x"],
    ];
    const { text, sheet, others } = read([{ name: "Artículos", rows }]);
    expect(parseCells(text)).toEqual(rows);
    expect({ sheet, others }).toEqual({ sheet: "Artículos", others: [] });
  });

  it("keeps the number of each row, with empty rows and a title above the header", () => {
    const rows = [["Artículos de 2026"], [], HEAD, [], ["Uno", "a"]];
    const { text } = read([{ name: "Hoja1", rows }]);
    expect(text.split("\n")).toEqual(["", "", '"title","content"', "", '"Uno","a"']);
  });

  it("writes dates of either date system as the import reads them", () => {
    const day = (style: number, value: string) => `<c s="${style}"><v>${value}</v></c>`;
    const rows = [
      [...HEAD, "date"],
      ["Uno", "a", day(1, "46053")],
      ["Dos", "b", day(2, "46053.4375")],
      ["Tres", "c", day(3, "46053")],
      ["Cuatro", "d", day(4, "46053")],
      ["Cinco", "e", '<c t="d"><v>2026-01-31T00:00:00</v></c>'],
    ];
    const dates = (parts: Parts) =>
      parseCells(read([{ name: "H", rows }], parts).text).map((cells) => cells[2]);
    const others = ["46053", "46053", "2026-01-31"];
    expect(dates({ styles: STYLES })).toEqual([
      "date",
      "2026-01-31",
      "2026-01-31T10:30",
      ...others,
    ]);
    expect(dates({ styles: STYLES, is1904: true }).slice(1, 3)).toEqual([
      "2030-02-01",
      "2030-02-01T10:30",
    ]);
  });

  it("reads numbers in text format and with any other format as numbers", () => {
    const formats = ["0", "49", "9", "4", "44", "48", "37", "12"];
    const styles = `<cellXfs>${formats.map((id) => `<xf numFmtId="${id}"/>`).join("")}</cellXfs>`;
    const rows = [HEAD, ...formats.map((_, s) => [`<c s="${s}"><v>2024</v></c>`, "a"])];
    const { text } = read([{ name: "H", rows }], { styles });
    expect(parseCells(text).slice(1)).toEqual(formats.map(() => ["2024", "a"]));
  });

  it("shows numbers without what binary fractions add", () => {
    const rows = [HEAD, ['<c t="n"><v>0.30000000000000004</v></c>', '<c t="n"><v>1E3</v></c>']];
    expect(parseCells(read([{ name: "H", rows }]).text)[1]).toEqual(["0.3", "1000"]);
  });

  it("leaves errors of formulas to the import, which names their cells", () => {
    const rows = [HEAD, ['<c t="e"><f>B9</f><v>#REF!</v></c>', "a"]];
    expect(parseCells(read([{ name: "H", rows }]).text)[1]).toEqual(["#REF!", "a"]);
  });

  it("reads shared, formatted and computed texts, numbers and yes or no", () => {
    const rows = [
      HEAD,
      ['<c t="s"><v>0</v></c>', '<c t="s"><v>1</v></c>'],
      ['<c t="str"><f>A1</f><v>Con fórmula</v></c>', '<c t="b"><v>1</v></c>'],
      ['<c t="n"><v>1.5</v></c>', '<c t="b"><v>0</v></c>'],
    ];
    const strings =
      "<si><t>Línea_x000D_\nañadida</t></si><si><r><t>en </t></r><r><rPr><b/></rPr><t>negrita</t></r><rPh><t>no</t></rPh></si>";
    expect(parseCells(read([{ name: "H", rows }], { strings }).text).slice(1)).toEqual([
      ["Línea\nañadida", "en negrita"],
      ["Con fórmula", "true"],
      ["1.5", "false"],
    ]);
  });

  it("reads the first visible sheet with a header row, and names the others", () => {
    const { text, sheet, others } = read([
      { name: "Portada", rows: [["Plan de contenidos"], ["Ana"]] },
      { name: "Oculta", state: "hidden", rows: [HEAD, ["No", "n"]] },
      {
        name: "Artículos",
        rows: [
          ["Título", "Contenido"],
          ["Sí", "s"],
        ],
      },
      { name: "Viejos", rows: [HEAD] },
    ]);
    expect(parseCells(text)[1]).toEqual(["Sí", "s"]);
    expect(sheet).toBe("Artículos");
    expect(others).toEqual(["Portada", "Oculta", "Viejos"]);
  });

  it("reads the first sheet with text when none has a known header", () => {
    const { sheet } = read([
      { name: "Vacía", rows: [] },
      { name: "Datos", rows: [["Epígrafe", "Nota"]] },
    ]);
    expect(sheet).toBe("Datos");
  });
});

describe("a workbook that is rejected", () => {
  beforeEach(() => void vi.spyOn(console, "warn").mockImplementation(() => {}));
  afterEach(() => vi.restoreAllMocks());

  const cell = (place: string) => `<c r="${place}"><v>1</v></c>`;
  const toSheet = (rows: string) => workbook([{ name: "H", rows }]);

  it.each([
    ["no zip", new TextEncoder().encode("title;content"), /not an Excel workbook/],
    [
      "with a password",
      Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]),
      /protected with a password or has an old format/,
    ],
    ["another zip", toZip({ "word/document.xml": "<a/>" }), /not an Excel workbook/],
    ["half a file", workbook([{ name: "H", rows: [HEAD] }]).subarray(0, 200), /damaged/],
    ["broken XML", toSheet('<row r="1"><c r="A1">'), /damaged/],
    ["without text", workbook([{ name: "H", rows: [] }]), /no text/],
    ["text far below", toSheet(`<row r="900000">${cell("A900000")}</row>`), /row 900,000/],
    ["text far right", toSheet(`<row r="1">${cell("XFD1")}</row>`), /more than 100 columns/],
    ["impossible cells", toSheet(`<row r="1">${cell("ZZZZZZZZ1")}</row>`), /more than 100 columns/],
  ])("%s", (_, bytes, reason) => expect(getReason(bytes)).toMatch(reason));

  it("has more rows than an import", () => {
    const rows = Array.from({ length: limits.csvRows + 2 }, () => ["a", "b"]);
    expect(getReason(workbook([{ name: "H", rows }]))).toMatch(/limit is 5,000/);
  });

  /** A workbook whose longest part states another size than it has. */
  function declaring(size: number, longPart: Readonly<Record<string, string>>) {
    const bytes = toZip({ ...workbookParts([{ name: "H", rows: [HEAD] }]), ...longPart });
    const view = new DataView(bytes.buffer);
    for (let at = 0; at < bytes.length - 30; at += 1) {
      const isEntry = view.getUint32(at, true) === 0x02014b50;
      if (isEntry && view.getUint32(at + 24, true) > 100_000) view.setUint32(at + 24, size, true);
    }
    return bytes;
  }

  it("unpacks to more than the limit, by its own declaration, without being unpacked", () => {
    const bomb = declaring(101 * 1024 * 1024, { "xl/sharedStrings.xml": " ".repeat(200_000) });
    expect(getReason(bomb)).toMatch(/unpacks to 101 MB; the limit is 100 MB/);
  });

  it("contains more than it declares", () => {
    const rows = "<row/>".repeat(100_000);
    const sheet = `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
    expect(getReason(declaring(100, { "xl/worksheets/sheet1.xml": sheet }))).toMatch(/damaged/);
  });

  it("never throws on damaged bytes", () => {
    const whole = workbook([{ name: "H", rows: [HEAD, ["Uno", "a"]] }]);
    for (let at = 0; at < whole.length; at += 7) {
      const bytes = whole.slice();
      bytes[at] = (bytes[at] ?? 0) ^ 0xff;
      expect(readWorkbook(bytes)).toHaveProperty("ok");
    }
  });
});
