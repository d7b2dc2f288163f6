import type { IndexVerdict } from "functions/domain/index-verdict";
import { useEffect, useState } from "react";
import { cachedVerdicts } from "#data/deletion.ts";

/** What Search Console last said, by slug, once it has been read. */
export type Verdicts = ReadonlyMap<string, IndexVerdict> | "reading" | "failed";

/** Reads what the last checks said about articles, when others are named. */
export function useVerdicts(slugs: readonly string[]): Verdicts {
  const asked = slugs.join("\n");
  const [known, setKnown] = useState<{ readonly asked: string; readonly verdicts: Verdicts }>();
  useEffect(() => {
    if (asked === "") return;
    let ended = false;
    void cachedVerdicts(asked.split("\n"))
      .catch((error: unknown) => {
        console.warn("Cached verdicts could not be read", error);
        return "failed" as const;
      })
      .then((verdicts) => {
        if (!ended) setKnown({ asked, verdicts });
      });
    return () => {
      ended = true;
    };
  }, [asked]);
  return known?.asked === asked ? known.verdicts : "reading";
}
