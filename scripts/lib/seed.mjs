import { inRoot } from "./paths.mjs";
import { environment, run } from "./processes.mjs";

/**
 * Stores the sample content; its own program, because the Admin SDK keeps a process busy.
 * @param {Record<string, string>} variables of the emulators
 * @param {readonly string[]} [args]
 */
export function seed(variables, args = []) {
  return run(process.execPath, [inRoot("tests/support/seed/main.ts"), ...args], {
    env: environment(variables),
  });
}
