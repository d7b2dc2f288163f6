import {
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Transaction,
} from "firebase-admin/firestore";
import { ImportJobSchema } from "../domain/import-job.ts";
import { SlugEntrySchema } from "../domain/post.ts";
import type { Atomically, ImportUnit, JobChange, SlugEntries } from "../use-cases/import-ports.ts";
import { auditRef } from "./audit-log.ts";
import { isAdministrator, roleRow } from "./role-store.ts";
import { parseStored } from "./stored.ts";
import { inTransaction } from "./transaction.ts";

/** Import jobs over the Admin SDK: one use case, one transaction. */
export function importStore(db: Firestore): { readonly atomically: Atomically<ImportUnit> } {
  return {
    atomically: (work) => inTransaction(db, (transaction) => work(unitOf(db, transaction))),
  };
}

function unitOf(db: Firestore, transaction: Transaction): ImportUnit {
  const jobs = db.collection("import_jobs");
  const posts = db.collection("blog_posts");
  const bodies = db.collection("post_bodies");
  const slugs = db.collection("slugs");
  const items = db.collection("import_job_items");
  /** Addresses with an entry, also a 'gone' one: those are overwritten, all others created. */
  const present = new Set<string>();
  const entriesOf = (snapshots: readonly DocumentSnapshot[]): SlugEntries => {
    const entries = new Map();
    for (const snapshot of snapshots) {
      const data = snapshot.data();
      if (!data) continue;
      present.add(snapshot.id);
      entries.set(snapshot.id, parseStored(SlugEntrySchema, data));
    }
    return entries;
  };

  return {
    job: async (id) => jobOf(await transaction.get(jobs.doc(id))),
    beginChunk: async (uid, jobId, wanted) => {
      const refs = wanted.map((slug) => slugs.doc(slug));
      const first = [roleRow(db, uid), jobs.doc(jobId)];
      const [role, job, ...found] = await transaction.getAll(...first, ...refs);
      return {
        isAdministrator: role !== undefined && isAdministrator(role),
        job: job ? jobOf(job) : null,
        entries: entriesOf(found),
      };
    },
    slugs: async (wanted) =>
      entriesOf(await transaction.getAll(...wanted.map((slug) => slugs.doc(slug)))),
    existingPosts: async (ids) => {
      const refs = ids.map((id) => posts.doc(id));
      const found = await transaction.getAll(...refs, { fieldMask: ["slug"] });
      return new Set(found.filter(({ exists }) => exists).map(({ id }) => id));
    },

    createJob: (id, job) => void transaction.create(jobs.doc(id), job),
    changeJob: (id, change) => void transaction.update(jobs.doc(id), fieldsOf(change)),
    createPost: (id, post, body) => {
      transaction.create(posts.doc(id), post);
      transaction.create(bodies.doc(id), body);
    },
    updatePost: (id, change, body) => {
      transaction.update(posts.doc(id), change);
      transaction.set(bodies.doc(id), body);
    },
    reserveSlug: (slug, postId) => {
      const entry = { post_id: postId, state: "current" };
      if (present.has(slug)) transaction.set(slugs.doc(slug), entry);
      else transaction.create(slugs.doc(slug), entry);
    },
    createItem: (id, item) => void transaction.create(items.doc(id), item),
    audit: (entry) => void transaction.create(auditRef(db), entry),
  };
}

function jobOf(snapshot: DocumentSnapshot) {
  const data = snapshot.data();
  return data ? parseStored(ImportJobSchema, data) : null;
}

function fieldsOf({ chunk, ...fields }: JobChange) {
  if (!chunk) return fields;
  return {
    ...fields,
    [`chunks.${chunk.number}`]: true,
    successful_records: FieldValue.increment(chunk.stored),
    failed_records: FieldValue.increment(chunk.skipped),
  };
}
