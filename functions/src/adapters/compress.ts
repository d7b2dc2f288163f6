import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Shorter texts gain nothing. */
const LEAST_BYTES = 1024;
/** A 40 kB page takes about a millisecond; higher qualities are for files that are compressed once. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export interface Encoded {
  readonly body: Buffer;
  readonly encoding: "br" | "gzip" | null;
}

/**
 * Compresses an answer as its receiver asks. Hosting compresses its own files, but passes on what a function sends.
 * @param accepts value of the Accept-Encoding header
 */
export async function compress(text: string, accepts: string): Promise<Encoded> {
  const body = Buffer.from(text);
  if (body.length < LEAST_BYTES) return { body, encoding: null };
  if (takes(accepts, "br")) return { body: await toBrotli(body, BROTLI), encoding: "br" };
  if (takes(accepts, "gzip")) return { body: await toGzip(body), encoding: "gzip" };
  return { body, encoding: null };
}

function takes(accepts: string, encoding: string): boolean {
  return accepts
    .toLowerCase()
    .split(",")
    .map((part) => part.replaceAll(" ", ""))
    .some((part) => part.split(";")[0] === encoding && !/;q=0(?:\.0*)?$/.test(part));
}
