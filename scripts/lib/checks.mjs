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
 * @param {() => Promise<unknown>} build which fails when a page or a file is over its budget (web/scripts/budgets.mjs)
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runChecks(build) {
  let failed = 0;
  for (const [what, program, ...args] of CHECKS) {
    say(`Checking ${what}`);
    const code = await run(inRoot("node_modules/.bin", program), args);
    if (code !== 0) {
      failed += 1;
      say(`FAILED: ${what}. Again: npx ${program} ${args.join(" ")}`);
    }
  }
  if (!(await isWithinBudgets(build))) failed += 1;
  return { passed: CHECKS.length + 1 - failed, failed };
}

/** @param {() => Promise<unknown>} build */
async function isWithinBudgets(build) {
  say("Checking sizes");
  try {
    await build();
    return true;
  } catch (error) {
    say(/** @type {Error} */ (error).message);
    say("FAILED: sizes. Again: npm run check");
    return false;
  }
}
