import type { StoredPost } from "domain/posts/post";
import { limit, orderBy, query, where } from "firebase/firestore";
import { readable } from "kit/firebase/document";
import { documentPages } from "#data/document-pages.ts";
import { posts } from "#data/post-collection.ts";
import { type Live, useLive } from "#firebase/use-live.ts";

export const MAX_USES = 20;
const PAGE_SIZE = 500;

export function usePicturePosts(id: string): Live<readonly StoredPost[]> {
  const showing = where("picture_ids", "array-contains", id);
  return useLive(query(posts(), showing, limit(MAX_USES + 1)));
}

export async function usedPictureIds(): Promise<ReadonlySet<string>> {
  const ids = new Set<string>();
  // Leaves out posts without the field.
  for await (const page of documentPages(posts(), PAGE_SIZE, orderBy("picture_ids")))
    for (const { picture_ids = [] } of page.flatMap(readable))
      for (const id of picture_ids) ids.add(id);
  return ids;
}
