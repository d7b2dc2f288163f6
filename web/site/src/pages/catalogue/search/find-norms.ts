import { searchRank } from "domain/search/search-rank";
import { isSameWord, toWords } from "domain/search/words";
import type { Norm } from "#lib/page-data.ts";

/** A norm is found by its name among other words, or by words that all are in its texts. */
export function findNorms(norms: readonly Norm[], text: string): readonly Norm[] {
  const words = toWords(text);
  if (words.length === 0) return [];
  return norms.filter(({ name, type, description }) => {
    const isNamed = toWords(name).every((nameWord) =>
      words.some((word) => isSameWord(nameWord, word)),
    );
    return isNamed || searchRank(words, { title: type, excerpt: description }) !== null;
  });
}
