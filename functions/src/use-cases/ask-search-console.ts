import type { Inspection } from "./check-google-indexing.ts";

/** Questions at one time: far below Search Console's 600 a minute (SECURITY 3.12). */
const AT_ONCE = 5;
/** After this long the check returns what it has, well before the function's own end. */
const MOST_MS = 270_000;
/** Failures one after the other that mean that nobody is there. */
const FAILURES_IN_A_ROW = 5;

/**
 * Asks about many addresses, a few at a time, until all are answered, time is over, or asking on is of no use. Has
 * the reason for every address without a verdict.
 */
export async function askAll(
  urls: readonly string[],
  deps: {
    readonly inspect: (url: string) => Promise<Inspection>;
    readonly now: () => Date;
  },
): Promise<{ readonly reasons: ReadonlyMap<string, string>; readonly asked: number }> {
  const reasons = new Map<string, string>();
  const end = deps.now().getTime() + MOST_MS;
  let next = 0;
  let failures = 0;
  let stopped: string | null = null;

  async function work(): Promise<void> {
    for (;;) {
      if (deps.now().getTime() >= end) stopped ??= "Not checked: the time for one check is over";
      const url = urls[next];
      if (stopped !== null || url === undefined) return;
      next += 1;
      const outcome = await deps.inspect(url);
      if (outcome.kind !== "verdict") reasons.set(url, outcome.reason);
      failures = outcome.kind === "failed" ? failures + 1 : 0;
      if (outcome.kind === "stop") stopped ??= outcome.reason;
      if (failures >= FAILURES_IN_A_ROW) stopped ??= "Not checked: Search Console does not answer";
    }
  }

  await Promise.all(Array.from({ length: AT_ONCE }, work));
  for (const url of urls.slice(next)) reasons.set(url, stopped ?? "Not checked");
  return { reasons, asked: next };
}
