import { paths } from "kit/lib/paths";
import { roundUp } from "#calculators/numbers.ts";
import type { Recommendation } from "#cleaning/recommend.ts";
import { CLEANING_FACETS, type CleaningFacet } from "#cleaning/rules.ts";
import type { CleaningData } from "#lib/page-data.ts";

export type Recommended = Extract<Recommendation, { readonly ok: true }>;

/** In the finder's address. */
const NAMES = { material: "material", seal: "sello", ip: "ip" } as const;

/** @param t °C that each reference bears */
export function finderLink(
  values: CleaningData["values"],
  chosenValues: Readonly<Partial<Record<CleaningFacet, readonly string[]>>>,
  t?: number,
): string {
  const query = new URLSearchParams();
  for (const facet of CLEANING_FACETS)
    for (const value of chosenValues[facet] ?? []) {
      const knownChoice = values[facet].find((choice) => choice.value === value);
      if (knownChoice) query.append(NAMES[facet], knownChoice.slug);
    }
  if (t !== undefined) query.set("temp-max", String(roundUp(t)));
  return `${paths.catalogue}?${query}`;
}
