import {
  ENTRY_FIELDS,
  isPublic,
  type SitemapEntries,
  type SitemapEntry,
  type SitemapIndex,
  toEntries,
  updatedEntries,
} from "domain/articles/sitemap-file";
import { formatArticleIndex } from "domain/search/article-index";
import { limits } from "domain/shared/limits";
import type { Reads } from "../store/store.ts";
import { sitemapFile, sitemapIndex } from "./sitemap-files.ts";

/** Titles and excerpts of all published articles, in the order of the list; of none when there are too many. */
export async function readArticleIndex(store: Pick<Reads, "read" | "query">): Promise<string> {
  const entries = await readArticles(store);
  if (entries === null) return formatArticleIndex(null);
  const listed = entries.toSorted(
    (a, b) =>
      (b.views ?? 0) - (a.views ?? 0) ||
      (b.created ?? 0) - (a.created ?? 0) ||
      (b.id < a.id ? -1 : 1),
  );
  return formatArticleIndex(
    listed.flatMap(({ slug, title, excerpt }) => (title ? [{ slug, title, excerpt }] : [])),
  );
}

async function readArticles(
  store: Pick<Reads, "read" | "query">,
): Promise<readonly SitemapEntry[] | null> {
  const max = limits.searchedPosts;
  // Before the files: what a refresh removes from the changes meanwhile is in them.
  const changes = await store.query("sitemap_changes", {});
  const index = await sitemapIndex(store);
  if (!isComplete(index)) {
    const where = ["published", "==", true] as const;
    const posts = await store.query("blog_posts", { where, fields: ENTRY_FIELDS, limit: max + 1 });
    return posts.length > max ? null : posts.flatMap(({ id, data }) => toEntries(id, data));
  }
  if (index.files.reduce((sum, { count }) => sum + count, 0) > max) return null;
  const changed = changes.flatMap(({ data }) => data.post_ids);
  const present = await withChanges(store, await readFiles(store, index), new Set(changed));
  return present.filter(isPublic);
}

function isComplete(index: SitemapIndex | null): index is SitemapIndex {
  return index?.since !== undefined && index.files.every(({ posts }) => posts !== undefined);
}

async function readFiles(
  store: Pick<Reads, "read">,
  { files }: SitemapIndex,
): Promise<SitemapEntries> {
  return (await Promise.all(files.map(({ after }) => sitemapFile(store, after)))).flat();
}

async function withChanges(
  store: Pick<Reads, "read">,
  entries: SitemapEntries,
  ids: ReadonlySet<string>,
): Promise<SitemapEntries> {
  const { blog_posts } = await store.read({
    blog_posts: { ids: [...ids], fields: ENTRY_FIELDS },
  });
  return updatedEntries(entries, ids, blog_posts);
}
