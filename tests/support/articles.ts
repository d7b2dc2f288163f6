import type { PostBody, StoredPost } from "domain/posts/post";
import type { AdminSdk } from "./admin-sdk.ts";
import { aBody, aPost } from "./builders.ts";
import { storePost } from "./store.ts";

export function temporaryPosts({ db }: AdminSdk) {
  const stored: StoredPost[] = [];
  return {
    async store(fields: Partial<StoredPost>, body: Partial<PostBody> = {}): Promise<StoredPost> {
      const post = aPost(fields);
      stored.push(post);
      await storePost(db, post, aBody(body));
      return post;
    },
    async views({ id }: StoredPost): Promise<unknown> {
      return (await db.doc(`blog_posts/${id}`).get()).get("view_count");
    },
    /** Includes other published posts. */
    async published(): Promise<number> {
      const found = db.collection("blog_posts").where("published", "==", true).count();
      return (await found.get()).data().count;
    },
    async removeAll(): Promise<void> {
      const batch = db.batch();
      for (const { id, slug } of stored.splice(0)) {
        for (const path of [`blog_posts/${id}`, `post_bodies/${id}`, `slugs/${slug}`]) {
          batch.delete(db.doc(path));
        }
      }
      await batch.commit();
    },
  };
}
