import type { ChoiceCriterion, Criterion, NumberFacet } from "./model.ts";

const NUMBER_FACETS: ReadonlySet<string> = new Set<NumberFacet>([
  ...(["size", "diameter_from", "diameter_to"] as const),
  ...(["load", "cold", "heat"] as const),
]);

export function isChoice(criterion: Criterion): criterion is ChoiceCriterion {
  return !NUMBER_FACETS.has(criterion.facet);
}

export function isSameCriterion(a: Criterion, b: Criterion): boolean {
  return a.facet === b.facet && a.value === b.value;
}
