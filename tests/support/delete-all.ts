import type { DeleteAllPostsInput } from "functions/domain/calls-deletion";
import { limits } from "functions/domain/limits";
import type * as v from "valibot";
import { deleteAllStore } from "../../functions/src/adapters/delete-all-store.ts";
import { deleteAllPosts } from "../../functions/src/use-cases/delete-all-posts.ts";
import type { AdminSdk } from "./admin-sdk.ts";

/** A call of 'Delete All Posts' on a clock on which every page takes too long: it tells after one how far it has come. */
export function deleteOnePage(
  { db }: Pick<AdminSdk, "db">,
  input: v.InferOutput<typeof DeleteAllPostsInput>,
) {
  let time = Date.now();
  const now = () => {
    time += limits.deleteSliceMs;
    return new Date(time);
  };
  return deleteAllPosts({ ...deleteAllStore(db), now }, input, { uid: "u", email: "" });
}
