import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";

/** What a manifest says of a file. */
export interface FileFacts {
  readonly lines: number;
  /** SHA-256, in hexadecimal, of the text before it is packed: packers of other machines give other bytes. */
  readonly sha256: string;
}

/** Bytes that are unpacked at a time: lines of articles have tens of thousands. */
const CHUNK = 256 * 1024;

/** Writes lines as they come into a new file, packed; readable by its owner only. */
export async function writeLines(path: string, lines: AsyncIterable<string>): Promise<FileFacts> {
  const hash = createHash("sha256");
  let count = 0;
  const text = async function* () {
    for await (const line of lines) {
      hash.update(line).update("\n");
      count += 1;
      yield `${line}\n`;
    }
  };
  const file = createWriteStream(path, { flags: "wx", mode: 0o600 });
  await pipeline(Readable.from(text()), createGzip(), file);
  return { lines: count, sha256: hash.digest("hex") };
}

/**
 * The lines of a packed file. Only a line feed ends a line: texts may hold every other separator.
 * @throws Error when the file cannot be unpacked, is no UTF-8 or ends within a line
 */
export async function* readLines(path: string): AsyncGenerator<string> {
  const unpacked = createGunzip({ chunkSize: CHUNK });
  // A failure on the way reaches the reader of `unpacked`.
  pipeline(createReadStream(path), unpacked).catch(() => {});
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let rest = "";
  for await (const chunk of unpacked as AsyncIterable<Buffer>) {
    const parts = (rest + decoder.decode(chunk, { stream: true })).split("\n");
    rest = parts.pop() ?? "";
    yield* parts;
  }
  if (rest + decoder.decode() !== "") throw new Error("its last line is cut off");
}

/**
 * Reads a whole file and compares it with what its manifest says.
 * @param take gets each line before anything is known of the others
 * @throws Error that says what is wrong with the file
 */
export async function verifyLines(
  path: string,
  facts: FileFacts,
  take: (line: string) => void,
): Promise<void> {
  const hash = createHash("sha256");
  let count = 0;
  for await (const line of readLines(path)) {
    hash.update(line).update("\n");
    count += 1;
    take(line);
  }
  if (count !== facts.lines) throw new Error(`it has ${count} lines instead of ${facts.lines}`);
  if (hash.digest("hex") !== facts.sha256) throw new Error("its checksum is another");
}

/** A short stand-in for a line, to tell whether two are the same. */
export function digestOf(line: string): string {
  return createHash("sha256").update(line).digest("base64");
}
