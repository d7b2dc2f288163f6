import lighthouse from "lighthouse";
import { getMedian } from "./measure.ts";

/** A cold visit with Lighthouse's mobile profile: times in milliseconds, sizes in bytes. */
export type Visit = Readonly<Record<(typeof COLUMNS)[number], number>>;

const COLUMNS = [
  "lcp",
  "tbt",
  "cls",
  "requests",
  "script",
  "all",
  // Reasons that exclude the page from the back/forward cache.
  "hindrances",
  // Below a score of 100, of the worst category.
  "missing points",
] as const;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

interface Request {
  readonly resourceType?: string;
  readonly transferSize?: number;
}

/**
 * Empty cache, a processor slowed down four times, 1.44 Mbit/s, 562 ms a request.
 * @param port of the browser's debugging protocol
 */
export async function visitPage(url: string, port: number): Promise<Visit> {
  const result = await lighthouse(url, {
    port,
    output: "json",
    logLevel: "error",
    throttlingMethod: "devtools",
    onlyCategories: CATEGORIES,
  });
  if (!result || result.lhr.runtimeError)
    throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? "no result"}`);
  const { audits, categories } = result.lhr;
  const getNumber = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const getItems = <Item>(id: string) =>
    (audits[id]?.details as { readonly items?: readonly Item[] } | undefined)?.items ?? [];
  const requests = getItems<Request>("network-requests");
  const scripts = requests.filter(({ resourceType }) => resourceType === "Script");
  const addSizes = (some: readonly Request[]) =>
    some.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  return {
    lcp: getNumber("largest-contentful-paint"),
    tbt: getNumber("total-blocking-time"),
    cls: getNumber("cumulative-layout-shift"),
    requests: requests.length,
    script: addSizes(scripts),
    all: addSizes(requests),
    // The old headless mode has no such check.
    hindrances: audits["bf-cache"]?.score == null ? Number.NaN : getItems("bf-cache").length,
    "missing points": Math.max(
      ...CATEGORIES.map((name) => 100 - Math.round((categories[name]?.score ?? 0) * 100)),
    ),
  };
}

export function getMedianVisit(visits: readonly Visit[]): Visit {
  const medians = COLUMNS.map((column) => [
    column,
    getMedian(visits.map((visit) => visit[column])),
  ]);
  return Object.fromEntries(medians) as Visit;
}
