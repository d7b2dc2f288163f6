import { packEntries } from "domain/articles/packed-entries";
import {
  ENTRY_FIELDS,
  isSameEntry,
  type SitemapEntry,
  toEntries,
} from "domain/articles/sitemap-file";
import { toChunks } from "domain/shared/chunks";
import { type From, readPages } from "../store/pages.ts";
import type { Store, StoreDeps } from "../store/store.ts";
import { sitemapFile, sitemapIndex } from "./sitemap-files.ts";

const PAGE = 500;

/** Stores changes for posts that differ from their files, as all do before the first file, and the views of all. */
export async function markStalePosts({
  store,
  all: isEvery = false,
}: Pick<StoreDeps, "store"> & { readonly all?: boolean }): Promise<void> {
  const { files = [] } = (await sitemapIndex(store)) ?? {};
  const missingEntries = new Map<string, SitemapEntry>();
  for (const { after } of files)
    for (const entry of await sitemapFile(store, after)) missingEntries.set(entry.id, entry);
  const views = new Map<string, number>();
  const posts = (from: From) => store.query("blog_posts", { ...from, fields: ENTRY_FIELDS });
  for await (const page of readPages(PAGE, posts)) {
    const entries = page.flatMap(({ id, data }) => toEntries(id, data));
    const stale = entries.filter(
      (entry) => isEvery || !isSameEntry(entry, missingEntries.get(entry.id)),
    );
    await mark(store, stale);
    for (const entry of entries) {
      missingEntries.delete(entry.id);
      views.set(entry.id, entry.views ?? 0);
    }
  }
  await mark(store, [...missingEntries.values()]);
  for (const { after } of files) await storeViews(store, after, views);
}

async function mark(store: Store, entries: readonly SitemapEntry[]): Promise<void> {
  for (const some of toChunks(entries, PAGE)) {
    const post_ids = some.map(({ id }) => id);
    await store.batch((writes) => writes.add("sitemap_changes", { post_ids }));
  }
}

function storeViews(store: Store, after: string, counts: ReadonlyMap<string, number>) {
  return store.atomically(async (transaction) => {
    const entries = await sitemapFile(transaction, after);
    const getCount = ({ id, views = 0 }: SitemapEntry) => counts.get(id) ?? views;
    if (entries.every((entry) => getCount(entry) === (entry.views ?? 0))) return;
    const counted = entries.map((entry) => ({ ...entry, views: getCount(entry) }));
    transaction.set("sitemap_files", after, { entries: await packEntries(counted) });
  });
}
