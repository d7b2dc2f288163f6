import { DomainError } from "domain/shared/errors";
import { firebaseOptions } from "kit/firebase/options";
import { localEmulators } from "kit/lib/env";

const TIMEOUT_MS = 15_000;

/** https://firebase.google.com/docs/firestore/reference/rest/v1/Value */
export type Value =
  | { readonly stringValue: string }
  | { readonly booleanValue: boolean }
  | { readonly integerValue: string }
  | { readonly timestampValue: string }
  | { readonly referenceValue: string }
  | { readonly arrayValue: { readonly values: readonly Value[] } };

export interface FoundDocument {
  readonly name: string;
  readonly fields: Readonly<Record<string, Value | undefined>>;
}

export interface PublicQuery {
  readonly collection: string;
  readonly fields: readonly string[];
  readonly where: readonly (readonly [string, "EQUAL" | "IN" | "ARRAY_CONTAINS", Value])[];
  /** Descending. In no order without fields, so that no composite index is needed. */
  readonly orderBy: readonly string[];
  readonly limit: number;
  readonly after?: readonly Value[] | undefined;
}

let options: ReturnType<typeof firebaseOptions> | undefined;

function knownOptions(): ReturnType<typeof firebaseOptions> {
  options ??= firebaseOptions().catch((error: unknown) => {
    options = undefined;
    throw error;
  });
  return options;
}

export async function preparePublicQuery(): Promise<void> {
  const link = Object.assign(document.createElement("link"), { rel: "preconnect", href: host() });
  link.crossOrigin = "anonymous";
  document.head.append(link);
  await knownOptions();
}

function host(): string {
  const local = localEmulators();
  return local ? `http://127.0.0.1:${local.firestore}` : "https://firestore.googleapis.com";
}

/**
 * Unlike the SDK, the REST interface can leave out fields.
 * @throws DomainError unavailable
 */
export async function publicQuery(query: PublicQuery): Promise<readonly FoundDocument[]> {
  try {
    const { projectId, apiKey = "" } = await knownOptions();
    const address = `${host()}/v1/projects/${projectId}/databases/(default)/documents:runQuery`;
    const answer = await fetch(`${address}?key=${encodeURIComponent(apiKey)}`, {
      method: "POST",
      // Any other type costs a preflight request.
      headers: { "content-type": "text/plain" },
      body: JSON.stringify({ structuredQuery: structured(query) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok) throw new Error(`Firestore answered ${answer.status}`);
    const rows = (await answer.json()) as readonly { readonly document?: FoundDocument }[];
    return rows.flatMap(({ document }) => (document ? [document] : []));
  } catch (error) {
    throw new DomainError("unavailable", undefined, { cause: error });
  }
}

function structured({ collection, fields, where, orderBy, limit, after }: PublicQuery): object {
  const paths = [...fields, "__name__"].map((fieldPath) => ({ fieldPath }));
  const filters = where.map(([fieldPath, op, value]) => ({
    fieldFilter: { field: { fieldPath }, op, value },
  }));
  const names = orderBy.length > 0 ? [...orderBy, "__name__"] : [];
  const order = names.map((fieldPath) => ({
    field: { fieldPath },
    direction: "DESCENDING",
  }));
  return {
    from: [{ collectionId: collection }],
    select: { fields: paths },
    where: { compositeFilter: { op: "AND", filters } },
    orderBy: order,
    limit,
    ...(after && { startAt: { values: after, before: false } }),
  };
}
