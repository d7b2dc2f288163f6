import {
  changedSlugs,
  ENTRY_FIELDS,
  FIRST_FILE,
  findSitemapFile,
  getSitemapKey,
  splitFile,
  updatedEntries,
} from "../../domain/articles/sitemap-file.ts";
import type { Store } from "../store/store.ts";
import { markStalePosts } from "./mark-stale-posts.ts";
import { INDEX, pack, sitemapFile, sitemapIndex } from "./sitemap-files.ts";

/** Longer than a commit takes. */
const MARGIN_MS = 300_000;
const CHANGES_AT_ONCE = 10;
/** A transaction locks what it reads. */
const POSTS_AT_ONCE = 1000;

interface Refresh {
  readonly store: Store;
  readonly at: Date;
  readonly indexNow: boolean;
  /** Of changed posts. */
  readonly relate?: ((ids: readonly string[]) => Promise<unknown>) | undefined;
}

/**
 * Rewrites the files of posts that changed: functions store changes, browsers' are in the audit log. A repeat continues.
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
  const done = await applyChanges(refresh);
  const { since, related } = (await sitemapIndex(store)) ?? {};
  if (since !== undefined) {
    const rest = (await savedSince(store, since)).filter((id) => !done.has(id));
    await update(refresh, rest);
  }
  const isRelating = relate !== undefined && related === undefined;
  if (since === undefined || isRelating) {
    await markStalePosts({ store, all: isRelating });
    await applyChanges(refresh);
  }
  await store.atomically(async (transaction) => {
    const { files = [], ...index } = (await sitemapIndex(transaction)) ?? {};
    const next = { ...index, files, since: new Date(at.getTime() - MARGIN_MS) };
    transaction.set("sitemap_index", INDEX, { ...next, ...(relate && { related: true }) });
  });
}

/** @returns their posts */
async function applyChanges(refresh: Refresh): Promise<ReadonlySet<string>> {
  const { store } = refresh;
  const done = new Set<string>();
  for (;;) {
    const changes = await store.query("sitemap_changes", { limit: CHANGES_AT_ONCE });
    if (changes.length === 0) return done;
    const ids = changes.flatMap(({ data }) => data.post_ids);
    await update(refresh, ids);
    for (const id of ids) done.add(id);
    await store.batch((writes) => {
      for (const { id } of changes) writes.delete("sitemap_changes", id);
    });
  }
}

async function savedSince(store: Store, since: Date): Promise<readonly string[]> {
  const entries = await store.query("audit_log", {
    where: ["at", ">=", since],
    fields: ["action", "target"],
  });
  return entries.flatMap(({ data: { action, target } }) =>
    action === "post_saved" && target !== undefined ? [target] : [],
  );
}

async function update(refresh: Refresh, ids: readonly string[]): Promise<void> {
  let left: readonly string[] = [...new Set(ids)];
  while (left.length > 0) {
    const done = await updateFile(refresh, left);
    left = left.filter((id) => !done.has(id));
  }
  await refresh.relate?.(ids);
}

/** @returns the posts of one file that it has updated */
function updateFile(
  { store, at, indexNow }: Refresh,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  return store.atomically(async (transaction) => {
    const { files: stored, ...index } = (await sitemapIndex(transaction)) ?? { files: [] };
    const files = stored.length > 0 ? stored : [{ after: FIRST_FILE, count: 0, changed_at: at }];
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
    const slugs = changedSlugs(entries, updated);
    if (slugs.length === 0) return own;
    const parts = await splitFile(after, updated, pack);
    if (parts.length === 0) transaction.delete("sitemap_files", after);
    for (const part of parts) transaction.set("sitemap_files", part.after, { entries: part.bytes });
    // The first files announce nothing.
    if (indexNow && index.since) transaction.add("indexnow_outbox", { slugs });
    const changed = parts.map((part) => ({
      after: part.after,
      count: part.count,
      changed_at: at,
    }));
    const now = files.flatMap((one) => (one === file ? changed : [one]));
    transaction.set("sitemap_index", INDEX, { ...index, files: now });
    return own;
  });
}
