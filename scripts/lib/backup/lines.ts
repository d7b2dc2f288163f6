import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";

export interface FileFacts {
  readonly lines: number;
  /** Of the unpacked text: other machines pack it differently. */
  readonly sha256: string;
}

const CHUNK = 256 * 1024;

/** Writes a new packed file. */
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

export async function* readLines(path: string): AsyncGenerator<string> {
  const unpacked = createGunzip({ chunkSize: CHUNK });
  // The reader gets the failure.
  pipeline(createReadStream(path), unpacked).catch(() => undefined);
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let rest = "";
  // readline also splits at U+2028.
  for await (const chunk of unpacked as AsyncIterable<Buffer>) {
    const parts = (rest + decoder.decode(chunk, { stream: true })).split("\n");
    rest = parts.pop() ?? "";
    yield* parts;
  }
  if (rest + decoder.decode() !== "") throw new Error("its last line is cut off");
}

export async function verifyLines(
  path: string,
  facts: FileFacts,
  onLine: (line: string) => void,
): Promise<void> {
  const hash = createHash("sha256");
  let count = 0;
  for await (const line of readLines(path)) {
    hash.update(line).update("\n");
    count += 1;
    onLine(line);
  }
  if (count !== facts.lines) throw new Error(`it has ${count} lines instead of ${facts.lines}`);
  if (hash.digest("hex") !== facts.sha256) throw new Error("its checksum is another");
}

export function digestOf(line: string): string {
  return createHash("sha256").update(line).digest("base64");
}
