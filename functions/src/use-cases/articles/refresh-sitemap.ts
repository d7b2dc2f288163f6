import { packEntries } from "domain/articles/packed-entries";
import {
  changedSlugs,
  ENTRY_FIELDS,
  FIRST_FILE,
  findSitemapFile,
  getSitemapKey,
  isSameEntry,
  type SitemapEntries,
  splitFile,
  updatedEntries,
} from "domain/articles/sitemap-file";
import type { Store } from "../store/store.ts";
import { markStalePosts } from "./mark-stale-posts.ts";
import { INDEX, sitemapFile, sitemapIndex } from "./sitemap-files.ts";

/** Longer than a commit takes. */
const MARGIN_MS = 300_000;
const CHANGES_AT_ONCE = 10;
/** A transaction locks what it reads. */
const POSTS_AT_ONCE = 1000;

interface Refresh {
  readonly store: Store;
  readonly at: Date;
  readonly indexNow: boolean;
  /** Writes related articles and prints of changed posts anew. */
  readonly relate?: ((ids: readonly string[]) => Promise<unknown>) | undefined;
}

/**
 * Rewrites the files of posts that changed, which each commit has noted. A repeat continues.
 * @param indexNow stores the changed slugs in `indexnow_outbox`
 */
export async function refreshSitemap({
  store,
  indexNow = false,
  relate,
}: Pick<Refresh, "store" | "relate"> & { readonly indexNow?: boolean }): Promise<void> {
  // The clock of this instance may be wrong.
  const { at } = await store.count("sitemap_changes");
  const refresh = { store, at, indexNow, relate };
  await applyChanges(refresh);
  const { since, related, files: stored = [] } = (await sitemapIndex(store)) ?? {};
  const isRelating = relate !== undefined && related === undefined;
  const isUntitled = stored.some(({ posts }) => posts === undefined);
  if (since === undefined || isRelating || isUntitled) {
    await markStalePosts({ store, all: isRelating });
    await applyChanges(refresh);
  }
  await store.atomically(async (transaction) => {
    const { files = [], ...index } = (await sitemapIndex(transaction)) ?? {};
    transaction.set("sitemap_index", INDEX, {
      ...index,
      // After the comparison only an empty file is without.
      files: files.map((file) => ({ posts: 0, ...file })),
      since: new Date(at.getTime() - MARGIN_MS),
      ...(relate && { related: true }),
    });
  });
}

async function applyChanges(refresh: Refresh): Promise<void> {
  const { store } = refresh;
  for (;;) {
    const changes = await store.query("sitemap_changes", { limit: CHANGES_AT_ONCE });
    if (changes.length === 0) return;
    await update(
      refresh,
      changes.flatMap(({ data }) => data.post_ids),
    );
    await store.batch((writes) => {
      for (const { id } of changes) writes.delete("sitemap_changes", id);
    });
  }
}

async function update(refresh: Refresh, ids: readonly string[]): Promise<void> {
  const changed = [...new Set(ids)];
  let left: readonly string[] = changed;
  while (left.length > 0) {
    const done = await updateFile(refresh, left);
    left = left.filter((id) => !done.has(id));
  }
  await refresh.relate?.(changed);
}

/** @returns the posts of one file that it has updated */
function updateFile(
  { store, at, indexNow }: Refresh,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  return store.atomically(async (transaction) => {
    const { files: stored, ...index } = (await sitemapIndex(transaction)) ?? { files: [] };
    const files =
      stored.length > 0 ? stored : [{ after: FIRST_FILE, count: 0, posts: 0, changed_at: at }];
    const [first = ""] = ids;
    const file = findSitemapFile(files, getSitemapKey(first));
    // An id below all files belongs to no post.
    if (!file) return new Set([first]);
    const { after } = file;
    const isOwn = (id: string) => findSitemapFile(files, getSitemapKey(id)) === file;
    const own = new Set(ids.filter(isOwn).slice(0, POSTS_AT_ONCE));
    const entries = await sitemapFile(transaction, after);
    const { blog_posts } = await transaction.read({
      blog_posts: { ids: [...own], fields: ENTRY_FIELDS },
    });
    const updated = updatedEntries(entries, own, blog_posts);
    if (hasSameEntries(entries, updated, own)) return own;
    const slugs = changedSlugs(entries, updated);
    const parts = await splitFile(after, updated, packEntries);
    if (parts.length === 0) transaction.delete("sitemap_files", after);
    for (const part of parts) transaction.set("sitemap_files", part.after, { entries: part.bytes });
    // The first files announce nothing.
    const isChanged = slugs.length > 0;
    if (isChanged && indexNow && index.since) transaction.add("indexnow_outbox", { slugs });
    const changed = parts.map((part) => {
      const { bytes: _, ...stored } = part;
      return { ...stored, changed_at: isChanged ? at : file.changed_at };
    });
    const now = files.flatMap((existing) => (existing === file ? changed : [existing]));
    transaction.set("sitemap_index", INDEX, { ...index, files: now });
    return own;
  });
}

function hasSameEntries(
  before: SitemapEntries,
  after: SitemapEntries,
  ids: ReadonlySet<string>,
): boolean {
  const stored = new Map(before.map((entry) => [entry.id, entry]));
  const present = after.filter(({ id }) => ids.has(id));
  const storedCount = before.filter(({ id }) => ids.has(id)).length;
  return (
    present.length === storedCount &&
    present.every((entry) => isSameEntry(entry, stored.get(entry.id)))
  );
}
