import lighthouse from "lighthouse";
import { median } from "./bench.ts";

/** A cold visit with Lighthouse's mobile profile. Milliseconds. */
export interface Visit {
  readonly ttfb: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly requests: number;
  readonly bytes: Readonly<Record<Kind | "all", number>>;
  /** Reasons that exclude the page from the back/forward cache. */
  readonly cacheHindrances: number;
  /** 0 to 100: performance, accessibility, best practices, SEO. */
  readonly scores: readonly number[];
}

export type Kind = "document" | "script" | "image" | "font" | "other";
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

/** Empty cache, 4x slower processor, 1.44 Mbit/s, 562 ms per request. */
export async function visit(url: string, port: number): Promise<Visit> {
  const result = await lighthouse(url, {
    port,
    output: "json",
    logLevel: "error",
    throttlingMethod: "devtools",
    onlyCategories: CATEGORIES,
  });
  if (!result || result.lhr.runtimeError) {
    throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? "no result"}`);
  }
  const { audits, categories } = result.lhr;
  const number = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const requests = itemsOf<Request>(audits["network-requests"]?.details);
  return {
    ttfb: number("server-response-time"),
    fcp: number("first-contentful-paint"),
    lcp: number("largest-contentful-paint"),
    tbt: number("total-blocking-time"),
    cls: number("cumulative-layout-shift"),
    requests: requests.length,
    bytes: bytesOf(requests),
    cacheHindrances: hindrancesOf(audits["bf-cache"]),
    scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
  };
}

interface Request {
  readonly resourceType?: string;
  readonly transferSize?: number;
}

/** @returns NaN in the old headless mode, which has no such check */
function hindrancesOf(
  audit: { readonly score: number | null; readonly details?: unknown } | undefined,
) {
  return audit?.score == null ? Number.NaN : itemsOf(audit.details).length;
}

function itemsOf<Row>(details: unknown): readonly Row[] {
  return (details as { readonly items?: readonly Row[] } | undefined)?.items ?? [];
}

const KINDS: Readonly<Record<string, Kind>> = {
  Document: "document",
  Script: "script",
  Image: "image",
  Font: "font",
};

function bytesOf(requests: readonly Request[]): Visit["bytes"] {
  const bytes = { document: 0, script: 0, image: 0, font: 0, other: 0, all: 0 };
  for (const { resourceType = "", transferSize = 0 } of requests) {
    bytes[KINDS[resourceType] ?? "other"] += transferSize;
    bytes.all += transferSize;
  }
  return bytes;
}

export function medianVisit(visits: readonly Visit[]): Visit {
  const of = (pick: (one: Visit) => number) => median(visits.map(pick));
  return {
    ttfb: of(({ ttfb }) => ttfb),
    fcp: of(({ fcp }) => fcp),
    lcp: of(({ lcp }) => lcp),
    tbt: of(({ tbt }) => tbt),
    cls: of(({ cls }) => cls),
    requests: of(({ requests }) => requests),
    bytes: {
      document: of(({ bytes }) => bytes.document),
      script: of(({ bytes }) => bytes.script),
      image: of(({ bytes }) => bytes.image),
      font: of(({ bytes }) => bytes.font),
      other: of(({ bytes }) => bytes.other),
      all: of(({ bytes }) => bytes.all),
    },
    cacheHindrances: of(({ cacheHindrances }) => cacheHindrances),
    scores: CATEGORIES.map((_, index) => of(({ scores }) => scores[index] ?? 0)),
  };
}
