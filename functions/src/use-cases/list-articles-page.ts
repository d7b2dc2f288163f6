import { cardOf, cursorOfText } from "../domain/article-page.ts";
import { limits } from "../domain/limits.ts";
import type { ArticleReads, PageContent } from "./render-ports.ts";

/**
 * A page of the list: the first one with the number of all articles, or the one behind a cursor.
 * Reads one document more than it shows, to know whether there is another page (issue: at most 30 documents).
 * @param cursor text of a cursor, or null for the first page
 * @returns null when the cursor is none
 */
export async function listArticlesPage(
  reads: ArticleReads,
  cursor: string | null,
): Promise<PageContent | null> {
  const after = cursor === null ? null : cursorOfText(cursor);
  if (cursor !== null && after === null) return null;
  const [found, total] = await Promise.all([
    reads.popular(limits.publicPage + 1, after),
    after === null ? reads.total() : undefined,
  ]);
  const posts = found.slice(0, limits.publicPage).map(cardOf);
  const last = posts.at(-1);
  const next =
    found.length > posts.length && last !== undefined
      ? { view_count: last.view_count, created_at: last.created_at, id: last.id }
      : undefined;
  return {
    kind: "articles",
    posts,
    ...(total === undefined ? {} : { total }),
    ...(next ? { next } : {}),
    ...(after === null ? {} : { after: true }),
  };
}
