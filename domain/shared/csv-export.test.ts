import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { measureGrowth } from "../testing/cpu-time.ts";
import { csvCell, csvFile, withFormulas } from "./csv-export.ts";

describe("csvCell", () => {
  it.each([
    ["=HYPERLINK(1)", `"'=HYPERLINK(1)"`],
    ["+34 600", `"'+34 600"`],
    ["-1", `"'-1"`],
    ["@cmd", `"'@cmd"`],
    ["\tx", `"'\tx"`],
    ["\rx", `"'\rx"`],
    ["\0=x", `"'=x"`],
    ['a "b", c', `"a ""b"", c"`],
    ["línea\ndos", `"línea\ndos"`],
    ["a;=1+1", `"a;'=1+1"`],
    ["a; =1", `"a; '=1"`],
    ['a;"=1"', `"a;""'=1"""`],
    ["a\t@cmd", `"a\t'@cmd"`],
    ["a\n-1+2", `"a\n'-1+2"`],
    ["a\r\n+1", `"a\r\n'+1"`],
    ["＝1+1", `"'＝1+1"`],
    ["a;＋1;－1;＠x", `"a;'＋1;'－1;'＠x"`],
    [" =1", `" '=1"`],
    ["M12; 60 a 120", `"M12; 60 a 120"`],
    ["1 - 2 = -1", `"1 - 2 = -1"`],
    ["a,=1", `"a,'=1"`],
    ["'=1", `"''=1"`],
    ["'\tx", `"''\tx"`],
  ])("writes %j as %j", (value, cell) => expect(csvCell(value)).toBe(cell));

  it("writes numbers with a decimal comma, dates and missing values without a change", () => {
    expect([
      csvCell(-1),
      csvCell(-0.87),
      csvCell(new Date(0)),
      csvCell(undefined),
      csvCell(true),
    ]).toEqual(['"-1"', '"-0,87"', '"1970-01-01T00:00:00.000Z"', '""', '"true"']);
  });
});

it.each(["\n", '"', " ;", "\t'"])("reads a cell of many %j in linear time", (piece) => {
  const cell = (size: number) => `a;${piece.repeat(size / piece.length)}b`;
  expect(measureGrowth(cell, 800_000, csvCell).ratio).toBeLessThan(8);
});

it("writes UTF-8 with a byte order mark, in columns of a Spanish Excel", () => {
  expect(csvFile(["título", "n"], [["ñ", 1]])).toBe('\uFEFF"título";"n"\r\n"ñ";"1"\r\n');
});

it("restores each cell exactly", () => {
  const pieces = fc.constantFrom("=", "+", "＠", "'", '"', ";", ",", "\t", "\r", "\n", " ", "a");
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
      const text = parts.join("");
      const cell = csvCell(text).slice(1, -1).replaceAll('""', '"');
      expect(withFormulas(cell)).toBe(text);
    }),
  );
});
