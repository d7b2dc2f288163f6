import type { DocumentReference, Firestore, Query, Transaction } from "firebase-admin/firestore";
import type { Address } from "../use-cases/trash-ports.ts";

/** Values that one 'in' comparison may name. */
const VALUES_PER_QUERY = 30;

/** The collections that hold a post. */
export function postCollections(db: Firestore) {
  return {
    posts: db.collection("blog_posts"),
    bodies: db.collection("post_bodies"),
    slugs: db.collection("slugs"),
    items: db.collection("import_job_items"),
    jobs: db.collection("import_jobs"),
    trash: db.collection("trash_posts"),
    versions: db.collection("post_versions"),
  };
}

/** Every address of the posts, read in a transaction. */
export async function addressesOf(
  db: Firestore,
  transaction: Transaction,
  ids: readonly string[],
): Promise<readonly Address[]> {
  const docs = await ofPosts(transaction, db.collection("slugs"), ids);
  return docs.map((doc) => ({ slug: doc.id, post_id: String(doc.get("post_id")) }));
}

/** What earlier saves of the posts have left, read in a transaction. */
export async function versionsOf(
  db: Firestore,
  transaction: Transaction,
  ids: readonly string[],
): Promise<readonly DocumentReference[]> {
  const docs = await ofPosts(transaction, db.collection("post_versions"), ids);
  return docs.map(({ ref }) => ref);
}

/** Documents that name one of the posts, without their other fields. */
async function ofPosts(transaction: Transaction, from: Query, ids: readonly string[]) {
  const groups = Array.from({ length: Math.ceil(ids.length / VALUES_PER_QUERY) }, (_, index) =>
    ids.slice(index * VALUES_PER_QUERY, (index + 1) * VALUES_PER_QUERY),
  );
  const pages = await Promise.all(
    groups.map((group) => transaction.get(from.where("post_id", "in", group).select("post_id"))),
  );
  return pages.flatMap(({ docs }) => docs);
}

/** The ids of a query's documents, read in a transaction. */
export async function idsOf(transaction: Transaction, query: Query): Promise<string[]> {
  const { docs } = await transaction.get(query.select());
  return docs.map(({ id }) => id);
}
