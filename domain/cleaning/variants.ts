import { choiceOf } from "../catalogue/finder/build-index.ts";
import { numberIn } from "../catalogue/finder/facet-columns.ts";
import type { Catalogue } from "../catalogue/model.ts";
import { CLEANING_FACETS } from "./rules.ts";

/** References with the same values, which are those of the tables. */
export type Variant = readonly [
  material: string | null,
  seal: string | null,
  ip: string | null,
  heat: number | null,
  count: number,
];

export function variantsOf(catalogue: Catalogue): readonly Variant[] {
  const found = new Map<string, Variant>();
  for (const { values } of catalogue.flatMap(({ references }) => references)) {
    const [material = null, seal = null, ip = null] = CLEANING_FACETS.map(
      (facet) => choiceOf(facet, values) ?? null,
    );
    const heat = numberIn(values, "heat");
    const key = JSON.stringify([material, seal, ip, heat]);
    found.set(key, [material, seal, ip, heat, (found.get(key)?.[4] ?? 0) + 1]);
  }
  return [...found.values()];
}
