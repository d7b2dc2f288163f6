import { onSchedule } from "firebase-functions/scheduler";
import { deleteAllStore } from "../adapters/delete-all-store.ts";
import { trashStore } from "../adapters/trash-store.ts";
import { nightly } from "../config.ts";
import {
  DeleteAllPostsInput,
  DeletePostsInput,
  RestorePostsInput,
} from "../domain/calls-deletion.ts";
import * as all from "../use-cases/delete-all-posts.ts";
import * as deleting from "../use-cases/delete-posts.ts";
import * as emptying from "../use-cases/empty-trash.ts";
import * as restoring from "../use-cases/restore-posts.ts";
import type { Server } from "./server.ts";

/** Articles that go, to the trash or for good, and come back. */
export function postEndpoints({ adminCall, db, now }: Server) {
  const trash = { ...trashStore(db), now };

  return {
    deletePosts: adminCall("deletePosts", DeletePostsInput, (input, caller) =>
      deleting.deletePosts(trash, input, caller),
    ),

    restorePosts: adminCall("restorePosts", RestorePostsInput, (input, caller) =>
      restoring.restorePosts(trash, input, caller),
    ),

    deleteAllPosts: adminCall("deleteAllPosts", DeleteAllPostsInput, (input, caller) =>
      all.deleteAllPosts({ ...deleteAllStore(db), now }, input, caller),
    ),

    emptyTrash: onSchedule({ ...nightly, schedule: "every day 03:40" }, async () => {
      await emptying.emptyTrash(trash);
    }),
  };
}
