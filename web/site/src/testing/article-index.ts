import { formatArticleIndex, type IndexedArticle } from "domain/search/article-index";
import { ARTICLE_INDEX } from "domain/tags/articles-path";
import { vi } from "vitest";

/** Answers requests for the article index, with a status that is an error when there is none. */
export function serveArticleIndex(getArticles: () => readonly IndexedArticle[] | null | undefined) {
  const fetch = vi.fn(async (address: string) => {
    if (address !== ARTICLE_INDEX) throw new TypeError(`No answer at ${address}`);
    const articles = getArticles();
    if (articles === undefined) return new Response("<!doctype html>", { status: 503 });
    return new Response(formatArticleIndex(articles));
  });
  vi.stubGlobal("fetch", fetch);
  return fetch;
}
