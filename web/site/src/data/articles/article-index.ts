import type { ArticleCard } from "domain/articles/article-page";
import { type IndexedArticle, parseArticleIndex } from "domain/search/article-index";
import { type FoundItems, prepareSearch } from "domain/search/find-texts";
import { DomainError } from "domain/shared/errors";
import { ARTICLE_INDEX } from "domain/tags/articles-path";

const TIMEOUT_MS = 15_000;
/** A page that stays open finds what was published meanwhile. */
const LIFE_MS = 60_000;

export interface ArticleIndex {
  readonly articles: readonly IndexedArticle[];
  readonly find: (text: string) => FoundItems<IndexedArticle>;
  /** Cards by slug that were read since the index was loaded; null for an article that is public no more. */
  readonly cards: Map<string, ArticleCard | null>;
}

let latest: { readonly at: number; readonly index: Promise<ArticleIndex | null> } | undefined;

/**
 * Loads the titles and excerpts of all articles, once a minute at most.
 * @returns null when there are too many articles for it
 * @throws DomainError unavailable
 */
export function loadArticleIndex(): Promise<ArticleIndex | null> {
  const at = Date.now();
  if (latest && at >= latest.at && at - latest.at < LIFE_MS) return latest.index;
  const own = { at, index: fetchIndex() };
  latest = own;
  own.index.catch(() => {
    if (latest === own) latest = undefined;
  });
  return own.index;
}

async function fetchIndex(): Promise<ArticleIndex | null> {
  try {
    const answer = await fetch(ARTICLE_INDEX, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!answer.ok) throw new Error(`The index answered ${answer.status}`);
    const articles = parseArticleIndex(await answer.text());
    return articles && { articles, find: prepareSearch(articles), cards: new Map() };
  } catch (error) {
    throw new DomainError("unavailable", undefined, { cause: error });
  }
}
