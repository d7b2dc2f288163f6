/** What a part of the bench measured. */
export interface Figure {
  readonly name: string;
  /** Numbers by their column: times in milliseconds, sizes in bytes. */
  readonly values: Readonly<Record<string, number>>;
  /** The largest number that a column may have. */
  readonly limits: Readonly<Record<string, number>>;
}

/** Work whose time is limited to a multiple of a baseline's, which is measured in the same run. */
export interface Comparison {
  readonly name: string;
  readonly ratio: number;
  readonly subject: (turn: number) => Promise<void>;
  readonly baseline: (turn: number) => Promise<void>;
  /** Runs before each of both, and is not timed. */
  readonly before?: () => Promise<void>;
}

/**
 * Alternates both sides, because the machine's load varies and the second run finds warmer caches.
 * @param rounds counted rounds, after one to warm up
 */
export async function compare(
  { name, ratio, before, ...sides }: Comparison,
  rounds: number,
): Promise<Figure> {
  const subject: number[] = [];
  const baseline: number[] = [];
  const getTime = async (side: "subject" | "baseline", turn: number) => {
    await before?.();
    const began = performance.now();
    await sides[side](turn);
    return performance.now() - began;
  };
  for (let round = 0; round <= rounds; round += 1) {
    const first = await getTime("subject", 2 * round);
    const both =
      (await getTime("baseline", 2 * round)) + (await getTime("baseline", 2 * round + 1));
    const last = await getTime("subject", 2 * round + 1);
    if (round === 0) continue;
    subject.push((first + last) / 2);
    baseline.push(both / 2);
  }
  const ratios = subject.map((time, index) => time / (baseline[index] ?? Number.NaN));
  const values = {
    subject: getMedian(subject),
    baseline: getMedian(baseline),
    ratio: getMedian(ratios),
  };
  return { name, values, limits: { ratio } };
}

export function getMedian(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}
