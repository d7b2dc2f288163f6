import { roundUp } from "functions/domain/calculators/numbers";
import type { Recommendation } from "functions/domain/cleaning/recommend";
import type { CleaningFacet } from "functions/domain/cleaning/rules";
import type { CleaningData } from "#lib/page-data.ts";
import { paths } from "#lib/paths.ts";
import { EMPTY, queryOf } from "#site/catalogue/finder/state.ts";

export type Recommended = Extract<Recommendation, { readonly ok: true }>;

export function finderLink(
  values: CleaningData["values"],
  { inputs, advice }: Recommended,
  facets: readonly CleaningFacet[],
): string {
  const chosen = facets.flatMap((facet) =>
    advice[facet].allowed.flatMap(({ value }) => {
      const known = values[facet].find((one) => one.value === value);
      return known ? { facet, value: known.slug } : [];
    }),
  );
  const heat = { facet: "heat", value: roundUp(inputs.t) } as const;
  return `${paths.catalogue}${queryOf({ ...EMPTY, chosen: [...chosen, heat] })}`;
}
