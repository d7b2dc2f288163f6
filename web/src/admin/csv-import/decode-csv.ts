import { limits } from "functions/domain/limits";

export type Encoding = "UTF-8" | "UTF-16" | "Windows-1252";

export type Decoded =
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

/** Characters that Windows-1252 never writes: their presence means that it was not the encoding. */
const UNASSIGNED = /[\u0080-\u009f]/;

/**
 * Turns the bytes of a file into text, or says why that is not possible. Source: SECURITY 3.10.
 * Order: signatures of other formats, UTF-16 by its byte order mark, strict UTF-8, and Windows-1252 as the
 * last choice, which the preview has to say because it cannot be proved. The byte order mark is dropped.
 */
export function decodeCsv(bytes: Uint8Array): Decoded {
  if (bytes.length > limits.csvBytes) return { ok: false, reason: tooLarge(bytes.length) };
  const signature = SIGNATURES.find((known) => startsWith(bytes, known.bytes));
  if (signature) return { ok: false, reason: signature.reason };
  if (startsWith(bytes, [0xff, 0xfe])) return decoded(bytes, "utf-16le", "UTF-16");
  if (startsWith(bytes, [0xfe, 0xff])) return decoded(bytes, "utf-16be", "UTF-16");
  if (bytes.includes(0)) return { ok: false, reason: `This file is not text. ${SAVE_AS}` };
  const utf8 = decoded(bytes, "utf-8", "UTF-8");
  return utf8.ok ? utf8 : decoded(bytes, "windows-1252", "Windows-1252");
}

/** The sentence for a file above the limit. @param size in bytes */
export function tooLarge(size: number): string {
  const cap = limits.csvBytes / 1024 / 1024;
  return `The file has ${(size / 1024 / 1024).toFixed(1)} MB; the limit is ${cap} MB. Split it into several files.`;
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

function decoded(bytes: Uint8Array, label: string, encoding: Encoding): Decoded {
  try {
    const text = new TextDecoder(label, { fatal: true }).decode(bytes);
    if (encoding === "Windows-1252" ? UNASSIGNED.test(text) : text.includes("\0"))
      throw new TypeError();
    return { ok: true, text, encoding };
  } catch {
    return { ok: false, reason: `The text encoding of this file was not recognised. ${SAVE_AS}` };
  }
}
