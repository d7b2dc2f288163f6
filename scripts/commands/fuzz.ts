import { parseArgs } from "node:util";
import { runCommand, UserError } from "../lib/command.ts";
import { drawSeed, FUZZ_TARGETS, parseFuzzOptions, runFuzz } from "../lib/tests/fuzz.ts";
import { printSummary } from "../lib/tests/summary.ts";

const USAGE = `npm run fuzz -- [targets] [options]

  targets    ${FUZZ_TARGETS.join(", ")}; default: all
  --cases N  cases of each target; default: 10000
  --seed N   repeats a run; default: a random one, which is printed
  --help     prints this text`;

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      cases: { type: "string", default: "10000" },
      seed: { type: "string", default: String(drawSeed()) },
    },
  });
  const unknown = positionals.find((name) => !FUZZ_TARGETS.includes(name));
  if (unknown)
    throw new UserError(`No target ${unknown}: name some of ${FUZZ_TARGETS.join(", ")}.`);
  const targets = positionals.length > 0 ? positionals : FUZZ_TARGETS;
  return printSummary(await runFuzz(targets, parseFuzzOptions(values)));
}, USAGE);
