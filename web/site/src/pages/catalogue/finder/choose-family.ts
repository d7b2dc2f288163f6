import type { ParsedQuery } from "#catalogue/finder/query-parts.ts";
import { criteriaIn, type FinderState, without } from "./state.ts";

/** @param family slug, or null for all; a chosen one is released */
export function withFamily(
  state: FinderState,
  parsed: ParsedQuery,
  family: string | null,
): FinderState {
  const before = [...state.chosen, ...criteriaIn(parsed)].filter(({ facet }) => facet === "family");
  const rest = without(state, parsed, before, []);
  const isReleased = before.length === 1 && before[0]?.value === family;
  if (family === null || isReleased) return rest;
  return { ...rest, chosen: [...rest.chosen, { facet: "family", value: family }] };
}
