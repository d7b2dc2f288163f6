import type { ArticleCard, ArticleView, PageCursor } from "functions/domain/article-page";

/** What the server knew when it rendered a page; null for pages that need nothing. */
export type PageData =
  | {
      readonly kind: "articles";
      /** Origin of the site, without a slash at the end: what is shared needs whole addresses. */
      readonly origin: string;
      readonly posts: readonly ArticleCard[];
      readonly total?: number | undefined;
      readonly next?: PageCursor | undefined;
      /** Set when the list begins behind a cursor. */
      readonly after?: true | undefined;
    }
  | {
      readonly kind: "article";
      readonly origin: string;
      readonly post: ArticleView;
      readonly related: readonly ArticleCard[];
    }
  | null;

export type ArticlesData = Extract<PageData, { kind: "articles" }>;
export type ArticleData = Extract<PageData, { kind: "article" }>;

export interface PageProps {
  readonly data: PageData;
}

/** JSON that may stand inside a script element: it cannot end it, nor open a comment. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll("<", "\\u003c")
    .replaceAll(">", "\\u003e")
    .replaceAll("&", "\\u0026")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
}
