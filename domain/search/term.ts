const MAX_LENGTH = 8;
const MIN_PREFIX_LENGTH = 3;

/** Whole words first: a limit cuts beginnings. */
export function toTerms(words: Iterable<string>, maxTerms: number): string[] {
  const stems = [...new Set(words)].map((word) => Array.from(word).slice(0, MAX_LENGTH));
  const terms = new Set(stems.flatMap((letters) => withAlternation(letters.join(""))));
  for (const letters of stems) {
    if (terms.size >= maxTerms) break;
    for (let length = MIN_PREFIX_LENGTH; length < letters.length; length += 1)
      terms.add(letters.slice(0, length).join(""));
  }
  return [...terms].slice(0, maxTerms);
}

function withAlternation(word: string): readonly string[] {
  if (word.endsWith("z")) return [word, `${word.slice(0, -1)}c`];
  return word.endsWith("ces") ? [word, `${word.slice(0, -3)}z`] : [word];
}

/** The longest term of every post with the word or its other number. */
export function toTerm(word: string): string {
  const letters = Array.from(word);
  const [ending = ""] = /(?:ces|es|s)?$/u.exec(word) ?? [];
  const lengths = [ending.length, ending.length - 1].map(
    (cut) => letters.length - Math.max(0, cut),
  );
  const length = lengths.find((length) => length >= MIN_PREFIX_LENGTH) ?? letters.length;
  return letters.slice(0, Math.min(length, MAX_LENGTH)).join("");
}
