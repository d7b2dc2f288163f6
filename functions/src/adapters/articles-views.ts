import { FieldValue, type Firestore, GrpcStatus, Timestamp } from "firebase-admin/firestore";
import type { CountViewDeps } from "../use-cases/count-view.ts";
import { coded, withCodes } from "./stored.ts";

/** Marks live past the longest window, then Firestore's TTL policy on `expires_at` removes them. */
const LIFE_MS = 2 * 3_600_000;

/** Counting views over the Admin SDK. */
export function viewStore(db: Firestore): Pick<CountViewDeps, "isPublished" | "mark"> {
  const posts = db.collection("blog_posts");
  return {
    isPublished: async (id) => {
      const [post] = await withCodes(db.getAll(posts.doc(id), { fieldMask: ["published"] }));
      return post?.get("published") === true;
    },
    // Blind writes: two hundred at once wait for each other, but none has to start again.
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
        throw coded(error);
      }
    },
  };
}

function isStatus(error: unknown, status: GrpcStatus): boolean {
  return error instanceof Error && "code" in error && error.code === status;
}
