import { readFile } from "node:fs/promises";
import { withoutFinished } from "domain/articles/article-page";
import type { RenderedPage } from "#ssr-entry";
import type { PageRenderer, StaticPage } from "../../use-cases/articles/article-pages.ts";
import type { PageAnswer, PageRequest } from "../../use-cases/articles/page-answer.ts";
import { pictureReader } from "./first-picture.ts";
import { SHELL_TITLE, toShell } from "./shell.ts";
import { EMPTY_STYLE, toStyleHashes } from "./style-hashes.ts";

const SHELL = new URL("./shell.html", import.meta.url);
const STATIC_PAGES = new URL("./static-pages.json", import.meta.url);

let shell: string | undefined;
async function template(): Promise<string> {
  shell ??= await readFile(SHELL, "utf8");
  return shell;
}

let pages: readonly StaticPage[] | undefined;
async function staticPages(): Promise<readonly StaticPage[]> {
  pages ??= JSON.parse(await readFile(STATIC_PAGES, "utf8")) as readonly StaticPage[];
  return pages;
}

let readPicture: ReturnType<typeof pictureReader> | undefined;

/** Other functions start without the renderer. */
export function pageRenderer(origin: string): PageRenderer {
  return {
    page: async (path, content) => {
      const [{ render, fillTemplate }, text] = await Promise.all([
        import("#ssr-entry"),
        template(),
      ]);
      const data = content && { ...content, origin };
      readPicture ??= pictureReader(origin);
      const page = await render(path, data, origin, readPicture);
      return fillTemplate(text.replace(SHELL_TITLE, ""), page, withoutFinished(data));
    },
    notFoundPage: async () => {
      const [{ fillTemplate }, text, page] = await Promise.all([
        import("#ssr-entry"),
        template(),
        renderOnce("/404", origin),
      ]);
      return fillTemplate(text.replace(SHELL_TITLE, ""), page, null);
    },
    missingArticle: async (title) =>
      toShell(await template(), title, await renderOnce("/404", origin)),
    failedPage: async (title) =>
      toShell(await template(), title, await renderOnce("/sin-respuesta", origin)),
    staticPages,
    knows: async (path) => {
      const { ROUTES } = await import("#ssr-entry");
      return ROUTES.some((route) => route.path === path);
    },
  };
}

const rendered = new Map<string, RenderedPage>();

/** A page without data stays the same. */
async function renderOnce(path: string, origin: string): Promise<RenderedPage> {
  const { render } = await import("#ssr-entry");
  const page = rendered.get(path) ?? (await render(path, null, origin));
  rendered.set(path, page);
  return page;
}

export function toPageRequest(request: {
  readonly method: string;
  readonly path: string;
  readonly originalUrl: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}): PageRequest {
  const mark = request.originalUrl.indexOf("?");
  const accept = String(request.headers.accept ?? "");
  const html = accept.indexOf("text/html");
  const xml = accept.search(/(?:application|text)\/xml/);
  return {
    method: request.method,
    path: request.path,
    query: mark < 0 ? "" : request.originalUrl.slice(mark + 1),
    isNavigation:
      request.headers["sec-fetch-dest"] === "document" && html >= 0 && (xml < 0 || html < xml),
  };
}

const TYPES: Readonly<Record<PageAnswer["type"], string>> = {
  html: "text/html; charset=utf-8",
  json: "application/json; charset=utf-8",
  xml: "application/xml; charset=utf-8",
  rss: "application/rss+xml; charset=utf-8",
  text: "text/plain; charset=utf-8",
};

export function toHeaders(
  answer: PageAnswer,
  origin: string,
  isPersonal: boolean,
): Readonly<Record<string, string>> {
  return {
    "Content-Type": TYPES[answer.type],
    "Cache-Control": isPersonal ? "private, no-store" : answer.cache,
    ...(answer.type === "html"
      ? { "Content-Security-Policy": contentPolicy(answer.body, origin) }
      : {}),
    ...(answer.vary ? { Vary: answer.vary } : {}),
    ...(answer.location ? { Location: answer.location } : {}),
    ...(answer.retryAfter ? { "Retry-After": String(answer.retryAfter) } : {}),
    ...(answer.status === 405 ? { Allow: "GET, HEAD" } : {}),
  };
}

/** For drafts, which administrators read. Functions are called at the page's own origin. */
const SERVICES =
  "https://firestore.googleapis.com https://identitytoolkit.googleapis.com https://securetoken.googleapis.com";

const SPECULATION_RULES = "'sha256-rg+WwByKX1MMX3e6u3DrKwM9KG/dozZEN5px/7I3VWM='";

function contentPolicy(body: string, origin: string): string {
  const { protocol, hostname } = new URL(origin);
  const isSecure = protocol === "https:";
  return [
    "default-src 'self'",
    `script-src 'self' ${SPECULATION_RULES}`,
    `style-src ${["'self'", EMPTY_STYLE, ...toStyleHashes(body)].join(" ")}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' https: data:",
    "font-src 'self'",
    // A site on plain http is local, its services beside it.
    `connect-src 'self' ${isSecure ? SERVICES : `${protocol}//${hostname}:*`}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isSecure ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}
