import { limits } from "functions/domain/shared/limits";

export const ENCODINGS = ["UTF-8", "UTF-16", "Windows-1252"] as const;
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

const NOT_IN_WINDOWS_1252 = /[\u0080-\u009f]/;

/** Windows-1252 comes last: it accepts almost any bytes. */
export function decodeCsv(bytes: Uint8Array): Decoded {
  if (bytes.length > limits.csvBytes) return { ok: false, reason: tooLarge(bytes.length) };
  const signature = SIGNATURES.find((known) => startsWith(bytes, known.bytes));
  if (signature) return { ok: false, reason: signature.reason };
  if (startsWith(bytes, [0xff, 0xfe])) return decodeAs(bytes, "utf-16le", "UTF-16");
  if (startsWith(bytes, [0xfe, 0xff])) return decodeAs(bytes, "utf-16be", "UTF-16");
  if (bytes.includes(0)) return { ok: false, reason: `This file is not text. ${SAVE_AS}` };
  const utf8 = decodeAs(bytes, "utf-8", "UTF-8");
  return utf8.ok ? utf8 : decodeAs(bytes, "windows-1252", "Windows-1252");
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
    return { ok: false, reason: `The text encoding of this file was not recognised. ${SAVE_AS}` };
  }
}
