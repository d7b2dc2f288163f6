import { escapePattern, isSameWord } from "domain/search/words";
import { folded } from "domain/shared/folded";
import { chooseReading, readNumber } from "domain/shared/read-number";
import { correctWords } from "./correct-words.ts";
import { nearestMetric, readInches } from "./inches.ts";
import { type Criterion, toNewtons } from "./model.ts";
import type { ParsedQuery, RemainingWord, UnderstoodPart } from "./query-parts.ts";
import { LEADING, type Vocabulary } from "./vocabulary.ts";

const MIN_LOAD_N = 50;
const MAX_MM = 3000;
const NUMBER = String.raw`\d{1,3}(?:\.\d{3}){1,2}(?:,\d{1,3})?|\d{1,7}(?:[.,]\d{1,3})?`;
const SIGNED = String.raw`[+−–-]?\s?(?:${NUMBER})`;
const START = String.raw`(?<![\p{L}\p{N}.,-])`;
const END = String.raw`(?!-?[\p{L}\p{N}])`;
const DEGREES = String.raw`(?:[°º]\s?c|℃|grados(?:\sc)?)`;
const TO = String.raw`\s?(?:a|y|hasta|-|–|\.\.\.?|…)\s?`;

const pattern = (source: string) => new RegExp(START + source + END, "gu");

const HEAT_RANGE = pattern(`(${SIGNED})\\s?${DEGREES}?${TO}(${SIGNED})\\s?${DEGREES}`);
const HEAT = pattern(`(${SIGNED})\\s?${DEGREES}`);
const LOAD = pattern(`([1-9]\\s\\d{3}(?:,\\d)?|${NUMBER})\\s?(kn|n|kg|kilos?|t|toneladas?)(?!·)`);
const IP = pattern(String.raw`ip[\s.-]?(\d\d)[\s-]?(k?)`);
const THREAD = pattern(String.raw`(?:rosca\s(?:de\s)?m?|metrica\s|m)[\s.-]?(\d{1,2})`);
const SCREW = new RegExp(String.raw`${START}m[\s.-]?(\d{1,2})\s?[x×](?=\s?\d)`, "gu");
const SCREW_LENGTH = pattern(String.raw`m[\s.-]?(\d{1,2})\s?[x×]\s?(\d{1,3})(?:\s?mm)?`);
const SIZE_RANGE = pattern(`(${NUMBER})(?:\\smm)?${TO}(${NUMBER})\\s?mm`);
const SHAFT = pattern(`ejes?\\s(?:de\\s)?(${NUMBER})(?:\\s?mm)?`);
const SIZE = pattern(`(?:([ø⌀]|diametro(?:\\sde)?)\\s?)?(${NUMBER})(?:\\s?(mm|cm))?`);
const WORD = /[^\s,;:()«»"“”¿?¡!<>=≤≥×]+/gu;
const WITHOUT = pattern(String.raw`sin\s+(\p{L}+)`);
const AT_LEAST = pattern(`(?:diametro\\s)?≥\\s?(${NUMBER})\\s?mm`);
const AT_MOST = pattern(`(?:diametro\\s)?≤\\s?(${NUMBER})\\s?mm`);

/** Reads "pie M20 316L 16 kN". */
export function parseQuery(text: string, vocabulary: Vocabulary): ParsedQuery {
  const typed = foldedInPlace(text);
  const inches = readInches(typed);
  const plain = inches
    .reduce(
      (sum, { from, to }) => sum.slice(0, from) + ";".repeat(to - from) + sum.slice(to),
      typed,
    )
    .replace(/\/|(?<=\p{L})\.+(?=[.\s]|$)/gu, (found) => " ".repeat(found.length));
  const { text: corrected, corrections, toPlace } = correctWords(plain, vocabulary.words);
  const understood: UnderstoodPart[] = [];
  const words: RemainingWord[] = [];
  const notes = new Set<string>();
  let isOfAll = false;
  let rest = corrected;

  const toSpan = (at: number, length: number) => ({
    from: toPlace(at),
    to: toPlace(at + length - 1) + 1,
  });
  function cutOut(at: number, length: number) {
    rest = rest.slice(0, at) + ";".repeat(length) + rest.slice(at + length);
  }
  function take(expression: RegExp, read: (groups: readonly string[]) => readonly Criterion[]) {
    for (const match of [...rest.matchAll(expression)]) {
      const criteria = read([...match].map((group) => group ?? ""));
      if (criteria.length === 0) continue;
      const span = toSpan(match.index, match[0].length);
      understood.push(...criteria.map((criterion) => ({ criterion, ...span })));
      cutOut(match.index, match[0].length);
    }
  }

  for (const { expression, synonym } of vocabulary.synonyms) {
    for (const { 0: found, index } of [...rest.matchAll(expression)]) {
      const { criteria, texts, isOptional = false } = synonym;
      const part = { ...toSpan(index, found.length), ...(isOptional ? { isOptional } : {}) };
      understood.push(...criteria.map((criterion) => ({ criterion, ...part })));
      // What stands for nothing is a word that no reference has.
      if (synonym.isOfAll) isOfAll = true;
      else if (texts.length > 0 || criteria.length === 0)
        words.push({ word: found.replace(/[.-]$/, ""), texts, ...part });
      if (synonym.note !== undefined) notes.add(synonym.note);
      cutOut(index, found.length);
    }
  }

  take(HEAT_RANGE, ([, low = "", high = ""]) => [parseHeat(low), parseHeat(high)]);
  take(HEAT, ([, value = ""]) => [parseHeat(value)]);
  take(LOAD, ([, value = "", unit = ""]) => {
    const isPlausible = (load: number) => newtonsIn(load, unit) >= MIN_LOAD_N;
    const load = parseNumber(value, isPlausible);
    const askedLoad = unit.startsWith("k") && unit !== "kn" ? { kilograms: load } : {};
    return [{ facet: "load", value: newtonsIn(load, unit), ...askedLoad }];
  });
  take(IP, ([, digits = "", k = ""]) => [{ facet: "ip", value: `ip${digits}${k}` }]);
  for (const { 0: found, 1: thread = "", 2: length = "", index } of rest.matchAll(SCREW_LENGTH)) {
    const word = `m${thread.padStart(2, "0")}-${length.padStart(3, "0")}`;
    if (!vocabulary.screws.includes(word)) continue;
    words.push({ word, ...toSpan(index, found.length) });
    cutOut(index, found.length);
  }
  for (const expression of [SCREW, THREAD]) {
    take(expression, ([, size = ""]) => {
      const thread = vocabulary.threads.find(({ slug }) => slug === `m${Number(size)}`);
      return thread === undefined ? [] : [{ facet: "thread", value: thread.slug }];
    });
  }
  for (const [spelling, criterion] of vocabulary.spellings)
    take(pattern(`(?:aisi[\\s.-]?)?${spacedCode(spelling)}`), () => [criterion]);

  const families = familiesIn(rest, vocabulary);
  for (const { noun, slugs } of families)
    take(pattern(escapePattern(noun)), () => slugs.map((value) => ({ facet: "family", value })));

  const chosenSlugs = new Set(
    understood.flatMap(({ criterion }) => (criterion.facet === "family" ? criterion.value : [])),
  );
  for (const { from, to, ...size } of inches) {
    const { criterion, note } = nearestMetric(size, typed, chosenSlugs, vocabulary);
    understood.push({ criterion, from, to });
    notes.add(note);
  }

  take(AT_LEAST, ([, from = ""]) => [{ facet: "diameter_from", value: parseNumber(from) }]);
  take(AT_MOST, ([, to = ""]) => [{ facet: "diameter_to", value: parseNumber(to) }]);
  take(SIZE_RANGE, ([, from = "", to = ""]) => [
    { facet: "diameter_from", value: Math.min(parseNumber(from), parseNumber(to)) },
    { facet: "diameter_to", value: Math.max(parseNumber(from), parseNumber(to)) },
  ]);
  take(SHAFT, ([, value = ""]) => [shaftOrSize(parseNumber(value), vocabulary)]);
  const hasShafts =
    chosenSlugs.size > 0 &&
    vocabulary.families.every((family) => !chosenSlugs.has(family.slug) || family.hasShafts);
  take(SIZE, ([, sign = "", value = "", unit = ""]) => {
    const size = parseNumber(value) * (unit === "cm" ? 10 : 1);
    // Without a unit it may be a part of a code.
    if (sign === "" && unit === "" && !vocabulary.sizes.has(size)) return [];
    return [hasShafts ? shaftOrSize(size, vocabulary) : { facet: "size", value: size }];
  });

  for (const { 0: found, 1: excluded = "", index } of rest.matchAll(WITHOUT)) {
    words.push({ word: found, excluded, ...toSpan(index, found.length) });
    cutOut(index, found.length);
  }
  for (const { 0: word, index } of rest.matchAll(WORD))
    if (!LEADING.has(word) && /[\p{L}\p{N}]/u.test(word))
      words.push({ word, ...toSpan(index, word.length) });
  const inOrder = <Part extends { readonly from: number }>(parts: readonly Part[]) =>
    parts.toSorted((a, b) => a.from - b.from);
  return {
    understood: inOrder(understood),
    words: inOrder(words),
    ...{ isOfAll, corrections, notes: [...notes] },
  };
}

/** Letters keep their places, where criteria are cut out, and signs of diameters, degrees and ranges their meaning. */
function foldedInPlace(text: string): string {
  return [...text]
    .map((letter) =>
      /[ø⌀º℃…½¼¾⅛⅜⅝⅞″]/.test(letter)
        ? letter
        : folded(letter).slice(0, letter.length).padEnd(letter.length),
    )
    .join("");
}

/** "316l" is also "316 l". */
function spacedCode(spelling: string): string {
  return escapePattern(spelling).replace(/(?<=\d)(?=[a-z]$)/, "[\\s-]?");
}

/** Of all nouns, as in "soporte de pie". */
function familiesIn(text: string, { families }: Vocabulary) {
  const found = [...text.matchAll(WORD)].map(([noun]) => ({
    noun,
    slugs: families
      .filter(({ nouns }) => nouns.some((familyNoun) => isSameWord(familyNoun, noun)))
      .map(({ slug }) => slug),
  }));
  let common: readonly string[] = [];
  const usedFamilies = found.filter(({ slugs }) => {
    const both = common.length === 0 ? slugs : common.filter((slug) => slugs.includes(slug));
    if (both.length > 0) common = both;
    return both.length > 0;
  });
  return usedFamilies.map(({ noun }) => ({ noun, slugs: common }));
}

function shaftOrSize(value: number, { shafts }: Vocabulary): Criterion {
  const shaft = shafts.find((shaft) => Number(shaft.value) === value);
  return shaft === undefined ? { facet: "size", value } : { facet: "shaft", value: shaft.slug };
}

function parseHeat(text: string): Criterion {
  const value = parseNumber(text);
  return { facet: value > 0 ? "heat" : "cold", value };
}

/** What may be two numbers is the one that is plausible, and has decimals if both are. */
function parseNumber(text: string, isPlausible = (value: number) => Math.abs(value) <= MAX_MM) {
  const typed = readNumber(text.replace(/^([+−–-])\s/, "$1"));
  if (typed === null) return Number.NaN;
  const chosenReading = chooseReading(typed, isPlausible);
  return chosenReading === "ask" ? typed.value : chosenReading;
}

function newtonsIn(value: number, unit: string): number {
  if (unit === "kn") return Math.round(value * 1000);
  if (unit === "n") return value;
  return toNewtons(unit.startsWith("t") ? value * 1000 : value);
}
