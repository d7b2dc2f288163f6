import type { PublishRefusal } from "domain/calls/saving";
import { type PostBody, PostBodySchema, type StoredPost } from "domain/posts/post";
import { toChunks } from "domain/shared/chunks";
import { DomainError } from "domain/shared/errors";
import { limits } from "domain/shared/limits";
import {
  doc,
  documentId,
  getDocsFromServer,
  limit,
  orderBy,
  type QueryConstraint,
  query,
  where,
} from "firebase/firestore";
import { readable } from "kit/firebase/document";
import { call } from "#data/callables.ts";
import { documentPages } from "#data/document-pages.ts";
import { postsUpdatedBy } from "#data/import-jobs.ts";
import { posts } from "#data/post-collection.ts";
import { BATCH_SIZE as MAX_IDS } from "#data/slug-lookup.ts";
import { typedCollection } from "#firebase/converter.ts";
import { type Live, useLive } from "#firebase/use-live.ts";
import { askForAll } from "./change-in-parts.ts";

/** Limits in firestore.rules. */
const PAGE_SIZE = { posts: 500, bodies: 100 };

/** Each needs an index after `published`. */
const SORTS = {
  newest: orderBy("created_at", "desc"),
  oldest: orderBy("created_at", "asc"),
  title: orderBy("title", "asc"),
  views: orderBy("view_count", "desc"),
  changed: orderBy("updated_at", "desc"),
} as const;

/** The posts that an account created, newest first. */
export function useOwnPosts(uid: string, after: string | null): Live<readonly StoredPost[]> {
  const own = query(posts(), where("created_by_uid", "==", uid), SORTS.newest);
  return useLive(
    query(own, limit(limits.panelPage + 1)),
    after === null ? null : doc(posts(), after),
  );
}

export interface PostsView {
  /** Drafts include scheduled posts. */
  readonly status: "all" | "published" | "draft" | "scheduled";
  readonly sort: keyof typeof SORTS;
}

/** @param after id of the post before the page */
export function usePosts(view: PostsView, after: string | null): Live<readonly StoredPost[]> {
  return useLive(
    query(posts(), ...chosenPosts(view), limit(limits.panelPage + 1)),
    after === null ? null : doc(posts(), after),
  );
}

function chosenPosts({ status, sort }: PostsView): readonly QueryConstraint[] {
  // Leaves out posts without the field.
  if (status === "scheduled") return [orderBy("scheduled_for", "asc")];
  if (status === "all") return [SORTS[sort]];
  return [where("published", "==", status === "published"), SORTS[sort]];
}

/** Fails on invalid posts: exports must be complete. */
export async function allPosts(): Promise<readonly StoredPost[]> {
  const read: StoredPost[] = [];
  for await (const page of documentPages(posts(), PAGE_SIZE.posts)) {
    for (const snapshot of page) read.push(snapshot.data());
  }
  return read;
}

/** Those that it created, then those that it updated. */
export async function postsOfJob(
  job: string,
  onPage: (read: readonly StoredPost[]) => void,
): Promise<readonly StoredPost[]> {
  const read: StoredPost[] = [];
  const created = query(posts(), where("import_job_id", "==", job));
  for await (const page of documentPages(created, PAGE_SIZE.posts)) {
    read.push(...page.flatMap(readable));
    onPage([...read]);
  }
  for (const ids of toChunks(await postsUpdatedBy(job), MAX_IDS)) {
    const among = where(documentId(), "in", ids);
    const page = await getDocsFromServer(query(posts(), among, limit(MAX_IDS)));
    read.push(...page.docs.flatMap(readable));
    onPage([...read]);
  }
  return read;
}

export type PostWithBody = StoredPost & Partial<PostBody>;

export async function postsWithBodies(
  onProgress?: (read: number) => void,
): Promise<readonly PostWithBody[]> {
  const all = await allPosts();
  const bodies = new Map<string, PostBody>();
  const source = typedCollection("post_bodies", PostBodySchema);
  for await (const page of documentPages(source, PAGE_SIZE.bodies)) {
    for (const snapshot of page) {
      const { id: _, ...body } = snapshot.data();
      bodies.set(snapshot.id, body);
    }
    onProgress?.(bodies.size);
  }
  return all.map((post) => ({ ...post, ...bodies.get(post.id) }));
}

/**
 * Publishes posts or takes them offline. A failure may leave some changed, and a repeat changes the others.
 * @returns those that only their editor can publish
 * @throws DomainError not-found when one is gone, after the others were changed
 */
export async function publishPosts(
  chosenPosts: readonly StoredPost[],
  published: boolean,
): Promise<readonly { readonly post_id: string; readonly why: PublishRefusal }[]> {
  const refused: { readonly post_id: string; readonly why: PublishRefusal }[] = [];
  let missingCount = 0;
  const ids = chosenPosts.map(({ id }) => id);
  await askForAll(ids, async (post_ids) => {
    const answer = await call("publishPosts", { post_ids, published });
    refused.push(...answer.refused);
    missingCount += answer.missing.length;
    return answer;
  });
  if (missingCount > 0) throw new DomainError("not-found", "This post has been deleted.");
  return refused;
}
