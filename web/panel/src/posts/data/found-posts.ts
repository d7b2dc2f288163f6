import type { StoredPost } from "domain/posts/post";
import { limits } from "domain/shared/limits";
import {
  getDocsFromServer,
  limit,
  orderBy,
  type QueryDocumentSnapshot,
  query,
  startAfter,
  where,
} from "firebase/firestore";
import { readable } from "kit/firebase/document";
import { posts } from "#data/post-collection.ts";
import type { PostsView } from "./panel-posts.ts";

export interface FoundPage {
  readonly posts: readonly StoredPost[];
  readonly next: QueryDocumentSnapshot | undefined;
}

/** Newest first. Needs a composite index. */
export async function postsWith(
  term: string,
  status: PostsView["status"],
  after: FoundPage["next"],
): Promise<FoundPage> {
  const states = status === "all" ? [true, false] : [status === "published"];
  const { docs } = await getDocsFromServer(
    query(
      posts(),
      where("search_terms", "array-contains", term),
      where("published", "in", states),
      orderBy("created_at", "desc"),
      ...(after ? [startAfter(after)] : []),
      limit(limits.panelPage),
    ),
  );
  return {
    posts: docs.flatMap(readable),
    next: docs.length === limits.panelPage ? docs.at(-1) : undefined,
  };
}
