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
  const places = new Map(parts.map(({ from, to }) => [from, to]));
  let left = text;
  for (const [from, to] of [...places].toSorted(([a], [b]) => b - a))
    left = `${left.slice(0, from)} ${left.slice(to)}`;
  return left.replace(/\s+/g, " ").trim();
}
