import {
  type CollectionReference,
  FieldPath,
  FieldValue,
  type Firestore,
  GrpcStatus,
  type Query,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
  Timestamp,
  type WriteBatch,
} from "firebase-admin/firestore";
import type { DeleteAllDeps } from "../use-cases/delete-all-posts.ts";
import { auditRef } from "./audit-log.ts";
import { postCollections } from "./post-documents.ts";
import { coded, withCodes } from "./stored.ts";
import { inTransaction } from "./transaction.ts";

/** Deletions are remembered this long for a repeat, then the TTL policy on `expires_at` removes them. */
const LIFE_MS = 30 * 86_400_000;

/**
 * 'Delete All Posts' over the Admin SDK. Whether a document was there when the posts were counted is told by the
 * database's own time of its creation, which no writer chooses.
 */
export function deleteAllStore(db: Firestore): Omit<DeleteAllDeps, "now"> {
  const { posts, bodies, slugs, jobs, items, trash, versions } = postCollections(db);
  const deletion = (id: string) => db.collection("deletions").doc(id);

  return {
    progress: async (id) => {
      const stored = await withCodes(deletion(id).get());
      const at: unknown = stored.get("counted_at");
      if (!(at instanceof Timestamp)) return null;
      const deleted = Number(stored.get("deleted"));
      return { counted_at: at.toDate(), deleted, finished: stored.get("finished") === true };
    },

    countPosts: async () => {
      const answer = await withCodes(posts.count().get());
      return { count: answer.data().count, at: answer.readTime.toDate() };
    },

    isImporting: async (since) => {
      const { docs } = await withCodes(jobs.where("status", "==", "processing").get());
      return docs.some((job) => {
        const touched: unknown = job.get("touched_at");
        return touched instanceof Timestamp && touched.toMillis() > since.getTime();
      });
    },

    begin: async (id, at, entry) => {
      const batch = db.batch();
      const expires_at = Timestamp.fromMillis(at.getTime() + LIFE_MS);
      batch.create(deletion(id), { counted_at: at, deleted: 0, finished: false, expires_at });
      batch.create(auditRef(db), entry);
      try {
        await batch.commit();
      } catch (error) {
        // The same click came twice; the other one began.
        if ((error as { code?: unknown }).code !== GrpcStatus.ALREADY_EXISTS) throw coded(error);
      }
    },

    deletePosts: (id, at, limit) =>
      inTransaction(db, async (transaction) => {
        // Read and deleted in one commit: nobody edits a post in between.
        const read = (query: Query) => transaction.get(query);
        const page = await firstPage(posts.select("slug"), limit, storedAt(at), read);
        for (const post of page.documents) {
          const address = slugs.doc(String(post.get("slug")));
          transaction.set(address, { post_id: post.id, state: "gone" });
          transaction.delete(post.ref);
          transaction.delete(bodies.doc(post.id));
        }
        const deleted = FieldValue.increment(page.documents.length);
        if (page.documents.length > 0) transaction.update(deletion(id), { deleted });
        return page.more && page.documents.length > 0;
      }),

    closeAddresses: async (limit) => {
      const open = slugs.where("state", "in", ["current", "moved"]).select("post_id");
      const { ids, more } = await firstPage(open, limit, (page) =>
        orphans([posts, trash], "post_id", page),
      );
      await changeAll(db, ids, (batch, slug) =>
        batch.update(slugs.doc(slug), { state: "gone", target: FieldValue.delete() }),
      );
      return more && ids.length > 0;
    },

    deleteVersions: async (limit) => {
      const { ids, more } = await firstPage(versions.select("post_id"), limit, (page) =>
        orphans([posts, trash], "post_id", page),
      );
      await remove(db, versions, ids);
      return more && ids.length > 0;
    },

    deleteJobs: async (at, limit) => {
      const { ids, more } = await firstPage(jobs.select("status"), limit, storedAt(at));
      await remove(db, jobs, ids);
      return more && ids.length > 0;
    },

    deleteItems: async (limit) => {
      const { ids, more } = await firstPage(items.select("job_id"), limit, (page) =>
        orphans([jobs], "job_id", page),
      );
      await remove(db, items, ids);
      return more && ids.length > 0;
    },

    finish: async (id) => {
      await withCodes(deletion(id).update({ finished: true }));
    },
  };
}

interface Page {
  readonly documents: readonly QueryDocumentSnapshot[];
  readonly ids: readonly string[];
  /** Whether there may be more of them. */
  readonly more: boolean;
}

/**
 * The first page, in the order of ids, that holds documents to be removed; walks past pages that hold none.
 * @param pick those of a page that are to be removed
 * @param read how a page is read, when it belongs to a transaction
 */
async function firstPage(
  from: Query,
  limit: number,
  pick: (page: readonly QueryDocumentSnapshot[]) => Promise<readonly QueryDocumentSnapshot[]>,
  read: (query: Query) => Promise<QuerySnapshot> = (query) => withCodes(query.get()),
): Promise<Page> {
  const ordered = from.orderBy(FieldPath.documentId()).limit(limit);
  let page = await read(ordered);
  for (;;) {
    const picked = await pick(page.docs);
    const last = page.docs.at(-1);
    const more = page.size === limit;
    if (picked.length > 0 || !last || !more) {
      return { documents: picked, ids: picked.map(({ id }) => id), more };
    }
    page = await read(ordered.startAfter(last));
  }
}

function wasThere(document: { readonly createTime?: Timestamp | undefined }, at: Date): boolean {
  return document.createTime !== undefined && document.createTime.toMillis() <= at.getTime();
}

/** Picks what was there at a moment. */
function storedAt(at: Date) {
  return async (page: readonly QueryDocumentSnapshot[]) => page.filter((one) => wasThere(one, at));
}

/**
 * Picks documents whose owner is in none of its collections.
 * @param field with the owner's id
 */
async function orphans(
  owners: readonly CollectionReference[],
  field: string,
  page: readonly QueryDocumentSnapshot[],
): Promise<readonly QueryDocumentSnapshot[]> {
  const ownerOf = (one: QueryDocumentSnapshot) => String(one.get(field));
  const ids = [...new Set(page.map(ownerOf))];
  const refs = owners.flatMap((collection) => ids.map((id) => collection.doc(id)));
  const [first] = refs;
  if (!first) return [];
  const found = await withCodes(first.firestore.getAll(...refs, { fieldMask: [] }));
  const living = new Set(found.filter(({ exists }) => exists).map(({ id }) => id));
  return page.filter((one) => !living.has(ownerOf(one)));
}

async function remove(db: Firestore, from: CollectionReference, ids: readonly string[]) {
  await changeAll(db, ids, (batch, id) => batch.delete(from.doc(id)));
}

/** One commit, or none when there is nothing to change. */
async function changeAll(
  db: Firestore,
  ids: readonly string[],
  change: (batch: WriteBatch, id: string) => void,
) {
  if (ids.length === 0) return;
  const batch = db.batch();
  for (const id of ids) change(batch, id);
  await withCodes(batch.commit());
}
