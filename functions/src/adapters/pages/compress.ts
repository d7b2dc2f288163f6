import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const MIN_BYTES = 1024;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export interface Encoded {
  readonly body: Buffer;
  readonly encoding: "br" | "gzip" | null;
}

export async function compress(text: string, accepts: string): Promise<Encoded> {
  const body = Buffer.from(text);
  if (body.length < MIN_BYTES) return { body, encoding: null };
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
