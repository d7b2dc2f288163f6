import {
  type CollectionReference,
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
  type Transaction,
} from "firebase-admin/firestore";
import { type Post, PostSchema, SlugEntrySchema } from "../domain/post.ts";
import { type TrashedPost, TrashedPostSchema } from "../domain/trash.ts";
import type { EmptyTrashDeps } from "../use-cases/empty-trash.ts";
import type { Atomically } from "../use-cases/import-ports.ts";
import type { TrashUnit } from "../use-cases/trash-ports.ts";
import { auditRef } from "./audit-log.ts";
import { addressesOf, postCollections, versionsOf } from "./post-documents.ts";
import { parseStored, withCodes } from "./stored.ts";
import { inTransaction } from "./transaction.ts";

/** The trash over the Admin SDK: one use case, one transaction. */
export function trashStore(
  db: Firestore,
): { readonly atomically: Atomically<TrashUnit> } & Pick<EmptyTrashDeps, "due" | "purge"> {
  const { posts, bodies, trash } = postCollections(db);
  const due = (now: Date) => trash.where("purge_at", "<=", now);
  return {
    atomically: (work) => inTransaction(db, (transaction) => work(unitOf(db, transaction))),

    due: async (now, most) => {
      const { docs } = await withCodes(due(now).orderBy("purge_at").limit(most).select().get());
      return docs.map(({ id }) => id);
    },

    purge: (ids, now) =>
      inTransaction(db, async (transaction) => {
        const [trashed, present] = await Promise.all([
          read(transaction, trash, ids, ["purge_at"]),
          read(transaction, posts, ids, ["slug"]),
        ]);
        // Without those that were restored in this moment.
        const over = trashed.filter((one) => isDue(one.get("purge_at"), now)).map(({ id }) => id);
        const again = new Set(present.filter(({ exists }) => exists).map(({ id }) => id));
        const gone = over.filter((id) => !again.has(id));
        for (const ref of await versionsOf(db, transaction, gone)) transaction.delete(ref);
        for (const id of over) transaction.delete(trash.doc(id));
        for (const id of gone) transaction.delete(bodies.doc(id));
      }),
  };
}

function isDue(purgeAt: unknown, now: Date): boolean {
  return purgeAt instanceof Timestamp && purgeAt.toMillis() <= now.getTime();
}

function unitOf(db: Firestore, transaction: Transaction): TrashUnit {
  const { posts, slugs, items, jobs, trash } = postCollections(db);
  return {
    posts: async (ids) => mapOf(await read(transaction, posts, ids), postOf),
    postsOfJob: async (jobId, most) => {
      const page = posts.where("import_job_id", "==", jobId).limit(most);
      return mapOf((await transaction.get(page)).docs, postOf);
    },
    addressesOf: (ids) => addressesOf(db, transaction, ids),
    slugs: async (wanted) =>
      mapOf(await read(transaction, slugs, wanted), (data) => parseStored(SlugEntrySchema, data)),
    trashed: async (ids) => mapOf(await read(transaction, trash, ids), trashedOf),
    trashedWithJob: async (jobId, most) => {
      const page = trash.where("job_id", "==", jobId).limit(most);
      return mapOf((await transaction.get(page)).docs, trashedOf);
    },
    hasJob: async (jobId) => (await transaction.get(jobs.doc(jobId))).exists,
    moveToTrash: (id, trashed) => {
      transaction.set(trash.doc(id), trashed);
      transaction.delete(posts.doc(id));
    },
    moveBack: (id, post) => {
      transaction.create(posts.doc(id), post);
      transaction.delete(trash.doc(id));
    },
    setEntry: (slug, entry) => void transaction.set(slugs.doc(slug), entry),
    deleteItem: (id) => void transaction.delete(items.doc(id)),
    audit: (entry, id) => void transaction.set(auditRef(db, id), entry),
  };
}

async function read(
  transaction: Transaction,
  from: CollectionReference,
  ids: readonly string[],
  fieldMask?: string[],
): Promise<readonly DocumentSnapshot[]> {
  if (ids.length === 0) return [];
  const refs = ids.map((id) => from.doc(id));
  return fieldMask ? transaction.getAll(...refs, { fieldMask }) : transaction.getAll(...refs);
}

type Data = Readonly<Record<string, unknown>>;

function mapOf<T>(
  snapshots: readonly DocumentSnapshot[],
  parse: (data: Data) => T,
): ReadonlyMap<string, T> {
  const found = new Map<string, T>();
  for (const snapshot of snapshots) {
    const data = snapshot.data();
    if (data) found.set(snapshot.id, parse(data));
  }
  return found;
}

function postOf(data: Data): Post {
  return parseStored(PostSchema, data);
}

function trashedOf(data: Data): TrashedPost {
  const post = postOf(data.post as Data);
  return parseStored(TrashedPostSchema, { ...data, post });
}
