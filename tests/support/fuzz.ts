import { appendFileSync } from "node:fs";
import * as fc from "fast-check";
import { it } from "vitest";

/** How a property is tried. */
export interface Trial {
  /** The word of `npm run fuzz -- <target>` that runs it. */
  readonly target: string;
  /** Cases in `npm test`, where every second counts. */
  readonly usual: number;
  /** Part of a target's cases that this property has, where several share them; 1 when left out. */
  readonly share?: number;
  /** Milliseconds that a case may take on a busy machine; 20 when left out. */
  readonly patience?: number;
}

/** One line of the report that `npm run fuzz` reads. */
export interface TrialReport {
  readonly target: string;
  readonly title: string;
  readonly cases: number;
  readonly milliseconds: number;
  /** The smallest counter-example as text; null when there was none. */
  readonly failure: string | null;
}

/**
 * Declares a test of a property for any input. `npm test` tries it a few times with a seed of chance; `npm run fuzz` says
 * how often and with which seed. A failure names the smallest counter-example and the command that finds it again.
 * @param property made when the test runs, so that it may use what was prepared before
 */
export function itHolds<Values>(
  title: string,
  { target, usual, share = 1, patience = 20 }: Trial,
  property: () => fc.IRawProperty<Values>,
): void {
  const asked = Number(process.env.FUZZ_CASES ?? usual / share);
  const numRuns = Math.ceil(asked * share);
  // Making a counter-example smaller ends in time to tell it; cases that were not tried in time are a failure too.
  const enough = 60_000 + numRuns * patience;
  it(title, { timeout: enough + 30_000 }, async () => {
    const seed = Number(process.env.FUZZ_SEED ?? Math.trunc(Math.random() * 2 ** 31));
    const began = performance.now();
    const ending = { interruptAfterTimeLimit: enough, markInterruptAsFailure: true };
    const details = await fc.check(property(), { numRuns, seed, ...ending });
    const failure = details.failed
      ? `${fc.defaultReportMessage(details)}\nBecause: ${String(details.errorInstance)}`
      : null;
    report({
      target,
      title,
      cases: details.numRuns,
      milliseconds: Math.round(performance.now() - began),
      failure,
    });
    if (failure === null) return;
    const again = `npm run fuzz -- ${target} --seed ${seed} --cases ${Math.ceil(asked)}`;
    throw new Error(`${failure}\nAgain: ${again}`);
  });
}

function report(one: TrialReport): void {
  const file = process.env.FUZZ_REPORT;
  if (file) appendFileSync(file, `${JSON.stringify(one)}\n`);
}
