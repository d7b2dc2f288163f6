import { limits } from "functions/domain/limits";
import { decodeCsv, tooLarge } from "./decode-csv.ts";
import { isCsvFile, type Source } from "./import-state.ts";
import { messages } from "./messages.ts";

export type Loaded =
  | { readonly ok: true; readonly source: Extract<Source, { kind: "file" }> }
  | { readonly ok: false; readonly reason: string };

/** Reads a chosen file as CSV text, or says why it is refused. The bytes decide, not the name alone. */
export async function loadFile(file: File): Promise<Loaded> {
  if (!isCsvFile(file)) return { ok: false, reason: messages.invalidFile.text };
  if (file.size > limits.csvBytes) return { ok: false, reason: tooLarge(file.size) };
  const read = decodeCsv(new Uint8Array(await file.arrayBuffer()));
  if (!read.ok) return read;
  const { text, encoding } = read;
  return { ok: true, source: { kind: "file", name: file.name, size: file.size, text, encoding } };
}
