import type { AddressUsage } from "domain/imports/validate-csv";
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
import { panelFirestore } from "kit/firebase/panel-sdk";
import {
  BATCH_SIZE,
  findTakenSlugs,
  PAGE_SIZE,
  type StoredSlug,
  type TakenSlugs,
} from "#data/slug-lookup.ts";

export function takenSlugs(slugs: readonly string[]): Promise<TakenSlugs> {
  return findTakenSlugs(slugs, {
    list: ({ from, to, after }) => {
      const start = after === undefined ? startAt(from) : startAfter(after);
      return found(orderBy(documentId()), start, endAt(to), limit(PAGE_SIZE));
    },
    lookUp: (batch) => found(where(documentId(), "in", batch), limit(BATCH_SIZE)),
  });
}

async function found(...constraints: QueryConstraint[]): Promise<StoredSlug[]> {
  const entries = await getDocs(query(collection(panelFirestore(), "slugs"), ...constraints));
  return entries.docs.map((entry) => ({ slug: entry.id, use: toUsage(entry.get("state")) }));
}

function toUsage(state: unknown): AddressUsage {
  if (state === "gone") return "free";
  return state === "moved" ? "redirect" : "post";
}
