import type * as v from "valibot";
import { slugOfArticleUrl } from "../domain/article-url.ts";
import type {
  CheckGoogleIndexingInput,
  IndexReport,
  IndexResult,
} from "../domain/calls-indexing.ts";
import type { IndexVerdict } from "../domain/index-verdict.ts";
import { limits } from "../domain/limits.ts";
import { askAll } from "./ask-search-console.ts";

/** Verdicts are kept this long for warnings before a deletion (G-54); for a check only while they are fresh. */
const KEPT_MS = 60 * 86_400_000;
const HOUR = 3_600_000;

/** What Search Console says about an address. `stop` means that asking on is of no use. */
export type Inspection =
  | ({ readonly kind: "verdict" } & Pick<
      IndexVerdict,
      "search_result" | "is_indexed" | "confidence"
    >)
  | { readonly kind: "failed" | "stop"; readonly reason: string };

export interface CheckIndexingDeps {
  /** Of the site, without a slash at the end. */
  readonly origin: string;
  /** Null while Search Console is not configured. Must not reject. */
  readonly inspect: ((url: string) => Promise<Inspection>) | null;
  readonly verdicts: (slugs: readonly string[]) => Promise<readonly IndexVerdict[]>;
  readonly keep: (verdict: IndexVerdict) => Promise<void>;
  /** Takes from the number of questions of this day. @returns how many are granted */
  readonly take: (wanted: number, now: Date) => Promise<number>;
  readonly giveBack: (unused: number, now: Date) => Promise<void>;
  readonly now: () => Date;
}

/**
 * Asks Search Console which articles Google has indexed. Fresh verdicts are used again; whatever could not be asked is
 * 'unknown' with its reason and never dressed as 'not found' (G-53, T42).
 */
export async function checkGoogleIndexing(
  deps: CheckIndexingDeps,
  { urls }: v.InferOutput<typeof CheckGoogleIndexingInput>,
): Promise<IndexReport> {
  const started = deps.now();
  const articles = new Map<string, string>();
  for (const url of urls) {
    const slug = slugOfArticleUrl(url, deps.origin);
    if (slug !== null) articles.set(url, slug);
  }
  const results = new Map<string, IndexResult>();
  const known = await deps.verdicts([...articles.values()]);
  for (const verdict of known) {
    const age = started.getTime() - verdict.checked_at.getTime();
    const isFresh = age < limits.indexFreshHours * HOUR && articles.has(verdict.url);
    if (isFresh) results.set(verdict.url, resultOf(verdict));
  }
  const wanted = [...articles.keys()].filter((url) => !results.has(url));
  const { verdicts, reasons } = await ask(deps, wanted, started);
  for (const verdict of verdicts) results.set(verdict.url, resultOf(verdict));
  for (const [url, reason] of reasons) results.set(url, unchecked(url, reason));
  return reportOf(
    [...new Set(urls)].map(
      (url) => results.get(url) ?? unchecked(url, "Not an article of this site"),
    ),
  );
}

interface Answers {
  readonly verdicts: readonly IndexVerdict[];
  /** Why an address has none. */
  readonly reasons: ReadonlyMap<string, string>;
}

async function ask(
  deps: CheckIndexingDeps,
  wanted: readonly string[],
  started: Date,
): Promise<Answers> {
  const { inspect } = deps;
  const verdicts: IndexVerdict[] = [];
  const whyNot = (urls: readonly string[], reason: string) =>
    urls.map((url): [string, string] => [url, `Not checked: ${reason}`]);
  if (wanted.length === 0) return { verdicts, reasons: new Map() };
  if (!inspect) {
    return { verdicts, reasons: new Map(whyNot(wanted, "Search Console is not configured")) };
  }
  const granted = await deps.take(wanted.length, started);
  const { reasons, asked } = await askAll(wanted.slice(0, granted), {
    now: deps.now,
    inspect: async (url) => {
      const outcome = await inspect(url);
      if (outcome.kind !== "verdict") return outcome;
      const verdict = verdictOf(url, outcome, deps);
      verdicts.push(verdict);
      // Each at once: a check that is cut off has not asked in vain.
      await deps.keep(verdict);
      return outcome;
    },
  });
  if (asked < granted) await deps.giveBack(granted - asked, started);
  const late = whyNot(wanted.slice(granted), "the checks of this day are used up");
  return { verdicts, reasons: new Map([...reasons, ...late]) };
}

function verdictOf(
  url: string,
  { kind: _kind, ...found }: Extract<Inspection, { kind: "verdict" }>,
  { origin, now }: CheckIndexingDeps,
): IndexVerdict {
  const checked_at = now();
  const expires_at = new Date(checked_at.getTime() + KEPT_MS);
  return { ...found, slug: slugOfArticleUrl(url, origin) ?? "", url, checked_at, expires_at };
}

function resultOf(verdict: IndexVerdict): IndexResult {
  return {
    url: verdict.url,
    searchResult: verdict.search_result,
    isIndexed: verdict.is_indexed,
    confidence: verdict.confidence,
    checked: true,
    checked_at: verdict.checked_at.toISOString(),
  };
}

function unchecked(url: string, searchResult: string): IndexResult {
  const nothing = { isIndexed: false, confidence: "unknown", checked: false } as const;
  return { url, searchResult, ...nothing, checked_at: null };
}

function reportOf(results: readonly IndexResult[]): IndexReport {
  const indexed = results.filter(({ isIndexed }) => isIndexed);
  return {
    totalUrls: results.length,
    indexedCount: indexed.length,
    highConfidenceIndexed: indexed.filter(({ confidence }) => confidence === "high").length,
    uncheckedCount: results.filter(({ checked }) => !checked).length,
    results,
  };
}
