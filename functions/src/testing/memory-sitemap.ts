import { getSitemapKey, type SitemapEntries, toEntries } from "domain/articles/sitemap-file";
import type { Post } from "domain/posts/post";
import { withSitemapChanges } from "../use-cases/articles/record-changes.ts";
import { sitemapFile, sitemapIndex } from "../use-cases/articles/sitemap-files.ts";
import type { Store } from "../use-cases/store/store.ts";
import { memoryPosts } from "./memory-posts.ts";

/** The entries of all files. */
export async function storedEntries(store: Store): Promise<SitemapEntries> {
  const { files = [] } = (await sitemapIndex(store)) ?? {};
  const all = await Promise.all(files.map(({ after }) => sitemapFile(store, after)));
  return all.flat();
}

type Stored = ReturnType<typeof memoryPosts>["documents"];

/** Posts, by default none, in a store that records changes; `save` changes one and notes it. */
export function memorySitemap(from?: Stored) {
  const memory = memoryPosts();
  for (const name of ["blog_posts", "sitemap_index", "sitemap_files"] as const)
    for (const [id, data] of from?.[name] ?? [])
      (memory.documents[name] as Map<string, unknown>).set(id, data);
  const { blog_posts, sitemap_changes, clock } = memory;
  const deps = { ...memory.deps, store: withSitemapChanges(memory.deps.store) };
  const save = (id: string, slug: string, fields: Partial<Post> = {}) => {
    memory.put(id, slug, { updated_at: clock.now, ...fields });
    sitemap_changes.set(`saved-${sitemap_changes.size}`, { post_ids: [id] });
  };
  const present = (): SitemapEntries =>
    [...blog_posts]
      .flatMap(([id, post]) => toEntries(id, post))
      .toSorted((a, b) => (getSitemapKey(a.id) < getSitemapKey(b.id) ? -1 : 1));
  return { ...memory, deps, save, present };
}
