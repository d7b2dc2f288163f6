import { ENTRY_FIELDS, entriesOf, type SitemapEntry } from "../../domain/articles/sitemap-file.ts";
import { chunksOf } from "../../domain/shared/chunks.ts";
import { type From, pagesOf } from "../store/pages.ts";
import type { Store, StoreDeps } from "../store/store.ts";
import { sitemapFile, sitemapIndex } from "./sitemap-files.ts";

const PAGE = 500;

/** Stores changes for posts that differ from their files, as all do before the first file. */
export async function markStalePosts({
  store,
  all: isEvery = false,
}: Pick<StoreDeps, "store"> & { readonly all?: boolean }): Promise<void> {
  const { files = [] } = (await sitemapIndex(store)) ?? {};
  const missing = new Map<string, SitemapEntry>();
  for (const { after } of files)
    for (const entry of await sitemapFile(store, after)) missing.set(entry.id, entry);
  const published = (from: From) =>
    store.query("blog_posts", {
      ...from,
      where: ["published", "==", true],
      fields: ENTRY_FIELDS,
    });
  for await (const page of pagesOf(PAGE, published)) {
    const posts = page.flatMap(({ id, data }) => entriesOf(id, data));
    const stale = posts.filter((entry) => isEvery || !isSame(entry, missing.get(entry.id)));
    await mark(store, stale);
    for (const { id } of posts) missing.delete(id);
  }
  await mark(store, [...missing.values()]);
}

function isSame(entry: SitemapEntry, stored: SitemapEntry | undefined): boolean {
  return JSON.stringify(entry) === JSON.stringify(stored);
}

async function mark(store: Store, entries: readonly SitemapEntry[]): Promise<void> {
  for (const some of chunksOf(entries, PAGE)) {
    const post_ids = some.map(({ id }) => id);
    await store.batch((writes) => writes.add("sitemap_changes", { post_ids }));
  }
}
