import { randomUUID } from "node:crypto";
import { DELETE_ALL_PHRASE } from "functions/domain/calls/deletion";
import { limits } from "functions/domain/shared/limits";
import { createAdmin, demoAdmin, signIn } from "../support/accounts.ts";
import { adminSdk } from "../support/admin-sdk.ts";
import { callAndExpectSuccess } from "../support/call-function.ts";
import { reset } from "../support/reset.ts";
import type { Bench } from "./bench.ts";
import { storeArticles } from "./many-articles.ts";

const POSTS = 1000;
const sdk = adminSdk();

/** 'Delete All Posts' through its callable, against plain commits with the same result. */
export async function deleteBench(): Promise<Bench> {
  let token = "";
  return {
    name: `deletion of ${POSTS} posts, counted, each address answering 410`,
    against: "the same changes in bare batched commits",
    limit: 2,
    fold: 3,
    before: async () => {
      await reset();
      await createAdmin(sdk, demoAdmin);
      token = await signIn(demoAdmin);
      await storeArticles(0, POSTS);
    },
    subject: async () => {
      const call = { deletion_id: randomUUID(), phrase: DELETE_ALL_PHRASE, expected_count: POSTS };
      for (;;) {
        const { done, deleted } = await callAndExpectSuccess("deleteAllPosts", call, token);
        if (!done) continue;
        if (deleted !== POSTS) throw new Error(`${deleted} were deleted`);
        return;
      }
    },
    baseline: deleteBare,
  };
}

async function deleteBare(): Promise<void> {
  const posts = sdk.db.collection("blog_posts");
  for (;;) {
    const { docs } = await posts.select("slug").limit(limits.deletePage).get();
    if (docs.length === 0) return;
    const batch = sdk.db.batch();
    for (const post of docs) {
      const gone = { post_id: post.id, state: "gone" };
      batch.delete(post.ref);
      batch.delete(sdk.db.doc(`post_bodies/${post.id}`));
      batch.set(sdk.db.doc(`slugs/${post.get("slug")}`), gone);
    }
    await batch.commit();
  }
}
