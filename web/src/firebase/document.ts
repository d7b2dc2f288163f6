import * as v from "valibot";

/** A stored document with its id. */
export type Stored<T> = T & { readonly id: string };

/** A document that does not fit its schema: written by a newer version, or by hand. */
export class UnreadableDocument extends Error {
  readonly path: string;

  /** @param path the document's path @param issues what does not fit, without the values */
  constructor(path: string, issues: readonly string[]) {
    super(`${path} does not fit its schema: ${issues.join("; ")}`);
    this.name = "UnreadableDocument";
    this.path = path;
  }
}

/**
 * A document's data as the domain knows it: Timestamps become Dates, the schema is checked, the id is added.
 * Works for both Firestore SDKs, whose Timestamps are different classes of the same shape.
 * @param path the document's path, whose last part is the id
 * @throws UnreadableDocument
 */
export function readDocument<S extends v.GenericSchema>(
  schema: S,
  path: string,
  data: unknown,
): Stored<v.InferOutput<S>> {
  const result = v.safeParse(schema, withDates(data));
  if (!result.success) throw new UnreadableDocument(path, result.issues.map(describe));
  const fields: v.InferOutput<S> = result.output;
  return Object.assign({}, fields, { id: path.slice(path.lastIndexOf("/") + 1) });
}

function describe(issue: v.BaseIssue<unknown>): string {
  return `${v.getDotPath(issue) ?? "document"} (${issue.type})`;
}

function withDates(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (isTimestamp(value)) return value.toDate();
  if (Array.isArray(value)) return value.map(withDates);
  // References, bytes and points keep their class; the schema then says what it thinks of them.
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withDates(one)]));
}

function isTimestamp(value: object): value is { toDate: () => Date } {
  return "toDate" in value && typeof value.toDate === "function" && "nanoseconds" in value;
}
