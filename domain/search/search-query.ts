import { toTerm } from "./term.ts";
import { toWords } from "./words.ts";

export interface SearchQuery {
  /** The folded words that a text must have. */
  readonly words: readonly string[];
  /** The one term that the index of words is asked for. */
  readonly term: string;
}

const MAX_WORDS = 8;

/** In a large part of this field's articles. */
const COMMON = new Set(
  toWords(
    "acero alimentaria articulo componente diseño elegir frente guía higiénico industria inoxidable limpieza línea máquina norma producto seguridad selección tipo",
  ).map(toTerm),
);

/** Null without a word of three letters or a digit. */
export function parseSearchQuery(query: string): SearchQuery | null {
  const words = [...new Set(toWords(query))].slice(0, MAX_WORDS);
  // Numbers win ties.
  const [term] = rarestTerms([...words.filter(hasNumber), ...words]);
  return term === undefined ? null : { words, term };
}

export function rarestTerms(words: readonly string[]): readonly string[] {
  const terms = words.filter((word) => word.length > 2 || hasNumber(word)).map(toTerm);
  return [...new Set(terms)].sort((a, b) => frequency(a) - frequency(b));
}

export const isCommon = (term: string) => COMMON.has(term);

const hasNumber = (word: string) => /\p{N}/u.test(word);

/** Estimated: long words are rare. */
function frequency(term: string): number {
  const length = hasNumber(term) ? term.length + 4 : term.length;
  return (isCommon(term) ? 100 : 0) - length;
}
