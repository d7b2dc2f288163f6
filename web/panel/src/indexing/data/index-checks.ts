import type { IndexReport, IndexResult } from "domain/indexing/index-report";
import { indexReport, uncheckedResult } from "domain/indexing/index-report";
import { type StoredIndexResult, StoredIndexResultSchema } from "domain/indexing/index-result";
import { toChunks } from "domain/shared/chunks";
import { limits } from "domain/shared/limits";
import { documentId, getDocs, limit, query, where } from "firebase/firestore";
import { paths } from "kit/lib/paths";
import { call } from "#data/callables.ts";
import { typedCollection } from "#firebase/converter.ts";

/** Firestore's limit of an `in` query. */
const MAX_IN_VALUES = 30;

export async function cachedIndexResults(
  slugs: readonly string[],
): Promise<ReadonlyMap<string, StoredIndexResult>> {
  const indexResults = typedCollection("index_verdicts", StoredIndexResultSchema);
  const found = await Promise.all(
    [...toChunks(slugs, MAX_IN_VALUES)].map(async (chunk) => {
      const some = query(indexResults, where(documentId(), "in", chunk), limit(MAX_IN_VALUES));
      return (await getDocs(some)).docs.map((snapshot) => snapshot.data());
    }),
  );
  return new Map(found.flat().map((result) => [result.slug, result]));
}

/** @throws DomainError: an incomplete report would look safe */
export async function checkIndexing(
  slugs: readonly string[],
  onProgress: (checked: number) => void,
): Promise<IndexReport> {
  const results: IndexResult[] = [];
  for (const chunk of toChunks(slugs, limits.indexUrls)) {
    const report = await call("checkGoogleIndexing", { urls: chunk.map(paths.article) });
    results.push(...report.results);
    onProgress(results.length);
  }
  const answered = new Set(results.map(({ url }) => slugOfUrl(url)));
  const missingUrls = slugs.filter((slug) => !answered.has(slug)).map(paths.article);
  results.push(...missingUrls.map((url) => uncheckedResult(url, "No answer for this address")));
  return indexReport(results);
}

/** Answers have the server's origin. */
function slugOfUrl(url: string): string {
  return url.slice(url.lastIndexOf("/") + 1);
}
