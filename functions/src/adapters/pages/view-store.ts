import { FieldValue, type Firestore, GrpcStatus, Timestamp } from "firebase-admin/firestore";
import { addDays } from "../../domain/shared/days.ts";
import { type CollectedViews, collectViews } from "../../use-cases/articles/collect-views.ts";
import type { CountViewDeps } from "../../use-cases/articles/count-view.ts";
import { toDomainError, withDomainErrors } from "../store/stored.ts";

/** Longer than the window of a view. */
const LIFE_MS = 2 * 3_600_000;
const DAY_LIFE_DAYS = 800;
/** https://firebase.google.com/docs/firestore/quotas: about one sustained write a second to a document. */
const PAUSE_MS = 1000;

/** One for each process: its views of an article share commits. */
export function viewStore(db: Firestore): Pick<CountViewDeps, "isPublished" | "mark"> {
  const pause = () => new Promise<void>((resolve) => setTimeout(resolve, PAUSE_MS));
  return {
    isPublished: async (id) => {
      const post = db.collection("blog_posts").doc(id);
      const [found] = await withDomainErrors(db.getAll(post, { fieldMask: ["published"] }));
      return found?.get("published") === true;
    },
    mark: collectViews((views) => commitViews(db, views), pause),
  };
}

/** A transaction would be retried under load; these writes only wait. */
async function commitViews(db: Firestore, views: CollectedViews): Promise<ReadonlySet<string>> {
  const { postId, day, keys, now } = views;
  const marks = [...keys].map((key) => db.collection("view_marks").doc(key));
  const batch = db.batch();
  const expires_at = Timestamp.fromMillis(now.getTime() + LIFE_MS);
  for (const mark of marks) batch.create(mark, { expires_at });
  const added = FieldValue.increment(keys.size);
  batch.update(db.collection("blog_posts").doc(postId), { view_count: added });
  const dayEnd = Timestamp.fromDate(addDays(new Date(day), DAY_LIFE_DAYS));
  const total = { post_id: postId, day, views: added, expires_at: dayEnd };
  batch.set(db.collection("post_views").doc(`${postId}_${day}`), total, { merge: true });
  try {
    await batch.commit();
    return keys;
  } catch (error) {
    if (isStatus(error, GrpcStatus.NOT_FOUND)) return new Set();
    if (!isStatus(error, GrpcStatus.ALREADY_EXISTS)) throw toDomainError(error);
    if (keys.size === 1) return new Set();
    const found = await withDomainErrors(db.getAll(...marks, { fieldMask: [] }));
    const left = new Set(found.flatMap(({ exists, id }) => (exists ? [] : [id])));
    return left.size > 0 ? commitViews(db, { ...views, keys: left }) : left;
  }
}

function isStatus(error: unknown, status: GrpcStatus): boolean {
  return error instanceof Error && "code" in error && error.code === status;
}
