import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeCsv } from "./decode-csv.ts";
import { detectDelimiter, parseCsv, readHeader } from "./parse-csv.ts";

const table = (text: string) => {
  const parsed = parseCsv(text);
  if (!parsed.ok) throw new Error(parsed.reason);
  return [parsed.header, ...parsed.rows].map((row) => row.cells);
};

describe("parseCsv", () => {
  it.each<[string, string, string[][]]>([
    [
      "plain cells",
      "a,b\n1,2",
      [
        ["a", "b"],
        ["1", "2"],
      ],
    ],
    [
      "a comma inside quotes",
      'a,b\n"1,5",2',
      [
        ["a", "b"],
        ["1,5", "2"],
      ],
    ],
    ["doubled quotes", 'a\n"say ""yes"""', [["a"], ['say "yes"']]],
    ["a quote that is not at the start of its cell", 'a\n5" disc', [["a"], ['5" disc']]],
    [
      "a line end inside quotes",
      'a,b\n"1\n2",3',
      [
        ["a", "b"],
        ["1\n2", "3"],
      ],
    ],
    [
      "CRLF",
      "a,b\r\n1,2\r\n",
      [
        ["a", "b"],
        ["1", "2"],
      ],
    ],
    [
      "CR",
      "a,b\r1,2\r",
      [
        ["a", "b"],
        ["1", "2"],
      ],
    ],
    [
      "mixed line ends",
      "a,b\r\n1,2\n3,4\r5,6",
      [
        ["a", "b"],
        ["1", "2"],
        ["3", "4"],
        ["5", "6"],
      ],
    ],
    [
      "empty rows",
      "\n\na,b\n , \n,\n1,2\n\n",
      [
        ["a", "b"],
        ["1", "2"],
      ],
    ],
    [
      "semicolons",
      "a;b\n1,5;2",
      [
        ["a", "b"],
        ["1,5", "2"],
      ],
    ],
    [
      "tabs",
      "a\tb\n1\t2",
      [
        ["a", "b"],
        ["1", "2"],
      ],
    ],
    [
      "a sep= line",
      "sep=;\na;b,c\n1;2",
      [
        ["a", "b,c"],
        ["1", "2"],
      ],
    ],
    [
      "a byte order mark",
      "\uFEFFa,b\n1,2",
      [
        ["a", "b"],
        ["1", "2"],
      ],
    ],
    [
      "an empty quoted cell",
      'a,b\n"",2',
      [
        ["a", "b"],
        ["", "2"],
      ],
    ],
    ["a row shorter than the header", "a,b\n1", [["a", "b"], ["1"]]],
    [
      "a header named __proto__",
      "__proto__,b\n1,2",
      [
        ["__proto__", "b"],
        ["1", "2"],
      ],
    ],
  ])("reads %s", (_, text, cells) => expect(table(text)).toEqual(cells));

  it.each<[string, string[]]>([
    ['a, b\nc, "d, e"', ["c", "d, e"]],
    ['a, b\n"c" , "d, e" \n', ["c", "d, e"]],
    ['a;b\nc;\u00a0"d;\n""e"""', ["c", 'd;\n"e"']],
    ['a, b\nc, "Hola" dijo', ["c", ' "Hola" dijo']],
    ['a, b\nc, 5" de disco', ["c", ' 5" de disco']],
    ['a\tb\nc\t "d\te"', ["c", "d\te"]],
    ['a, b\nc, "d"', ["c", "d"]],
  ])("reads blanks around the quotes of %j", (text, cells) =>
    expect(table(text)[1]).toEqual(cells),
  );

  it.each(['a, b\nc, "d, e" f', 'a, b\nc, "d, e\nf, g', 'a, b\nc, "d\ne" f'])(
    "names the line of quotes that would cut a cell: %j",
    (text) => expect(parseCsv(text)).toMatchObject({ ok: false, line: 2 }),
  );

  it("reads blanks before quotes in linear time", () => {
    const row = `"${"palabra ".repeat(700)}", "uno"\n`;
    expect(table(`content,title\n${row.repeat(3000)}`)).toHaveLength(3001);
    expect(table(`a,b\n${', "x" y'.repeat(300_000)}`)).toHaveLength(2);
  });

  it("counts rows as Excel does", () => {
    const parsed = parseCsv('sep=,\na,b\r\n\r\n"1\n2\n3",x\n4,y');
    expect(parsed).toMatchObject({
      ok: true,
      header: { line: 1 },
      rows: [{ line: 3 }, { line: 4 }],
    });
  });

  it("names the line where an unclosed quote began", () => {
    const parsed = parseCsv('a,b\n"fine\nstill fine",2\n3,"never\nclosed\n4,5');
    expect(parsed).toEqual({
      ok: false,
      line: 4,
      reason: "A quoted cell begins on line 4 and its closing quote is missing.",
    });
  });

  it("rejects text after a closing quote instead of joining rows", () => {
    const parsed = parseCsv('a,b\n1,2\n"x"y,"z"\n3,4');
    expect(parsed).toMatchObject({ ok: false, line: 3 });
  });

  it.each(["", " \n ", "\uFEFF", "sep=;\n"])("rejects %j", (text) =>
    expect(parseCsv(text)).toMatchObject({ ok: false, reason: "There is no text in the data." }),
  );

  it("never throws on any bytes, and returns ascending lines", () => {
    const csvByte = fc.constantFrom(...Array.from(',;\t"\n\rañ=', (c) => c.charCodeAt(0)));
    const bytes = fc.array(fc.oneof(csvByte, fc.nat(255)), { maxLength: 300 });
    fc.assert(
      fc.property(bytes, (values) => {
        const text = decodeCsv(Uint8Array.from(values));
        const parsed = parseCsv(text.ok ? text.text : String.fromCharCode(...values));
        const lines = parsed.ok ? [parsed.header, ...parsed.rows].map((row) => row.line) : [];
        expect(lines).toEqual([...new Set(lines)].sort((a, b) => a - b));
      }),
    );
  });

  it("returns quoted cells unchanged, with LF line ends", () => {
    const cell = fc.string({ maxLength: 12 }).map((text) => `x${text.replaceAll("\r", "")}`);
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 6 }), (rows) => {
        const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
        const text = rows.map((row) => row.map(quote).join(",")).join("\r\n");
        expect(table(text)).toEqual(rows);
      }),
    );
  });

  it("parses 20 MB in linear time", () => {
    const row = `"${"palabra, ".repeat(700)}",uno\n`;
    const text = `content,title\n${row.repeat(3000)}`;
    // Quadratic time would exceed the time-out of the test.
    expect(table(text)).toHaveLength(3001);
  });
});

describe("detectDelimiter", () => {
  it.each([
    ["title;content\n1,2,3,4,5", ";"],
    ['"a;b;c",d\n', ","],
    ["only", ","],
    ["\n \na\tb", "\t"],
    ['"two\nlines;;;",b,c', ","],
    ["Título;Contenido (HTML, texto)\nUno;<p>a, b, c</p>", ";"],
    ["Título (corto, largo, otro);Contenido\nUno;a", ";"],
    ["uno, dos, tres;cuatro\n1;2\n3;4", ";"],
    ["título\tcontenido, en HTML; o texto\na\tb", "\t"],
  ])("finds in %j the delimiter %j", (text, delimiter) =>
    expect(detectDelimiter(text)).toBe(delimiter),
  );
});

describe("readHeader", () => {
  it.each([
    ["\uFEFFa;b\n1;2", ["a", "b"]],
    ["sep=;\r\na;b,c\r\n", ["a", "b,c"]],
    ['\n\n"título\tlargo",b\n"sin cerrar', ["título\tlargo", "b"]],
    ["", []],
  ])("of %j", (text, header) => expect(readHeader(text)).toEqual(header));
});
