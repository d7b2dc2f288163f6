import * as v from "valibot";

export type Stored<T> = T & { readonly id: string };

export class UnreadableDocument extends Error {
  readonly path: string;

  constructor(path: string, issues: readonly string[]) {
    super(`${path} does not fit its schema: ${issues.join("; ")}`);
    this.name = "UnreadableDocument";
    this.path = path;
  }
}

/** @throws UnreadableDocument */
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

/** Its fields, or nothing for an invalid document. */
export function readable<T>(snapshot: { readonly data: () => T }): T[] {
  try {
    return [snapshot.data()];
  } catch (error) {
    if (!(error instanceof UnreadableDocument)) throw error;
    console.error(error.message);
    return [];
  }
}

function describe(issue: v.BaseIssue<unknown>): string {
  return `${v.getDotPath(issue) ?? "document"} (${issue.type})`;
}

function withDates(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (isTimestamp(value)) return value.toDate();
  if (Array.isArray(value)) return value.map(withDates);
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, withDates(field)]));
}

/** The two Firestore SDKs have different Timestamp classes. */
function isTimestamp(value: object): value is { toDate: () => Date } {
  return "toDate" in value && typeof value.toDate === "function" && "nanoseconds" in value;
}
