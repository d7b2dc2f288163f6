/** One promise about speed: our time against a yardstick measured in the same run. */
export interface Bench {
  readonly name: string;
  /** What the yardstick does. */
  readonly against: string;
  /** Ours may take this many times the yardstick's time. */
  readonly limit: number;
  /** Rounds for each one asked for, where neighbours on the machine make single ones differ by half; otherwise 1. */
  readonly fold?: number;
  /** One round of ours, alone. @param round its number; 0 is a warm-up that is not counted */
  readonly ours: (round: number) => Promise<void>;
  readonly yardstick: (round: number) => Promise<void>;
  /** Before each side of each round, not timed. */
  readonly before?: () => Promise<void>;
  /** Puts away what both sides worked with. */
  readonly end?: () => Promise<void>;
}

export interface Measured extends Pick<Bench, "name" | "against" | "limit"> {
  /** Medians, in milliseconds. */
  readonly ours: number;
  readonly yardstick: number;
  /** Median of the rounds' ratios: both halves of a round feel the same neighbours. */
  readonly ratio: number;
}

/**
 * Runs both sides by turns, so that a busy moment of the machine hits both.
 * @param rounds counted rounds, after one warm-up; `fold` times as many where the bench says so
 */
export async function measure(bench: Bench, rounds: number): Promise<Measured> {
  const ours: number[] = [];
  const yardstick: number[] = [];
  for (let round = 0; round <= rounds * (bench.fold ?? 1); round += 1) {
    // Whoever goes second finds warmer caches: they take turns at that too.
    const sides = [
      { times: ours, work: bench.ours },
      { times: yardstick, work: bench.yardstick },
    ];
    for (const { times, work } of round % 2 === 0 ? sides : sides.reverse()) {
      await bench.before?.();
      const began = performance.now();
      await work(round);
      if (round > 0) times.push(performance.now() - began);
    }
  }
  await bench.end?.();
  const ratios = ours.map((time, index) => time / (yardstick[index] ?? Number.NaN));
  const { name, against, limit } = bench;
  return {
    name,
    against,
    limit,
    ours: median(ours),
    yardstick: median(yardstick),
    ratio: median(ratios),
  };
}

/** @param values at least one */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}
