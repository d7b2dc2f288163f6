import type { IndexReport, IndexResult } from "../calls/indexing.ts";

export function uncheckedResult(url: string, reason: string): IndexResult {
  const nothing = { isIndexed: false, confidence: "unknown", checked: false } as const;
  return { url, searchResult: reason, ...nothing, checked_at: null };
}

export function indexReport(results: readonly IndexResult[]): IndexReport {
  const indexed = results.filter(({ isIndexed }) => isIndexed);
  return {
    totalUrls: results.length,
    indexedCount: indexed.length,
    highConfidenceIndexed: indexed.filter(({ confidence }) => confidence === "high").length,
    uncheckedCount: results.filter(({ checked }) => !checked).length,
    results,
  };
}
