import type { ArticleHeading, RenderedArticle } from "./article-html/render-article.ts";
import type { StoredPost } from "./post.ts";

/** A post as a card shows it. Dates are ISO 8601 strings: this travels as JSON inside the page. */
export interface ArticleCard {
  readonly id: string;
  readonly title: string;
  readonly slug: string;
  readonly excerpt?: string | undefined;
  readonly featured_image_url?: string | undefined;
  readonly image_alt?: string | undefined;
  readonly created_at: string;
  readonly view_count: number;
}

/** A post as its page shows it. */
export interface ArticleView extends ArticleCard {
  readonly published_at?: string | undefined;
  readonly updated_at: string;
  readonly author_name?: string | undefined;
  readonly meta_title?: string | undefined;
  readonly meta_description?: string | undefined;
  readonly headings: readonly ArticleHeading[];
  /** Minutes that reading takes. */
  readonly minutes: number;
  /** The sanitised body, by its parts. It is not sent twice: where it is missing, it stands in the document. */
  readonly parts?: readonly string[] | undefined;
}

/** Where the next page of a list begins: the sort values of the last card shown. */
export interface PageCursor {
  readonly view_count: number;
  readonly created_at: string;
  readonly id: string;
}

/** The card of a post. */
export function cardOf(post: StoredPost): ArticleCard {
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

/** The page of a post with its rendered body. */
export function viewOf(post: StoredPost, body: RenderedArticle): ArticleView {
  const { author_name, meta_title, meta_description, published_at } = post;
  return {
    ...cardOf(post),
    updated_at: post.updated_at.toISOString(),
    headings: body.headings,
    minutes: readingMinutes(body.words),
    parts: body.parts,
    ...(published_at ? { published_at: published_at.toISOString() } : {}),
    ...(author_name ? { author_name } : {}),
    ...(meta_title ? { meta_title } : {}),
    ...(meta_description ? { meta_description } : {}),
  };
}

/** Minutes for a number of words at 220 words a minute, what adults read of a Spanish expository text; at least 1. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / 220));
}

/** A cursor as it stands in an address: views, milliseconds, id. */
export function cursorText({ view_count, created_at, id }: PageCursor): string {
  return `${view_count}.${Date.parse(created_at)}.${id}`;
}

/** The last moment that Firestore compares with: the end of the year 9999. */
const LAST_MOMENT = Date.UTC(10_000, 0) - 1;
const CURSOR = /^(\d{1,12})\.(\d{1,15})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** The cursor that a text stands for, or null. */
export function cursorOfText(text: string): PageCursor | null {
  const [, views, time, id] = CURSOR.exec(text) ?? [];
  if (views === undefined || time === undefined || id === undefined) return null;
  if (Number(time) > LAST_MOMENT) return null;
  const created_at = new Date(Number(time)).toISOString();
  return { view_count: Number(views), created_at, id };
}

/** Words too common to say what a title is about. */
const COMMON = new Set(
  "como cuando cual para por que con sin los las una unos unas del frente segun sobre entre".split(
    " ",
  ),
);

/** The words of a title that tell its subject: longer than two letters, without accents, endings of the plural cut. */
function subjectOf(title: string): Set<string> {
  const words = title
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .match(/[a-z0-9]{3,}/g);
  const subjects = (words ?? []).filter((word) => !COMMON.has(word));
  return new Set(subjects.map((word) => word.replace(/(?:es|s)$/, "")));
}

/**
 * The posts that a reader of one may want next: most words of the title in common first, then the order given.
 * @param candidates newest first
 */
export function relatedTo<Post extends Pick<ArticleCard, "id" | "title">>(
  post: Pick<ArticleCard, "id" | "title">,
  candidates: readonly Post[],
  count: number,
): Post[] {
  const subject = subjectOf(post.title);
  const unique = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  unique.delete(post.id);
  return [...unique.values()]
    .map((candidate) => ({
      candidate,
      common: [...subjectOf(candidate.title)].filter((word) => subject.has(word)).length,
    }))
    .sort((a, b) => b.common - a.common)
    .slice(0, count)
    .map(({ candidate }) => candidate);
}
