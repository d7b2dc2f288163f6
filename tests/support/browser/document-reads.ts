import type { Page } from "@playwright/test";

interface ListenMessage {
  readonly addTarget?: {
    readonly query?: { readonly structuredQuery: { readonly limit?: number } };
    readonly documents?: { readonly documents: readonly string[] };
  };
}

export interface DocumentReads {
  /** The limit of each query that was asked. */
  readonly limits: number[];
  /** A sum of at most 1,000 documents is one read. */
  aggregates: number;
  documents: number;
}

/** What the page asks Firestore for from now on. */
export function documentReads(page: Page): DocumentReads {
  const reads: DocumentReads = { limits: [], aggregates: 0, documents: 0 };
  const queries = new Set<string>();
  page.on("request", (request) => {
    if (request.url().includes(":runAggregationQuery")) reads.aggregates += 1;
    if (!request.url().includes("/Listen/channel")) return;
    for (const [name, text] of new URLSearchParams(request.postData() ?? "")) {
      if (!name.endsWith("__data__")) continue;
      const { query, documents } = (JSON.parse(text) as ListenMessage).addTarget ?? {};
      // The same query once more repeats one whose answer was lost, or did not agree with what the SDK had.
      const isRepeated = queries.has(JSON.stringify(query));
      queries.add(JSON.stringify(query));
      if (query && !isRepeated)
        reads.limits.push(query.structuredQuery.limit ?? Number.POSITIVE_INFINITY);
      reads.documents += documents?.documents.length ?? 0;
    }
  });
  return reads;
}

/** The most documents that they can cost. */
export function mostReads({ limits, aggregates, documents }: DocumentReads): number {
  return limits.reduce((sum, limit) => sum + limit, aggregates + documents);
}
