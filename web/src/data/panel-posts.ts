import {
  collection,
  deleteField,
  doc,
  documentId,
  getDocs,
  limit,
  orderBy,
  type QueryDocumentSnapshot,
  query,
  serverTimestamp,
  startAfter,
  where,
  writeBatch,
} from "firebase/firestore";
import { limits } from "functions/domain/limits";
import { type PostBody, PostBodySchema, PostSchema, type StoredPost } from "functions/domain/post";
import { converterOf } from "#firebase/converter.ts";
import { UnreadableDocument } from "#firebase/document.ts";
import { originOf } from "#firebase/feed.ts";
import { panelFirestore } from "#firebase/panel.ts";
import { type Live, useLive } from "#firebase/use-live.ts";

/** Documents of one page of a reading loop: what the rules allow of posts, and of their larger bodies. */
const PAGE = { posts: 500, bodies: 100 };
/** Writes of one commit. */
const BATCH = 100;

/** Orders of the table. Each needs an index with `published` before it. */
const SORTS = {
  newest: orderBy("created_at", "desc"),
  oldest: orderBy("created_at", "asc"),
  title: orderBy("title", "asc"),
  views: orderBy("view_count", "desc"),
  changed: orderBy("updated_at", "desc"),
} as const;

export interface PostsView {
  readonly status: "all" | "published" | "draft";
  readonly sort: keyof typeof SORTS;
}

const posts = () =>
  collection(panelFirestore(), "blog_posts").withConverter(converterOf(PostSchema));

/**
 * A page of all posts, drafts too, as they change. It holds one more than a page when there are more.
 * @param after the last post of the page before; null for the first page
 */
export function usePosts(view: PostsView, after: StoredPost | null): Live<readonly StoredPost[]> {
  const filter =
    view.status === "all" ? [] : [where("published", "==", view.status === "published")];
  const start = after ? [startAfter(originOf(after))] : [];
  return useLive(
    query(posts(), ...filter, SORTS[view.sort], ...start, limit(limits.panelPage + 1)),
  );
}

/**
 * Reads every post once. A report or an export must not have holes, so one that does not fit its schema fails it all.
 * @throws UnreadableDocument
 */
export async function allPosts(): Promise<readonly StoredPost[]> {
  const read: StoredPost[] = [];
  for await (const page of postPages()) {
    for (const one of page) read.push(one.data());
  }
  return read;
}

/**
 * Reads every post once, for a search: one that does not fit its schema is left out, and logged.
 * @param onPage hears what has been read so far
 */
export async function searchablePosts(
  onPage: (read: readonly StoredPost[]) => void,
): Promise<readonly StoredPost[]> {
  const read: StoredPost[] = [];
  for await (const page of postPages()) {
    read.push(...page.flatMap(readable));
    onPage([...read]);
  }
  return read;
}

async function* postPages(): AsyncGenerator<readonly QueryDocumentSnapshot<StoredPost>[]> {
  let last: QueryDocumentSnapshot<StoredPost> | undefined;
  for (;;) {
    const start = last ? [startAfter(last)] : [];
    const page = await getDocs(query(posts(), orderBy(documentId()), ...start, limit(PAGE.posts)));
    yield page.docs;
    last = page.docs.at(-1);
    if (page.size < PAGE.posts) return;
  }
}

function readable(snapshot: QueryDocumentSnapshot<StoredPost>): StoredPost[] {
  try {
    return [snapshot.data()];
  } catch (error) {
    if (!(error instanceof UnreadableDocument)) throw error;
    console.error(error.message);
    return [];
  }
}

/** A post with its text, as an export holds it. */
export type WholePost = StoredPost & Partial<PostBody>;

/** Reads every post with its body. @param onProgress hears how many bodies have been read */
export async function wholePosts(
  onProgress?: (read: number) => void,
): Promise<readonly WholePost[]> {
  const all = await allPosts();
  const bodies = new Map<string, PostBody>();
  const source = collection(panelFirestore(), "post_bodies").withConverter(
    converterOf(PostBodySchema),
  );
  let last: QueryDocumentSnapshot | undefined;
  for (;;) {
    const start = last ? [startAfter(last)] : [];
    const page = await getDocs(query(source, orderBy(documentId()), ...start, limit(PAGE.bodies)));
    for (const one of page.docs) {
      const { id: _, ...body } = one.data();
      bodies.set(one.id, body);
    }
    onProgress?.(bodies.size);
    last = page.docs.at(-1);
    if (page.size < PAGE.bodies) break;
  }
  return all.map((post) => ({ ...post, ...bodies.get(post.id) }));
}

/**
 * Publishes posts or takes them back. A first publication is dated now (G-64), and what was planned for later is done.
 * Posts whose claims nobody has checked (`needsClaimCheck`) must not be among those to publish: the rules refuse them.
 * A failure may leave some of more than BATCH posts changed; the table shows which.
 */
export async function setPublished(
  chosen: readonly StoredPost[],
  published: boolean,
): Promise<void> {
  const changing = chosen.filter((post) => post.published !== published);
  for (let at = 0; at < changing.length; at += BATCH) {
    const batch = writeBatch(panelFirestore());
    for (const post of changing.slice(at, at + BATCH)) {
      batch.update(doc(posts(), post.id), {
        published,
        updated_at: serverTimestamp(),
        ...(published && post.published_at === undefined
          ? { published_at: serverTimestamp() }
          : {}),
        ...(published && post.scheduled_for !== undefined ? { scheduled_for: deleteField() } : {}),
      });
    }
    await batch.commit();
  }
}
