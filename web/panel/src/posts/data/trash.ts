import { type TrashedPost, TrashedPostSchema } from "domain/posts/trash";
import { readable, type Stored } from "kit/firebase/document";
import { documentPages } from "#data/document-pages.ts";
import { typedCollection } from "#firebase/converter.ts";

/** Limit in firestore.rules. */
const PAGE_SIZE = 500;

export type TrashedItem = Stored<TrashedPost>;

export interface Trash {
  readonly posts: readonly TrashedItem[];
  readonly unreadable: readonly string[];
}

/** Grouping by job needs the whole trash. */
export async function readTrash(): Promise<Trash> {
  const posts: TrashedItem[] = [];
  const unreadable: string[] = [];
  const source = typedCollection("trash_posts", TrashedPostSchema);
  for await (const page of documentPages(source, PAGE_SIZE)) {
    for (const snapshot of page) {
      const read = readable(snapshot);
      posts.push(...read);
      if (read.length === 0) unreadable.push(snapshot.id);
    }
  }
  return { posts, unreadable };
}
