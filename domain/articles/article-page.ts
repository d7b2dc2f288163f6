import type { ArticleHeading, RenderedArticle } from "../article-html/render-article.ts";
import type { StoredPost } from "../posts/post.ts";
import { keepUnitsIn } from "../shared/units.ts";
import { readingMinutes } from "./reading-minutes.ts";

/** A card below an article, with dates as ISO 8601. */
export interface RelatedCard {
  readonly id: string;
  readonly title: string;
  readonly slug: string;
  readonly excerpt?: string | undefined;
  readonly featured_image_url?: string | undefined;
  readonly image_alt?: string | undefined;
  readonly created_at: string;
}

export interface ArticleCard extends RelatedCard {
  readonly view_count: number;
}

export interface ArticleView extends ArticleCard {
  readonly published_at?: string | undefined;
  readonly updated_at: string;
  readonly author_name?: string | undefined;
  readonly meta_title?: string | undefined;
  readonly meta_description?: string | undefined;
  readonly headings: readonly ArticleHeading[];
  readonly minutes: number;
  readonly tags?: readonly string[] | undefined;
  /** Missing on a page that already holds the body. */
  readonly parts?: readonly string[] | undefined;
}

export type PageContent =
  | {
      readonly kind: "articles";
      readonly posts: readonly ArticleCard[];
      /** Slugs of those that the posts have. */
      readonly tags?: readonly string[] | undefined;
      /** The slug of the tag whose page this is. */
      readonly tag?: string | undefined;
      readonly total?: number | undefined;
      /** The signed cursor of the next page. */
      readonly next?: string | undefined;
      readonly after?: true | undefined;
    }
  | {
      readonly kind: "article";
      readonly post: ArticleView;
      readonly related: readonly RelatedCard[];
    };

export interface PageCursor {
  readonly view_count: number;
  readonly created_at: string;
  readonly id: string;
}

export function toCard(post: StoredPost): ArticleCard {
  const { id, title, slug, excerpt, featured_image_url, image_alt, view_count } = post;
  return {
    id,
    title,
    slug,
    view_count,
    created_at: post.created_at.toISOString(),
    ...(excerpt ? { excerpt } : {}),
    ...(featured_image_url ? { featured_image_url } : {}),
    ...(image_alt ? { image_alt } : {}),
  };
}

export function toView(post: StoredPost, body: RenderedArticle): ArticleView {
  const { author_name, meta_title, meta_description, published_at, tags } = post;
  return {
    ...toCard(post),
    updated_at: post.updated_at.toISOString(),
    headings: body.headings,
    minutes: readingMinutes(body.words),
    parts: body.parts.map(keepUnitsIn),
    ...(published_at ? { published_at: published_at.toISOString() } : {}),
    ...(tags ? { tags } : {}),
    ...(author_name ? { author_name } : {}),
    ...(meta_title ? { meta_title } : {}),
    ...(meta_description ? { meta_description } : {}),
  };
}

export function formatCursor({ view_count, created_at, id }: PageCursor): string {
  return `${view_count}.${Date.parse(created_at)}.${id}`;
}

/** Firestore's latest timestamp. */
const MAX_TIMESTAMP = Date.UTC(10_000, 0) - 1;
const CURSOR = /^(\d{1,12})\.(\d{1,15})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export function parseCursor(text: string): PageCursor | null {
  const [, views, time, id] = CURSOR.exec(text) ?? [];
  if (views === undefined || time === undefined || id === undefined) return null;
  if (Number(time) > MAX_TIMESTAMP) return null;
  const created_at = new Date(Number(time)).toISOString();
  return { view_count: Number(views), created_at, id };
}

export function withoutFinished<Content extends PageContent>(content: Content | null) {
  if (content === null) return null;
  if (content.kind === "articles") return { ...content, posts: [] };
  const { parts: _parts, ...post } = content.post;
  return { ...content, post };
}
