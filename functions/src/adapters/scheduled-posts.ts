import {
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  Timestamp,
} from "firebase-admin/firestore";
import type { PublishScheduledDeps } from "../use-cases/publish-scheduled.ts";
import { withCodes } from "./stored.ts";
import { inTransaction } from "./transaction.ts";

/** Scheduled posts over the Admin SDK. A post without schedule has no `scheduled_for`: no composite index is needed. */
export function scheduledPosts(db: Firestore): Pick<PublishScheduledDeps, "due" | "publish"> {
  const posts = db.collection("blog_posts");
  return {
    due: async (now, limit) => {
      const due = posts.where("scheduled_for", "<=", now).orderBy("scheduled_for").limit(limit);
      return (await withCodes(due.select().get())).docs.map((post) => post.id);
    },
    publish: (id) =>
      inTransaction(db, async (transaction) => {
        const post = await transaction.get(posts.doc(id));
        const time: unknown = post.get("scheduled_for");
        // By the database's clock: ours may be ahead, and a date that was promised to somebody is not to be early.
        const now = post.readTime.toMillis();
        if (!(time instanceof Timestamp) || time.toMillis() > now) return "not due";
        if (isUnchecked(post)) {
          const draft = { scheduled_for: FieldValue.delete() };
          transaction.update(post.ref, { ...draft, updated_at: FieldValue.serverTimestamp() });
          return "unchecked";
        }
        const created: unknown = post.get("created_at");
        const publishedAt: unknown = post.get("published_at");
        // The date that readers see follows, unless it was set apart by hand (G-21).
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

/** The rules let nobody schedule such a post; what came past them is not made public either. */
function isUnchecked(post: DocumentSnapshot): boolean {
  const isThere = (field: string) => post.get(field) !== undefined;
  const isChecked = isThere("claims_checked_by") && isThere("claims_checked_at");
  return isThere("source") && !isChecked;
}
