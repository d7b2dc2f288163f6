import { deepStrictEqual } from "node:assert/strict";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  decodeFields,
  encodeFields,
  type Json,
  type Value,
} from "../../scripts/lib/backup/values.ts";

const HERE = "projects/demo-uno/databases/(default)";
const THERE = "projects/demo-dos/databases/(default)";
/** The years that Firestore knows: 0001-01-01 to 9999-12-31, in seconds. */
const seconds = fc.integer({ min: -62_135_596_800, max: 253_402_300_799 }).map(String);
const int64 = fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map(String);
const bytes = fc.uint8Array({ maxLength: 40 }).map((from) => Buffer.from(from));
const name = fc.string({ unit: "binary", minLength: 1, maxLength: 12 });
const double = (limit: number) => fc.double({ min: -limit, max: limit, noNaN: true });

const { value } = fc.letrec<{ value: Value; fields: Record<string, Value> }>((tie) => ({
  fields: fc.dictionary(name, tie("value"), { maxKeys: 5, noNullPrototype: true }),
  value: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    fc.constant({ nullValue: "NULL_VALUE" as const }),
    fc.boolean().map((booleanValue) => ({ booleanValue })),
    int64.map((integerValue) => ({ integerValue })),
    fc.double().map((doubleValue) => ({ doubleValue })),
    fc.integer().map((doubleValue) => ({ doubleValue })),
    fc.string({ unit: "binary" }).map((stringValue) => ({ stringValue })),
    bytes.map((bytesValue) => ({ bytesValue })),
    fc
      .record({ seconds, nanos: fc.nat(999_999_999) }, { noNullPrototype: true })
      .map((timestampValue) => ({ timestampValue })),
    fc
      .record({ latitude: double(90), longitude: double(180) }, { noNullPrototype: true })
      .map((geoPointValue) => ({ geoPointValue })),
    fc
      .constantFrom(`${HERE}/documents/a/1`, `${THERE}/documents/a/1`, `${HERE}x/documents/a/1`)
      .map((referenceValue) => ({ referenceValue })),
    fc
      .array(tie("value"), { maxLength: 5 })
      .map((values) => ({ arrayValue: { values: values as Value[] } })),
    tie("fields").map((fields) => ({ mapValue: { fields: fields as Record<string, Value> } })),
  ),
}));
const fields = fc.dictionary(name, value, { maxKeys: 6, noNullPrototype: true });

function lineOf(from: Record<string, Value>, database = HERE): string {
  return JSON.stringify(encodeFields(from, database));
}
function read(line: string, database = HERE) {
  return decodeFields(JSON.parse(line) as Json, database);
}

/** A field whose name means something else to JavaScript, and the same one level deeper. */
function ofOne(own: string): Record<string, Value> {
  const one = (value: Value) => Object.fromEntries([[own, value]]);
  return one({ mapValue: { fields: one({ doubleValue: -0 }) } });
}

describe("fields of a backup", () => {
  it("come back as they were, to the last bit", () => {
    // Node's own comparison: that of the test runner takes a field named "constructor" for the object's class.
    fc.assert(
      fc.property(fields, (stored) => deepStrictEqual(read(lineOf(stored)), stored)),
      { examples: ["constructor", "__proto__"].map((own) => [ofOne(own)]) },
    );
  });

  it("are one line, the same for the same fields in any order", () => {
    fc.assert(
      fc.property(fields, (stored) => {
        const line = lineOf(stored);
        expect(line).not.toContain("\n");
        expect(lineOf(Object.fromEntries(Object.entries(stored).reverse()))).toBe(line);
        expect(lineOf(read(line))).toBe(line);
      }),
    );
  });

  it("say the kind of a number, -0 and what is no number", () => {
    const stored = {
      double: { doubleValue: 5 },
      integer: { integerValue: "9223372036854775807" },
      minus: { doubleValue: -0 },
      nothing: { doubleValue: Number.NaN },
      under: { doubleValue: Number.NEGATIVE_INFINITY },
    };
    expect(encodeFields(stored, HERE)).toEqual({
      double: { doubleValue: 5 },
      integer: { integerValue: "9223372036854775807" },
      minus: { doubleValue: "-0" },
      nothing: { doubleValue: "NaN" },
      under: { doubleValue: "-Infinity" },
    });
  });

  it("lead into the database they are restored to, and elsewhere as before", () => {
    const own = { ref: { referenceValue: `${HERE}/documents/slugs/uno` } };
    const foreign = { ref: { referenceValue: "projects/x/databases/(default)/documents/y/z" } };
    expect(read(lineOf(own), THERE)).toEqual({
      ref: { referenceValue: `${THERE}/documents/slugs/uno` },
    });
    expect(read(lineOf(foreign), THERE)).toEqual(foreign);
  });

  it("are not kept when a kind is unknown, rather than lost", () => {
    const stored = { x: { newValue: 1 } as unknown as Value };
    expect(() => lineOf(stored)).toThrow('unknown kind "newValue"');
    expect(() => lineOf({ x: {} })).toThrow("unknown kind");
  });

  it.each([
    '{"x":{"newValue":1}}',
    '{"x":{"stringValue":"a","integerValue":"1"}}',
    '{"x":{}}',
    '{"x":1}',
    '{"x":{"doubleValue":"1e3"}}',
    '{"x":{"doubleValue":null}}',
    '{"x":{"integerValue":1}}',
    '{"x":{"timestampValue":"2026-02-30"}}',
    '{"x":{"arrayValue":{}}}',
    '{"x":{"mapValue":[]}}',
    "[]",
  ])("are refused when they are %s", (line) => {
    expect(() => read(line)).toThrow();
  });
});
