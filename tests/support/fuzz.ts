import * as fc from "fast-check";
import { it } from "vitest";
import { SEED } from "./seed.ts";

export interface PropertyOptions {
  /** Name in `npm run fuzz -- <target>`. */
  readonly target: string;
  /** The number of cases in `npm test`. */
  readonly cases: number;
  /** Share of the target's cases; default 1. */
  readonly share?: number;
  /** Milliseconds per case; default 20. */
  readonly msPerCase?: number;
}

/**
 * Tests a property with input that the seed chooses. A failure names the counterexample and the command to repeat it.
 * @param property created when the test runs
 */
export function itHoldsForAny<Values>(
  title: string,
  { target, cases, share = 1, msPerCase = 20 }: PropertyOptions,
  property: () => fc.IRawProperty<Values>,
): void {
  const totalCases = Number(process.env.FUZZ_CASES ?? cases / share);
  const numRuns = Math.ceil(totalCases * share);
  // Stops shrinking in time to report; untested cases fail.
  const timeoutMs = 50_000 + numRuns * msPerCase;
  it(title, { timeout: timeoutMs + 30_000 }, async () => {
    const ending = { interruptAfterTimeLimit: timeoutMs, markInterruptAsFailure: true };
    const details = await fc.check(property(), { numRuns, seed: SEED, ...ending });
    if (!details.failed) return;
    const again = `npm run fuzz -- ${target} --seed ${SEED} --cases ${Math.ceil(totalCases)}`;
    const failure = `${fc.defaultReportMessage(details)}\nBecause: ${String(details.errorInstance)}`;
    throw new Error(`Again: ${again}\n${failure}`);
  });
}
