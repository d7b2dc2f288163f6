import { escapePattern, otherNumber } from "domain/search/words";
import { cutStart } from "domain/shared/cut-text";
import { folded } from "domain/shared/folded";

/** Part of a text that is a match, or lies between matches. */
export interface Segment {
  readonly text: string;
  readonly isMatch: boolean;
  readonly at: number;
}

/** Folded: the typed text, which is marked anywhere, and its words, which are marked where words begin. */
export interface SearchTerms {
  readonly phrase: string;
  readonly words: readonly string[];
}

export function toSegments(text: string, { phrase, words }: SearchTerms): Segment[] {
  const originals = [...text.normalize("NFC")];
  const units = originals.map(folded);
  // A character may be compared as none (a bare accent) or as several (İ).
  const places = units.flatMap((unit, index) => unit.split("").map(() => index));
  const compared = units.join("");
  const segments: Segment[] = [];
  let done = 0;
  const push = (end: number, isMatch: boolean) => {
    if (end > done) segments.push({ text: originals.slice(done, end).join(""), isMatch, at: done });
    done = Math.max(done, end);
  };
  const patterns = [...(phrase === "" ? [] : [anywhere(phrase)]), ...words.map(toBeginningPattern)];
  const found = patterns.flatMap((pattern) => [...compared.matchAll(pattern)]);
  for (const { index, 0: match } of found.sort((a, b) => a.index - b.index)) {
    push(places[index] ?? originals.length, false);
    push((places[index + match.length - 1] ?? originals.length - 1) + 1, true);
  }
  push(originals.length, false);
  return segments;
}

function anywhere(phrase: string): RegExp {
  return new RegExp(phrase.split(" ").map(escapePattern).join("\\s+"), "gu");
}

function toBeginningPattern(word: string): RegExp {
  const others = otherNumber(word).map((other) => `${other}(?![\\p{L}\\p{N}])`);
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${[word, ...others].join("|")})`, "gu");
}

const LEAD_LENGTH = 40;

/** Keeps the first match visible in two lines. */
export function fromFirstMatch(segments: readonly Segment[]): readonly Segment[] {
  const [first, ...rest] = segments;
  if (first === undefined || first.isMatch || first.text.length <= LEAD_LENGTH) return segments;
  const cut = cutStart(first.text, LEAD_LENGTH);
  return [{ ...first, text: `…${cut.slice(cut.indexOf(" ") + 1)}` }, ...rest];
}
