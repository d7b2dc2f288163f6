import { unpackEntries } from "domain/articles/packed-entries";
import {
  type SitemapEntries,
  SitemapIndexSchema,
  toEntries,
  updatedEntries,
} from "domain/articles/sitemap-file";
import type { StoredPost } from "domain/posts/post";
import { toChunks } from "domain/shared/chunks";
import { limits } from "domain/shared/limits";
import {
  type Bytes,
  collection,
  type DocumentReference,
  doc,
  documentId,
  type Firestore,
  getDocFromServer,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  where,
} from "firebase/firestore";
import { readable, readDocument } from "kit/firebase/document";
import { panelFirestore } from "kit/firebase/panel-sdk";
import { documentPages } from "#data/document-pages.ts";
import { posts } from "#data/post-collection.ts";
import { type Live, useLive } from "#firebase/use-live.ts";

/** Limit in firestore.rules. */
const PAGE_SIZE = 500;
/** By which the clock of a browser may be ahead. */
const MARGIN_MS = 3_600_000;
/** Firestore's limit of an `in` query. */
const MAX_IDS = 30;

export interface PostIndex {
  /** What a search compares of each post, drafts too. Null when there are too many. */
  readonly entries: SitemapEntries | null;
  /** Posts that browsers saved later are not in the entries. */
  readonly since: Date;
}

/** Reads the stored entries of all posts and the posts that functions changed meanwhile. */
export async function readPostIndex(): Promise<PostIndex> {
  const firestore = panelFirestore();
  const started = new Date(Date.now() - MARGIN_MS);
  // Before the files: what a refresh removes from the changes meanwhile is in them.
  const changes = await getDocsFromServer(
    query(collection(firestore, "sitemap_changes"), limit(PAGE_SIZE)),
  );
  const index = await readIndex(doc(firestore, "sitemap_index", "current"));
  if (index === null) return { entries: await readAllEntries(), since: started };
  const { files, since } = index;
  if (files.reduce((sum, { posts = 0 }) => sum + posts, 0) > limits.searchedPosts)
    return { entries: null, since };
  const stored = await Promise.all(files.map(({ after }) => readFile(firestore, after)));
  const changed = new Set(changes.docs.flatMap((change) => change.get("post_ids") as string[]));
  const present = new Map((await readPosts([...changed])).map((post) => [post.id, post]));
  return { entries: updatedEntries(stored.flat(), changed, present), since };
}

/** Posts that were saved since the index was stored, and those that are saved while it is in use. */
export function usePostsSavedSince(since: Date | null): Live<readonly StoredPost[]> {
  return useLive(
    since &&
      query(
        posts(),
        where("updated_at", ">=", since),
        orderBy("updated_at", "desc"),
        limit(PAGE_SIZE),
      ),
  );
}

/** The posts that exist, in no order. */
export async function readPosts(ids: readonly string[]): Promise<readonly StoredPost[]> {
  const found = toChunks(ids, MAX_IDS).map((some) =>
    getDocsFromServer(query(posts(), where(documentId(), "in", some), limit(MAX_IDS))),
  );
  return (await Promise.all(found)).flatMap(({ docs }) => docs.flatMap(readable));
}

/** @returns null until functions have stored the entries of all posts */
async function readIndex(reference: DocumentReference) {
  const snapshot = await getDocFromServer(reference);
  if (!snapshot.exists()) return null;
  const { since, files } = readDocument(SitemapIndexSchema, reference.path, snapshot.data());
  const isComplete = files.every((file) => file.posts !== undefined);
  return since && isComplete ? { since, files } : null;
}

async function readFile(firestore: Firestore, name: string): Promise<SitemapEntries> {
  const file = await getDocFromServer(doc(firestore, "sitemap_files", name));
  const bytes = file.get("entries") as Bytes | undefined;
  return bytes ? unpackEntries(new Uint8Array(bytes.toUint8Array())) : [];
}

async function readAllEntries(): Promise<SitemapEntries | null> {
  const entries: SitemapEntries[number][] = [];
  for await (const page of documentPages(posts(), PAGE_SIZE)) {
    entries.push(...page.flatMap(readable).flatMap((post) => toEntries(post.id, post)));
    if (entries.length > limits.searchedPosts) return null;
  }
  return entries;
}
