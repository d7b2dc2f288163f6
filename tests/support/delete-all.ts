import type { DeleteAllPostsInput } from "domain/calls/deletion";
import { limits } from "domain/shared/limits";
import type * as v from "valibot";
import { firestoreStore } from "../../functions/src/adapters/store/firestore-store.ts";
import { deleteAllPosts } from "../../functions/src/use-cases/posts/delete-all-posts.ts";
import type { AdminSdk } from "./admin-sdk.ts";

/** Every page exceeds the time limit, so each call deletes one page. */
export function deleteOnePage(
  { db }: Pick<AdminSdk, "db">,
  input: v.InferOutput<typeof DeleteAllPostsInput>,
) {
  let time = Date.now();
  const now = () => {
    time += limits.deleteSliceMs;
    return new Date(time);
  };
  return deleteAllPosts({ store: firestoreStore(db), now }, input, { uid: "u", email: "" });
}
