import { useEffect, useState } from "react";
import { usedPictureIds } from "#data/pictures/picture-posts.ts";

type Pending =
  | { readonly state: "loading" }
  | { readonly state: "failed"; readonly retry: () => void };

const LOADING: Pending = { state: "loading" };
const NONE: ReadonlySet<string> = new Set();

/** Reads anew each time it is needed. */
export function useUsedIds(isNeeded: boolean): {
  readonly ids: ReadonlySet<string>;
  /** null when `ids` are read, or not needed. */
  readonly pending: Pending | null;
} {
  const [used, setUsed] = useState<Pending | ReadonlySet<string>>(LOADING);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round reads again.
  useEffect(() => {
    if (!isNeeded) return;
    let isCancelled = false;
    const show = (next: Pending | ReadonlySet<string>) => {
      if (!isCancelled) setUsed(next);
    };
    show(LOADING);
    usedPictureIds()
      .then(show)
      .catch((error: unknown) => {
        console.error("The uses of pictures could not be read", error);
        show({ state: "failed", retry: () => setRound((count) => count + 1) });
      });
    return () => {
      isCancelled = true;
    };
  }, [isNeeded, round]);
  if (!isNeeded) return { ids: NONE, pending: null };
  return "state" in used ? { ids: NONE, pending: used } : { ids: used, pending: null };
}
