import { folded } from "../shared/folded.ts";
import { termOf } from "./term.ts";
import { wordsOf } from "./words.ts";

export interface SearchQuery {
  /** Folded. */
  readonly words: readonly string[];
  /** Asked of the index. */
  readonly term: string;
}

const MOST_WORDS = 8;

/** In a large part of this field's articles. */
const COMMON = new Set(
  wordsOf(
    "acero alimentaria articulo componente diseño elegir frente guía higiénico industria inoxidable limpieza línea máquina norma producto seguridad selección tipo",
  ).map(termOf),
);

/** Null without a word of three letters or a digit. */
export function searchQueryOf(query: string): SearchQuery | null {
  const words = [...new Set(wordsOf(query))].slice(0, MOST_WORDS);
  // Numbers win ties.
  const [term] = rarestTerms([...words.filter(hasNumber), ...words]);
  return term === undefined ? null : { words, term };
}

export function rarestTerms(words: readonly string[]): readonly string[] {
  const terms = words.filter((word) => word.length > 2 || hasNumber(word)).map(termOf);
  return [...new Set(terms)].sort((a, b) => frequency(a) - frequency(b));
}

export const isCommon = (term: string) => COMMON.has(term);

const hasNumber = (word: string) => /\p{N}/u.test(word);

/** Estimated: long words are rare. */
function frequency(term: string): number {
  const length = hasNumber(term) ? term.length + 4 : term.length;
  return (isCommon(term) ? 100 : 0) - length;
}

/** @returns the word, in lower case, that differs in at most two letters */
export function nearestWord(word: string, texts: readonly string[]): string | null {
  let most = word.length < 6 ? 1 : 2;
  let nearest: string | null = null;
  const words = texts.flatMap((text) => text.normalize("NFC").match(/[\p{L}\p{N}]{2,}/gu) ?? []);
  for (const other of new Set(words)) {
    const plain = folded(other);
    if (plain === word || Math.abs(plain.length - word.length) > most) continue;
    const distance = distanceOf(word, plain);
    if (distance > most) continue;
    nearest = other.toLowerCase();
    most = distance - 1;
  }
  return nearest;
}

/** Damerau-Levenshtein, restricted to neighbors. */
function distanceOf(a: string, b: string): number {
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
