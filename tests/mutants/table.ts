import { readFileSync } from "node:fs";

/** A small fault in product code that a user would mind. */
export interface Mutant {
  readonly number: number;
  readonly area: string;
  readonly file: string;
  /** Part of a line; occurs exactly once in the file. */
  readonly text: string;
  readonly replacement: string;
  readonly reason: string;
  /** Files of the cheapest suite whose tests notice the fault. */
  readonly tests: readonly string[];
}

const root = new URL("../../", import.meta.url);

export function readMutants(): readonly Mutant[] {
  const table = readFileSync(new URL("mutants.tsv", import.meta.url), "utf8");
  const [, ...lines] = table.trimEnd().split("\n");
  return lines.map((line) => {
    const cells = line.split("\t");
    if (cells.length !== 7) throw new Error(`A row does not have seven cells: ${line}`);
    const [number, area = "", file = "", text = "", replacement = "", reason = "", tests = ""] =
      cells;
    return {
      ...{ number: Number(number), area, file, text, replacement, reason },
      tests: tests.split(","),
    };
  });
}

/** @throws Error when the text does not occur exactly once in its file */
export function plantMutant(mutant: Pick<Mutant, "file" | "text" | "replacement">): {
  readonly source: string;
  readonly changed: string;
} {
  const source = readFileSync(new URL(mutant.file, root), "utf8");
  const [before, after, ...more] = source.split(mutant.text);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`${mutant.file} does not have exactly once: ${mutant.text}`);
  return { source, changed: before + mutant.replacement + after };
}
