import * as fc from "fast-check";

const UNITS = [
  ...[..."aZ0-_/:.?#%&=+,;@\\|\"'<>(){}[] ñß😀"],
  ...["\0", "\t", "\n", "\r", "\v", "\f", "\u001b", "\u007f", "\u0085", "\u00a0", "\u00ad"],
  ...["\u2028", "\u2029", "\u202e", "\u200b", "\u3000", "\ufeff", "\ufffd", "\uffff"],
  ...["\ud800", "\udfff", "\u0301", "\u{10ffff}"],
];

/** Characters, above every limit of the product. */
const MAX_LENGTH = 1_500_000;

/** Includes lone surrogates. */
export const text = fc.oneof(
  fc.string({ unit: fc.constantFrom(...UNITS), maxLength: 12 }),
  fc.string({ unit: "binary", maxLength: 12 }),
  fc.constantFrom("", " ", "__proto__", "constructor", "null", "NaN", "../..", "1e999", "\ud800"),
);

const number = fc.oneof(
  fc.constantFrom(0, -0, 1, -1, 0.5, 4999, 5000, 5001, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308),
  fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.MIN_VALUE),
  fc.integer(),
  fc.double(),
);

const deep = fc
  .tuple(fc.constantFrom("list", "record"), fc.constantFrom(3, 40, 500))
  .map(([kind, depth]) => {
    let value: unknown = "end";
    for (let level = 0; level < depth; level += 1) value = kind === "list" ? [value] : { a: value };
    return value;
  });

const key = fc.constantFrom(
  ...["extra", "id", "title", "__proto__", "constructor", "prototype", "toString", "then"],
);
const record = fc.tuple(key, text).map(([name, value]) => Object.fromEntries([[name, value]]));

export const hostile: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: text },
  { weight: 2, arbitrary: number },
  fc.constantFrom(null, true, false, [], {}),
  fc.array(fc.oneof(text, number), { maxLength: 3 }),
  record,
  deep,
);

type Change =
  | { readonly kind: "replace" | "wrap" | "remove"; readonly value: unknown }
  | { readonly kind: "add"; readonly name: string; readonly value: unknown }
  | { readonly kind: "append"; readonly text: string }
  | { readonly kind: "stretch"; readonly times: number };

const change: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ kind: fc.constantFrom("replace", "wrap", "remove"), value: hostile }),
  fc.record({ kind: fc.constant("add"), name: key, value: hostile }),
  fc.record({ kind: fc.constant("append"), text }),
  fc.record({ kind: fc.constant("stretch"), times: fc.constantFrom(2, 11, 101, 501, 5001) }),
);

/** A valid value, one with up to three changes, or any value. */
export function nearly(valid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const steps = fc.array(fc.tuple(fc.nat(60), change), { minLength: 1, maxLength: 3 });
  const near = fc
    .tuple(valid, steps)
    .map(([value, all]) => all.reduce((now, [at, step]) => changed(now, at, step), value));
  return fc.oneof(
    { weight: 2, arbitrary: valid },
    { weight: 7, arbitrary: near },
    { weight: 1, arbitrary: hostile },
  );
}

function changed(value: unknown, at: number, step: Change): unknown {
  const places = findPlaces(value);
  return edited(value, places[at % places.length] ?? [], step);
}

/** Paths to all parts of a value, itself first. */
function findPlaces(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== "object" || value === null || path.length > 4) return [path];
  const inner = Object.entries(value).flatMap(([name, fieldValue]) =>
    findPlaces(fieldValue, [...path, name]),
  );
  return [path, ...inner];
}

function edited(value: unknown, [name, ...rest]: readonly string[], step: Change): unknown {
  if (name === undefined) return stepped(value, step);
  const entries = Object.entries(value as object).flatMap(
    ([field, fieldValue]): [string, unknown][] => {
      if (field !== name) return [[field, fieldValue]];
      if (rest.length === 0 && step.kind === "remove") return [];
      return [[field, edited(fieldValue, rest, step)]];
    },
  );
  return Array.isArray(value)
    ? entries.map(([, fieldValue]) => fieldValue)
    : Object.fromEntries(entries);
}

function stepped(value: unknown, step: Change): unknown {
  switch (step.kind) {
    case "wrap":
      return [value];
    case "add":
      if (typeof value !== "object" || value === null) return step.value;
      if (Array.isArray(value)) return [...value, step.value];
      return Object.fromEntries([...Object.entries(value), [step.name, step.value]]);
    case "append":
      return typeof value === "string" ? value + step.text : step.text;
    case "stretch":
      return enlarged(value, step.times);
    default:
      return step.value;
  }
}

/** Limited to a request's size. */
function enlarged(value: unknown, times: number): unknown {
  if (typeof value === "number") return value * times;
  if (typeof value === "string") return value.repeat(fitting(value.length, times));
  if (!Array.isArray(value)) return value;
  const weight = JSON.stringify(value).length;
  return Array.from({ length: fitting(weight, times) }, (): unknown[] => value).flat();
}

function fitting(weight: number, times: number): number {
  return Math.max(1, Math.min(times, Math.floor(MAX_LENGTH / Math.max(1, weight))));
}
