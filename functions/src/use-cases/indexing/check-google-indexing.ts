import { slugOfArticleUrl } from "domain/articles/article-url";
import type { CheckGoogleIndexingInput } from "domain/calls/indexing";
import type { IndexReport, IndexResult } from "domain/indexing/index-report";
import { indexReport, uncheckedResult } from "domain/indexing/index-report";
import type { StoredIndexResult } from "domain/indexing/index-result";
import { addDays } from "domain/shared/days";
import { limits } from "domain/shared/limits";
import type * as v from "valibot";
import { getErrorCode, type Log } from "../log.ts";
import { type Inspection, inspectAll } from "./inspect-urls.ts";

const RESULT_DAYS = 60;
const HOUR = 3_600_000;

export interface CheckIndexingDeps {
  readonly origin: string;
  readonly inspect: ((url: string) => Promise<Inspection>) | null;
  readonly indexResults: (slugs: readonly string[]) => Promise<readonly StoredIndexResult[]>;
  readonly keep: (result: StoredIndexResult) => Promise<void>;
  readonly take: (staleUrls: number, now: Date) => Promise<number>;
  readonly giveBack: (unused: number, now: Date) => Promise<void>;
  readonly now: () => Date;
  readonly log: Log;
}

/**
 * An address that could not be checked is 'unknown', never 'not indexed'.
 * @param input.urls paths or absolute addresses; the panel sends paths, so only the server knows the site's origin
 */
export async function checkGoogleIndexing(
  deps: CheckIndexingDeps,
  input: v.InferOutput<typeof CheckGoogleIndexingInput>,
): Promise<IndexReport> {
  const started = deps.now();
  const absolute = (url: string) => (url.startsWith("/") ? deps.origin + url : url);
  const urls = [...new Set(input.urls.map(absolute))];
  const articles = new Map<string, string>();
  for (const url of urls) {
    const slug = slugOfArticleUrl(url, deps.origin);
    if (slug !== null) articles.set(url, slug);
  }
  const results = new Map<string, IndexResult>();
  const storedResults = await deps.indexResults([...articles.values()]);
  for (const result of storedResults) {
    const age = started.getTime() - result.checked_at.getTime();
    const isFresh = age < limits.indexFreshHours * HOUR && articles.has(result.url);
    if (isFresh) results.set(result.url, toResult(result));
  }
  const staleUrls = [...articles.keys()].filter((url) => !results.has(url));
  const { indexResults, reasons } = await inspectStale(deps, staleUrls, started);
  for (const result of indexResults) results.set(result.url, toResult(result));
  for (const [url, reason] of reasons) results.set(url, uncheckedResult(url, reason));
  return indexReport(
    urls.map((url) => results.get(url) ?? uncheckedResult(url, "Not an article of this site")),
  );
}

interface Answers {
  readonly indexResults: readonly StoredIndexResult[];
  readonly reasons: ReadonlyMap<string, string>;
}

async function inspectStale(
  deps: CheckIndexingDeps,
  staleUrls: readonly string[],
  started: Date,
): Promise<Answers> {
  const { inspect } = deps;
  const indexResults: StoredIndexResult[] = [];
  const reasonsFor = (urls: readonly string[], reason: string) =>
    urls.map((url): [string, string] => [url, `Not checked: ${reason}`]);
  if (staleUrls.length === 0) return { indexResults, reasons: new Map() };
  if (!inspect) {
    return {
      indexResults,
      reasons: new Map(reasonsFor(staleUrls, "Search Console is not configured")),
    };
  }
  const granted = await deps.take(staleUrls.length, started);
  const { reasons, requested } = await inspectAll(staleUrls.slice(0, granted), {
    now: deps.now,
    inspect: async (url) => {
      const outcome = await inspect(url);
      if (outcome.kind !== "result") return outcome;
      const result = toStoredResult(url, outcome, deps);
      indexResults.push(result);
      // Stored at once, for checks that are cut off.
      await deps.keep(result).catch((error) => {
        deps.log("index_result_not_stored", { slug: result.slug, code: getErrorCode(error) });
      });
      return outcome;
    },
  });
  if (requested < granted) await deps.giveBack(granted - requested, started);
  const late = reasonsFor(staleUrls.slice(granted), "the checks of this day are used up");
  return { indexResults, reasons: new Map([...reasons, ...late]) };
}

function toStoredResult(
  url: string,
  { kind: _kind, ...found }: Extract<Inspection, { kind: "result" }>,
  { origin, now }: CheckIndexingDeps,
): StoredIndexResult {
  const checked_at = now();
  const expires_at = addDays(checked_at, RESULT_DAYS);
  return { ...found, slug: slugOfArticleUrl(url, origin) ?? "", url, checked_at, expires_at };
}

function toResult(result: StoredIndexResult): IndexResult {
  return {
    url: result.url,
    searchResult: result.search_result,
    isIndexed: result.is_indexed,
    confidence: result.confidence,
    checked: true,
    checked_at: result.checked_at.toISOString(),
  };
}
