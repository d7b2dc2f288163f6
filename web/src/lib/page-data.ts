import type { PageContent } from "functions/domain/articles/article-page";
import type { Family } from "functions/domain/catalogue/model";

/** Of web/src/app/finished-pages.ts. */
export interface FamilyData {
  readonly kind: "family";
  readonly family: Family;
}

export interface ListData {
  readonly kind: "list";
  readonly families: readonly ListedFamily[];
}

export interface ListedFamily extends Pick<Family, "slug" | "name" | "image" | "page"> {
  readonly references: readonly string[];
}

export type PageData = (PageContent & { readonly origin: string }) | FamilyData | ListData | null;
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
