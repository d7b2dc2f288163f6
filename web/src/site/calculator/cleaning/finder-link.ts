import { roundUp } from "functions/domain/calculators/numbers";
import type { Recommendation } from "functions/domain/cleaning/recommend";
import type { CleaningFacet } from "functions/domain/cleaning/rules";
import type { CleaningData } from "#lib/page-data.ts";
import { paths } from "#lib/paths.ts";

export type Recommended = Extract<Recommendation, { readonly ok: true }>;

/** In the finder's address. */
const NAMES = { material: "material", seal: "sello", ip: "ip" } as const;

export function finderLink(
  values: CleaningData["values"],
  { inputs, advice }: Recommended,
  facets: readonly CleaningFacet[],
): string {
  const query = new URLSearchParams();
  for (const facet of facets)
    for (const { value } of advice[facet].allowed) {
      const known = values[facet].find((one) => one.value === value);
      if (known) query.append(NAMES[facet], known.slug);
    }
  query.set("temp-max", String(roundUp(inputs.t)));
  return `${paths.catalogue}?${query}`;
}
