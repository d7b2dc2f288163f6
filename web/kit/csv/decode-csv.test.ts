import { limits } from "domain/shared/limits";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeCsv } from "./decode-csv.ts";

const bytes = (...values: number[]) => Uint8Array.from(values);
const utf8 = (text: string) => new TextEncoder().encode(text);

describe("decodeCsv", () => {
  it.each([
    ["plain UTF-8", utf8("título;ñ"), "UTF-8", "título;ñ"],
    ["UTF-8 with a byte order mark", bytes(0xef, 0xbb, 0xbf, 0x61), "UTF-8", "a"],
    ["UTF-16 little endian", bytes(0xff, 0xfe, 0xf1, 0x00), "UTF-16", "ñ"],
    ["UTF-16 big endian", bytes(0xfe, 0xff, 0x00, 0xf1), "UTF-16", "ñ"],
    ["Windows-1252 from Spanish Excel", bytes(0x61, 0xf1, 0x6f, 0x80), "Windows-1252", "año€"],
    [
      "Mac Roman",
      bytes(0x44, 0x69, 0x73, 0x65, 0x96, 0x6f, 0x2c, 0x41, 0x73, 0x92, 0x6e),
      "Mac Roman",
      "Diseño,Asín",
    ],
    [
      "UTF-8 with a byte of Windows-1252",
      Uint8Array.from([...utf8("título;ñ"), 0xe1, 0x62]),
      "UTF-8 with bytes of Windows-1252",
      "título;ñáb",
    ],
    ["an apostrophe of Windows-1252", bytes(0x6c, 0x92, 0x61, 0xf1), "Windows-1252", "l’añ"],
  ])("reads %s", (_, input, encoding, text) =>
    expect(decodeCsv(input)).toEqual({ ok: true, text, encoding }),
  );

  it.each([
    ["an xlsx renamed to csv", utf8("PK\u0003\u0004…"), /workbook/],
    ["a PDF", utf8("%PDF-1.7"), /PDF/],
    ["an xls", bytes(0xd0, 0xcf, 0x11, 0xe0), /old Excel/],
    ["NUL bytes", bytes(0x61, 0x00, 0x62), /not text/],
    ["NUL inside UTF-16", bytes(0xff, 0xfe, 0x00, 0x00), /encoding/],
    ["bytes that no encoding explains", bytes(0x61, 0x81, 0x62), /encoding/],
    ["half a UTF-16 pair", bytes(0xff, 0xfe, 0x00, 0xd8), /encoding/],
  ])("rejects %s and names the format to save it in", (_, input, reason) => {
    const result = decodeCsv(input);
    expect(result).toMatchObject({ ok: false, reason: expect.stringMatching(reason) });
    expect(result).toMatchObject({ reason: expect.stringContaining("CSV UTF-8") });
  });

  it("rejects a file above the size limit without decoding it", () => {
    const result = decodeCsv(new Uint8Array(limits.csvBytes + 1));
    expect(result).toEqual({
      ok: false,
      reason: "The file has 25.0 MB; the limit is 25 MB. Split it into several files.",
    });
  });

  it("never throws, and never returns NUL as text", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (input) => {
        const result = decodeCsv(input);
        expect(result.ok ? result.text : "").not.toContain("\0");
      }),
    );
  });
});
