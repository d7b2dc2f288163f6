import type { ArticleCard, ArticleView } from "functions/domain/articles/article-page";

export type PageData =
  | {
      readonly kind: "articles";
      readonly origin: string;
      readonly posts: readonly ArticleCard[];
      readonly total?: number | undefined;
      readonly next?: string | undefined;
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

/** JSON that cannot end a script element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll("<", "\\u003c")
    .replaceAll(">", "\\u003e")
    .replaceAll("&", "\\u0026")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
}
