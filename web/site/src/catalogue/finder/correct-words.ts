import { nearestWord } from "domain/search/nearest-word";
import { isSameWord } from "domain/search/words";
import type { Correction } from "./query-parts.ts";

/** A word that may have a wrong letter. Codes and numbers are never corrected. */
const LONG_WORD = /(?<![\p{L}\p{N}.,-])\p{L}{5,}(?![\p{L}\p{N}-])/gu;

interface CorrectedText {
  readonly text: string;
  readonly corrections: readonly Correction[];
  /** @returns the place in the typed text */
  readonly toPlace: (at: number) => number;
}

/**
 * Replaces words that differ in one letter from a known one, and begin none.
 * @param typed folded
 */
export function correctWords(typed: string, knownWords: readonly string[]): CorrectedText {
  const corrections: Correction[] = [];
  const places: number[] = [];
  let text = "";
  let done = 0;
  const add = (piece: string, from: number, to: number) => {
    text += piece;
    for (let at = 0; at < piece.length; at += 1) places.push(Math.min(from + at, to - 1));
  };
  for (const { 0: word, index } of typed.matchAll(LONG_WORD)) {
    if (knownWords.some((knownWord) => knownWord.startsWith(word) || isSameWord(knownWord, word)))
      continue;
    const nearest = nearestWord(word, knownWords, 1);
    if (nearest === null) continue;
    add(typed.slice(done, index), done, index);
    done = index + word.length;
    add(nearest, index, done);
    corrections.push({ typed: word, word: nearest });
  }
  add(typed.slice(done), done, typed.length);
  return { text, corrections, toPlace: (at) => places[at] ?? typed.length };
}
