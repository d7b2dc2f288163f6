/** One promise about speed: our time against a yardstick measured in the same run. */
export interface Bench {
  readonly name: string;
  /** What the yardstick does. */
  readonly against: string;
  /** Ours may take this many times the yardstick's time. */
  readonly limit: number;
  /** Rounds for each one asked for, where neighbours on the machine make single ones differ by half; otherwise 1. */
  readonly fold?: number;
  /** One turn of ours, alone. @param turn its number */
  readonly ours: (turn: number) => Promise<void>;
  readonly yardstick: (turn: number) => Promise<void>;
  /** Before each turn of each side, not timed. */
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
 * Runs both sides by turns, so that a busy moment of the machine hits both. A round is ours, the yardstick twice, ours:
 * whoever goes second finds warmer caches and also what the other has left to do, and each is both once.
 * @param rounds counted rounds, after one warm-up; `fold` times as many where the bench says so
 */
export async function measure(bench: Bench, rounds: number): Promise<Measured> {
  const ours: number[] = [];
  const yardstick: number[] = [];
  const timed = async (work: Bench["ours"], turn: number) => {
    await bench.before?.();
    const began = performance.now();
    await work(turn);
    return performance.now() - began;
  };
  for (let round = 0; round <= rounds * (bench.fold ?? 1); round += 1) {
    const first = await timed(bench.ours, 2 * round);
    const both =
      (await timed(bench.yardstick, 2 * round)) + (await timed(bench.yardstick, 2 * round + 1));
    const last = await timed(bench.ours, 2 * round + 1);
    if (round === 0) continue;
    ours.push((first + last) / 2);
    yardstick.push(both / 2);
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
