import type { Criterion } from "./model.ts";

/** Positions in the text. */
interface Span {
  readonly from: number;
  readonly to: number;
}

export interface UnderstoodPart extends Span {
  readonly criterion: Criterion;
}

export interface RemainingWord extends Span {
  /** Folded. */
  readonly word: string;
}

export interface ParsedQuery {
  readonly understood: readonly UnderstoodPart[];
  readonly words: readonly RemainingWord[];
}

export function withoutParts(text: string, parts: readonly Span[]): string {
  let left = text;
  for (const { from, to } of parts.toSorted((a, b) => b.from - a.from))
    left = `${left.slice(0, from)} ${left.slice(to)}`;
  return left.replace(/\s+/g, " ").trim();
}
