const LONGEST = 8;
const SHORTEST_PREFIX = 3;

/** Whole words first: a limit cuts beginnings. */
export function termsOf(words: Iterable<string>, most: number): string[] {
  const stems = [...new Set(words)].map((word) => Array.from(word).slice(0, LONGEST));
  const terms = new Set(stems.flatMap((letters) => withAlternation(letters.join(""))));
  for (const letters of stems) {
    if (terms.size >= most) break;
    for (let length = SHORTEST_PREFIX; length < letters.length; length += 1)
      terms.add(letters.slice(0, length).join(""));
  }
  return [...terms].slice(0, most);
}

function withAlternation(word: string): readonly string[] {
  if (word.endsWith("z")) return [word, `${word.slice(0, -1)}c`];
  return word.endsWith("ces") ? [word, `${word.slice(0, -3)}z`] : [word];
}

/** The longest term of every post with the word or its other number. */
export function termOf(word: string): string {
  const letters = Array.from(word);
  const [ending = ""] = /(?:ces|es|s)?$/u.exec(word) ?? [];
  const lengths = [ending.length, ending.length - 1].map(
    (cut) => letters.length - Math.max(0, cut),
  );
  const length = lengths.find((one) => one >= SHORTEST_PREFIX) ?? letters.length;
  return letters.slice(0, Math.min(length, LONGEST)).join("");
}
