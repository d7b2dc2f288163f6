import type { protos } from "@google-cloud/firestore-api";

export type Value = protos.google.firestore.v1.IValue;
export type Fields = Readonly<Record<string, Value>>;

export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

interface Kind {
  readonly encode: (value: Value, database: string) => Json;
  readonly decode: (json: Json, database: string) => Value;
}

/** The spelling of Firestore's REST interface: https://firebase.google.com/docs/firestore/reference/rest/v1/Value */
const KINDS: Readonly<Record<string, Kind>> = {
  nullValue: {
    encode: () => null,
    decode: () => ({ nullValue: "NULL_VALUE" }),
  },
  booleanValue: {
    encode: ({ booleanValue }) => booleanValue === true,
    decode: (json) => ({ booleanValue: json === true }),
  },
  integerValue: {
    encode: ({ integerValue }) => String(integerValue),
    decode: (json) => ({ integerValue: textOf(json) }),
  },
  doubleValue: {
    encode: ({ doubleValue }) => encodeDouble(doubleValue),
    decode: (json) => ({ doubleValue: decodeDouble(json) }),
  },
  stringValue: {
    encode: ({ stringValue }) => stringValue ?? "",
    decode: (json) => ({ stringValue: textOf(json) }),
  },
  timestampValue: {
    encode: ({ timestampValue }) => encodeTime(timestampValue ?? {}),
    decode: (json) => ({ timestampValue: decodeTime(textOf(json)) }),
  },
  bytesValue: {
    encode: ({ bytesValue }) => Buffer.from(bytesValue ?? "").toString("base64"),
    decode: (json) => ({ bytesValue: Buffer.from(textOf(json), "base64") }),
  },
  // A path in the own database leads into the database it is restored to.
  referenceValue: {
    encode: ({ referenceValue }, database) => {
      const name = referenceValue ?? "";
      return name.startsWith(`${database}/documents/`) ? name.slice(database.length + 1) : name;
    },
    decode: (json, database) => {
      const name = textOf(json);
      return { referenceValue: name.startsWith("documents/") ? `${database}/${name}` : name };
    },
  },
  geoPointValue: {
    encode: ({ geoPointValue }) => ({
      latitude: encodeDouble(geoPointValue?.latitude),
      longitude: encodeDouble(geoPointValue?.longitude),
    }),
    decode: (json) => {
      const { latitude = null, longitude = null } = objectOf(json);
      const point = { latitude: decodeDouble(latitude), longitude: decodeDouble(longitude) };
      return { geoPointValue: point };
    },
  },
  arrayValue: {
    encode: ({ arrayValue }, database) => ({
      values: (arrayValue?.values ?? []).map((value) => encode(value, database)),
    }),
    decode: (json, database) => {
      const values = listOf(objectOf(json).values).map((value) => decode(value, database));
      return { arrayValue: { values } };
    },
  },
  mapValue: {
    encode: ({ mapValue }, database) => ({
      fields: encodeFields(mapValue?.fields ?? {}, database),
    }),
    decode: (json, database) => ({
      mapValue: { fields: decodeFields(objectOf(json).fields, database) },
    }),
  },
};

/** Sorts keys, so that equal fields give equal text. @param database its full name */
export function encodeFields(fields: Fields, database: string): JsonObject {
  const sorted = Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([name, value]) => [name, encode(value, database)]));
}

export function decodeFields(json: Json | undefined, database: string): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(objectOf(json)).map(([name, value]) => [name, decode(value, database)]),
  );
}

function encode(value: Value, database: string): JsonObject {
  // `valueType` repeats the kind.
  const name = Object.keys(value).find((key) => key !== "valueType") ?? "";
  return { [name]: kindOf(name).encode(value, database) };
}

function decode(json: Json, database: string): Value {
  const [entry, ...more] = Object.entries(objectOf(json));
  if (!entry || more.length > 0) throw new Error("A value has not exactly one kind");
  const [name, value] = entry;
  return kindOf(name).decode(value, database);
}

function kindOf(name: string): Kind {
  const kind = Object.hasOwn(KINDS, name) ? KINDS[name] : undefined;
  if (!kind) throw new Error(`A value of the unknown kind "${name}" cannot be kept`);
  return kind;
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

/** RFC 3339 with nine digits of a second. */
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
