import { relatedTo, toStoredCard } from "domain/articles/related";
import { toSearchFields } from "domain/articles/search-fields";
import type { StoredSlug } from "domain/posts/stored-slug";
import { memoryReads } from "../../../functions/src/testing/memory-articles.ts";
import { servedBody } from "../../../functions/src/testing/served-body.ts";
import type { PageRenderer } from "../../../functions/src/use-cases/articles/article-pages.ts";
import { sampleArticles } from "../../../tests/support/seed/samples.ts";

/** Of a site with the sample articles: what the function `pages` would answer. */
export async function samplePages(
  renderer: PageRenderer,
  origin: string,
): Promise<ReadonlyMap<string, string>> {
  const samples = sampleArticles().map(({ post, body }) => ({
    post: { ...post, ...toSearchFields(post, body) },
    body,
  }));
  const posts = samples.map(({ post }) => post);
  const cards = posts.flatMap((post) => toStoredCard(post.id, post) ?? []);
  const slugs = Object.fromEntries(
    posts.map(({ id, slug, title }): [string, StoredSlug] => {
      const related = relatedTo({ id, title }, cards);
      return [slug, { post_id: id, state: "current", related }];
    }),
  );
  const bodies = new Map(samples.map(({ post, body }) => [post.id, body]));
  const memory = memoryReads(posts, slugs);
  const reads = {
    ...memory,
    article: async (id: string) => {
      const found = await memory.article(id);
      return found && { ...found, body: bodies.get(id) ?? found.body };
    },
  };
  const lists = ["/articulos", ...(await reads.usedTags()).map((tag) => `/articulos/${tag}`)];
  const addresses = [
    ...lists.flatMap((list) => [list, `${list}/rss.xml`]),
    ...posts.map(({ slug }) => `/blog/${slug}`),
    ...["/sitemap.xml", "/sitemap-urls.xml"],
  ];
  const site = { reads, renderer, origin };
  const pages = addresses.map(
    async (path): Promise<[string, string]> => [path, await servedBody(site, path)],
  );
  return new Map(await Promise.all(pages));
}
