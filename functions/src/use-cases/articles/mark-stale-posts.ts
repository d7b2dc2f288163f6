import {
  ENTRY_FIELDS,
  entriesOf,
  FIRST_FILE,
  type SitemapEntry,
} from "../../domain/articles/sitemap-file.ts";
import type { Store, StoreDeps } from "../store/store.ts";
import { sitemapFile, sitemapIndex } from "./sitemap-files.ts";

const PAGE = 500;

/** Stores changes for posts that differ from their files, as all do before the first file. */
export async function markStalePosts({
  store,
  all: isEvery = false,
}: Pick<StoreDeps, "store"> & { readonly all?: boolean }): Promise<void> {
  const { files = [] } = (await sitemapIndex(store)) ?? {};
  const all = files.length > 0 ? files : [{ after: FIRST_FILE }];
  for (const [index, { after }] of all.entries()) {
    const entries = await sitemapFile(store, after);
    const missing = new Map(entries.map((entry) => [entry.id, entry]));
    for await (const posts of publishedPosts(store, after, all[index + 1]?.after)) {
      const stale = posts.filter((entry) => isEvery || !isSame(entry, missing.get(entry.id)));
      await mark(store, stale);
      for (const { id } of posts) missing.delete(id);
    }
    await mark(store, [...missing.values()]);
  }
}

async function* publishedPosts(
  store: Store,
  first: string,
  last: string | undefined,
): AsyncGenerator<readonly SitemapEntry[]> {
  let after = first;
  for (;;) {
    const page = await store.query("blog_posts", {
      where: ["published", "==", true],
      fields: ENTRY_FIELDS,
      limit: PAGE,
      after,
    });
    const own = page.filter(({ id }) => last === undefined || id <= last);
    yield own.flatMap(({ id, data }) => entriesOf(id, data));
    after = own.at(-1)?.id ?? after;
    if (own.length < PAGE) return;
  }
}

function isSame(entry: SitemapEntry, stored: SitemapEntry | undefined): boolean {
  return JSON.stringify(entry) === JSON.stringify(stored);
}

async function mark(store: Store, entries: readonly SitemapEntry[]): Promise<void> {
  for (let from = 0; from < entries.length; from += PAGE) {
    const post_ids = entries.slice(from, from + PAGE).map(({ id }) => id);
    await store.batch((writes) => writes.add("sitemap_changes", { post_ids }));
  }
}
