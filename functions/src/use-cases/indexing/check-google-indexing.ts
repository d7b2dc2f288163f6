import type * as v from "valibot";
import { slugOfArticleUrl } from "../../domain/articles/article-url.ts";
import type {
  CheckGoogleIndexingInput,
  IndexReport,
  IndexResult,
} from "../../domain/calls/indexing.ts";
import { indexReport, uncheckedResult } from "../../domain/indexing/index-report.ts";
import type { IndexVerdict } from "../../domain/indexing/index-verdict.ts";
import { limits } from "../../domain/shared/limits.ts";
import { type Inspection, inspectAll } from "./inspect-urls.ts";

const VERDICT_LIFE_MS = 60 * 86_400_000;
const HOUR = 3_600_000;

export interface CheckIndexingDeps {
  readonly origin: string;
  readonly inspect: ((url: string) => Promise<Inspection>) | null;
  readonly verdicts: (slugs: readonly string[]) => Promise<readonly IndexVerdict[]>;
  readonly keep: (verdict: IndexVerdict) => Promise<void>;
  readonly take: (wanted: number, now: Date) => Promise<number>;
  readonly giveBack: (unused: number, now: Date) => Promise<void>;
  readonly now: () => Date;
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
  const known = await deps.verdicts([...articles.values()]);
  for (const verdict of known) {
    const age = started.getTime() - verdict.checked_at.getTime();
    const isFresh = age < limits.indexFreshHours * HOUR && articles.has(verdict.url);
    if (isFresh) results.set(verdict.url, resultOf(verdict));
  }
  const wanted = [...articles.keys()].filter((url) => !results.has(url));
  const { verdicts, reasons } = await inspectStale(deps, wanted, started);
  for (const verdict of verdicts) results.set(verdict.url, resultOf(verdict));
  for (const [url, reason] of reasons) results.set(url, uncheckedResult(url, reason));
  return indexReport(
    urls.map((url) => results.get(url) ?? uncheckedResult(url, "Not an article of this site")),
  );
}

interface Answers {
  readonly verdicts: readonly IndexVerdict[];
  readonly reasons: ReadonlyMap<string, string>;
}

async function inspectStale(
  deps: CheckIndexingDeps,
  wanted: readonly string[],
  started: Date,
): Promise<Answers> {
  const { inspect } = deps;
  const verdicts: IndexVerdict[] = [];
  const reasonsFor = (urls: readonly string[], reason: string) =>
    urls.map((url): [string, string] => [url, `Not checked: ${reason}`]);
  if (wanted.length === 0) return { verdicts, reasons: new Map() };
  if (!inspect) {
    return { verdicts, reasons: new Map(reasonsFor(wanted, "Search Console is not configured")) };
  }
  const granted = await deps.take(wanted.length, started);
  const { reasons, requested } = await inspectAll(wanted.slice(0, granted), {
    now: deps.now,
    inspect: async (url) => {
      const outcome = await inspect(url);
      if (outcome.kind !== "verdict") return outcome;
      const verdict = verdictOf(url, outcome, deps);
      verdicts.push(verdict);
      // Stored at once, for checks that are cut off.
      await deps.keep(verdict);
      return outcome;
    },
  });
  if (requested < granted) await deps.giveBack(granted - requested, started);
  const late = reasonsFor(wanted.slice(granted), "the checks of this day are used up");
  return { verdicts, reasons: new Map([...reasons, ...late]) };
}

function verdictOf(
  url: string,
  { kind: _kind, ...found }: Extract<Inspection, { kind: "verdict" }>,
  { origin, now }: CheckIndexingDeps,
): IndexVerdict {
  const checked_at = now();
  const expires_at = new Date(checked_at.getTime() + VERDICT_LIFE_MS);
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
