import type { Evaluated } from "./coverage-report.ts";

export interface Coverage {
  /** Expressions with boolean results. */
  readonly conditions: number;
  readonly bothWays: number;
  readonly table: readonly string[];
  /** Unevaluated expressions, and conditions with one result only. */
  readonly gaps: readonly string[];
}

/** @param source of the rules, for the offsets in `evaluated` */
export function toCoverage(source: string, evaluated: readonly Evaluated[]): Coverage {
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
