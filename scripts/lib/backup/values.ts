import type { protos } from "@google-cloud/firestore-api";

/** A field's value as Firestore's own protocol spells it, which is the only spelling that loses nothing. */
export type Value = protos.google.firestore.v1.IValue;
export type Fields = Readonly<Record<string, Value>>;

/** What JSON.parse gives. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

/**
 * Fields as JSON, in the spelling of Firestore's REST interface
 * (https://firebase.google.com/docs/firestore/reference/rest/v1/Value): integers as decimal text, NaN, the infinities and
 * -0 as text, times with nine digits of a second, bytes as base64. Keys are sorted, so that equal fields give equal
 * text. A reference into the own database begins with "documents/", any other with "projects/".
 * @param database 'projects/{project}/databases/{database}'
 * @throws Error for a kind of value that is not known here: it would be lost
 */
export function encodeFields(fields: Fields, database: string): JsonObject {
  return Object.fromEntries(
    Object.keys(fields)
      .sort()
      .map((name) => [name, encode(fields[name] ?? {}, database)]),
  );
}

/**
 * The fields that `encodeFields` wrote.
 * @param database that the fields are for: references into their own database lead into this one
 * @throws Error for anything that it does not write
 */
export function decodeFields(json: Json | undefined, database: string): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(objectOf(json)).map(([name, value]) => [name, decode(value, database)]),
  );
}

function encode(value: Value, database: string): JsonObject {
  // Beside the value the client says its kind once more.
  const kind = Object.keys(value).find((key) => key !== "valueType");
  switch (kind) {
    case "nullValue":
      return { nullValue: null };
    case "booleanValue":
      return { booleanValue: value.booleanValue === true };
    case "integerValue":
      return { integerValue: String(value.integerValue) };
    case "doubleValue":
      return { doubleValue: encodeDouble(value.doubleValue) };
    case "stringValue":
      return { stringValue: value.stringValue ?? "" };
    case "timestampValue":
      return { timestampValue: encodeTime(value.timestampValue ?? {}) };
    case "bytesValue":
      return { bytesValue: Buffer.from(value.bytesValue ?? "").toString("base64") };
    case "referenceValue":
      return { referenceValue: relative(value.referenceValue ?? "", database) };
    case "geoPointValue": {
      const { latitude, longitude } = value.geoPointValue ?? {};
      const point = { latitude: encodeDouble(latitude), longitude: encodeDouble(longitude) };
      return { geoPointValue: point };
    }
    case "arrayValue":
      return {
        arrayValue: {
          values: (value.arrayValue?.values ?? []).map((one) => encode(one, database)),
        },
      };
    case "mapValue":
      return { mapValue: { fields: encodeFields(value.mapValue?.fields ?? {}, database) } };
    default:
      throw new Error(`A value of the unknown kind "${kind}" cannot be kept`);
  }
}

function decode(json: Json, database: string): Value {
  const [entry, ...more] = Object.entries(objectOf(json));
  if (!entry || more.length > 0) throw new Error("A value has not exactly one kind");
  const [kind, value] = entry;
  switch (kind) {
    case "nullValue":
      return { nullValue: "NULL_VALUE" };
    case "booleanValue":
      return { booleanValue: value === true };
    case "integerValue":
      return { integerValue: textOf(value) };
    case "doubleValue":
      return { doubleValue: decodeDouble(value) };
    case "stringValue":
      return { stringValue: textOf(value) };
    case "timestampValue":
      return { timestampValue: decodeTime(textOf(value)) };
    case "bytesValue":
      return { bytesValue: Buffer.from(textOf(value), "base64") };
    case "referenceValue":
      return { referenceValue: absolute(textOf(value), database) };
    case "geoPointValue": {
      const { latitude = null, longitude = null } = objectOf(value);
      const point = { latitude: decodeDouble(latitude), longitude: decodeDouble(longitude) };
      return { geoPointValue: point };
    }
    case "arrayValue":
      return {
        arrayValue: { values: listOf(objectOf(value).values).map((one) => decode(one, database)) },
      };
    case "mapValue":
      return { mapValue: { fields: decodeFields(objectOf(value).fields, database) } };
    default:
      throw new Error(`"${kind}" is no kind of value`);
  }
}

function encodeDouble(value: number | null | undefined): number | string {
  const double = value ?? 0;
  if (Object.is(double, -0)) return "-0";
  return Number.isFinite(double) ? double : String(double);
}

function decodeDouble(json: Json): number {
  const isText = typeof json === "string" && ["-0", "NaN", "Infinity", "-Infinity"].includes(json);
  if (!isText && typeof json !== "number") throw new Error("A double is not a number");
  return Number(json);
}

/** RFC 3339 in UTC with nine digits of a second, for the years 1 to 9999 that Firestore knows. */
function encodeTime({ seconds, nanos }: protos.google.protobuf.ITimestamp): string {
  const whole = new Date(Number(String(seconds ?? 0)) * 1000).toISOString().slice(0, -5);
  return `${whole}.${String(nanos ?? 0).padStart(9, "0")}Z`;
}

function decodeTime(text: string): protos.google.protobuf.ITimestamp {
  const [, whole, nanos] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)\.(\d{9})Z$/.exec(text) ?? [];
  const millis = Date.parse(`${whole}Z`);
  if (Number.isNaN(millis)) throw new Error(`"${text}" is no time`);
  return { seconds: String(millis / 1000), nanos: Number(nanos) };
}

function relative(name: string, database: string): string {
  return name.startsWith(`${database}/documents/`) ? name.slice(database.length + 1) : name;
}

function absolute(name: string, database: string): string {
  return name.startsWith("documents/") ? `${database}/${name}` : name;
}

function objectOf(json: Json | undefined): JsonObject {
  if (typeof json !== "object" || json === null || Array.isArray(json))
    throw new Error("An object is missing");
  return json as JsonObject;
}

function listOf(json: Json | undefined): readonly Json[] {
  if (!Array.isArray(json)) throw new Error("A list is missing");
  return json as readonly Json[];
}

function textOf(json: Json): string {
  if (typeof json !== "string") throw new Error("A text is missing");
  return json;
}
