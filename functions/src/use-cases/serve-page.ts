import { DomainError, type ErrorCode } from "../domain/errors.ts";
import { buildFeed, FEED_POSTS } from "./build-feed.ts";
import { buildSitemap, SITEMAP_URLS } from "./build-sitemap.ts";
import { listArticlesPage } from "./list-articles-page.ts";
import type { ArticleReads, PageRenderer } from "./render-ports.ts";
import { showArticlePage } from "./show-article-page.ts";

/** All that an answer may depend on: no host, no cookie, no forwarded header (T50). */
export interface PageRequest {
  readonly method: string;
  readonly path: string;
  /** What stands behind the question mark. */
  readonly query: string;
  /** A browser's navigation that prefers HTML: `Sec-Fetch-Dest: document` and Accept say so. */
  readonly isNavigation: boolean;
}

export interface PageAnswer {
  readonly status: number;
  readonly type: "html" | "xml" | "rss" | "text";
  readonly cache: string;
  readonly body: string;
  readonly location?: string;
  /** Seconds after which a program may ask again. */
  readonly retryAfter?: number;
  /** Request headers that the answer depends on. */
  readonly vary?: string;
}

export interface PageDeps {
  readonly reads: ArticleReads;
  readonly renderer: PageRenderer;
  /** Origin of the site, without a slash at the end. */
  readonly origin: string;
  /** What the work gives, unless the time for an answer is over before: then it rejects with deadline-exceeded. */
  readonly inTime: <T>(work: Promise<T>) => Promise<T>;
  readonly log: (message: string, error: unknown) => void;
}

/** SECURITY 3.15. What changes when something is published must show it within a minute. */
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

/** Answers for `/articulos`, its feed, `/blog/{slug}` and the sitemap. Never rejects. */
export async function servePage(deps: PageDeps, request: PageRequest): Promise<PageAnswer> {
  if (request.method !== "GET" && request.method !== "HEAD") {
    return { status: 405, type: "text", cache: CACHE.never, body: "GET, HEAD" };
  }
  try {
    return await deps.inTime(answerTo(deps, request));
  } catch (error) {
    deps.log("page failed", error);
    return failed(deps, error);
  }
}

async function answerTo(deps: PageDeps, request: PageRequest): Promise<PageAnswer> {
  return (await route(deps, request)) ?? missing(deps, 404);
}

/** Every address that is answered; redirects lead to these alone, whatever was asked. */
const KNOWN = /^\/(?:articulos(?:\/rss\.xml)?|sitemap\.xml|blog\/[^/]+)$/;

function route(
  deps: PageDeps,
  request: PageRequest,
): Promise<PageAnswer | null> | PageAnswer | null {
  const path = request.path.replace(/\/+$/, "");
  const isPlain = path === request.path;
  if (!KNOWN.test(path)) return null;
  if (path === "/articulos") return list(deps, request.query, isPlain);
  if (!isPlain || request.query !== "") return moved(path);
  if (path === "/articulos/rss.xml") return feed(deps);
  if (path === "/sitemap.xml") return sitemap(deps, request.isNavigation);
  return article(deps, path.slice("/blog/".length));
}

/** The list knows two parameters: `q` is the browser's business, `desde` is where a further page begins. */
async function list(deps: PageDeps, query: string, isPlain: boolean): Promise<PageAnswer | null> {
  const given = new URLSearchParams(query);
  const [q, from] = [given.get("q"), given.get("desde")];
  const known = new URLSearchParams();
  if (q) known.set("q", q);
  if (from) known.set("desde", from);
  if (!isPlain || known.size !== given.size) {
    const search = known.toString();
    return moved(search === "" ? "/articulos" : `/articulos?${search}`);
  }
  const content = await listArticlesPage(deps.reads, from);
  if (content === null) return moved("/articulos");
  const body = await deps.renderer.page("/articulos", content);
  return { status: 200, type: "html", cache: CACHE.list, body };
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

/** XML for everybody but a browser's navigation, which sees the table (G-19). */
async function sitemap(deps: PageDeps, isNavigation: boolean): Promise<PageAnswer> {
  const answer = { status: 200, cache: CACHE.sitemap, vary: "Accept, Sec-Fetch-Dest" } as const;
  if (isNavigation && (await deps.renderer.knows("/sitemap.xml"))) {
    return { ...answer, type: "html", body: await deps.renderer.page("/sitemap.xml", null) };
  }
  const [pages, addresses] = await Promise.all([
    deps.renderer.staticPages(),
    deps.reads.addresses(SITEMAP_URLS),
  ]);
  return { ...answer, type: "xml", body: buildSitemap(deps.origin, pages, addresses) };
}

function moved(location: string): PageAnswer {
  return { status: 301, type: "text", cache: CACHE.moved, body: "", location };
}

async function missing({ renderer }: PageDeps, status: 404 | 410): Promise<PageAnswer> {
  const body = await renderer.shell(MISSING_TITLE);
  return { status, type: "html", cache: CACHE.missing, body };
}

/** Failures of the database that pass: a crawler that hears 503 comes back and keeps what it knows of the page. */
const PASSING: ReadonlySet<ErrorCode> = new Set([
  "unavailable",
  "deadline-exceeded",
  "aborted",
  "resource-exhausted",
]);
const RETRY_AFTER_SECONDS = 60;

/** The shell still draws the page in the browser when only the renderer failed. */
async function failed({ renderer, log }: PageDeps, reason: unknown): Promise<PageAnswer> {
  const isPassing = reason instanceof DomainError && PASSING.has(reason.code);
  const answer = isPassing
    ? ({ status: 503, cache: CACHE.never, retryAfter: RETRY_AFTER_SECONDS } as const)
    : ({ status: 500, cache: CACHE.never } as const);
  try {
    return { ...answer, type: "html", body: await renderer.shell(FAILED_TITLE) };
  } catch (error) {
    log("shell failed", error);
    return { ...answer, type: "text", body: "Error" };
  }
}
