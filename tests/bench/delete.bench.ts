import { randomUUID } from "node:crypto";
import { DELETE_ALL_PHRASE } from "domain/calls/deletion";
import { limits } from "domain/shared/limits";
import { createAdmin, demoAdmin, signIn } from "../support/accounts.ts";
import { adminSdk } from "../support/admin-sdk.ts";
import { callAndExpectSuccess } from "../support/call-function.ts";
import { reset } from "../support/reset.ts";
import { storeArticles } from "./many-articles.ts";
import { compare, type Figure } from "./measure.ts";

const POSTS = 1000;
const sdk = adminSdk();

/** Compares Delete All Posts, through its callable, with plain commits of the same result. */
export async function measureDeletion(rounds: number): Promise<readonly Figure[]> {
  let token = "";
  const deletion = {
    name: `deletion of ${POSTS} posts, to the same changes in bare batched commits`,
    ratio: 2,
    before: async () => {
      await reset();
      await createAdmin(sdk, demoAdmin);
      token = await signIn(demoAdmin);
      await storeArticles(0, POSTS);
    },
    subject: () => deleteAll(token),
    baseline: deleteBare,
  };
  return [await compare(deletion, 3 * rounds)];
}

async function deleteAll(token: string): Promise<void> {
  const call = { deletion_id: randomUUID(), phrase: DELETE_ALL_PHRASE, expected_count: POSTS };
  for (;;) {
    const { done, deleted } = await callAndExpectSuccess("deleteAllPosts", call, token);
    if (!done) continue;
    if (deleted !== POSTS) throw new Error(`${deleted} were deleted`);
    return;
  }
}

async function deleteBare(): Promise<void> {
  const posts = sdk.db.collection("blog_posts");
  for (;;) {
    const { docs } = await posts.select("slug").limit(limits.deletePage).get();
    if (docs.length === 0) return;
    const batch = sdk.db.batch();
    for (const post of docs) {
      batch.delete(post.ref);
      batch.delete(sdk.db.doc(`post_bodies/${post.id}`));
      batch.set(sdk.db.doc(`slugs/${post.get("slug")}`), { post_id: post.id, state: "gone" });
    }
    await batch.commit();
  }
}
