import { collection, documentId, getDocs, limit, query, where } from "firebase/firestore";
import type { RestoredPost, SlugAction } from "functions/domain/calls-deletion";
import type { IndexReport, IndexResult } from "functions/domain/calls-indexing";
import { type IndexVerdict, IndexVerdictSchema } from "functions/domain/index-verdict";
import { limits } from "functions/domain/limits";
import { call } from "#data/callables.ts";
import { converterOf } from "#firebase/converter.ts";
import { panelFirestore } from "#firebase/panel.ts";
import { localEmulators } from "#lib/env.ts";
import { paths } from "#lib/paths.ts";
import { site } from "#lib/site.ts";

/** Values that one query may name: a job has too many posts to read each verdict by itself. */
const IN_MOST = 30;

function* pagesOf<T>(items: readonly T[], size: number): Generator<readonly T[]> {
  for (let at = 0; at < items.length; at += size) yield items.slice(at, at + size);
}

/**
 * Moves posts to the trash.
 * @param actions what their addresses answer, by id; 410 for the others
 * @throws DomainError; with more than a page of posts some may be in the trash already
 */
export async function deletePosts(
  ids: readonly string[],
  actions: Readonly<Record<string, SlugAction>> = {},
): Promise<void> {
  for (const post_ids of pagesOf(ids, limits.trashPage)) {
    const named = Object.entries(actions).filter(([id]) => post_ids.includes(id));
    await call("deletePosts", {
      post_ids: [...post_ids],
      ...(named.length === 0 ? {} : { slug_actions: Object.fromEntries(named) }),
    });
  }
}

/** Brings posts back from the trash. @returns those that are back @throws DomainError */
export async function restorePosts(ids: readonly string[]): Promise<readonly RestoredPost[]> {
  const restored: RestoredPost[] = [];
  for (const post_ids of pagesOf(ids, limits.trashPage)) {
    restored.push(...(await call("restorePosts", { post_ids: [...post_ids] })).restored);
  }
  return restored;
}

/** What Search Console last said about these articles, as far as it was asked, by slug (G-54). */
export async function cachedVerdicts(
  slugs: readonly string[],
): Promise<ReadonlyMap<string, IndexVerdict>> {
  const verdicts = collection(panelFirestore(), "index_verdicts").withConverter(
    converterOf(IndexVerdictSchema),
  );
  const found = await Promise.all(
    [...pagesOf(slugs, IN_MOST)].map(async (page) => {
      const some = query(verdicts, where(documentId(), "in", page), limit(IN_MOST));
      return (await getDocs(some)).docs.map((one) => one.data());
    }),
  );
  return new Map(found.flat().map((verdict) => [verdict.slug, verdict]));
}

/** The absolute address of an article, as Google knows it; a local build knows only itself. */
export function absoluteAddress(slug: string): string {
  return (localEmulators() ? location.origin : site.origin) + paths.article(slug);
}

/**
 * Asks Search Console about articles, a page of addresses at a time.
 * @param onProgress hears how many addresses have an answer
 * @throws DomainError when a page of the check fails: a report with holes would read as safe (G-52)
 */
export async function checkIndexing(
  slugs: readonly string[],
  onProgress: (checked: number) => void,
): Promise<IndexReport> {
  const results: IndexResult[] = [];
  for (const page of pagesOf(slugs, limits.indexUrls)) {
    const urls = page.map(absoluteAddress);
    const report = await call("checkGoogleIndexing", { urls });
    results.push(...report.results);
    onProgress(results.length);
  }
  const answered = new Set(results.map(({ url }) => url));
  const silent = slugs.map(absoluteAddress).filter((url) => !answered.has(url));
  results.push(...silent.map(notAnswered));
  return {
    totalUrls: results.length,
    indexedCount: results.filter(({ isIndexed }) => isIndexed).length,
    highConfidenceIndexed: results.filter(
      ({ isIndexed, confidence }) => isIndexed && confidence === "high",
    ).length,
    uncheckedCount: results.filter(({ checked }) => !checked).length,
    results,
  };
}

/** An address that the report leaves out counts as not checked. */
function notAnswered(url: string): IndexResult {
  const searchResult = "No answer for this address";
  return {
    url,
    searchResult,
    isIndexed: false,
    confidence: "unknown",
    checked: false,
    checked_at: null,
  };
}

/** A confirmed deletion of all posts; the same one goes on after a failure. */
export interface AllPostsDeletion {
  readonly id: string;
  /** Posts the person agreed to delete. */
  readonly count: number;
}

/**
 * Deletes all posts for good, page after page; stopped half way it may be called again with the same deletion.
 * @param phrase what the person typed, as it is: the server compares it too
 * @param onProgress hears how many posts are gone
 * @returns how many are gone, and how many somebody added meanwhile
 * @throws DomainError failed-precondition when the count is another one now, or an import is running
 */
export async function deleteAllPosts(
  { id, count }: AllPostsDeletion,
  phrase: string,
  onProgress: (deleted: number) => void,
): Promise<{ readonly deleted: number; readonly remaining: number }> {
  for (;;) {
    const answer = await call("deleteAllPosts", {
      deletion_id: id,
      phrase,
      expected_count: count,
    });
    onProgress(answer.deleted);
    if (answer.done) return answer;
  }
}
