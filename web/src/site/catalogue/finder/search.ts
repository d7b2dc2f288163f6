import { isSameCriterion } from "functions/domain/catalogue/finder/criterion";
import {
  type Condition,
  conditionsOf,
  type Found,
  findReferences,
} from "functions/domain/catalogue/finder/find";
import type { Criterion, FinderIndex } from "functions/domain/catalogue/finder/model";
import { inOrder } from "functions/domain/catalogue/finder/order";
import { parseQuery } from "functions/domain/catalogue/finder/parse-query";
import type { ParsedQuery } from "functions/domain/catalogue/finder/query-parts";
import { type Vocabulary, vocabularyOf } from "functions/domain/catalogue/finder/vocabulary";
import { criteriaIn, type FinderState } from "./state.ts";

export interface Search {
  readonly state: FinderState;
  readonly parsed: ParsedQuery;
  /** Of panel and text, each once. */
  readonly criteria: readonly Criterion[];
  readonly conditions: readonly Condition[];
  readonly found: Found;
}

/** More would be drawn again with each letter. */
const ROWS_OF_A_FAMILY = 4;

const vocabularies = new WeakMap<FinderIndex, Vocabulary>();

export function parsedText(index: FinderIndex, text: string): ParsedQuery {
  const vocabulary = vocabularies.get(index) ?? vocabularyOf(index);
  vocabularies.set(index, vocabulary);
  return parseQuery(text, vocabulary);
}

/** @param most rows of a family */
export function search(
  index: FinderIndex,
  state: FinderState,
  most: number = ROWS_OF_A_FAMILY,
): Search {
  const parsed = parsedText(index, state.text);
  const all = [...state.chosen, ...criteriaIn(parsed)];
  const criteria = all.filter(
    (one, at) => all.findIndex((other) => isSameCriterion(one, other)) === at,
  );
  const words = parsed.words.map(({ word }) => word);
  const conditions = conditionsOf(criteria, words);
  const { order } = state;
  const found = order
    ? inOrder(findReferences(index, conditions, index.rows.length), order, most)
    : findReferences(index, conditions, most);
  return { state, parsed, criteria, conditions, found };
}
