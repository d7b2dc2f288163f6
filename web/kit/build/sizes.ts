import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

export const KB = 1024;

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly isDynamicEntry?: boolean;
  readonly imports?: readonly string[];
}

export const getGzipSize = (bytes: Uint8Array): number => gzipSync(bytes, { level: 9 }).length;

/**
 * Reads what a build says of its files.
 * @param name of the manifest in `dist`
 */
export function readManifest(dist: string, name: string) {
  const text = readFileSync(join(dist, name), "utf8");
  const manifest = JSON.parse(text) as Readonly<Record<string, Chunk>>;
  /** The keys of a file and of all that it imports at once. */
  const closure = (key: string, seen = new Set<string>()): ReadonlySet<string> => {
    if (seen.has(key)) return seen;
    seen.add(key);
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`${name} does not hold ${key}`);
    for (const next of chunk.imports ?? []) closure(next, seen);
    return seen;
  };
  const getScripts = (keys: Iterable<string>): readonly string[] => {
    const files = [...keys].map((key) => manifest[key]?.file ?? "");
    return [...new Set(files)].filter((file) => file.endsWith(".js"));
  };
  return { manifest, closure, getScripts };
}

/**
 * Prints sizes in bytes.
 * @throws Error that names what is above its budget
 */
export function reportSizes(
  sizes: Readonly<Record<string, number>>,
  getBudget: (name: string) => number | undefined,
): void {
  const over: string[] = [];
  for (const [name, size] of Object.entries(sizes)) {
    const budget = getBudget(name);
    const line = `${name.padEnd(44)} ${(size / KB).toFixed(1).padStart(7)} kB${budget ? ` of ${budget / KB}` : ""}`;
    console.log(line);
    if (budget && size > budget) over.push(line);
  }
  if (over.length > 0) throw new Error(`Over budget:\n${over.join("\n")}`);
}
