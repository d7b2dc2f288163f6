import { FieldValue, type Firestore, GrpcStatus, Timestamp } from "firebase-admin/firestore";
import type { CountViewDeps } from "../../use-cases/articles/count-view.ts";
import { toDomainError, withDomainErrors } from "../store/stored.ts";

/** Longer than the window of a view. */
const LIFE_MS = 2 * 3_600_000;

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
