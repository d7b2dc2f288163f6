import { describe, expect, it } from "vitest";
import { bearingRows, casterRows, footRows } from "../testing/calculator-rows.ts";
import { calculateBearings } from "./bearings.ts";
import examples from "./calculator-examples.json" with { type: "json" };
import { calculateCasters } from "./casters.ts";
import { calculateFeet } from "./feet.ts";

interface Expected {
  readonly ok: boolean;
  readonly numbers?: Readonly<Record<string, number>>;
  readonly references?: readonly string[];
  readonly warnings?: readonly string[];
  readonly field?: string;
  readonly reason?: string;
  readonly reading?: string;
  readonly life?: number;
  readonly size?: string;
  readonly absent?: readonly string[];
}
interface Example {
  readonly id: string;
  readonly why: string;
  readonly input: Readonly<Record<string, string | number>>;
  readonly expect: Expected;
}
type Calculated =
  | ReturnType<typeof calculateFeet>
  | ReturnType<typeof calculateCasters>
  | ReturnType<typeof calculateBearings>;

const texts = (input: Example["input"]) =>
  Object.fromEntries(Object.entries(input).map(([field, value]) => [field, String(value)]));

/** All numbers of a result by their symbols, whichever part they stand in. */
function flat(value: unknown): Readonly<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const [name, example] of Object.entries(value ?? {})) {
    if (typeof example !== "object" || example === null) found[name] = example;
    else if ("unit" in example && "value" in example) found[name] = example.value;
    else if (name !== "row" && name !== "range") Object.assign(found, flat(example));
  }
  return found;
}

function requireExample(expected: Expected, result: Calculated): void {
  expect(result.ok).toBe(expected.ok);
  if (!result.ok) {
    const { field, reason } = expected;
    expect(result.errors.map((error) => [error.field, error.reason])).toEqual([[field, reason]]);
    return;
  }
  const [first] = result.references;
  const { level, slope, total, ...numbers } = flat(result.numbers);
  const found: Readonly<Record<string, unknown>> = {
    ...numbers,
    F_kN_shown: numbers.F_shown,
    ...{ push_level: level, push_slope: slope, push_total: total },
    ...(first && "p" in first ? { p: first.p.value } : {}),
  };
  for (const [symbol, value] of Object.entries(expected.numbers ?? {})) {
    const relative = value === 0 ? found[symbol] : Number(found[symbol]) / value;
    expect(relative, symbol).toBeCloseTo(value === 0 ? 0 : 1, 8);
  }
  for (const symbol of expected.absent ?? []) expect(found[symbol], symbol).toBeUndefined();
  expect(result.references.map(({ row }) => row.reference)).toEqual(expected.references);
  if (expected.warnings) expect(result.warnings.map(({ code }) => code)).toEqual(expected.warnings);
  if (expected.reading) expect(found.reading).toBe(expected.reading);
  if (expected.life) expect(found.life).toBe(expected.life);
  if (expected.size)
    for (const { row } of result.references) expect(row).toMatchObject({ insert: expected.size });
}

describe("feet", () => {
  it.each(examples.feet as Example[])("$id: $why", ({ input, expect: expected }) =>
    requireExample(expected, calculateFeet(texts(input), footRows)),
  );
});

describe("casters", () => {
  it.each(examples.casters as Example[])("$id: $why", ({ input, expect: expected }) =>
    requireExample(expected, calculateCasters(texts(input), casterRows)),
  );
});

describe("bearings", () => {
  it.each(examples.bearings as Example[])("$id: $why", ({ input, expect: expected }) =>
    requireExample(expected, calculateBearings(texts(input), bearingRows)),
  );
});
