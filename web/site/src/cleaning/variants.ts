import { findChoice } from "../catalogue/finder/build-index.ts";
import { numberIn } from "../catalogue/finder/facet-columns.ts";
import type { Catalogue } from "../catalogue/model.ts";
import type { CleaningFacet } from "./rules.ts";

/** References that have the same values in the tables; null where a table has none. */
export interface Variant extends Readonly<Record<CleaningFacet, string | null>> {
  /** The highest temperature in °C. */
  readonly heat: number | null;
  /** How many references it stands for. */
  readonly count: number;
}

export function toVariants(catalogue: Catalogue): readonly Variant[] {
  const found = new Map<string, Variant>();
  for (const { values } of catalogue.flatMap(({ references }) => references)) {
    const variant = {
      material: findChoice("material", values) ?? null,
      seal: findChoice("seal", values) ?? null,
      ip: findChoice("ip", values) ?? null,
      heat: numberIn(values, "heat"),
    };
    const key = JSON.stringify(variant);
    found.set(key, { ...variant, count: (found.get(key)?.count ?? 0) + 1 });
  }
  return [...found.values()];
}
