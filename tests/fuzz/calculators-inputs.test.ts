import { readNumber } from "domain/shared/read-number";
import * as fc from "fast-check";
import { formatAddress, parseAddress } from "site/calculators/address";
import { bearingFields, bearingKeys } from "site/calculators/bearing-fields";
import { calculateBearings } from "site/calculators/bearings";
import { casterFields, casterKeys } from "site/calculators/caster-fields";
import { calculateCasters, treads } from "site/calculators/casters";
import { calculateFeet } from "site/calculators/feet";
import { feetFields, feetKeys } from "site/calculators/feet-fields";
import type { NumberField } from "site/calculators/fields";
import { bearingRows, casterRows, footRows } from "site/testing/calculator-rows";
import { expect } from "vitest";
import { itHoldsForAny } from "../support/fuzz.ts";
import { text } from "./any.ts";

const digits = fc.string({ unit: fc.constantFrom(..."0123456789"), maxLength: 5 });
const nearNumber = fc.oneof(
  fc
    .tuple(
      fc.constantFrom("", "", "-", "+", "−", " "),
      digits,
      fc.constantFrom("", ",", ".", ".", "e", " ", ",."),
      digits,
      fc.constantFrom("", "", "", " ", ".000", "kg", "%"),
    )
    .map((parts) => parts.join("")),
  fc.string({ unit: fc.constantFrom(..."0123456789,.+-−eE _'x"), maxLength: 22 }),
  text,
);

const grouped = (whole: number, separator: string) =>
  String(whole).replace(/\B(?=(?:\d{3})+$)/g, separator);

itHoldsForAny(
  "reads every number as it is written, with any separators",
  { target: "calculators", cases: 1000, share: 0.1 },
  () =>
    fc.property(
      fc.nat(99_999_999),
      fc.constantFrom("", ".", " ", "\u00a0", "\u202f", "'"),
      fc.constantFrom(",", "."),
      // With three decimals it may be another number.
      fc.constantFrom("", "5", "25", "0125"),
      (whole, separator, comma, decimals) => {
        fc.pre(separator !== comma);
        const typed = grouped(whole, separator) + (decimals === "" ? "" : comma + decimals);
        expect(readNumber(typed)?.value).toBe(Number(`${whole}.${decimals || 0}`));
      },
    ),
);

itHoldsForAny(
  "reads a finite number or none, whatever is typed",
  { target: "calculators", cases: 1000, share: 0.1 },
  () =>
    fc.property(nearNumber, (typed) => {
      const read = readNumber(typed, "kg");
      for (const value of read ? [read.value, read.other ?? 0] : [])
        expect(Number.isFinite(value)).toBe(true);
    }),
);

/** Mostly within the limits, and there mostly low, so that some references are suitable. */
const typed = (field: NumberField) => {
  const steps = field.isWhole ? 1 : 100;
  const within = fc.constantFrom(1, 0.1, 0.01).chain((share) => {
    const max = field.min + (field.max - field.min) * share;
    return fc
      .integer({ min: Math.ceil(field.min * steps), max: Math.ceil(max * steps) })
      .map((step) => String(step / steps).replace(".", ","));
  });
  const isRequired = field.initial === undefined && !field.isOptional;
  const limits = [field.min, field.max, field.min + 1].map(String);
  return fc.oneof(
    { weight: isRequired ? 1 : 60, arbitrary: fc.constant(undefined) },
    { weight: 40, arbitrary: within },
    {
      weight: 8,
      arbitrary: fc.constantFrom(...limits, "0,0000000000000001", ",000000000000000001"),
    },
    { weight: 2, arbitrary: nearNumber },
  );
};
const getTexts = <Spec extends Readonly<Record<string, NumberField>>>(spec: Spec) =>
  fc.record(
    Object.fromEntries(Object.entries(spec).map(([name, field]) => [name, typed(field)])),
  ) as fc.Arbitrary<Partial<Record<keyof Spec, string>>>;
const tread = fc.constantFrom(undefined, "", ...Object.keys(treads), "toString");
const ref = fc.constantFrom(
  ...[undefined, "", "NHK-UR-X", "NHK-SR-F206-304"],
  ...bearingRows.units.map(({ reference }) => reference),
);

function numbersIn(value: unknown): readonly number[] {
  if (typeof value === "number") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

const calculations = fc.oneof(
  getTexts(feetFields).map((texts) => calculateFeet(texts, footRows)),
  fc
    .tuple(getTexts(casterFields), tread)
    .map(([texts, tread]) => calculateCasters({ ...texts, tread: tread }, casterRows)),
  fc
    .tuple(getTexts(bearingFields), ref)
    .map(([texts, reference]) => calculateBearings({ ...texts, ref: reference }, bearingRows)),
);

itHoldsForAny(
  "any input gives a message for each wrong field, or finite numbers and a reserve of 0 % or more",
  { target: "calculators", cases: 1000, share: 0.1 },
  () =>
    fc.property(calculations, (result) => {
      if (!result.ok) {
        const fields = result.errors.map(({ field }) => field);
        expect([fields.length > 0, new Set(fields).size]).toEqual([true, fields.length]);
        expect(result.errors.every(({ message }) => message.endsWith("."))).toBe(true);
        return;
      }
      expect(numbersIn(result).every(Number.isFinite)).toBe(true);
      expect(result.references.every(({ reserve }) => reserve >= 0)).toBe(true);
      const isMissing = result.warnings.some(({ code }) => code === "no-reference");
      const isStandstill = "Fr" in result.inputs && result.inputs.n === 0;
      expect(isMissing).toBe(result.references.length === 0 && !isStandstill);
    }),
);

const wellFormed = fc.oneof(nearNumber, text).map((input) => input.toWellFormed());

itHoldsForAny(
  "an address gives the inputs that it was made of",
  { target: "calculators", cases: 300, share: 0.1 },
  () =>
    fc.property(
      fc
        .constantFrom<Readonly<Record<string, string>>>(feetKeys, casterKeys, bearingKeys)
        .chain((keys) =>
          fc.tuple(
            fc.constant(keys),
            fc.record(Object.fromEntries(Object.keys(keys).map((field) => [field, wellFormed])), {
              requiredKeys: [],
              noNullPrototype: true,
            }),
          ),
        ),
      text,
      ([keys, texts], other) => {
        const address = formatAddress(keys, texts);
        expect(parseAddress(keys, address)).toEqual(texts);
        expect(
          parseAddress(keys, `?${address}&utm_source=${encodeURIComponent(other.toWellFormed())}`),
        ).toEqual(texts);
        const read = parseAddress(keys, other);
        expect(parseAddress(keys, formatAddress(keys, read))).toEqual(read);
      },
    ),
);
