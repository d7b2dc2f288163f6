import { buildWhenChanged } from "./build.mjs";
import { inRoot } from "./paths.mjs";
import { run } from "./processes.mjs";
import { say } from "./say.mjs";

/** @type {readonly (readonly [string, string, ...string[]])[]} what is judged, program, arguments */
const CHECKS = [
  ["format, lint and the dependency rule", "biome", "check", "--error-on-warnings"],
  ["promises and unsafe values", "oxlint", "--type-aware", "--deny-warnings", "--quiet"],
  ["types of web", "tsc", "-p", "web"],
  ["types of functions", "tsc", "-p", "functions"],
  ["types of tests", "tsc", "-p", "tests"],
  ["types of scripts", "tsc", "-p", "scripts"],
  ["unused code and dependencies", "knip", "--no-config-hints"],
];

/**
 * Runs every check, also after one failed, and prints each.
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runChecks() {
  let failed = 0;
  for (const [what, program, ...args] of CHECKS) {
    say(`Checking ${what}`);
    const code = await run(inRoot("node_modules/.bin", program), args);
    if (code !== 0) {
      failed += 1;
      say(`FAILED: ${what}. Again: npx ${program} ${args.join(" ")}`);
    }
  }
  if (!(await sizesAreKept())) failed += 1;
  return { passed: CHECKS.length + 1 - failed, failed };
}

/** A build fails when a page or a file is over its budget (web/scripts/budgets.mjs); one that is there has kept them all. */
async function sizesAreKept() {
  say("Checking sizes");
  try {
    return await buildWhenChanged("emulators");
  } catch (error) {
    say(/** @type {Error} */ (error).message);
    say("FAILED: sizes. Again: npm run check");
    return false;
  }
}
