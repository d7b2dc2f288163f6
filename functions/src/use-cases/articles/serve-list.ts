import { articlesPath } from "domain/tags/articles-path";
import type { Tag } from "domain/tags/tags";
import { listArticlesPage } from "./article-pages.ts";
import { buildFeed, FEED_POSTS } from "./feeds.ts";
import {
  CACHE,
  getCampaign,
  type PageAnswer,
  type PageDeps,
  redirectToCleanUrl,
} from "./page-answer.ts";

interface Wanted {
  readonly isPlain: boolean;
  readonly tag: Tag | undefined;
}

/** `q` is read by the browser, `desde` is the cursor of a list without search. */
export async function list(
  deps: PageDeps,
  query: string,
  { isPlain, tag }: Wanted,
): Promise<PageAnswer | null> {
  const params = new URLSearchParams(query);
  const [q, from] = [tag ? null : params.get("q"), params.get("desde")];
  const campaign = getCampaign(params);
  const known = new URLSearchParams(q ? { q } : from ? { desde: from } : {});
  for (const [name, value] of campaign) known.append(name, value);
  const path = articlesPath(tag?.slug);
  if (!isPlain || known.size !== params.size) return redirectToCleanUrl(path, known);
  const body = q ? await deps.searchList() : await renderList(deps, from, tag);
  if (body === null) return redirectToCleanUrl(path, campaign);
  return { status: 200, type: "html", cache: CACHE.list, body };
}

export async function renderList(
  { reads, renderer, sign }: Pick<PageDeps, "reads" | "renderer" | "sign">,
  cursor: string | null,
  tag?: Tag,
): Promise<string | null> {
  const content = await listArticlesPage(reads, sign, cursor, tag?.slug);
  return content && renderer.page(articlesPath(tag?.slug), content);
}

export async function feed({ reads, origin }: PageDeps, tag?: Tag): Promise<PageAnswer> {
  const body = buildFeed(origin, await reads.newest(FEED_POSTS, tag?.slug), tag);
  return { status: 200, type: "rss", cache: CACHE.list, body };
}
