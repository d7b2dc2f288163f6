import { existsSync, readFileSync } from "node:fs";

const root = new URL("../../", import.meta.url);

/** A test, as a ledger names it. */
export interface Proof {
  readonly file: string;
  readonly test: string;
}

/** The rows of a ledger of docs/: cells of each, the id first. @param letter that its ids begin with */
export function rowsOf(path: string, letter: string): readonly (readonly string[])[] {
  const begin = new RegExp(String.raw`^\| ${letter}\d`);
  const lines = readFileSync(new URL(path, root), "utf8").split("\n");
  return lines
    .filter((line) => begin.test(line))
    .map((line) => line.slice(2).replace(/ \|$/, "").split(" | "));
}

/** The ids that a ledger of `count` rows has: the letter and two digits, from 01. */
export function idsTo(count: number, letter: string): readonly string[] {
  return Array.from({ length: count }, (_, n) => `${letter}${String(n + 1).padStart(2, "0")}`);
}

/** Paths in code marks. */
export function filesIn(cell: string): readonly string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, file = ""]) => file);
}

/** Tests of a cell: "`file` › name", parted by `<br>`. What has another form has an empty name. */
export function proofsIn(cell: string): readonly Proof[] {
  return cell.split("<br>").map((one) => {
    const [, file = "", test = ""] = /^`([^`]+)` › (.+)$/.exec(one) ?? [];
    return { file, test };
  });
}

export function isThere(file: string): boolean {
  return existsSync(new URL(file, root));
}

/** The proofs whose file is no test file, is not there, or declares no test of that name. */
export function missingOf(proofs: readonly Proof[]): readonly Proof[] {
  return proofs.filter(
    ({ file, test }) =>
      !/\.test\.tsx?$/.test(file) ||
      !isThere(file) ||
      !declares(readFileSync(new URL(file, root), "utf8"), test),
  );
}

/** Whether a test of that name is declared: the name is the first argument of a call, as it stands in the source. */
export function declares(source: string, name: string): boolean {
  const quoted = name.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
  return new RegExp(String.raw`\(\s*["\`]${quoted}["\`]\s*,`).test(source);
}
