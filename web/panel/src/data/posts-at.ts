import type { PostBody, StoredPost } from "domain/posts/post";
import {
  collection,
  documentId,
  type FieldPath,
  getDocsFromServer,
  limit,
  query,
  where,
} from "firebase/firestore";
import { panelFirestore } from "kit/firebase/panel-sdk";
import { readPost, readPostBody } from "kit/firebase/stored-post";
import { BATCH_SIZE } from "./slug-lookup.ts";

export const MAX_POSTS_AT_ONCE = BATCH_SIZE;

export interface PostAt {
  readonly post: StoredPost;
  readonly body: PostBody;
}

/**
 * @param slugs `MAX_POSTS_AT_ONCE` at most
 * @throws UnreadableDocument, FirestoreError
 */
export async function postsAt(slugs: readonly string[]): Promise<ReadonlyMap<string, PostAt>> {
  const entries = await byIds("slugs", slugs);
  const current = entries.filter((entry) => entry.get("state") === "current");
  const ids = current.map((entry) => String(entry.get("post_id")));
  const [posts, bodies] = await Promise.all([byIds("blog_posts", ids), byIds("post_bodies", ids)]);
  const bodyById = new Map(bodies.map((snapshot) => [snapshot.id, readPostBody(snapshot)]));
  return new Map(
    posts.map((snapshot) => {
      const post = readPost(snapshot);
      return [post.slug, { post, body: bodyById.get(snapshot.id) ?? { content: "" } }];
    }),
  );
}

export async function headersAt(
  slugs: readonly string[],
): Promise<ReadonlyMap<string, StoredPost>> {
  const posts = await among("blog_posts", "slug", slugs);
  return new Map(
    posts.map((snapshot) => {
      const post = readPost(snapshot);
      return [post.slug, post];
    }),
  );
}

export const byIds = (name: string, ids: readonly string[]) => among(name, documentId(), ids);

async function among(name: string, field: string | FieldPath, values: readonly string[]) {
  if (values.length === 0) return [];
  const found = await getDocsFromServer(
    query(collection(panelFirestore(), name), where(field, "in", values), limit(MAX_POSTS_AT_ONCE)),
  );
  return found.docs;
}
