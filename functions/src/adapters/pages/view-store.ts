import { FieldValue, type Firestore, GrpcStatus, Timestamp } from "firebase-admin/firestore";
import { localDay } from "../../domain/contact/working-hours.ts";
import { addDays } from "../../domain/shared/days.ts";
import type { CountViewDeps } from "../../use-cases/articles/count-view.ts";
import { toDomainError, withDomainErrors } from "../store/stored.ts";

/** Longer than the window of a view. */
const LIFE_MS = 2 * 3_600_000;
const DAY_LIFE_DAYS = 800;

export function viewStore(db: Firestore): Pick<CountViewDeps, "isPublished" | "mark"> {
  const posts = db.collection("blog_posts");
  return {
    isPublished: async (id) => {
      const [post] = await withDomainErrors(db.getAll(posts.doc(id), { fieldMask: ["published"] }));
      return post?.get("published") === true;
    },
    // A transaction would be retried under load; these writes only wait.
    mark: async (id, key, now) => {
      const batch = db.batch();
      batch.create(db.collection("view_marks").doc(key), {
        expires_at: Timestamp.fromMillis(now.getTime() + LIFE_MS),
      });
      batch.update(posts.doc(id), { view_count: FieldValue.increment(1) });
      const day = localDay(now);
      const expires_at = Timestamp.fromDate(addDays(new Date(day), DAY_LIFE_DAYS));
      const views = FieldValue.increment(1);
      const total = { post_id: id, day, views, expires_at };
      batch.set(db.collection("post_views").doc(`${id}_${day}`), total, { merge: true });
      try {
        await batch.commit();
        return true;
      } catch (error) {
        if (isStatus(error, GrpcStatus.ALREADY_EXISTS) || isStatus(error, GrpcStatus.NOT_FOUND)) {
          return false;
        }
        throw toDomainError(error);
      }
    },
  };
}

function isStatus(error: unknown, status: GrpcStatus): boolean {
  return error instanceof Error && "code" in error && error.code === status;
}
