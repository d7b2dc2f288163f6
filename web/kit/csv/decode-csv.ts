import { limits } from "domain/shared/limits";

export const ENCODINGS = [
  "UTF-8",
  "UTF-16",
  "Windows-1252",
  "Mac Roman",
  "UTF-8 with bytes of Windows-1252",
] as const;
export type Encoding = (typeof ENCODINGS)[number];

type Decoded =
  | { readonly ok: true; readonly text: string; readonly encoding: Encoding }
  | { readonly ok: false; readonly reason: string };

const SAVE_AS = "Save it as “CSV UTF-8” in your spreadsheet program and load that file.";
const SIGNATURES: readonly { readonly bytes: readonly number[]; readonly reason: string }[] = [
  {
    bytes: [0x50, 0x4b],
    reason: `This is a spreadsheet workbook or another compressed file, not a CSV. ${SAVE_AS}`,
  },
  { bytes: [0x25, 0x50, 0x44, 0x46], reason: `This is a PDF, not a CSV. ${SAVE_AS}` },
  {
    bytes: [0xd0, 0xcf, 0x11, 0xe0],
    reason: `This is an old Excel workbook, not a CSV. ${SAVE_AS}`,
  },
];

const UNKNOWN: Decoded = {
  ok: false,
  reason: `The text encoding of this file was not recognised. ${SAVE_AS}`,
};
const NOT_IN_WINDOWS_1252 = /[\u0080-\u009f]/;

/** Windows-1252 comes last: it accepts almost any bytes. */
export function decodeCsv(bytes: Uint8Array): Decoded {
  if (bytes.length > limits.csvBytes) return { ok: false, reason: tooLarge(bytes.length) };
  const signature = SIGNATURES.find((candidate) => startsWith(bytes, candidate.bytes));
  if (signature) return { ok: false, reason: signature.reason };
  if (startsWith(bytes, [0xff, 0xfe])) return decodeAs(bytes, "utf-16le", "UTF-16");
  if (startsWith(bytes, [0xfe, 0xff])) return decodeAs(bytes, "utf-16be", "UTF-16");
  if (bytes.includes(0)) return { ok: false, reason: `This file is not text. ${SAVE_AS}` };
  const utf8 = decodeAs(bytes, "utf-8", "UTF-8");
  if (utf8.ok) return utf8;
  if (isMostlyUtf8(bytes)) return decodeMixed(bytes);
  return isMacRoman(bytes)
    ? decodeAs(bytes, "macintosh", "Mac Roman")
    : decodeAs(bytes, "windows-1252", "Windows-1252");
}

/** A file that programs wrote in two encodings; in one of Windows-1252 hardly two letters in a row look like UTF-8. */
function isMostlyUtf8(bytes: Uint8Array): boolean {
  const text = new TextDecoder("utf-8").decode(bytes);
  const wrong = text.match(/\uFFFD/g)?.length ?? 0;
  const right = text.match(/[\u0080-\uFFFC\u{10000}-\u{10FFFF}]/gu)?.length ?? 0;
  return right > wrong;
}

const UTF8_OR_BYTE =
  /[\xC2-\xDF][\x80-\xBF]|\xE0[\xA0-\xBF][\x80-\xBF]|[\xE1-\xEC\xEE\xEF][\x80-\xBF]{2}|\xED[\x80-\x9F][\x80-\xBF]|\xF0[\x90-\xBF][\x80-\xBF]{2}|[\xF1-\xF3][\x80-\xBF]{3}|\xF4[\x80-\x8F][\x80-\xBF]{2}|[\x80-\xFF]/g;

function decodeMixed(bytes: Uint8Array): Decoded {
  const windows = new TextDecoder("windows-1252");
  const utf8 = new TextDecoder("utf-8", { ignoreBOM: true });
  const text = toBinary(bytes).replace(UTF8_OR_BYTE, (found) => {
    const own = Uint8Array.from(found, (char) => char.charCodeAt(0));
    return (own.length > 1 ? utf8 : windows).decode(own);
  });
  if (NOT_IN_WINDOWS_1252.test(text)) return UNKNOWN;
  return {
    ok: true,
    text: text.replace(/^\uFEFF/, ""),
    encoding: "UTF-8 with bytes of Windows-1252",
  };
}

/** One character for each byte. */
function toBinary(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return text;
}

/** Inside of words, Mac Roman has letters where Windows-1252 has signs that stand between words. */
function isMacRoman(bytes: Uint8Array): boolean {
  const text = toBinary(bytes);
  const mac = text.match(/[A-Za-z][\x83\x84\x87\x8E\x92\x96\x97\x9C\x9F](?=[a-z])/g)?.length ?? 0;
  const windows =
    text.match(/[\xC1\xC9\xCD\xD1\xD3\xDA\xE1\xE9\xED\xF1\xF3\xFA\xFC]/g)?.length ?? 0;
  return mac > windows;
}

export function tooLarge(bytes: number): string {
  const cap = limits.csvBytes / 1024 / 1024;
  return `The file has ${(bytes / 1024 / 1024).toFixed(1)} MB; the limit is ${cap} MB. Split it into several files.`;
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

function decodeAs(bytes: Uint8Array, label: string, encoding: Encoding): Decoded {
  try {
    const text = new TextDecoder(label, { fatal: true }).decode(bytes);
    if (encoding === "Windows-1252" ? NOT_IN_WINDOWS_1252.test(text) : text.includes("\0"))
      throw new TypeError();
    return { ok: true, text, encoding };
  } catch {
    return UNKNOWN;
  }
}
