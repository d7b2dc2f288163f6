import { otherNumber } from "domain/search/words";
import { folded } from "domain/shared/folded";
import { filterRows } from "../filter-rows.ts";
import { isChoice } from "./criterion.ts";
import {
  byFacet,
  CHOICE_FACETS,
  type Criterion,
  type FacetCounts,
  type FinderFamily,
  type FinderIndex,
  type FinderRow,
  type NumberFacet,
} from "./model.ts";

export interface FoundFamily {
  readonly family: FinderFamily;
  readonly count: number;
  readonly rows: readonly FinderRow[];
}

export interface Found {
  readonly total: number;
  readonly families: readonly FoundFamily[];
  /** Of each value, if it were the only one of its facet. */
  readonly counts: FacetCounts;
}

/** As a visitor wrote it, folded; a synonym has texts of references, one of which is enough. */
export interface SearchedWord {
  readonly word: string;
  readonly texts?: readonly string[];
  /** Of "sin freno" the word that no found reference may have. */
  readonly excluded?: string;
}

export interface Condition extends Pick<SearchedWord, "texts" | "excluded"> {
  readonly criteria: readonly Criterion[];
  readonly word: string | null;
}

interface Test {
  /** Position of the facet in the counts, or -1. */
  readonly filter: number;
  /** @returns 0 for a row that does not meet it; a word counts more in names than in measures */
  readonly weigh: (row: FinderRow) => number;
}

const FACETS = [...CHOICE_FACETS, "family"] as const;
const FAMILY = CHOICE_FACETS.length;

/** Choices of one facet are alternatives. */
export function toConditions(
  criteria: readonly Criterion[],
  words: readonly SearchedWord[],
): readonly Condition[] {
  const groups = new Map<string, Criterion[]>();
  for (const criterion of criteria) {
    const key = isChoice(criterion) ? criterion.facet : `${criterion.facet} ${criterion.value}`;
    groups.set(key, [...(groups.get(key) ?? []), criterion]);
  }
  return [
    ...[...groups.values()].map((alternatives) => ({ criteria: alternatives, word: null })),
    ...words
      .filter(({ word }, at) => words.findIndex((other) => other.word === word) === at)
      .map((word) => ({ criteria: [], ...word })),
  ];
}

/**
 * Rows of a family, and families, are in the order of the catalog, those that have the words in names before those that
 * have them in measures.
 * @param most rows of a family
 */
export function findReferences(
  index: FinderIndex,
  conditions: readonly Condition[],
  maxReferences: number,
): Found {
  const tests = conditions.map((condition) => toTest(index, condition));
  const { matches, counts } = filterRows(
    index.rows,
    tests.map(({ filter, weigh }) => ({ filter, isMet: (row) => weigh(row) > 0 })),
    [...CHOICE_FACETS.map((facet) => index.values[facet].length), index.families.length],
    ([, family, choices], facet) => (facet === FAMILY ? family : (choices[facet] ?? -1)),
  );
  const families = index.families.map((family) => ({
    ...{ family, count: 0, weight: 0, rows: [] as FinderRow[] },
  }));
  const weights = new Map<FinderRow, number>();
  for (const row of matches) {
    const found = families[row[1]];
    if (found === undefined) continue;
    found.count += 1;
    const weight = tests.reduce((sum, { weigh }) => sum + weigh(row), 0);
    weights.set(row, weight);
    found.rows.push(row);
    found.weight = Math.max(found.weight, weight);
  }
  const byWeight = (a: FinderRow, b: FinderRow) => (weights.get(b) ?? 0) - (weights.get(a) ?? 0);
  return {
    total: matches.length,
    families: families
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => b.weight - a.weight)
      .map(({ family, count, rows }) => ({
        ...{ family, count, rows: rows.toSorted(byWeight).slice(0, maxReferences) },
      })),
    counts: {
      ...byFacet((facet) => counts[CHOICE_FACETS.indexOf(facet)] ?? []),
      family: counts[FAMILY] ?? [],
    },
  };
}

/** @returns numbers of references by bits of what they fail */
export function countFailures(
  index: FinderIndex,
  conditions: readonly Condition[],
): ReadonlyMap<number, number> {
  const tests = conditions.map((condition) => toTest(index, condition));
  const counts = new Map<number, number>();
  for (const row of index.rows) {
    const bits = tests.reduce((sum, { weigh }, at) => (weigh(row) > 0 ? sum : sum | (1 << at)), 0);
    counts.set(bits, (counts.get(bits) ?? 0) + 1);
  }
  return counts;
}

function toTest(index: FinderIndex, { criteria, word, texts, excluded }: Condition): Test {
  const [first] = criteria;
  if (word !== null || first === undefined) {
    if (texts !== undefined) return { filter: -1, weigh: textTest(index, texts) };
    const weigh = wordTest(index, excluded ?? word ?? "");
    return {
      filter: -1,
      weigh: excluded === undefined ? weigh : (row) => Number(weigh(row) === 0),
    };
  }
  if (!isChoice(first)) {
    const { facet, value } = first;
    return { filter: -1, weigh: (row) => Number(NUMBER_TESTS[facet](row, value)) };
  }
  const { facet } = first;
  const at = FACETS.indexOf(facet);
  const choices = facet === "family" ? index.families : index.values[facet];
  const positions = new Set(
    criteria.map(({ value }) => choices.findIndex(({ slug }) => slug === value)),
  );
  // An unknown value has the position of no value.
  positions.delete(-1);
  return {
    filter: at,
    weigh: ([, family, choices]) =>
      Number(positions.has(at === FAMILY ? family : (choices[at] ?? -1))),
  };
}

const NUMBER_TESTS: Readonly<Record<NumberFacet, (row: FinderRow, value: number) => boolean>> = {
  size: ([, , , diameter], value) => diameter === value,
  diameter_from: ([, , , diameter], value) => diameter !== null && diameter >= value,
  diameter_to: ([, , , diameter], value) => diameter !== null && diameter <= value,
  load: ([, , , , load], value) => load !== null && load >= value,
  cold: ([, , , , , cold], value) => cold !== null && cold <= value,
  heat: ([, , , , , , heat], value) => heat !== null && heat >= value,
};

/** @returns whether any reference has the word */
export function isKnownWord(index: FinderIndex, word: SearchedWord): boolean {
  const { weigh } = toTest(index, {
    criteria: [],
    word: word.excluded ?? word.word,
    ...(word.texts ? { texts: word.texts } : {}),
  });
  return index.rows.some((row) => weigh(row) > 0);
}

const IN_NAME = 2;
const IN_MEASURE = 1;

function textTest({ texts }: FinderIndex, wanted: readonly string[]): Test["weigh"] {
  const isWanted = texts.map((text) => wanted.includes(folded(text)));
  return ([, , , , , , , own]) => (own.some((text) => isWanted[text]) ? IN_NAME : 0);
}

function wordTest(index: FinderIndex, word: string): Test["weigh"] {
  const { families, texts, values } = index;
  const begins = beginsWith(word);
  const inFamily = families.map(({ name, category }) => begins(`${name} ${category}`));
  // A text with a number is a measure with its label, as "Tornillo de fijación M10".
  const inText = texts.map((text) => begins(text) && (/\d/.test(text) ? IN_MEASURE : IN_NAME));
  const inValue = CHOICE_FACETS.map((facet) => values[facet].map(({ text }) => begins(text)));
  const codes = getCodes(index);
  const isIn = codeTest(word);
  const inReference = new Set(index.rows.filter((_, at) => isIn(codes[at] ?? "")));
  return (row) => {
    const [, family, choices, , , , , own] = row;
    const isName =
      inFamily[family] === true ||
      inReference.has(row) ||
      choices.some((value, facet) => value >= 0 && inValue[facet]?.[value] === true);
    return isName ? IN_NAME : Math.max(0, ...own.map((text) => Number(inText[text])));
  };
}

function beginsWith(word: string) {
  const starts = [word, ...otherNumber(word)].map((form) => ` ${form}`);
  return (text: string) => {
    const spaced = ` ${folded(text).replace(/[^\p{L}\p{N}.,-]+/gu, " ")}`;
    return starts.some((start) => spaced.includes(start));
  };
}

/** "pnm16" is a part of PN-M16-080, and "206" is none of M12-060. */
function codeTest(word: string): (code: string) => boolean {
  if (word.length < 2) return () => false;
  if (!/[a-z]/.test(word) || word.includes("-")) return (code) => code.includes(word);
  return (code) => code.includes(word) || code.replaceAll("-", "").includes(word);
}

const keptCodes = new WeakMap<FinderIndex, readonly string[]>();

function getCodes(index: FinderIndex): readonly string[] {
  const codes = keptCodes.get(index) ?? index.rows.map(([reference]) => folded(reference));
  keptCodes.set(index, codes);
  return codes;
}
