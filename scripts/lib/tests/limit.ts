import { abort, UserError } from "../command.ts";
import { readProgress } from "./reports.ts";

/** Ends the command, and names the tests that are running, when the work takes longer. */
export async function withLimit<T>(
  minutes: number,
  suites: readonly string[],
  work: Promise<T>,
): Promise<T> {
  const { promise: limit, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const tests = suites.flatMap((name) => readProgress(name).running.map((test) => `\n  ${test}`));
    const reason = new UserError(
      `The run took longer than ${minutes} minutes. Tests that were running:${tests.join("")}`,
    );
    abort(reason);
    reject(reason);
  }, minutes * 60_000);
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
