import { Query, type QuerySnapshot } from "firebase-admin/firestore";

/** The emulator, which has no indexes, reads all documents of these. */
const LARGE = ["blog_posts", "slugs"];

/**
 * While `work` runs, a repeated query of a large collection has the answer of the first: waiting for the emulator costs
 * processor time that Firestore's index does not. Documents by address are read each time.
 */
export async function withKeptQueries<T>(work: () => Promise<T>): Promise<T> {
  const get = Reflect.get(Query.prototype, "get") as (this: Query) => Promise<QuerySnapshot>;
  const kept = new Map<string, Promise<QuerySnapshot>>();
  Query.prototype.get = function keptAnswer(this: Query) {
    // No public property tells what a query asks.
    const asked = Reflect.get(this, "_queryOptions") as { readonly collectionId: string };
    if (!LARGE.includes(asked.collectionId)) return get.call(this);
    const key = JSON.stringify(asked);
    const answer = kept.get(key) ?? get.call(this);
    kept.set(key, answer);
    return answer;
  };
  try {
    return await work();
  } finally {
    Query.prototype.get = get;
  }
}
