import { describe, expect, it } from "vitest";
import { csvCell, csvFile } from "./csv-export.ts";

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
  ])("writes %j as %j", (value, cell) => expect(csvCell(value)).toBe(cell));

  it("leaves numbers, dates and nothing as they are", () => {
    expect([csvCell(-1), csvCell(new Date(0)), csvCell(undefined), csvCell(true)]).toEqual([
      '"-1"',
      '"1970-01-01T00:00:00.000Z"',
      '""',
      '"true"',
    ]);
  });
});

it("writes a file that a spreadsheet reads with its accents", () => {
  expect(csvFile(["título", "n"], [["ñ", 1]])).toBe('\uFEFF"título","n"\r\n"ñ","1"\r\n');
});
