import type { PostBody, StoredPost } from "domain/posts/post";
import { collection, doc, getDoc, getDocs, limit, query, where } from "firebase/firestore/lite";
import { publicFirestore } from "./public-sdk.ts";
import { readPost, readPostBody } from "./stored-post.ts";

export interface Article {
  readonly post: StoredPost;
  readonly body: PostBody;
}

export async function publishedArticle(slug: string): Promise<Article | null> {
  const firestore = await publicFirestore();
  const found = await getDocs(
    query(
      collection(firestore, "blog_posts"),
      where("slug", "==", slug),
      where("published", "==", true),
      limit(1),
    ),
  );
  const [snapshot] = found.docs;
  if (snapshot === undefined) return null;
  const post = readPost(snapshot);
  const body = await getDoc(doc(firestore, "post_bodies", post.id));
  return { post, body: readPostBody(body) };
}
