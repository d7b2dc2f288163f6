import { DomainError, type ErrorCode } from "../../domain/shared/errors.ts";
import {
  type ArticleReads,
  listArticlesPage,
  type PageRenderer,
  type Sign,
  showArticlePage,
} from "./article-pages.ts";
import { buildFeed, FEED_POSTS } from "./feeds.ts";
import { sitemapXml } from "./serve-sitemap.ts";

/** Everything an answer may depend on: no host, cookie or forwarded header. */
export interface PageRequest {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly isNavigation: boolean;
}

export interface PageAnswer {
  readonly status: number;
  readonly type: "html" | "xml" | "rss" | "text";
  readonly cache: string;
  readonly body: string;
  readonly location?: string;
  readonly retryAfter?: number;
  readonly vary?: string;
}

export interface PageDeps {
  readonly reads: ArticleReads;
  readonly renderer: PageRenderer;
  readonly sign: Sign;
  readonly origin: string;
  /** '' without IndexNow. */
  readonly indexNowKey: string;
  readonly now: () => Date;
  /** Cached; browsers search by themselves. */
  readonly searchList: () => Promise<string>;
  readonly withTimeout: <T>(work: Promise<T>) => Promise<T>;
  readonly log: (message: string, error: unknown) => void;
}

/** A publication must show in the list within a minute. */
const CACHE = {
  article: "public, max-age=60, s-maxage=300",
  list: "public, max-age=0, s-maxage=50",
  sitemap: "public, max-age=0, s-maxage=600",
  missing: "public, max-age=0, s-maxage=60",
  moved: "public, max-age=3600, s-maxage=3600",
  never: "private, no-store",
} as const;

const MISSING_TITLE = "Artículo no encontrado";
const FAILED_TITLE = "Artículos";

export async function servePage(deps: PageDeps, request: PageRequest): Promise<PageAnswer> {
  if (request.method !== "GET" && request.method !== "HEAD") {
    return { status: 405, type: "text", cache: CACHE.never, body: "GET, HEAD" };
  }
  try {
    return await deps.withTimeout(answerTo(deps, request));
  } catch (error) {
    deps.log("page_failed", error);
    return failed(deps, error);
  }
}

async function answerTo(deps: PageDeps, request: PageRequest): Promise<PageAnswer> {
  return (await route(deps, request)) ?? missing(deps, 404);
}

const KNOWN = /^\/(?:articulos(?:\/rss\.xml)?|sitemap(?:-urls)?\.xml|indexnow\.txt|blog\/[^/]+)$/;

function route(
  deps: PageDeps,
  request: PageRequest,
): Promise<PageAnswer | null> | PageAnswer | null {
  const path = withoutSlashesAtEnd(request.path);
  const isPlain = path === request.path;
  if (!KNOWN.test(path)) return unknown(deps);
  if (path === "/articulos") return list(deps, request.query, isPlain);
  const [, part] = (isPlain && /^desde=([\w-]{1,36})$/.exec(request.query)) || [];
  if (part && path === "/sitemap-urls.xml") return xmlOf(deps, part);
  if (!isPlain || request.query !== "") return moved(path);
  if (path === "/articulos/rss.xml") return feed(deps);
  if (path === "/sitemap-urls.xml") return xmlOf(deps, null);
  if (path === "/sitemap.xml") return sitemap(deps, request.isNavigation);
  if (path === "/indexnow.txt") return indexNowKey(deps);
  return article(deps, path.slice("/blog/".length));
}

function withoutSlashesAtEnd(path: string): string {
  let end = path.length;
  while (path[end - 1] === "/") end -= 1;
  return path.slice(0, end);
}

/** `q` is read by the browser, `desde` is the cursor of a list without search. */
async function list(deps: PageDeps, query: string, isPlain: boolean): Promise<PageAnswer | null> {
  const given = new URLSearchParams(query);
  const [q, from] = [given.get("q"), given.get("desde")];
  const known = new URLSearchParams();
  if (q) known.set("q", q);
  else if (from) known.set("desde", from);
  if (!isPlain || known.size !== given.size) {
    const search = known.toString();
    return moved(search === "" ? "/articulos" : `/articulos?${search}`);
  }
  const body = q ? await deps.searchList() : await renderList(deps, from);
  if (body === null) return moved("/articulos");
  return { status: 200, type: "html", cache: CACHE.list, body };
}

export async function renderList(
  { reads, renderer, sign }: Pick<PageDeps, "reads" | "renderer" | "sign">,
  cursor: string | null,
): Promise<string | null> {
  const content = await listArticlesPage(reads, sign, cursor);
  return content && renderer.page("/articulos", content);
}

async function article(deps: PageDeps, slug: string): Promise<PageAnswer | null> {
  const answer = await showArticlePage(deps.reads, slug);
  if (answer.kind === "missing") return null;
  if (answer.kind === "gone") return missing(deps, 410);
  if (answer.kind === "moved") return moved(`/blog/${answer.slug}`);
  const body = await deps.renderer.page(`/blog/${slug}`, answer.content);
  return { status: 200, type: "html", cache: CACHE.article, body };
}

async function feed({ reads, origin }: PageDeps): Promise<PageAnswer> {
  const body = buildFeed(origin, await reads.newest(FEED_POSTS));
  return { status: 200, type: "rss", cache: CACHE.list, body };
}

/** A browser's navigation gets a table, every other client XML. */
async function sitemap(deps: PageDeps, isNavigation: boolean): Promise<PageAnswer> {
  const vary = "Accept, Sec-Fetch-Dest";
  if (!isNavigation || !(await deps.renderer.knows("/sitemap.xml"))) {
    return { ...(await xmlOf(deps, null)), vary };
  }
  const body = await deps.renderer.page("/sitemap.xml", null);
  return { status: 200, type: "html", cache: CACHE.sitemap, vary, body };
}

async function xmlOf(deps: PageDeps, part: string | null): Promise<PageAnswer> {
  const body = await sitemapXml(deps, part);
  if (body === null) return unknown(deps);
  return { status: 200, type: "xml", cache: CACHE.sitemap, body };
}

function indexNowKey(deps: PageDeps): PageAnswer | Promise<PageAnswer> {
  const body = deps.indexNowKey;
  return body ? { status: 200, type: "text", cache: CACHE.list, body } : unknown(deps);
}

function moved(location: string): PageAnswer {
  return { status: 301, type: "text", cache: CACHE.moved, body: "", location };
}

async function unknown({ renderer }: PageDeps): Promise<PageAnswer> {
  const body = await renderer.notFoundPage();
  return { status: 404, type: "html", cache: CACHE.missing, body };
}

/** The browser looks for a draft or a new article before it reports this one missing. */
async function missing({ renderer }: PageDeps, status: 404 | 410): Promise<PageAnswer> {
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
    return { ...answer, type: "html", body: await renderer.shell(FAILED_TITLE) };
  } catch (error) {
    log("page_shell_not_loaded", error);
    return { ...answer, type: "text", body: "Error" };
  }
}
