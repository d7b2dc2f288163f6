import { diffWords } from "diff";

export interface DifferencePart {
  readonly kind: "same" | "added" | "removed";
  readonly text: string;
}

/** For texts that have little in common: the search for the shortest difference is quadratic. */
const TIMEOUT_MS = 1500;

/** @returns null when the texts differ too much */
export function wordDifference(before: string, after: string): readonly DifferencePart[] | null {
  const changes = diffWords(before, after, { timeout: TIMEOUT_MS });
  if (changes === undefined) return null;
  return changes.map(({ added, removed, value }) => ({
    kind: added ? "added" : removed ? "removed" : "same",
    text: value,
  }));
}
