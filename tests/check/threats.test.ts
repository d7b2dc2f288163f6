import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/** The threats are numbered T01 to T62. */
const COUNT = 62;
const root = new URL("../../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), "utf8");

interface Row {
  readonly id: string;
  readonly threat: string;
  readonly defences: readonly string[];
  readonly proofs: readonly (readonly [file: string, test: string])[];
}

const rows = read("docs/threats.md")
  .split("\n")
  .filter((line) => /^\| T\d/.test(line))
  .map(rowOf);

function rowOf(line: string): Row {
  const [, id = "", threat = "", defence = "", proof = ""] = line
    .split(" | ")
    .flatMap((cell, at) => (at === 0 ? ["", cell.slice(2)] : [cell.replace(/ \|$/, "")]));
  const defences = [...defence.matchAll(/`([^`]+)`/g)].map(([, file = ""]) => file);
  const proofs = proof.split("<br>").map((one) => {
    const [, file = "", test = ""] = /^`([^`]+)` › (.+)$/.exec(one) ?? [];
    return [file, test] as const;
  });
  return { id, threat, defences, proofs };
}

/** Whether a test of that name is declared: the name is the first argument of a call, as it stands in the source. */
function declares(source: string, name: string): boolean {
  const quoted = name.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
  return new RegExp(String.raw`\(\s*["\`]${quoted}["\`]\s*,`).test(source);
}

it("names every threat once, in order", () => {
  const all = Array.from({ length: COUNT }, (_, n) => `T${String(n + 1).padStart(2, "0")}`);
  expect(rows.map(({ id }) => id)).toEqual(all);
});

it("has a judge that finds a missing test", () => {
  const source = 'it("keeps it", () => {});\nit.each([1])(\n  "keeps %i (twice)",\n  () => {},\n);';
  expect(declares(source, "keeps it")).toBe(true);
  expect(declares(source, "keeps %i (twice)")).toBe(true);
  expect(declares(source, "keeps")).toBe(false);
  expect(declares('// "keeps it" is gone', "keeps it")).toBe(false);
});

describe.each(rows)("$id", ({ threat, defences, proofs }) => {
  it("is described, defended by files that exist and proven by tests that exist", () => {
    expect(threat).not.toBe("");
    expect(defences.length).toBeGreaterThan(0);
    expect(defences.filter((file) => !existsSync(new URL(file, root)))).toEqual([]);
    expect(proofs.length).toBeGreaterThan(0);
    const missing = proofs.filter(
      ([file, test]) =>
        !/\.test\.tsx?$/.test(file) ||
        !existsSync(new URL(file, root)) ||
        !declares(read(file), test),
    );
    expect(missing).toEqual([]);
  });
});
