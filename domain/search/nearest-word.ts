import { folded } from "../shared/folded.ts";

/**
 * @param word folded
 * @param texts whose words may be meant
 * @param maxDistance letters that may differ, by default two of long words
 * @returns the word, in lower case, that differs least
 */
export function nearestWord(
  word: string,
  texts: readonly string[],
  maxDistance: number = word.length < 6 ? 1 : 2,
): string | null {
  let distanceLimit = maxDistance;
  let nearest: string | null = null;
  const words = texts.flatMap((text) => text.normalize("NFC").match(/[\p{L}\p{N}]{2,}/gu) ?? []);
  for (const other of new Set(words)) {
    const plain = folded(other);
    if (plain === word || Math.abs(plain.length - word.length) > distanceLimit) continue;
    const distance = getDistance(word, plain);
    if (distance > distanceLimit) continue;
    nearest = other.toLowerCase();
    distanceLimit = distance - 1;
  }
  return nearest;
}

/** Damerau-Levenshtein, restricted to neighbors. */
function getDistance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const cost = a[row - 1] === b[column - 1] ? 0 : 1;
      const isSwap = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      next[column] = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + cost,
        isSwap ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    before = last;
    last = next;
  }
  return last[b.length] ?? 0;
}
