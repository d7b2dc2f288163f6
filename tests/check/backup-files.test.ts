import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readLines, verifyLines, writeLines } from "../../scripts/lib/backup/lines.ts";
import { readManifest, writeManifest } from "../../scripts/lib/backup/manifest.ts";
import { readPagesWithRetry } from "../../scripts/lib/backup/read-pages.ts";

let folder: string;
let files = 0;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "backup-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const fresh = () => join(folder, String(files++));
async function* from<T>(items: readonly T[]): AsyncGenerator<T> {
  yield* items;
}
async function listOf<T>(items: AsyncIterable<T>): Promise<readonly T[]> {
  const list: T[] = [];
  for await (const item of items) list.push(item);
  return list;
}
const write = (lines: readonly string[], path = fresh()) => writeLines(path, from(lines));
const ignore = () => {};

describe("lines of a backup", () => {
  it("come back whatever separators they hold, and their file is the same each time", async () => {
    const text = fc.string({ unit: "binary", maxLength: 30 }).map((one) => JSON.stringify(one));
    const odd = fc.constantFrom('"\u2028\u2029\r\u0085\f"', `"${"ñ".repeat(300_000)}"`);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(text, odd), { maxLength: 6 }), async (lines) => {
        const [one, two] = [fresh(), fresh()];
        const facts = await write(lines, one);
        expect(await write(lines, two)).toEqual(facts);
        expect(readFileSync(one).equals(readFileSync(two))).toBe(true);
        expect(await listOf(readLines(one))).toEqual(lines);
        const told: string[] = [];
        await verifyLines(one, facts, (line) => told.push(line));
        expect(told).toEqual(lines);
      }),
      { numRuns: 50 },
    );
  });

  it("are refused, or the same, whatever bit of the file is turned, and refused when cut", async () => {
    const path = fresh();
    const lines = ["uno", "dos", "tres"];
    const facts = await write(lines, path);
    const packed = readFileSync(path);
    const outcome = async (bytes: Buffer) => {
      writeFileSync(path, bytes);
      const told: string[] = [];
      return verifyLines(path, facts, (line) => told.push(line)).then(
        () => told.join(),
        () => "refused",
      );
    };
    const outcomes = new Map<string, number>();
    for (let bit = 0; bit < packed.length * 8; bit += 1) {
      const broken = Buffer.from(packed);
      broken[bit >> 3] = (broken[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      const told = await outcome(broken);
      outcomes.set(told, (outcomes.get(told) ?? 0) + 1);
    }
    // Bits of the packer's own, such as the time that is not set, change nothing.
    expect([...outcomes.keys()].sort()).toEqual(["refused", "uno,dos,tres"]);
    expect(outcomes.get("refused")).toBeGreaterThan((packed.length - 18) * 8);
    for (let at = 0; at < packed.length; at += 1)
      expect(await outcome(packed.subarray(0, at))).toBe("refused");
  });

  it("are refused when they are others, or no text", async () => {
    const path = fresh();
    const facts = await write(["uno", "dos", "tres"], path);
    const others: readonly (readonly [string, string])[] = [
      ["uno\ndos\ncuatro\n", "checksum"],
      ["uno\ndos\n", "2 lines instead of 3"],
      ["uno\ndos\ntres", "cut off"],
    ];
    for (const [text, message] of others) {
      writeFileSync(path, gzipSync(text));
      await expect(verifyLines(path, facts, ignore)).rejects.toThrow(message);
    }
    writeFileSync(path, gzipSync(Buffer.from([0x22, 0xff, 0x0a])));
    await expect(verifyLines(path, facts, ignore)).rejects.toThrow();
    rmSync(path);
    await expect(verifyLines(path, facts, ignore)).rejects.toThrow("ENOENT");
  });

  it("never replace a file", async () => {
    const path = fresh();
    await write(["uno"], path);
    await expect(write(["dos"], path)).rejects.toThrow("EEXIST");
  });
});

describe("a manifest", () => {
  const facts = { lines: 0, sha256: "0" };
  const content = {
    files: { documents: facts, accounts: facts },
    collections: {},
    left_out: [],
    passwords_withheld: 0,
    factors_lost: 0,
  };
  const changed = (change: object) => {
    const manifest = writeManifest(folder, { project: "demo-uno", at: "x" }, content);
    const path = join(folder, "manifest.json");
    expect(readManifest(folder)).toEqual(manifest);
    writeFileSync(path, JSON.stringify({ ...manifest, ...change }));
    try {
      return readManifest(folder);
    } finally {
      rmSync(path);
    }
  };

  it("is refused when it is missing, of another version, or no manifest", () => {
    expect(() => readManifest(folder)).toThrow("holds no finished backup");
    expect(() => changed({ version: 2 })).toThrow("format 2");
    expect(() => changed({ format: "x" })).toThrow("damaged");
    expect(() => changed({ content: { files: { documents: facts } } })).toThrow("damaged");
    expect(() => changed({ content: null })).toThrow("damaged");
  });
});

describe("a walk through pages", () => {
  const all = Array.from({ length: 10 }, (_, n) => ({ path: String(n) }));
  /** Pages of three that fail after `until` items, as often as `codes` says. */
  function failing(codes: unknown[], until: number) {
    return async function* (after: string | null) {
      const rest = all.slice(after === null ? 0 : Number(after) + 1).slice(0, 3);
      for (const [index, item] of rest.entries()) {
        if (index === until && codes.length > 0)
          throw Object.assign(new Error("broken"), { code: codes.shift() });
        yield item;
      }
    };
  }

  it.each([0, 1, 2])("goes on after item %i of a page that broke off", async (until) => {
    const waited: number[] = [];
    const wait = async (millis: number) => void waited.push(millis);
    const walk = readPagesWithRetry(failing([14, 4, 14], until), 3, wait);
    expect(await listOf(walk)).toEqual(all);
    expect(waited).toEqual(until === 0 ? [500, 1000, 2000] : [500, 500, 500]);
  });

  it("gives up what does not pass at once, and the rest after five times", async () => {
    const waited: number[] = [];
    const wait = async (millis: number) => void waited.push(millis);
    await expect(listOf(readPagesWithRetry(failing([7], 1), 3, wait))).rejects.toThrow("broken");
    expect(waited).toEqual([]);
    const dead = failing(
      Array.from({ length: 6 }, () => 14),
      0,
    );
    await expect(listOf(readPagesWithRetry(dead, 3, wait))).rejects.toThrow("broken");
    expect(waited).toEqual([500, 1000, 2000, 4000, 8000]);
  });
});
