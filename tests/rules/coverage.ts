import type { Evaluated } from "./coverage-report.ts";

/** What the tests have seen of the rules. */
export interface Coverage {
  /** Conditions: expressions that came out as true or as false, and as nothing else. */
  readonly conditions: number;
  readonly bothWays: number;
  /** One line for each condition, in the order of the rules. */
  readonly table: readonly string[];
  /** One line for each expression that was never evaluated, and each condition that came out one way only. */
  readonly gaps: readonly string[];
}

/**
 * Judges what the emulator evaluated: whatever stands in the rules must have been reached, and every condition must have
 * come out both ways, or a test is missing. The words `true` and `false` themselves are no conditions.
 * @param source of the rules, which the offsets of `evaluated` point into
 */
export function coverageOf(source: string, evaluated: readonly Evaluated[]): Coverage {
  const table: string[] = [];
  const gaps: string[] = [];
  let bothWays = 0;
  for (const { start, last, ...counts } of evaluated) {
    const text = source.slice(start, last + 1).replace(/\s+/g, " ");
    const line = source.slice(0, start).split("\n").length;
    const isReached = counts.true + counts.false + counts.other > 0;
    if (!isReached) gaps.push(`firestore.rules:${line} never evaluated: ${text}`);
    const isCondition = isReached && counts.other === 0 && !/^(?:true|false)$/.test(text);
    if (!isCondition) continue;
    table.push(`${line}\ttrue ${counts.true}\tfalse ${counts.false}\t${text}`);
    if (counts.true > 0 && counts.false > 0) bothWays += 1;
    else gaps.push(`firestore.rules:${line} never ${counts.true === 0}: ${text}`);
  }
  return { conditions: table.length, bothWays, table, gaps };
}
