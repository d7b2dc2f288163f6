import * as fc from "fast-check";
import { calculateBearings } from "site/calculators/bearings";
import { calculateCasters, treads } from "site/calculators/casters";
import { calculateFeet } from "site/calculators/feet";
import { bearingRows, casterRows, footRows } from "site/testing/calculator-rows";
import { describe, expect } from "vitest";
import { itHoldsForAny } from "../support/fuzz.ts";

/** Three decimals would be asked about. */
const shown = (value: number) =>
  String(value)
    .replace(".", ",")
    .replace(/,\d{3}$/, (decimals) => `${decimals}0`);
/** Decimal fractions of three digits, mostly small, within limits. */
const between = (min: number, max: number) =>
  fc
    .oneof(
      fc.integer({ min: min * 1000, max: max * 1000 }),
      fc.integer({ min: min * 1000, max: Math.min(max, min + 10) * 1000 }),
    )
    .map((thousandths) => thousandths / 1000);
/** A quantity twice: mostly the same, otherwise the second at least `factor` times the first. */
const rising = (min: number, max: number, factor = 1) =>
  fc.oneof(
    { weight: 2, arbitrary: between(min, max).map((same) => [same, same] as const) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(between(min, max), between(min, max))
        .map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const)
        .filter(([low, high]) => high >= low * factor),
    },
  );
type Pairs = Readonly<Record<string, readonly [number | null, number | null]>>;
const side = (pairs: Pairs, at: 0 | 1): Record<string, string> =>
  Object.fromEntries(
    Object.entries(pairs).flatMap(([field, { [at]: value }]) =>
      value === null ? [] : [[field, shown(value)]],
    ),
  );
const optional = (pair: fc.Arbitrary<readonly [number, number]>) =>
  fc.oneof(
    fc.constant([null, null] as const),
    pair,
    pair.map(([, high]) => [null, high] as const),
  );

const answered = <Tried extends { readonly ok: boolean }>(result: Tried) => {
  if (!result.ok) throw new Error(JSON.stringify(result));
  return result as Extract<Tried, { readonly ok: true }>;
};
const names = (found: { references: readonly { row: { reference: string } }[] }) =>
  found.references.map(({ row }) => row.reference);

describe("more load", () => {
  itHoldsForAny(
    "never adds a foot, nor does a longer or steeper floor",
    { target: "calculators", cases: 300, share: 0.1 },
    () =>
      fc.property(
        fc.record({
          m1: rising(0.001, 6000),
          m2: rising(0, 6000),
          S: rising(1.2, 3),
          L: optional(rising(0, 50)),
          i: optional(rising(0, 10)),
        }),
        (pairs) => {
          const [less, more] = ([0, 1] as const).map((at) =>
            names(answered(calculateFeet(side(pairs, at), footRows))),
          );
          expect(less).toEqual(expect.arrayContaining(more ?? []));
        },
      ),
  );

  itHoldsForAny(
    "never adds a wheel, nor does a higher obstacle or a wider range of temperatures",
    { target: "calculators", cases: 300, share: 0.1 },
    () =>
      fc.property(
        fc.record({
          E: rising(0.001, 1000),
          Z: rising(0, 1000),
          S: rising(1, 3),
          a: rising(0, 12),
          t2: rising(20, 90),
        }),
        rising(-40, 20),
        fc.constantFrom("", ...Object.keys(treads)),
        (pairs, [coldest, cold], tread) => {
          const [less, more] = ([0, 1] as const).map((at) => {
            const texts = { ...side(pairs, at), t1: shown(at === 0 ? cold : coldest), tread };
            return names(answered(calculateCasters(texts, casterRows)));
          });
          expect(less).toEqual(expect.arrayContaining(more ?? []));
        },
      ),
  );

  const rating = (texts: Record<string, string>) =>
    answered(calculateBearings(texts, bearingRows)).references[0]?.row.c_n ??
    Number.POSITIVE_INFINITY;

  itHoldsForAny(
    "never gives a smaller bearing, nor do a longer life or more speed",
    { target: "calculators", cases: 300, share: 0.1 },
    () =>
      fc.property(
        fc.record({ Fr: rising(0.001, 16_000), n: rising(0.001, 2100), H: rising(500, 100_000) }),
        (pairs) => {
          expect(rating(side(pairs, 1))).toBeGreaterThanOrEqual(rating(side(pairs, 0)));
        },
      ),
  );

  // ISO 281 steps down by up to 0.6 % where the axial load begins to count.
  itHoldsForAny(
    "of 5 % or more, radial or axial, never gives a smaller bearing",
    { target: "calculators", cases: 300, share: 0.1 },
    () =>
      fc.property(
        fc.record({ Fr: rising(0.1, 16_000, 1.05), Fa: rising(0, 5000, 1.05) }),
        fc.record({ n: between(0.001, 2100), H: between(500, 100_000) }),
        ({ Fr, Fa }, { n, H }) => {
          const rest = { n: shown(n), H: shown(H) };
          const [low, radial, axial] = [
            { Fr: shown(Fr[0]), Fa: shown(Fa[0]), ...rest },
            { Fr: shown(Fr[1]), Fa: shown(Fa[0]), ...rest },
            { Fr: shown(Fr[0]), Fa: shown(Fa[1]), ...rest },
          ] as const;
          expect(rating(radial)).toBeGreaterThanOrEqual(rating(low));
          expect(rating(axial)).toBeGreaterThanOrEqual(rating(low));
        },
      ),
  );
});

const scale = fc.constantFrom(0.25, 0.5, 2, 4);

describe("another unit of force or weight", () => {
  itHoldsForAny(
    "for loads and references alike gives the same feet, wheels and reserves",
    { target: "calculators", cases: 200, share: 0.1 },
    () =>
      fc.property(between(0.1, 1000), between(1.2, 3), scale, (weight, factor, k) => {
        const S = shown(factor);
        const summary = (found: { references: readonly { row: object; reserve: number }[] }) =>
          found.references.map(({ row, reserve }) => [
            "reference" in row && row.reference,
            reserve,
          ]);
        const feet = (m1: number, by: number) => {
          const rows = footRows.map((row) => ({ ...row, static_load_n: row.static_load_n * by }));
          return answered(calculateFeet({ m1: shown(m1), S }, rows));
        };
        const wheels = (E: number, by: number) => {
          const rows = casterRows.map((row) => ({ ...row, load_kg: row.load_kg * by }));
          return answered(calculateCasters({ E: shown(E), Z: "0", S }, rows));
        };
        expect(summary(feet(weight * k, k))).toEqual(summary(feet(weight, 1)));
        expect(summary(wheels(weight * k, k))).toEqual(summary(wheels(weight, 1)));
        const { F, F_shown } = feet(weight, 1).numbers;
        expect(feet(weight * k, 1).numbers.F.value / F.value).toBeCloseTo(k, 9);
        expect(F_shown.value * 1000 - F.value).toBeGreaterThanOrEqual(-1e-9 * F.value);
        expect(F_shown.value * 1000 - F.value).toBeLessThan(100);
      }),
  );

  itHoldsForAny(
    "for loads and ratings alike gives the same bearings, life and safety",
    { target: "calculators", cases: 200, share: 0.1 },
    () =>
      fc.property(
        fc.record({ Fr: between(0.1, 12_000), Fa: between(0, 4000) }),
        fc.record({ n: between(0, 2100), H: between(500, 100_000) }),
        fc.constantFrom(...bearingRows.units, ...bearingRows.housings),
        scale,
        ({ Fr, Fa }, { n, H }, { reference: ref }, k) => {
          const calculated = (by: number) => {
            const scaled = <Row extends { c_n: number; c0_n: number }>(rows: readonly Row[]) =>
              rows.map((row) => ({ ...row, c_n: row.c_n * by, c0_n: row.c0_n * by }));
            const { units, housings } = bearingRows;
            const texts = { ref, Fr: shown(Fr * by), Fa: shown(Fa * by), n: shown(n), H: shown(H) };
            const rows = { units: scaled(units), housings: scaled(housings) };
            const { numbers, references, warnings } = answered(calculateBearings(texts, rows));
            const { s0_shown, reading, rotation } = numbers.basis ?? {};
            const { life, lifeReserve } = rotation ?? {};
            return {
              ...{ s0_shown, reading, life, lifeReserve, warnings },
              found: references.map(({ row, reserve }) => [row.reference, reserve]),
            };
          };
          expect(calculated(k)).toEqual(calculated(1));
        },
      ),
  );
});
