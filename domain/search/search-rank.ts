import { isSameWord, toWords } from "./words.ts";

export interface Searched {
  readonly title: string;
  readonly excerpt?: string | undefined;
  readonly headings?: string | undefined;
}

/**
 * Title before excerpt before headings, whole words before beginnings.
 * @returns lower for better matches; null when a word is missing
 */
export function searchRank(
  words: readonly string[],
  { title, excerpt = "", headings = "" }: Searched,
): number | null {
  const texts = [title, excerpt, headings].map(toWords);
  let rank = 0;
  for (const word of words) {
    const place = findPlace(word, texts);
    if (place === null) return null;
    rank += place;
  }
  return rank;
}

function findPlace(word: string, texts: readonly (readonly string[])[]): number | null {
  for (const [index, text] of texts.entries()) {
    if (text.some((textWord) => isSameWord(textWord, word))) return 2 * index;
    if (text.some((textWord) => textWord.startsWith(word))) return 2 * index + 1;
  }
  return null;
}
