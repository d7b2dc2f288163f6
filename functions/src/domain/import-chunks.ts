import { bytesOf } from "./csv-cells.ts";
import type { ImportRow } from "./import-row.ts";
import { limits } from "./limits.ts";

/** Bytes for the fields of fixed form, the names and the quotes of one row on the wire. */
const ROW_OVERHEAD = 400;

/** Size of one row as the server counts it, in bytes. */
export function rowBytes(row: ImportRow): number {
  return bytesOf(row.content) + bytesOf(row.title) + bytesOf(row.excerpt) + ROW_OVERHEAD;
}

/**
 * Cuts accepted rows into the chunks that one call may carry: at most `limits.chunkRows` rows and `limits.chunkBytes`
 * bytes. Equal rows make equal chunks, so that a resumed import can tell the stored ones by their number.
 */
export function chunksOf(rows: readonly ImportRow[]): readonly (readonly ImportRow[])[] {
  const chunks: ImportRow[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const row of rows) {
    const size = rowBytes(row);
    const last = chunks.at(-1);
    if (last && last.length < limits.chunkRows && bytes + size <= limits.chunkBytes) {
      last.push(row);
      bytes += size;
    } else {
      chunks.push([row]);
      bytes = size;
    }
  }
  return chunks;
}
