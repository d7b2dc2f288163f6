import { type PostBody, PostBodySchema, PostSchema, type StoredPost } from "domain/posts/post";
import {
  collection,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  query,
  where,
} from "firebase/firestore/lite";
import { readDocument } from "#firebase/document.ts";
import { publicFirestore } from "#firebase/public-sdk.ts";

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
  const post = readDocument(PostSchema, snapshot.ref.path, snapshot.data());
  return { post, body: await bodyOf(firestore, post.id) };
}

async function bodyOf(firestore: Firestore, id: string): Promise<PostBody> {
  const snapshot = await getDoc(doc(firestore, "post_bodies", id));
  const { content, content_format } = readDocument(
    PostBodySchema,
    snapshot.ref.path,
    snapshot.data(),
  );
  return { content, ...(content_format ? { content_format } : {}) };
}
