/** A limit for our time, relative to a baseline measured in the same run. */
export interface Bench {
  readonly name: string;
  readonly against: string;
  /** Allowed multiple of the baseline's time. */
  readonly limit: number;
  /** Multiplies the rounds, for noisy measurements; default 1. */
  readonly fold?: number;
  readonly subject: (turn: number) => Promise<void>;
  readonly baseline: (turn: number) => Promise<void>;
  /** Not timed. */
  readonly before?: () => Promise<void>;
  readonly end?: () => Promise<void>;
}

export interface Measured extends Pick<Bench, "name" | "against" | "limit"> {
  /** Medians, in milliseconds. */
  readonly subject: number;
  readonly baseline: number;
  readonly ratio: number;
}

/**
 * Alternates both sides, because the machine's load varies and the second run finds warmer caches.
 * @param rounds counted rounds, after one warm-up
 */
export async function measure(bench: Bench, rounds: number): Promise<Measured> {
  const subject: number[] = [];
  const baseline: number[] = [];
  const timed = async (work: Bench["subject"], turn: number) => {
    await bench.before?.();
    const began = performance.now();
    await work(turn);
    return performance.now() - began;
  };
  for (let round = 0; round <= rounds * (bench.fold ?? 1); round += 1) {
    const first = await timed(bench.subject, 2 * round);
    const both =
      (await timed(bench.baseline, 2 * round)) + (await timed(bench.baseline, 2 * round + 1));
    const last = await timed(bench.subject, 2 * round + 1);
    if (round === 0) continue;
    subject.push((first + last) / 2);
    baseline.push(both / 2);
  }
  await bench.end?.();
  const ratios = subject.map((time, index) => time / (baseline[index] ?? Number.NaN));
  const { name, against, limit } = bench;
  return {
    name,
    against,
    limit,
    subject: median(subject),
    baseline: median(baseline),
    ratio: median(ratios),
  };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}
