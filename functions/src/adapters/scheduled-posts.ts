import {
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  Timestamp,
} from "firebase-admin/firestore";
import { type AuditEntry, auditEntry, SYSTEM } from "../domain/shared/audit.ts";
import type { PublishScheduledDeps } from "../use-cases/posts/publish-scheduled.ts";
import { inTransaction, withDomainErrors } from "./store/stored.ts";

export function scheduledPosts(db: Firestore): Pick<PublishScheduledDeps, "due" | "publish"> {
  const posts = db.collection("blog_posts");
  return {
    due: async (now, limit) => {
      const due = posts.where("scheduled_for", "<=", now).orderBy("scheduled_for").limit(limit);
      return (await withDomainErrors(due.select().get())).docs.map((post) => post.id);
    },
    publish: (id) =>
      inTransaction(db, async (transaction) => {
        const post = await transaction.get(posts.doc(id));
        const time: unknown = post.get("scheduled_for");
        // The clock of this instance may be ahead.
        const now = post.readTime.toMillis();
        if (!(time instanceof Timestamp) || time.toMillis() > now) return "not due";
        const published = !isUnchecked(post);
        transaction.create(db.collection("audit_log").doc(), entryOf(post, published, now));
        if (!published) {
          const draft = { scheduled_for: FieldValue.delete() };
          transaction.update(post.ref, { ...draft, updated_at: FieldValue.serverTimestamp() });
          return "unchecked";
        }
        const created: unknown = post.get("created_at");
        const publishedAt: unknown = post.get("published_at");
        // The readers' date follows unless an editor has changed it.
        const follows =
          !(publishedAt instanceof Timestamp) ||
          (created instanceof Timestamp && created.isEqual(publishedAt));
        const recorded: unknown = post.get("recorded_at") ?? created;
        transaction.update(post.ref, {
          published: true,
          published_at: time,
          scheduled_for: FieldValue.delete(),
          updated_at: FieldValue.serverTimestamp(),
          ...(follows ? { created_at: time, recorded_at: recorded } : {}),
        });
        return "published";
      }),
  };
}

function entryOf(post: DocumentSnapshot, published: boolean, now: number): AuditEntry {
  const title: unknown = post.get("title");
  return auditEntry(new Date(now), SYSTEM, "post_saved", {
    target: post.id,
    changes: [published ? "published" : "unscheduled"],
    details: typeof title === "string" ? { title } : {},
  });
}

/** The rules already forbid to schedule such a post. */
function isUnchecked(post: DocumentSnapshot): boolean {
  const isThere = (field: string) => post.get(field) !== undefined;
  const isChecked = isThere("claims_checked_by") && isThere("claims_checked_at");
  return isThere("source") && !isChecked;
}
