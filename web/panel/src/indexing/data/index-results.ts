import type { StoredIndexResult } from "domain/indexing/index-result";
import { useRead } from "kit/firebase/use-read";
import { cachedIndexResults } from "./index-checks.ts";

/** Search Console's results by slug. */
export type IndexResults = ReadonlyMap<string, StoredIndexResult> | "reading" | "failed";

export function useIndexResults(slugs: readonly string[]): IndexResults {
  const results = useRead(
    slugs.length === 0 ? null : () => cachedIndexResults(slugs),
    [slugs.join("\n")],
    "Cached index results could not be read",
  );
  if (results.state === "ready") return results.data;
  return results.state === "failed" ? "failed" : "reading";
}
