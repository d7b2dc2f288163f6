import type { FinderIndex } from "functions/domain/catalogue/finder/model";
import { useCallback, useRef, useState } from "react";
import { recoverPage } from "#ui/shared/recover-page.ts";
import type { finderCode } from "./loaded.ts";

export interface LoadedFinder {
  readonly index: FinderIndex;
  readonly code: typeof finderCode;
}

type Loading =
  | { readonly status: "idle" | "loading" | "failed" }
  | { readonly status: "ready"; readonly finder: LoadedFinder };

/** Code and index are loaded together, when the search is used. */
export function useFinder(address: string) {
  const [loading, setLoading] = useState<Loading>({ status: "idle" });
  const isStarted = useRef(false);

  const load = useCallback(async (): Promise<boolean> => {
    if (isStarted.current) return true;
    isStarted.current = true;
    setLoading({ status: "loading" });
    try {
      setLoading({ status: "ready", finder: await loadFinder(address) });
      return true;
    } catch (error) {
      console.warn("The index of the catalog was not loaded", error);
      isStarted.current = false;
      setLoading({ status: "failed" });
      return false;
    }
  }, [address]);

  /** The files of an older build are gone, which a reload mends. */
  const retry = useCallback(async () => {
    if (!(await load())) await recoverPage("asked");
  }, [load]);
  return { loading, load, retry };
}

async function loadFinder(address: string): Promise<LoadedFinder> {
  const [index, loaded] = await Promise.all([fetchIndex(address), import("./loaded.ts")]);
  return { index, code: loaded.finderCode };
}

async function fetchIndex(address: string): Promise<FinderIndex> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return (await response.json()) as FinderIndex;
}
