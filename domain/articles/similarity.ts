import * as v from "valibot";
import { limits } from "../shared/limits.ts";
import { singleLineText } from "../shared/text.ts";

const WORDS_OF_RUN = 3;
export const MIN_WORDS = 40;
const HASHES = 90;
const BANDS = 30;
const PER_BAND = HASHES / BANDS;
/** Percent of the runs that two texts have together. */
export const SIMILAR = 40;
/** Read for each text; the others of a band are hardly similar. */
export const CANDIDATES = 20;

/** MinHash (Broder, 1997): texts have the share of equal minima that they have of equal runs. */
export const TextPrintSchema = v.strictObject({
  title: singleLineText(limits.title),
  bands: v.pipe(v.array(v.string()), v.length(BANDS)),
  minima: v.pipe(v.array(v.number()), v.length(HASHES)),
});
export type TextPrint = v.InferOutput<typeof TextPrintSchema>;

/** @param words of a text in their order; undefined for a short text */
export function toPrint(title: string, words: readonly string[]): TextPrint | undefined {
  if (words.length < MIN_WORDS) return undefined;
  const runs = new Set(
    words
      .slice(WORDS_OF_RUN - 1)
      .map((_, at) => toHash(words.slice(at, at + WORDS_OF_RUN).join(" "))),
  );
  const minima = Array.from({ length: HASHES }, (_, n) => {
    let least = 0xffff_ffff;
    for (const run of runs) least = Math.min(least, mixed(run ^ Math.imul(n + 1, 0x9e37_79b1)));
    return least;
  });
  const bands = Array.from({ length: BANDS }, (_, n) => {
    const own = minima.slice(n * PER_BAND, (n + 1) * PER_BAND);
    return `${n}-${toHash(own.join(" ")).toString(36)}`;
  });
  return { title, bands, minima };
}

export function calculateSimilarity(a: TextPrint, b: TextPrint): number {
  const equal = a.minima.filter((value, at) => value === b.minima[at]).length;
  return Math.round((100 * equal) / HASHES);
}

export interface Similar<Id> {
  readonly id: Id;
  readonly title: string;
  readonly percent: number;
}

export interface SimilarArticle extends Similar<string> {
  readonly slug: string;
}

/** Of a text before it is published. */
export type SimilarCheck =
  | { readonly at: "checking" | "failed" | "short" | "unreadable" | "none" }
  | { readonly at: "similar"; readonly articles: readonly SimilarArticle[] };

export interface SimilarText<T> {
  readonly text: T;
  readonly articles: readonly SimilarArticle[];
  readonly twins: readonly Similar<T>[];
}

export interface Compared<T> {
  readonly compared: number;
  /** Of `compared`: texts that are too short, or take too long to parse. */
  readonly left: number;
  readonly found: readonly SimilarText<T>[];
}

export interface TextComparison<T> extends Compared<T> {
  readonly step: "comparing" | "stopped" | "failed" | "done";
}

/** The most similar first. */
export function similarAmong<Id>(
  print: TextPrint,
  others: Iterable<readonly [Id, TextPrint]>,
): readonly Similar<Id>[] {
  return [...others]
    .map(([id, other]) => ({ id, title: other.title, percent: calculateSimilarity(print, other) }))
    .filter(({ percent }) => percent >= SIMILAR)
    .sort((a, b) => b.percent - a.percent);
}

/** Hashes a text with FNV-1a. */
function toHash(text: string): number {
  let hash = 0x811c_9dc5;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x0100_0193);
  return hash >>> 0;
}

/** The end of MurmurHash3. */
function mixed(value: number): number {
  let hash = value;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85eb_ca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2_ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
