import { otherNumber } from "../../search/words.ts";
import { folded } from "../../shared/folded.ts";
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

export interface Condition {
  readonly criteria: readonly Criterion[];
  readonly word: string | null;
}

interface Test {
  /** Position of the facet in the counts, or -1. */
  readonly facet: number;
  readonly meets: (row: FinderRow) => boolean;
}

const FACETS = [...CHOICE_FACETS, "family"] as const;
const FAMILY = CHOICE_FACETS.length;

/** Choices of one facet are alternatives. */
export function conditionsOf(
  criteria: readonly Criterion[],
  words: readonly string[],
): readonly Condition[] {
  const groups = new Map<string, Criterion[]>();
  for (const criterion of criteria) {
    const key = isChoice(criterion) ? criterion.facet : `${criterion.facet} ${criterion.value}`;
    groups.set(key, [...(groups.get(key) ?? []), criterion]);
  }
  return [
    ...[...groups.values()].map((alternatives) => ({ criteria: alternatives, word: null })),
    ...[...new Set(words)].map((word) => ({ criteria: [], word })),
  ];
}

/** @param most rows of a family */
export function findReferences(
  index: FinderIndex,
  conditions: readonly Condition[],
  most: number,
): Found {
  const tests = conditions.map((condition) => testOf(index, condition));
  const counts = [
    ...CHOICE_FACETS.map((facet) => index.values[facet].map(() => 0)),
    index.families.map(() => 0),
  ];
  const families = index.families.map((family) => ({ family, count: 0, rows: [] as FinderRow[] }));
  let total = 0;
  for (const row of index.rows) {
    const failed = onlyFailure(row, tests);
    if (failed === null) continue;
    const [, position, choices] = row;
    for (let facet = 0; facet <= FAMILY; facet += 1) {
      if (failed !== undefined && failed.facet !== facet) continue;
      const value = facet === FAMILY ? position : (choices[facet] ?? -1);
      const count = counts[facet];
      if (value >= 0 && count !== undefined) count[value] = (count[value] ?? 0) + 1;
    }
    const found = families[position];
    if (failed !== undefined || found === undefined) continue;
    total += 1;
    found.count += 1;
    if (found.rows.length < most) found.rows.push(row);
  }
  return {
    total,
    families: families.filter(({ count }) => count > 0),
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
  const tests = conditions.map((condition) => testOf(index, condition));
  const counts = new Map<number, number>();
  for (const row of index.rows) {
    const bits = tests.reduce((sum, { meets }, at) => (meets(row) ? sum : sum | (1 << at)), 0);
    counts.set(bits, (counts.get(bits) ?? 0) + 1);
  }
  return counts;
}

/** @returns the test that the row fails, undefined without one, null for several */
function onlyFailure(row: FinderRow, tests: readonly Test[]): Test | undefined | null {
  let failed: Test | undefined;
  for (const test of tests) {
    if (test.meets(row)) continue;
    if (failed !== undefined) return null;
    failed = test;
  }
  return failed;
}

function testOf(index: FinderIndex, { criteria, word }: Condition): Test {
  const [first] = criteria;
  if (word !== null || first === undefined)
    return { facet: -1, meets: wordTest(index, word ?? "") };
  if (!isChoice(first)) {
    const { facet, value } = first;
    return { facet: -1, meets: (row) => NUMBER_TESTS[facet](row, value) };
  }
  const { facet } = first;
  const at = FACETS.indexOf(facet);
  const known = facet === "family" ? index.families : index.values[facet];
  const wanted = new Set(
    criteria.map(({ value }) => known.findIndex(({ slug }) => slug === value)),
  );
  // An unknown value has the position of no value.
  wanted.delete(-1);
  return {
    facet: at,
    meets: ([, family, choices]) => wanted.has(at === FAMILY ? family : (choices[at] ?? -1)),
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

function wordTest(index: FinderIndex, word: string): Test["meets"] {
  const { families, texts, values } = index;
  const begins = beginsWith(word);
  const inFamily = families.map(({ name, category }) => begins(`${name} ${category}`));
  const inText = texts.map(begins);
  const inValue = CHOICE_FACETS.map((facet) => values[facet].map(({ text }) => begins(text)));
  const codes = codesOf(index);
  const isIn = codeTest(word);
  const inReference = new Set(index.rows.filter((_, at) => isIn(codes[at] ?? "")));
  return (row) => {
    const [, family, choices, , , , , own] = row;
    return (
      inFamily[family] === true ||
      inReference.has(row) ||
      own.some((text) => inText[text]) ||
      choices.some((value, facet) => value >= 0 && inValue[facet]?.[value] === true)
    );
  };
}

function beginsWith(word: string) {
  const starts = [word, ...otherNumber(word)].map((one) => ` ${one}`);
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

function codesOf(index: FinderIndex): readonly string[] {
  const codes = keptCodes.get(index) ?? index.rows.map(([reference]) => folded(reference));
  keptCodes.set(index, codes);
  return codes;
}
