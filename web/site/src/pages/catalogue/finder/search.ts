import { folded } from "domain/shared/folded";
import { isSameCriterion } from "#catalogue/finder/criterion.ts";
import {
  type Condition,
  type Found,
  findReferences,
  isKnownWord,
  toConditions,
} from "#catalogue/finder/find.ts";
import type { Criterion, FinderIndex } from "#catalogue/finder/model.ts";
import { inOrder } from "#catalogue/finder/order.ts";
import { parseQuery } from "#catalogue/finder/parse-query.ts";
import type { ParsedQuery, RemainingWord } from "#catalogue/finder/query-parts.ts";
import { toVocabulary, type Vocabulary } from "#catalogue/finder/vocabulary.ts";
import type { FinderState } from "./state.ts";

export interface Search {
  readonly state: FinderState;
  readonly parsed: ParsedQuery;
  /** Of panel and text, each once. */
  readonly criteria: readonly Criterion[];
  /** Those that some reference has. */
  readonly words: readonly RemainingWord[];
  readonly conditions: readonly Condition[];
  readonly found: Found;
  /** Words that no reference has. They restrict nothing while something else is understood. */
  readonly unknown: readonly RemainingWord[];
  /** Parts of the text that were left out, as nothing was found with them. */
  readonly leftOut: readonly string[];
}

/** More would be drawn again with each letter. */
const ROWS_OF_A_FAMILY = 4;

const vocabularies = new WeakMap<FinderIndex, Vocabulary>();

export function parsedText(index: FinderIndex, text: string): ParsedQuery {
  const vocabulary = vocabularies.get(index) ?? toVocabulary(index);
  vocabularies.set(index, vocabulary);
  return parseQuery(text, vocabulary);
}

/** @param most rows of a family */
export function search(
  index: FinderIndex,
  state: FinderState,
  maxReferences: number = ROWS_OF_A_FAMILY,
): Search {
  const parsed = parsedText(index, state.text);
  const find = (conditions: readonly Condition[]) =>
    state.order
      ? inOrder(findReferences(index, conditions, index.rows.length), state.order, maxReferences)
      : findReferences(index, conditions, maxReferences);
  const unknown = parsed.words.filter((word) => !isKnownWord(index, word));
  const all = toParts(state, parsed, unknown, () => true);
  const found = find(all.conditions);
  const optional = [...parsed.understood, ...parsed.words].filter((part) => part.isOptional);
  const base = { state, parsed, unknown };
  if (found.total > 0 || optional.length === 0) return { ...base, ...all, found, leftOut: [] };
  const fewer = toParts(state, parsed, unknown, ({ isOptional }) => !isOptional);
  const foundWithout = fewer.conditions.length === 0 ? found : find(fewer.conditions);
  if (foundWithout.total === 0) return { ...base, ...all, found, leftOut: [] };
  const leftOut = [...new Set(optional.map(({ from, to }) => state.text.slice(from, to).trim()))];
  return { ...base, ...fewer, found: foundWithout, leftOut };
}

function toParts(
  { text, chosen }: FinderState,
  { understood, words: remaining, isOfAll }: ParsedQuery,
  unknown: readonly RemainingWord[],
  isUsed: (part: { readonly isOptional?: boolean }) => boolean,
) {
  const every = [...chosen, ...understood.filter(isUsed).map(({ criterion }) => criterion)];
  const criteria = every.filter(
    (criterion, at) => every.findIndex((other) => isSameCriterion(criterion, other)) === at,
  );
  const words = remaining.filter((word) => isUsed(word) && !unknown.includes(word));
  const conditions = toConditions(criteria, words);
  if (conditions.length > 0 || isOfAll || text.trim() === "")
    return { criteria, words, conditions };
  // Nothing of the text is known: it finds nothing.
  const nothing = unknown.length > 0 ? unknown : [{ word: folded(text.trim()), texts: [] }];
  return { criteria, words: [], conditions: toConditions([], nothing) };
}
