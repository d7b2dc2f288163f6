import { addDays } from "domain/shared/days";
import { FieldValue, type Firestore, GrpcStatus, Timestamp } from "firebase-admin/firestore";
import { type CollectedViews, collectViews } from "../../use-cases/articles/collect-views.ts";
import type { CountViewDeps } from "../../use-cases/articles/count-view.ts";
import { spendEach } from "../../use-cases/store/token-bucket.ts";
import { toTransaction } from "../store/firestore-store.ts";
import { inTransaction, withDomainErrors } from "../store/stored.ts";

const DAY_LIFE_DAYS = 800;
/** https://firebase.google.com/docs/firestore/quotas: about one sustained write a second to a document. */
const PAUSE_MS = 1000;

/** One for each process: its views of an article share commits. */
export function viewStore(db: Firestore): Pick<CountViewDeps, "isPublished" | "storeView"> {
  const pause = () => new Promise<void>((resolve) => setTimeout(resolve, PAUSE_MS));
  return {
    isPublished: async (id) => {
      const post = db.collection("blog_posts").doc(id);
      const [found] = await withDomainErrors(db.getAll(post, { fieldMask: ["published"] }));
      return found?.get("published") === true;
    },
    storeView: collectViews((views) => commitViews(db, views), pause),
  };
}

/** Reads nothing that other visitors write: views of one article by several instances only wait. */
async function commitViews(
  db: Firestore,
  { postId, day, views, now }: CollectedViews,
): Promise<readonly boolean[]> {
  try {
    return await inTransaction(db, async (transaction) => {
      const counted = await spendEach(toTransaction(db, transaction), views, now);
      const added = FieldValue.increment(counted.filter(Boolean).length);
      if (!counted.includes(true)) return counted;
      transaction.update(db.collection("blog_posts").doc(postId), { view_count: added });
      const expires_at = Timestamp.fromDate(addDays(new Date(day), DAY_LIFE_DAYS));
      const total = { post_id: postId, day, views: added, expires_at };
      const ofDay = db.collection("post_views").doc(`${postId}_${day}`);
      transaction.set(ofDay, total, { merge: true });
      return counted;
    });
  } catch (error) {
    const isDeleted =
      error instanceof Error && "code" in error && error.code === GrpcStatus.NOT_FOUND;
    if (isDeleted) return views.map(() => false);
    throw error;
  }
}
