import type { IndexVerdict } from "functions/domain/indexing/index-verdict";
import { useEffect, useState } from "react";
import { cachedVerdicts } from "./index-checks.ts";

/** Search Console's verdicts by slug. */
export type Verdicts = ReadonlyMap<string, IndexVerdict> | "reading" | "failed";

export function useVerdicts(slugs: readonly string[]): Verdicts {
  const key = slugs.join("\n");
  const [read, setRead] = useState<{ readonly key: string; readonly verdicts: Verdicts }>();
  useEffect(() => {
    if (key === "") return;
    let isCancelled = false;
    void cachedVerdicts(key.split("\n"))
      .catch((error: unknown) => {
        console.warn("Cached verdicts could not be read", error);
        return "failed" as const;
      })
      .then((verdicts) => {
        if (!isCancelled) setRead({ key, verdicts });
      });
    return () => {
      isCancelled = true;
    };
  }, [key]);
  return read?.key === key ? read.verdicts : "reading";
}
