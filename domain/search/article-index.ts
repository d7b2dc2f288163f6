import { toSlug } from "../shared/slug.ts";

/** An article as searches compare it, before its card is read. */
export interface IndexedArticle {
  readonly slug: string;
  readonly title: string;
  readonly excerpt?: string | undefined;
}

/** Without the slug where the title gives it, and without what is empty at the end. */
type Row = readonly [title: string, excerpt?: string, slug?: string];

/** @param articles all in the order of the list, or null when they are too many */
export function formatArticleIndex(articles: readonly IndexedArticle[] | null): string {
  const rows = articles?.map(({ slug, title, excerpt = "" }): Row => {
    if (slug !== toSlug(title)) return [title, excerpt, slug];
    return excerpt === "" ? [title] : [title, excerpt];
  });
  return JSON.stringify({ articles: rows ?? null });
}

/** @throws SyntaxError, TypeError for anything but an index */
export function parseArticleIndex(text: string): readonly IndexedArticle[] | null {
  const { articles } = JSON.parse(text) as { readonly articles: readonly Row[] | null };
  if (articles === null) return null;
  return articles.map(([title, excerpt = "", slug = toSlug(title)]) => ({
    ...{ slug, title },
    ...(excerpt && { excerpt }),
  }));
}
