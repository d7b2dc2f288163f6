import { renderArticle } from "domain/article-html/render-article";
import {
  formatCursor,
  type PageContent,
  type PageCursor,
  parseCursor,
  type RelatedCard,
  toCard,
  toView,
} from "domain/articles/article-page";
import type { SitemapEntries, SitemapIndex } from "domain/articles/sitemap-file";
import type { PostBody, StoredPost } from "domain/posts/post";
import type { StoredSlug } from "domain/posts/stored-slug";
import { limits } from "domain/shared/limits";
import { isSlug } from "domain/shared/slug";
import { tagsAt } from "domain/tags/tags";

export interface ArticleReads {
  readonly slugEntry: (slug: string) => Promise<StoredSlug | null>;
  readonly article: (id: string) => Promise<{ post: StoredPost; body: PostBody } | null>;
  readonly popular: (
    count: number,
    after?: PageCursor | null,
    tag?: string,
  ) => Promise<readonly StoredPost[]>;
  readonly newest: (count: number, tag?: string) => Promise<readonly StoredPost[]>;
  readonly usedTags: () => Promise<readonly string[]>;
  readonly total: () => Promise<number>;
  readonly sitemapFiles: () => Promise<SitemapIndex["files"]>;
  readonly sitemapFile: (after: string) => Promise<SitemapEntries>;
  /** The addresses of articles, the newest first. */
  readonly addresses: (maxArticles: number, since?: Date) => Promise<SitemapEntries>;
}

export interface StaticPage {
  readonly path: string;
  readonly images: readonly string[];
  /** Last change of its content, in milliseconds since 1970; unknown without the history of the repository. */
  readonly changed?: number;
}

export interface PageRenderer {
  readonly page: (path: string, content: PageContent | null) => Promise<string>;
  readonly notFoundPage: () => Promise<string>;
  /** The shell, with the 404 page where JavaScript is off. */
  readonly missingArticle: (title: string) => Promise<string>;
  /** The shell, with what a visitor can do meanwhile where JavaScript is off. */
  readonly failedPage: (title: string) => Promise<string>;
  readonly staticPages: () => Promise<readonly StaticPage[]>;
  readonly knows: (path: string) => Promise<boolean>;
}

/** Keyed hash: only cursors that the server issued cost a read. Null until there is a key. */
export type Sign = (text: string) => Promise<string | null>;

/** Reads one post more than it shows. Null for a cursor that was not issued. */
export async function listArticlesPage(
  reads: ArticleReads,
  sign: Sign,
  cursor: string | null,
  tag?: string,
): Promise<PageContent | null> {
  const after = cursor === null ? null : await issuedCursor(sign, cursor);
  if (cursor !== null && after === null) return null;
  const [found, total] = await Promise.all([
    reads.popular(limits.publicPage + 1, after, tag),
    after === null && tag === undefined ? reads.total() : undefined,
  ]);
  const pagePosts = found.slice(0, limits.publicPage);
  const posts = pagePosts.map(toCard);
  const last = posts.at(-1);
  const next =
    found.length > posts.length && last !== undefined
      ? await signed(sign, formatCursor(last))
      : undefined;
  return {
    kind: "articles",
    posts,
    tags: tagsAt(pagePosts.flatMap(({ tags = [] }) => tags)).map(({ slug }) => slug),
    ...(tag === undefined ? {} : { tag }),
    ...(total === undefined ? {} : { total }),
    ...(next ? { next } : {}),
    ...(after === null ? {} : { after: true }),
  };
}

async function signed(sign: Sign, text: string): Promise<string | undefined> {
  const signature = await sign(text);
  return signature === null ? undefined : `${text}.${signature}`;
}

async function issuedCursor(sign: Sign, cursor: string): Promise<PageCursor | null> {
  const text = cursor.slice(0, Math.max(0, cursor.lastIndexOf(".")));
  const after = parseCursor(text);
  return after !== null && cursor === (await signed(sign, text)) ? after : null;
}

export type ArticleAnswer =
  | { readonly kind: "found"; readonly content: PageContent }
  | { readonly kind: "moved"; readonly slug: string }
  | { readonly kind: "gone" }
  | { readonly kind: "missing" };

export async function showArticlePage(reads: ArticleReads, slug: string): Promise<ArticleAnswer> {
  if (!isSlug(slug)) return { kind: "missing" };
  const entry = await reads.slugEntry(slug);
  if (entry === null) return { kind: "missing" };
  if (entry.state === "gone") return { kind: "gone" };
  if (entry.state === "moved") return follow(reads, entry.target);
  const article = await reads.article(entry.post_id);
  if (article === null || article.post.slug !== slug) return { kind: "missing" };
  const { post, body } = article;
  return {
    kind: "found",
    content: {
      kind: "article",
      post: toView(post, renderArticle(body.content, body.content_format)),
      related: relatedIn(entry),
    },
  };
}

function relatedIn(entry: StoredSlug): readonly RelatedCard[] {
  const cards = "related" in entry ? entry.related : [];
  return cards.map((card) => ({ ...card, created_at: card.created_at.toISOString() }));
}

/** Ends at the article however often its slug was changed; entries that lead in a circle are missing. */
async function follow(reads: ArticleReads, target: string): Promise<ArticleAnswer> {
  const visited = new Set<string>();
  for (let slug = target; !visited.has(slug); ) {
    visited.add(slug);
    const entry = await reads.slugEntry(slug);
    if (entry === null) break;
    if (entry.state === "gone") return { kind: "gone" };
    if (entry.state !== "moved") return { kind: "moved", slug };
    slug = entry.target;
  }
  return { kind: "missing" };
}
