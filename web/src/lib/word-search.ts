/** Ignores word order, plurals, case and accents. */
export function wordSearch<Item extends object>(
  textOf: (item: Item) => string,
): (search: string) => (item: Item) => boolean {
  const texts = new WeakMap<Item, string>();
  const foldedOnce = (item: Item): string => {
    const known = texts.get(item);
    if (known !== undefined) return known;
    const text = folded(textOf(item));
    texts.set(item, text);
    return text;
  };
  return (search) => {
    const patterns = wordPatterns(search);
    return (item) => patterns.every((pattern) => foldedOnce(item).search(pattern) >= 0);
  };
}

export function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

export function searchWords(search: string): readonly string[] {
  return folded(search)
    .split(/[\s,;:¿?¡!«»"“”]+/)
    .filter(Boolean);
}

/** @returns patterns for folded text */
export function wordPatterns(search: string): readonly RegExp[] {
  return searchWords(search).map((word) => {
    const others = otherNumber(word).map((other) => `\\b${escaped(other)}\\b`);
    return new RegExp([escaped(word), ...others].join("|"), "gu");
  });
}

/** Spanish plurals: -s, -es, and -ces of -z. */
function otherNumber(word: string): string[] {
  if (word.endsWith("z")) return [`${word.slice(0, -1)}ces`];
  return [/ces$/, /es$/, /s$/].flatMap((ending, index) =>
    word.length > 3 && ending.test(word) ? [word.replace(ending, index === 0 ? "z" : "")] : [],
  );
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
