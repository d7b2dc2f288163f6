import { lifeTexts, regreasingHint, staticReadings } from "./messages.ts";
import { isAtLeast, reservePercent, roundDown } from "./numbers.ts";
import { type Quantity, quantity } from "./result.ts";

/** q, e and Y of ISO 281, with f0 of sizes 204 to 210. */
const F0 = 14;
export const FACTORS = [
  [0.172, 0.19, 2.3],
  [0.345, 0.22, 1.99],
  [0.689, 0.26, 1.71],
  [1.03, 0.28, 1.55],
  [1.38, 0.3, 1.45],
  [2.07, 0.34, 1.31],
  [3.45, 0.38, 1.15],
  [5.17, 0.42, 1.04],
  [6.89, 0.44, 1.0],
] as const;
const X = 0.56;
const MILLION = 1e6;
const MAX_LIFE_H = 100_000;
const MIN_LIFE_H = 10;

export interface BearingLoad {
  readonly Fr: number;
  readonly Fa: number;
}
export interface Duty extends BearingLoad {
  /** Rotations per minute; 0 at standstill. */
  readonly n: number;
  /** The hours that the bearing shall live. */
  readonly H: number;
}
export interface Ratings {
  readonly c_n: number;
  readonly c0_n: number;
}

export interface EquivalentLoad {
  readonly q: number;
  readonly e: number;
  readonly Y: number;
  readonly P: Quantity<"N">;
}
export function equivalentLoad({ Fr, Fa }: BearingLoad, c0_n: number): EquivalentLoad {
  const q = (F0 * Fa) / c0_n;
  const { e, Y } = axialFactors(q);
  const P = isAtLeast(e, Fa / Fr) ? Fr : X * Fr + Y * Fa;
  return { q, e, Y, P: quantity(P, "N") };
}

function axialFactors(q: number): { readonly e: number; readonly Y: number } {
  const next = FACTORS.findIndex(([at]) => q < at);
  const after = FACTORS.at(next) ?? FACTORS[0];
  const before = next > 0 ? (FACTORS[next - 1] ?? after) : after;
  const share = after === before ? 0 : (q - before[0]) / (after[0] - before[0]);
  const between = (from: number, to: number) => from + share * (to - from);
  return { e: between(before[1], after[1]), Y: between(before[2], after[2]) };
}

export function equivalentStaticLoad({ Fr, Fa }: BearingLoad): number {
  return Math.max(0.6 * Fr + 0.5 * Fa, Fr);
}

export interface StaticSafety {
  readonly s0: number;
  readonly s0_shown: number;
  readonly reading: (typeof staticReadings)[keyof typeof staticReadings];
}
export function staticSafety(c0_n: number, P0: number): StaticSafety {
  const s0 = c0_n / P0;
  return { s0, s0_shown: roundDown(s0 * 10) / 10, reading: getReading(s0) };
}

function getReading(s0: number): StaticSafety["reading"] {
  if (isAtLeast(s0, 2)) return staticReadings.silent;
  if (isAtLeast(s0, 1.5)) return staticReadings.shocks;
  return isAtLeast(s0, 1) ? staticReadings.smooth : staticReadings.insufficient;
}

export interface RatedLife {
  readonly L10: Quantity<"millones de vueltas">;
  readonly L10h: Quantity<"h">;
  readonly life: Quantity<"h"> | (typeof lifeTexts)[keyof typeof lifeTexts];
  /** Percent above the wanted life. */
  readonly lifeReserve: number;
}
/** The rating life, for a bearing that turns: `n` is above 0. */
export function ratedLife(c_n: number, P: number, { n, H }: Duty): RatedLife {
  const L10 = (c_n / P) ** 3;
  const hours = (MILLION / (60 * n)) * L10;
  return {
    L10: quantity(L10, "millones de vueltas"),
    L10h: quantity(hours, "h"),
    life: shownLife(hours),
    lifeReserve: reservePercent(hours, H),
  };
}

function shownLife(hours: number): RatedLife["life"] {
  if (!isAtLeast(MAX_LIFE_H, hours)) return lifeTexts.over;
  if (!isAtLeast(hours, MIN_LIFE_H)) return lifeTexts.under;
  const step = isAtLeast(hours, 1000) ? 100 : 10;
  return quantity(roundDown(hours / step) * step, "h");
}

/** The rating that the wanted life needs, C_req in the formulas. */
export function requiredRating(P: number, { n, H }: Duty): number {
  return P * Math.cbrt((60 * n * H) / MILLION);
}

/** Up to this P the rating life holds. */
export function highestLoad({ c_n, c0_n }: Ratings): number {
  return Math.min(0.5 * c_n, c0_n);
}

/** Limit of the fastening to the shaft. */
export function highestAxialLoad({ c0_n }: Ratings): number {
  return 0.25 * c0_n;
}

export interface Grease {
  readonly G: Quantity<"g">;
  readonly G_shown: Quantity<"g">;
  readonly hint: string;
}
/** @param D of the insert @param B of its outer ring, in mm */
export function regreasing(D: number, B: number): Grease {
  const G = 0.005 * D * B;
  const grams = roundDown(G + 0.5);
  return { G: quantity(G, "g"), G_shown: quantity(grams, "g"), hint: regreasingHint(grams) };
}
