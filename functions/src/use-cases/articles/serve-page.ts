import { DomainError, type ErrorCode } from "domain/shared/errors";
import { ARTICLE_INDEX } from "domain/tags/articles-path";
import { findTag } from "domain/tags/tags";
import { showArticlePage } from "./article-pages.ts";
import {
  CACHE,
  getCampaign,
  type PageAnswer,
  type PageDeps,
  type PageRequest,
  redirectToCleanUrl,
  redirectToSlug,
} from "./page-answer.ts";
import { feed, list } from "./serve-list.ts";
import { sitemapXml } from "./serve-sitemap.ts";

const MISSING_TITLE = "Artículo no encontrado";
const FAILED_TITLE = "Artículos";

/** What people wait for. Files of programs have more time. */
const PAGES = /^\/(?:articulos(?:\/[a-z-]+)?|blog\/[^/]+)\/?$/;

export async function servePage(deps: PageDeps, request: PageRequest): Promise<PageAnswer> {
  if (request.method !== "GET" && request.method !== "HEAD") {
    return { status: 405, type: "text", cache: CACHE.never, body: "GET, HEAD" };
  }
  try {
    const isPage = PAGES.test(request.path);
    return await deps.withTimeout(answerTo(deps, request), isPage);
  } catch (error) {
    deps.log("page_failed", error);
    return failed(deps, error);
  }
}

async function answerTo(deps: PageDeps, request: PageRequest): Promise<PageAnswer> {
  return (await route(deps, request)) ?? answerMissing(deps, 404);
}

const KNOWN = /^\/(?:sitemap(?:-urls)?\.xml|indexnow\.txt|articulos\/busqueda\.json|blog\/[^/]+)$/;
const LIST = /^\/articulos(?:\/([a-z-]{2,40}))?(\/rss\.xml)?$/;

function route(
  deps: PageDeps,
  request: PageRequest,
): Promise<PageAnswer | null> | PageAnswer | null {
  const path = withoutSlashesAtEnd(request.path);
  const isPlain = path === request.path;
  const [isList, slug, isFeed] = LIST.exec(path) ?? [];
  const tag = findTag(slug ?? "");
  if (isList ? slug && !tag : !KNOWN.test(path)) return unknown(deps);
  if (isList && !isFeed) return list(deps, request.query, { isPlain, tag });
  const [, part] = (isPlain && /^desde=([\w-]{1,36})$/.exec(request.query)) || [];
  if (part && path === "/sitemap-urls.xml") return toXmlAnswer(deps, part);
  const params = new URLSearchParams(request.query);
  const campaign = getCampaign(params);
  if (!isPlain || campaign.size !== params.size) return redirectToCleanUrl(path, campaign);
  if (isFeed) return feed(deps, tag);
  if (path === "/sitemap-urls.xml") return toXmlAnswer(deps, null);
  if (path === "/sitemap.xml") return sitemap(deps, request.isNavigation);
  if (path === "/indexnow.txt") return indexNowKey(deps);
  if (path === ARTICLE_INDEX) return articleIndex(deps);
  return article(deps, path.slice("/blog/".length), campaign);
}

function withoutSlashesAtEnd(path: string): string {
  let end = path.length;
  while (path[end - 1] === "/") end -= 1;
  return path.slice(0, end);
}

async function article(
  deps: PageDeps,
  slug: string,
  campaign: URLSearchParams,
): Promise<PageAnswer | null> {
  const answer = await showArticlePage(deps.reads, slug);
  if (answer.kind === "missing") return null;
  if (answer.kind === "gone") return answerMissing(deps, 410);
  if (answer.kind === "moved") return redirectToSlug(`/blog/${answer.slug}`, campaign);
  const body = await deps.renderer.page(`/blog/${slug}`, answer.content);
  return { status: 200, type: "html", cache: CACHE.article, body };
}

/** A browser's navigation gets a table, every other client XML. */
async function sitemap(deps: PageDeps, isNavigation: boolean): Promise<PageAnswer> {
  const vary = "Accept, Sec-Fetch-Dest";
  if (!isNavigation || !(await deps.renderer.knows("/sitemap.xml"))) {
    return { ...(await toXmlAnswer(deps, null)), vary };
  }
  const body = await deps.renderer.page("/sitemap.xml", null);
  return { status: 200, type: "html", cache: CACHE.sitemap, vary, body };
}

async function toXmlAnswer(deps: PageDeps, part: string | null): Promise<PageAnswer> {
  const body = await sitemapXml(deps, part);
  if (body === null) return unknown(deps);
  return { status: 200, type: "xml", cache: CACHE.sitemap, body };
}

/** Titles and excerpts, in which the browser searches. */
async function articleIndex(deps: PageDeps): Promise<PageAnswer> {
  return { status: 200, type: "json", cache: CACHE.index, body: await deps.articleIndex() };
}

function indexNowKey(deps: PageDeps): PageAnswer | Promise<PageAnswer> {
  const body = deps.indexNowKey;
  return body ? { status: 200, type: "text", cache: CACHE.list, body } : unknown(deps);
}

async function unknown({ renderer }: PageDeps): Promise<PageAnswer> {
  const body = await renderer.notFoundPage();
  return { status: 404, type: "html", cache: CACHE.missing, body };
}

/** The browser looks for a draft or a new article before it reports this one missing. */
async function answerMissing({ renderer }: PageDeps, status: 404 | 410): Promise<PageAnswer> {
  const body = await renderer.missingArticle(MISSING_TITLE);
  return { status, type: "html", cache: CACHE.missing, body };
}

/** With 503 crawlers keep the page in their index. */
const TRANSIENT: ReadonlySet<ErrorCode> = new Set([
  "unavailable",
  "deadline-exceeded",
  "aborted",
  "resource-exhausted",
]);
const RETRY_AFTER_SECONDS = 60;

/** The shell renders in the browser. */
async function failed({ renderer, log }: PageDeps, reason: unknown): Promise<PageAnswer> {
  const isTransient = reason instanceof DomainError && TRANSIENT.has(reason.code);
  const answer = isTransient
    ? ({ status: 503, cache: CACHE.never, retryAfter: RETRY_AFTER_SECONDS } as const)
    : ({ status: 500, cache: CACHE.never } as const);
  try {
    return { ...answer, type: "html", body: await renderer.failedPage(FAILED_TITLE) };
  } catch (error) {
    log("page_shell_not_loaded", error);
    return { ...answer, type: "text", body: "Error" };
  }
}
