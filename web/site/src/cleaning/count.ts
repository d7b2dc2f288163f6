import type { Recommendation } from "./recommend.ts";
import type { Variant } from "./variants.ts";

type Done = Extract<Recommendation, { readonly ok: true }>;

/** @returns references for which all advice holds */
export function countSuitable(
  variants: readonly Variant[],
  { inputs, advice }: Done,
  isSealed = false,
): number {
  const has = (facet: keyof Done["advice"], value: string | null) =>
    advice[facet].allowed.some((choice) => choice.value === value);
  return variants
    .filter(
      ({ material, seal, ip, heat }) =>
        has("material", material) &&
        has("seal", seal) &&
        (!isSealed || has("ip", ip)) &&
        heat !== null &&
        heat >= inputs.t,
    )
    .reduce((sum, { count }) => sum + count, 0);
}
