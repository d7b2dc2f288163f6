import { escapePattern, otherNumber } from "domain/search/words";
import { folded } from "domain/shared/folded";

/** Ignores word order, plurals, case and accents. */
export function wordSearch<Item extends object>(
  getText: (item: Item) => string,
): (search: string) => (item: Item) => boolean {
  const texts = new WeakMap<Item, string>();
  const foldedOnce = (item: Item): string => {
    const foldedText = texts.get(item);
    if (foldedText !== undefined) return foldedText;
    const text = folded(getText(item));
    texts.set(item, text);
    return text;
  };
  return (search) => {
    const patterns = wordPatterns(search);
    return (item) => patterns.every((pattern) => foldedOnce(item).search(pattern) >= 0);
  };
}

export function searchWords(search: string): readonly string[] {
  return folded(search)
    .split(/[\s,;:¿?¡!«»"“”]+/)
    .filter(Boolean);
}

/** @returns patterns for folded text */
export function wordPatterns(search: string): readonly RegExp[] {
  return searchWords(search).map((word) => {
    const others = otherNumber(word).map((other) => `\\b${escapePattern(other)}\\b`);
    return new RegExp([escapePattern(word), ...others].join("|"), "gu");
  });
}
