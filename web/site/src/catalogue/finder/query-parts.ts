import type { Criterion } from "./model.ts";

/** Positions in the text. */
interface Span {
  readonly from: number;
  readonly to: number;
}

export interface UnderstoodPart extends Span {
  readonly criterion: Criterion;
  /** Of a synonym that is left out where it would leave nothing. */
  readonly isOptional?: boolean;
}

export interface RemainingWord extends Span {
  /** Folded, and corrected. */
  readonly word: string;
  /** Of a synonym: folded texts of references, one of which is enough. */
  readonly texts?: readonly string[];
  /** Of "sin freno" the word that no found reference may have. */
  readonly excluded?: string;
  readonly isOptional?: boolean;
}

export interface Correction {
  readonly typed: string;
  readonly word: string;
}

export interface ParsedQuery {
  readonly understood: readonly UnderstoodPart[];
  readonly words: readonly RemainingWord[];
  /** The text has a word that is true of all references. */
  readonly isOfAll: boolean;
  readonly corrections: readonly Correction[];
  /** Of synonyms, for the visitor. */
  readonly notes: readonly string[];
}

export function withoutParts(text: string, parts: readonly Span[]): string {
  const places = new Map(parts.map(({ from, to }) => [from, to]));
  let left = text;
  for (const [from, to] of [...places].toSorted(([a], [b]) => b - a))
    left = `${left.slice(0, from)} ${left.slice(to)}`;
  return left.replace(/\s+/g, " ").trim();
}
