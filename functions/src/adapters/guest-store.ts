import type { DocumentSnapshot, Firestore, Transaction } from "firebase-admin/firestore";
import { SlugEntrySchema } from "../domain/post.ts";
import type { GuestDeps, GuestUnit } from "../use-cases/guest-ports.ts";
import { auditRef } from "./audit-log.ts";
import { postCollections } from "./post-documents.ts";
import { parseStored, withCodes } from "./stored.ts";
import { inTransaction } from "./transaction.ts";

/**
 * Guest posts over the Admin SDK. `guest_imports` remembers a deed and not a post: it stays when the post is deleted, so
 * that what an editor threw away does not come back with the next refresh.
 */
export function guestStore(db: Firestore): Pick<GuestDeps, "atomically" | "imported"> {
  const imports = db.collection("guest_imports");
  return {
    atomically: (work) => inTransaction(db, (transaction) => work(unitOf(db, transaction))),

    imported: async (ids) => {
      if (ids.length === 0) return new Set();
      const refs = ids.map((id) => imports.doc(id));
      const found = await withCodes(db.getAll(...refs, { fieldMask: ["post_id"] }));
      return new Set(found.filter(({ exists }) => exists).map(({ id }) => id));
    },
  };
}

function unitOf(db: Firestore, transaction: Transaction): GuestUnit {
  const { posts, bodies, slugs, trash } = postCollections(db);
  return {
    placeOf: async (id) => {
      const [post, trashed] = await transaction.getAll(posts.doc(id), trash.doc(id));
      if (post?.exists) return { slug: String(post.get("slug")) };
      return trashed?.exists ? "trash" : null;
    },
    slugs: async (wanted) =>
      entriesOf(await transaction.getAll(...wanted.map((slug) => slugs.doc(slug)))),
    create: (id, post, body) => {
      transaction.create(posts.doc(id), post);
      transaction.set(bodies.doc(id), body);
      // The address is free, or its former article is gone: that entry gives way.
      transaction.set(slugs.doc(post.slug), { post_id: id, state: "current" });
    },
    remember: (partnerId, post_id, imported_at) => {
      const ref = db.collection("guest_imports").doc(partnerId);
      transaction.set(ref, { post_id, imported_at });
    },
    audit: (entry) => void transaction.create(auditRef(db), entry),
  };
}

function entriesOf(snapshots: readonly DocumentSnapshot[]) {
  return new Map(
    snapshots.flatMap((snapshot) => {
      const data = snapshot.data();
      return data ? [[snapshot.id, parseStored(SlugEntrySchema, data)] as const] : [];
    }),
  );
}
