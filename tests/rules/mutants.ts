/**
 * Finds conditions and limits of firestore.rules that no test proves:
 * npm exec -- node tests/rules/mutants.ts [from-to [test file]]
 * Removes each condition and raises each limit (in these lines), and runs the tests (of this file), about 190 times.
 * Conditions that only prevent an evaluation error go unnoticed, because errors deny. With FIRESTORE_EMULATOR_HOST it
 * uses that emulator, otherwise it starts one.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { print, runCommand } from "../../scripts/lib/command.ts";
import { emulatorVariables } from "../../scripts/lib/emulators/configuration.ts";
import { takeBlock, toServerSets } from "../../scripts/lib/tests/blocks.ts";
import { openTestServers } from "../../scripts/lib/tests/servers.ts";

const [lines = "1-999", ...filter] = process.argv.slice(2);
const [from = 1, to = from] = lines.split("-").map(Number);
const here = import.meta.dirname;
const source = readFileSync(join(here, "../../firestore.rules"), "utf8");
const file = join(mkdtempSync(join(tmpdir(), "rules-")), "mutant.rules");

interface Mutant {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

function endOfOperand(start: number): number {
  let depth = 0;
  let quoted = false;
  for (let at = start; at < source.length; at += 1) {
    const letter = source[at] ?? "";
    if (quoted) {
      if (letter === "\\") at += 1;
      else if (letter === "'") quoted = false;
    } else if (letter === "'") quoted = true;
    else if ("([".includes(letter)) depth += 1;
    else if (")]".includes(letter) && depth > 0) depth -= 1;
    else if (
      depth === 0 &&
      (/[;)\]]/.test(letter) || /^(?:&&|\|\|)/.test(source.slice(at, at + 2)))
    )
      return at;
  }
  throw new Error(`The operand at ${start} does not end`);
}

/** Limits that become one more. */
function raisedLimits(): readonly Mutant[] {
  return [...source.matchAll(/(?<=(?:asksAtMost\(|<= |, ))(?<!'\w+', )\d+(?=\)|;|\s)/g)].map(
    (match) => ({
      start: match.index,
      end: match.index + match[0].length,
      text: String(Number(match[0]) + 1),
    }),
  );
}

/** Operands of && become true, those of || false. */
function removedConditions(): readonly Mutant[] {
  const begins = /(?:return|: if|&&|\|\||\()\s+|(?<=[\s(])\((?=\S)|(?<=&& )\(/g;
  const found: Mutant[] = [];
  for (const match of source.matchAll(begins)) {
    const line = source.slice(source.lastIndexOf("\n", match.index) + 1, match.index);
    if (line.includes("//")) continue;
    const start = match.index + match[0].length;
    const end = endOfOperand(start);
    const isAlternative = match[0].startsWith("||") || source.slice(end, end + 2) === "||";
    found.push({ start, end, text: isAlternative ? "false " : "true " });
  }
  return found;
}

function isNoticed({ start, end, text }: Mutant): boolean {
  writeFileSync(file, source.slice(0, start) + text + source.slice(end));
  const run = spawnSync("vitest", ["run", ...filter, "--root", here, "--bail=1"], {
    env: { ...process.env, RULES_FILE: file, FUZZ_CASES: "4" },
    encoding: "utf8",
  });
  if (run.error) throw run.error;
  const isBroken = /Error compiling rules/.test(run.stdout + run.stderr);
  if (isBroken) throw new Error(`The mutant is no rules file: ${file}`);
  return run.status !== 0;
}

await runCommand(async () => {
  if (!process.env.FIRESTORE_EMULATOR_HOST) await startEmulator();
  const unnoticed: string[] = [];
  const getLine = (mutant: Mutant) => source.slice(0, mutant.start).split("\n").length;
  const mutants = [...removedConditions(), ...raisedLimits()];
  const all = mutants.filter((mutant) => getLine(mutant) >= from && getLine(mutant) <= to);
  for (const mutant of all) {
    const line = getLine(mutant);
    const was = source.slice(mutant.start, mutant.end).replaceAll(/\s+/g, " ").trim();
    const noticed = isNoticed(mutant);
    if (!noticed) unnoticed.push(`line ${line}: ${was}`);
    print(`${noticed ? "noticed " : "UNNOTICED"} line ${line}: ${was} -> ${mutant.text}`);
  }
  print(`${all.length - unnoticed.length} of ${all.length} mutants noticed`);
  for (const mutant of unnoticed) print(`UNNOTICED ${mutant}`);
  return unnoticed.length === 0 ? 0 : 1;
});

async function startEmulator(): Promise<void> {
  const shift = await takeBlock();
  for (const set of toServerSets(shift).slice(0, 1))
    await openTestServers(set, { only: ["firestore"] });
  Object.assign(process.env, emulatorVariables(shift));
}
