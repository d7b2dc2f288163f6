import {
  CANDIDATES,
  type SimilarArticle,
  similarAmong,
  type TextPrint,
  TextPrintSchema,
} from "domain/articles/similarity";
import type { PostBody, StoredPost } from "domain/posts/post";
import { collection, getDocsFromServer, limit, query, where } from "firebase/firestore";
import { readDocument } from "kit/firebase/document";
import { panelFirestore } from "kit/firebase/panel-sdk";
import { readPost, readPostBody } from "kit/firebase/stored-post";
import { byIds } from "#data/posts-at.ts";

const SHOWN = 3;

/** Prints may be older than their posts. @throws UnreadableDocument, FirestoreError */
export async function similarArticles(
  print: TextPrint,
  isOwn: (post: StoredPost) => boolean,
): Promise<readonly SimilarArticle[]> {
  const bands = where("bands", "array-contains-any", print.bands);
  const prints = collection(panelFirestore(), "post_prints");
  const { docs } = await getDocsFromServer(query(prints, bands, limit(CANDIDATES)));
  const similar = similarAmong(
    print,
    docs.map((snapshot) => [
      snapshot.id,
      readDocument(TextPrintSchema, snapshot.ref.path, snapshot.data()),
    ]),
  );
  const stored = await byIds(
    "blog_posts",
    similar.map(({ id }) => id),
  );
  const posts = new Map(stored.map((snapshot) => [snapshot.id, readPost(snapshot)]));
  const published = similar.flatMap(({ id, percent }) => {
    const post = posts.get(id);
    if (!post?.published || isOwn(post)) return [];
    return [{ id, title: post.title, slug: post.slug, percent }];
  });
  return published.slice(0, SHOWN);
}

/** @throws UnreadableDocument, FirestoreError */
export async function getBody({ id }: Pick<StoredPost, "id">): Promise<PostBody> {
  const [stored] = await byIds("post_bodies", [id]);
  return stored ? readPostBody(stored) : { content: "" };
}
