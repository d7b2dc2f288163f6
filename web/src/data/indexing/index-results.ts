import type { StoredIndexResult } from "domain/indexing/index-result";
import { useEffect, useState } from "react";
import { cachedIndexResults } from "./index-checks.ts";

/** Search Console's results by slug. */
export type IndexResults = ReadonlyMap<string, StoredIndexResult> | "reading" | "failed";

export function useIndexResults(slugs: readonly string[]): IndexResults {
  const key = slugs.join("\n");
  const [read, setRead] = useState<{ readonly key: string; readonly indexResults: IndexResults }>();
  useEffect(() => {
    if (key === "") return;
    let isCancelled = false;
    void cachedIndexResults(key.split("\n"))
      .catch((error: unknown) => {
        console.warn("Cached index results could not be read", error);
        return "failed" as const;
      })
      .then((indexResults) => {
        if (!isCancelled) setRead({ key, indexResults });
      });
    return () => {
      isCancelled = true;
    };
  }, [key]);
  return read?.key === key ? read.indexResults : "reading";
}
