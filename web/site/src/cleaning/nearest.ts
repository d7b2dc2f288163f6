import type { MethodId } from "./choices.ts";
import { type Allowed, isWithin, type Recommendation } from "./recommend.ts";
import { CLEANING_FACETS, type CleaningFacet, type CleaningRule, RULES } from "./rules.ts";
import type { Variant } from "./variants.ts";

type Done = Extract<Recommendation, { readonly ok: true }>;

/** What a reference lacks for the cleaning. */
export type Miss =
  | {
      readonly facet: CleaningFacet;
      readonly value: string;
      /** Of the same cleaner, up to which the value holds; null: it never does. */
      readonly rule: CleaningRule | null;
    }
  | { readonly facet: "heat"; readonly value: number };

export interface Nearest {
  readonly variant: Variant;
  /** Of all variants that lack the same. */
  readonly count: number;
  /** Empty: the references are recommended. */
  readonly misses: readonly Miss[];
  /** What would have to be made instead: recommended values in place of those that miss. */
  readonly made: Readonly<Partial<Record<CleaningFacet, readonly string[]>>>;
}

/**
 * Finds the references that lack the least for this cleaning, of those the most frequent ones.
 * Protection counts for references that have a degree, only.
 * @returns null without references of which every part is known
 */
export function findNearest(
  variants: readonly Variant[],
  found: Done,
  isSealed = false,
): Nearest | null {
  const candidates = variants
    .filter(({ seal, ip, heat }) => seal !== null && heat !== null && (!isSealed || ip !== null))
    .map((variant) => ({ variant, misses: getMisses(variant, found) }));
  const fewest = Math.min(...candidates.map(({ misses }) => misses.length));
  const best = candidates
    .filter(({ misses }) => misses.length === fewest)
    .toSorted((a, b) => rank(b.misses) - rank(a.misses) || b.variant.count - a.variant.count)[0];
  if (best === undefined) return null;
  const made = best.misses.flatMap(({ facet }) => {
    if (facet === "heat") return [];
    const tested = facet === "ip" ? (TESTED_FOR[found.inputs.method] ?? []) : [];
    const values = found.advice[facet].allowed.map(({ value }) => value).concat(tested);
    return values.length > 0 ? [[facet, values] as const] : [];
  });
  return {
    ...best,
    count: candidates
      .filter(({ variant }) => isAlike(variant, best.variant))
      .reduce((sum, { variant }) => sum + variant.count, 0),
    made: Object.fromEntries(made),
  };
}

/** Protection that is tested with such a jet; the rules explain it, and no reference has it. */
const TESTED_FOR: Readonly<Partial<Record<MethodId, string>>> = {
  espuma: "IP66",
  chorro: "IP69K",
};

/** Equal in what the finder's link asks for. */
const isAlike = (a: Variant, b: Variant) =>
  CLEANING_FACETS.every((facet) => a[facet] === b[facet]) && Number(a.heat) >= Number(b.heat);

/** A limit can be met by milder cleaning; a value that never holds cannot. */
const rank = (misses: readonly Miss[]) =>
  misses.filter((miss) => miss.facet !== "heat" && miss.rule !== null).length;

function getMisses(variant: Variant, found: Done): readonly Miss[] {
  const { heat } = variant;
  const misses = CLEANING_FACETS.flatMap((facet): readonly Miss[] => {
    const value = variant[facet];
    if (value === null || found.advice[facet].allowed.some((choice) => choice.value === value))
      return [];
    return [{ facet, value, rule: findLimit(facet, found, value) }];
  });
  if (heat === null || heat >= found.inputs.t) return misses;
  return [...misses, { facet: "heat", value: heat }];
}

/** @returns the rule with the same cleaner that comes nearest, of one value or of any; null without one */
export function findLimit(facet: CleaningFacet, { inputs }: Done, value?: string): Allowed | null {
  const rules = RULES.filter(
    (rule): rule is Allowed =>
      rule.facet === facet &&
      rule.value !== null &&
      (value === undefined || rule.value === value) &&
      (rule.agents?.includes(inputs.agent) ?? true),
  );
  const inHeat = rules.filter(({ max_c }) => isWithin(max_c, inputs.t));
  const limit = inHeat.length > 0 ? "max_mg_l" : "max_c";
  const candidates = inHeat.length > 0 ? inHeat : rules;
  return candidates.toSorted((a, b) => (b[limit] ?? 0) - (a[limit] ?? 0))[0] ?? null;
}
