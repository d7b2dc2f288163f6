import {
  collection,
  type DocumentData,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  orderBy,
  type QueryDocumentSnapshot,
  query,
  startAfter,
  where,
} from "firebase/firestore/lite";
import { type ArticleCard, cardOf } from "functions/domain/articles/article-page";
import {
  type PostBody,
  PostBodySchema,
  PostSchema,
  type StoredPost,
} from "functions/domain/posts/post";
import { pagesOf } from "#data/shared/pages.ts";
import { readDocument } from "#firebase/document.ts";
import { publicFirestore } from "#firebase/public-sdk.ts";

const mostRead = [
  where("published", "==", true),
  orderBy("view_count", "desc"),
  orderBy("created_at", "desc"),
] as const;

export async function* allCards(pageSize = 100): AsyncGenerator<readonly ArticleCard[]> {
  const firestore = await publicFirestore();
  const source = collection(firestore, "blog_posts");
  const pages = pagesOf<QueryDocumentSnapshot>(pageSize, async (last) => {
    const start = last ? [startAfter(last)] : [];
    return (await getDocs(query(source, ...mostRead, ...start, limit(pageSize)))).docs;
  });
  for await (const page of pages) yield page.flatMap(readable).map(cardOf);
}

export async function firstCards(count: number): Promise<readonly ArticleCard[]> {
  const first = await allCards(count).next();
  return first.done ? [] : first.value;
}

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

/** One invalid post must not hide others. */
function readable(snapshot: QueryDocumentSnapshot<DocumentData>): StoredPost[] {
  try {
    return [readDocument(PostSchema, snapshot.ref.path, snapshot.data())];
  } catch (error) {
    console.warn(error);
    return [];
  }
}
