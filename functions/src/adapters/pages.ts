import { readFile } from "node:fs/promises";
import type { PageContent, PageRenderer, StaticPage } from "../use-cases/render-ports.ts";
import type { PageAnswer, PageRequest } from "../use-cases/serve-page.ts";
import { EMPTY_STYLE, styleHashesOf } from "./style-hashes.ts";

const SHELL = new URL("./shell.html", import.meta.url);
/** Title of the empty shell, which a finished page replaces. */
const SHELL_TITLE = /<title>[^<]*<\/title>/;

let shell: string | undefined;
async function template(): Promise<string> {
  shell ??= await readFile(SHELL, "utf8");
  return shell;
}

/**
 * The site's renderer and its shell. The renderer is loaded with the first page, so that other functions of the same
 * bundle start without it.
 * @param origin of canonical and social addresses, without a slash at the end
 */
export function pageRenderer(origin: string): PageRenderer {
  return {
    page: async (path, content) => {
      const [{ render, fillTemplate }, text] = await Promise.all([
        import("#ssr-entry"),
        template(),
      ]);
      const data = content && { ...content, origin };
      const page = await render(path, data, origin);
      return fillTemplate(text.replace(SHELL_TITLE, ""), page, withoutFinished(data));
    },
    shell: async (title) =>
      (await template())
        .replace(
          SHELL_TITLE,
          () => `<title>${title} · NHK Group</title><meta name="robots" content="noindex">`,
        )
        .replace("<!--data-->", () => withoutScript(title)),
    staticPages: () => {
      staticPages ??= renderStaticPages(origin);
      return staticPages;
    },
    knows: async (path) => {
      const { ROUTES } = await import("#ssr-entry");
      return ROUTES.some((route) => route.path === path);
    },
  };
}

let staticPages: Promise<readonly StaticPage[]> | undefined;

/** Rendered once for each process, to know their pictures: the widest of each, no drawings. */
async function renderStaticPages(origin: string): Promise<readonly StaticPage[]> {
  const { ROUTES, render } = await import("#ssr-entry");
  const listed = ROUTES.filter(({ path }) => /^\/(?!404$)[a-z0-9-]*$/.test(path));
  return Promise.all(
    listed.map(async ({ path, rendered }) => {
      const html = rendered === "build" ? (await render(path, null, origin)).html : "";
      const images = [...html.matchAll(/<img [^>]*?src="([^"]+)"(?: srcSet="([^"]+)")?/g)]
        .map(([, src = "", set]) => set?.split(", ").at(-1)?.split(" ")[0] ?? src)
        .filter((src) => !src.endsWith(".svg"));
      return { path, images: [...new Set(images)] };
    }),
  );
}

function withoutScript(title: string): string {
  return `<noscript><p>${title}. <a href="/articulos">Volver a Artículos</a></p></noscript>`;
}

/** What goes along as data: neither the body of an article nor the cards of a list, which stand in the page already. */
function withoutFinished<Content extends PageContent>(content: Content | null) {
  if (content === null) return null;
  if (content.kind === "articles") return { ...content, posts: [] };
  const { parts: _parts, ...post } = content.post;
  return { ...content, post };
}

/** What of an HTTP request an answer may depend on. */
export function pageRequestOf(request: {
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
  xml: "application/xml; charset=utf-8",
  rss: "application/rss+xml; charset=utf-8",
  text: "text/plain; charset=utf-8",
};

/**
 * The headers of an answer, beside those that every function sends (http-headers.ts).
 * @param isPersonal the request carried an Authorization header, so that nothing may be shared
 */
export function headersOf(
  answer: PageAnswer,
  origin: string,
  isPersonal: boolean,
): Readonly<Record<string, string>> {
  return {
    "Content-Type": TYPES[answer.type],
    "Cache-Control": isPersonal ? "private, no-store" : answer.cache,
    // What is no page keeps the policy that allows nothing.
    ...(answer.type === "html"
      ? { "Content-Security-Policy": contentPolicy(answer.body, origin) }
      : {}),
    ...(answer.vary ? { Vary: answer.vary } : {}),
    ...(answer.location ? { Location: answer.location } : {}),
    ...(answer.retryAfter ? { "Retry-After": String(answer.retryAfter) } : {}),
    ...(answer.status === 405 ? { Allow: "GET, HEAD" } : {}),
  };
}

/** Google's services that the browser part speaks to. */
const SERVICES =
  "https://firestore.googleapis.com https://identitytoolkit.googleapis.com https://securetoken.googleapis.com https://*.cloudfunctions.net https://*.run.app";

/** Of the rules in web/index.html by which a browser fetches the page of a link that is about to be pressed. */
const SPECULATION_RULES = "'sha256-F2GUtMAugemuVDPwZgm6HnJirJUuRRsC2r4bWQnJUYM='";

/** Exactly the style of this page, beside the site's files. */
function contentPolicy(body: string, origin: string): string {
  const { protocol, hostname } = new URL(origin);
  const isSecure = protocol === "https:";
  return [
    "default-src 'self'",
    `script-src 'self' ${SPECULATION_RULES}`,
    `style-src ${["'self'", EMPTY_STYLE, ...styleHashesOf(body)].join(" ")}`,
    // Sanitised bodies carry colours and alignment as attributes.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' https: data:",
    "font-src 'self'",
    // A site on plain http is a developer's: its services listen beside it.
    `connect-src 'self' ${isSecure ? SERVICES : `${protocol}//${hostname}:*`}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isSecure ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}
