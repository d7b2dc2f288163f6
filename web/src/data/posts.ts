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
import { type ArticleCard, cardOf } from "functions/domain/article-page";
import { type PostBody, PostBodySchema, PostSchema, type StoredPost } from "functions/domain/post";
import { readDocument } from "#firebase/document.ts";
import { publicFirestore } from "#firebase/public.ts";

/*
 * What readers may see of blog_posts: published posts alone, by one-time reads. Import this with `import()`: it brings
 * the database's code. Needs the index published, view_count desc, created_at desc.
 */

const mostRead = [
  where("published", "==", true),
  orderBy("view_count", "desc"),
  orderBy("created_at", "desc"),
] as const;

/** Cards of every published post, most read first, in pages of at most 100, as they arrive. */
export async function* allCards(pageSize = 100): AsyncGenerator<readonly ArticleCard[]> {
  const firestore = await publicFirestore();
  let last: QueryDocumentSnapshot | undefined;
  for (;;) {
    const from = last === undefined ? [] : [startAfter(last)];
    const page = await getDocs(
      query(collection(firestore, "blog_posts"), ...mostRead, ...from, limit(pageSize)),
    );
    yield page.docs.flatMap(readable).map(cardOf);
    last = page.docs.at(-1);
    if (page.size < pageSize) return;
  }
}

/** The first page of the list, and how the most read posts begin. */
export async function firstCards(count: number): Promise<readonly ArticleCard[]> {
  const first = await allCards(count).next();
  return first.done ? [] : first.value;
}

export interface Article {
  readonly post: StoredPost;
  readonly body: PostBody;
}

/** The published post under a slug, or null. */
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

/** One post that does not fit its schema must not hide all others. */
function readable(snapshot: QueryDocumentSnapshot<DocumentData>): StoredPost[] {
  try {
    return [readDocument(PostSchema, snapshot.ref.path, snapshot.data())];
  } catch (error) {
    console.warn(error);
    return [];
  }
}
