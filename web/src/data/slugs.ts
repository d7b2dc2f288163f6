import {
  collection,
  documentId,
  endAt,
  getDocs,
  limit,
  orderBy,
  type QueryConstraint,
  query,
  startAfter,
  startAt,
  where,
} from "firebase/firestore";
import { panelFirestore } from "#firebase/panel.ts";
import { BATCH, PAGE, type StoredSlug, takenAmong } from "./slug-lookup.ts";

/**
 * Which of these slugs another post has, or once had and redirects from. A slug whose post was deleted is free again.
 * @throws when the store cannot be asked
 */
export function takenSlugs(slugs: readonly string[]): Promise<ReadonlySet<string>> {
  return takenAmong(slugs, {
    list: ({ from, to, after }) => {
      const start = after === undefined ? startAt(from) : startAfter(after);
      return found(orderBy(documentId()), start, endAt(to), limit(PAGE));
    },
    lookUp: (batch) => found(where(documentId(), "in", batch), limit(BATCH)),
  });
}

async function found(...constraints: QueryConstraint[]): Promise<StoredSlug[]> {
  const entries = await getDocs(query(collection(panelFirestore(), "slugs"), ...constraints));
  return entries.docs.map((entry) => ({ slug: entry.id, taken: entry.get("state") !== "gone" }));
}
