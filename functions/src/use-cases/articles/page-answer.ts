import type { ArticleReads, PageRenderer, Sign } from "./article-pages.ts";

/** Everything an answer may depend on: no host, cookie or forwarded header. */
export interface PageRequest {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly isNavigation: boolean;
}

export interface PageAnswer {
  readonly status: number;
  readonly type: "html" | "json" | "xml" | "rss" | "text";
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
  /** The key that IndexNow asks for; '' when it is not used. */
  readonly indexNowKey: string;
  readonly now: () => Date;
  /** Cached; browsers search by themselves. */
  readonly searchList: () => Promise<string>;
  /** Cached, for less time than the list. */
  readonly articleIndex: () => Promise<string>;
  /** @throws DomainError deadline-exceeded, soon for pages that people wait for */
  readonly withTimeout: <T>(work: Promise<T>, isPage: boolean) => Promise<T>;
  readonly log: (message: string, error: unknown) => void;
}

/** A publication must show in the list within a minute. */
export const CACHE = {
  article: "public, max-age=60, s-maxage=300",
  list: "public, max-age=0, s-maxage=50",
  /** An instance keeps it for as long again. */
  index: "public, max-age=0, s-maxage=25",
  sitemap: "public, max-age=0, s-maxage=600",
  missing: "public, max-age=0, s-maxage=60",
  clean: "public, max-age=3600, s-maxage=3600",
  never: "private, no-store",
} as const;

/** Redirects to the current slug of an article. Nobody keeps the answer, because the slug may be changed back. */
export function redirectToSlug(path: string, campaign: URLSearchParams): PageAnswer {
  return { ...redirect(path, campaign), cache: CACHE.never };
}

/** Redirects to the same page at its only path, without parameters that it does not know. */
export function redirectToCleanUrl(path: string, parameters: URLSearchParams): PageAnswer {
  return { ...redirect(path, parameters), cache: CACHE.clean };
}

function redirect(path: string, parameters: URLSearchParams) {
  const query = parameters.toString();
  const location = query === "" ? path : `${path}?${query}`;
  return { status: 301, type: "text", body: "", location } as const;
}

/** The parameters of a campaign, which a page's script reads: no redirect may lose them (decision 0068). */
export function getCampaign(parameters: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...parameters].filter(([name]) => name.startsWith("utm_")));
}
