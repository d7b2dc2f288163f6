import type { IndexConfidence } from "./index-result.ts";

export interface IndexResult {
  readonly url: string;
  readonly searchResult: string;
  readonly isIndexed: boolean;
  readonly confidence: IndexConfidence;
  readonly checked: boolean;
  readonly checked_at: string | null;
}

export interface IndexReport {
  readonly totalUrls: number;
  readonly indexedCount: number;
  readonly highConfidenceIndexed: number;
  /** Above 0, no address is safe to delete. */
  readonly uncheckedCount: number;
  readonly results: readonly IndexResult[];
}

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
