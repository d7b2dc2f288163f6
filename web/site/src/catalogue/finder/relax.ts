import { type Condition, countFailures } from "./find.ts";
import type { FinderIndex } from "./model.ts";

export interface Relaxation {
  readonly without: readonly Condition[];
  readonly count: number;
}

const MAX_CONDITIONS = 16;

/** The fewest conditions first, then the most references. */
export function relaxations(
  index: FinderIndex,
  conditions: readonly Condition[],
  maxRelaxations = 3,
): readonly Relaxation[] {
  const usedConditions = conditions.slice(0, MAX_CONDITIONS);
  const failures = [...countFailures(index, usedConditions)];
  // Any set that helps contains what some reference fails.
  const found = failures.map(([bits]) => ({
    bits,
    without: usedConditions.filter((_, at) => (bits & (1 << at)) !== 0),
    count: failures.reduce((sum, [other, n]) => ((other & ~bits) === 0 ? sum + n : sum), 0),
  }));
  return found
    .filter(
      ({ bits, without }) =>
        without.length > 0 &&
        without.length < conditions.length &&
        !found.some((other) => other.bits !== bits && (other.bits & ~bits) === 0),
    )
    .sort((a, b) => a.without.length - b.without.length || b.count - a.count)
    .slice(0, maxRelaxations)
    .map(({ without, count }) => ({ without, count }));
}
