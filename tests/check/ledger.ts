import { existsSync, readFileSync } from "node:fs";

const root = new URL("../../", import.meta.url);

export interface Proof {
  readonly file: string;
  readonly test: string;
}

/** Cells of the table rows whose id starts with `letter`. */
export function readRows(path: string, letter: string): readonly (readonly string[])[] {
  const begin = new RegExp(String.raw`^\| ${letter}\d`);
  const lines = readFileSync(new URL(path, root), "utf8").split("\n");
  return lines
    .filter((line) => begin.test(line))
    .map((line) => line.slice(2).replace(/ \|$/, "").split(" | "));
}

export function idsTo(count: number, letter: string): readonly string[] {
  return Array.from({ length: count }, (_, n) => `${letter}${String(n + 1).padStart(2, "0")}`);
}

export function filesIn(cell: string): readonly string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, file = ""]) => file);
}

/** Format: "`file` › title", separated by `<br>`. Other cells have an empty title. */
export function proofsIn(cell: string): readonly Proof[] {
  return cell.split("<br>").map((proof) => {
    const [, file = "", test = ""] = /^`([^`]+)` › (.+)$/.exec(proof) ?? [];
    return { file, test };
  });
}

export function isThere(file: string): boolean {
  return existsSync(new URL(file, root));
}

export function findMissing(proofs: readonly Proof[]): readonly Proof[] {
  return proofs.filter(
    ({ file, test }) =>
      !/\.test\.tsx?$/.test(file) ||
      !isThere(file) ||
      !declares(readFileSync(new URL(file, root), "utf8"), test),
  );
}

/** Tests are found by the title as it stands in the source. */
export function declares(source: string, name: string): boolean {
  const quoted = name.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
  return new RegExp(String.raw`\(\s*["\`]${quoted}["\`]\s*,`).test(source);
}
