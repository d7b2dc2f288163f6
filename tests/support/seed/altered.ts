/** Ways in which a copied article is changed. */
export const CHANGES: Readonly<Record<string, (words: readonly string[]) => readonly string[]>> = {
  "every 12th word is another": (words) =>
    words.map((word, at) => (at % 12 === 5 ? `otra${at}` : word)),
  "the last fifth is missing": (words) => words.slice(0, Math.floor(words.length * 0.8)),
  "its parts have another order": (words) => {
    const size = Math.ceil(words.length / 6);
    return [3, 0, 5, 1, 4, 2].flatMap((part) => words.slice(part * size, (part + 1) * size));
  },
  "a new beginning and end": (words) => {
    const added = Array.from({ length: Math.floor(words.length / 6) }, (_, n) => `nueva${n}`);
    return [...added, ...words, ...added.toReversed()];
  },
};
