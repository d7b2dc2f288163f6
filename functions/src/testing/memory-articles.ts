import type { PageContent } from "domain/articles/article-page";
import { toEntries } from "domain/articles/sitemap-file";
import type { PostBody, StoredPost } from "domain/posts/post";
import type { StoredSlug } from "domain/posts/stored-slug";
import { tagsAt } from "domain/tags/tags";
import type { ArticleReads, PageRenderer } from "../use-cases/articles/article-pages.ts";

const DAY = new Date("2026-05-01T10:00:00Z");

export function testPost(number: number, rest: Partial<StoredPost> = {}): StoredPost {
  return {
    id: `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`,
    title: `Artículo ${number}`,
    slug: `articulo-${number}`,
    published: true,
    created_at: DAY,
    updated_at: DAY,
    view_count: 0,
    ...rest,
  };
}

/** The reads of the pages in memory, with the order and limits of the database. */
export function memoryReads(
  posts: readonly StoredPost[],
  slugs: Readonly<Record<string, StoredSlug>> = {},
  body: PostBody = { content: "<h2>Uno</h2><p>A 60 °C</p>", content_format: "html" },
): ArticleReads {
  const published = posts.filter((post) => post.published);
  const newest = published.toSorted((a, b) => +b.created_at - +a.created_at);
  const popular = newest.toSorted((a, b) => b.view_count - a.view_count);
  const having = (some: readonly StoredPost[], tag: string | undefined) =>
    tag === undefined ? some : some.filter(({ tags }) => tags?.includes(tag));
  return {
    slugEntry: async (slug) => {
      const owner = posts.find((post) => post.slug === slug);
      return slugs[slug] ?? (owner ? { post_id: owner.id, state: "current" } : null);
    },
    article: async (id) => {
      const post = published.find((each) => each.id === id);
      return post ? { post, body } : null;
    },
    popular: async (count, after, tag) => {
      const tagged = having(popular, tag);
      const from = after ? tagged.findIndex((post) => post.id === after.id) + 1 : 0;
      return tagged.slice(from, from + count);
    },
    newest: async (count, tag) => having(newest, tag).slice(0, count),
    usedTags: async () => tagsAt(published.flatMap(({ tags = [] }) => tags)).map((tag) => tag.slug),
    total: async () => published.length,
    sitemapFiles: async () => [],
    sitemapFile: async () => [],
    addresses: async (maxArticles, since = new Date(0)) =>
      newest
        .filter(({ created_at }) => created_at >= since)
        .slice(0, maxArticles)
        .flatMap((post) => toEntries(post.id, post)),
  };
}

/** A renderer that prints its arguments as JSON. */
export const plainRenderer: PageRenderer = {
  page: async (path: string, content: PageContent | null) => JSON.stringify({ path, content }),
  notFoundPage: async () => "404 page",
  missingArticle: async (title) => `shell and 404 page: ${title}`,
  failedPage: async (title) => `failed: ${title}`,
  staticPages: async () => [
    { path: "/", images: ["/images/hero-1600.webp"] },
    { path: "/articulos", images: [] },
    { path: "/catalogo", images: [], changed: Date.UTC(2026, 10, 20, 10) },
  ],
  knows: async (path) => path === "/sitemap.xml",
};
