import type { IndexCheckState } from "domain/calls/indexing";
import { useEffect, useRef, useState } from "react";
import { checkIndexing } from "./index-checks.ts";

const IDLE: IndexCheckState = { at: "idle" };

/** The server stores results of stopped checks. */
export function useIndexCheck(
  slugsOrLoader: readonly string[] | (() => Promise<readonly string[]>),
  onFailure: (error: unknown) => void = () => {},
) {
  const isLoader = typeof slugsOrLoader === "function";
  const key = isLoader ? "" : slugsOrLoader.join("\n");
  const [checked, setChecked] = useState<{ key: string; state: IndexCheckState }>();
  const latestRun = useRef(0);
  const stop = () => {
    latestRun.current += 1;
    setChecked(undefined);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: cleanup per key
  useEffect(
    () => () => {
      latestRun.current += 1;
    },
    [key],
  );

  async function start(): Promise<void> {
    latestRun.current += 1;
    const thisRun = latestRun.current;
    const isCurrent = () => thisRun === latestRun.current;
    const show = (state: IndexCheckState) => {
      if (isCurrent()) setChecked({ key, state });
    };
    show({ at: "checking", checked: 0, total: isLoader ? 0 : slugsOrLoader.length });
    try {
      const slugs = isLoader ? await slugsOrLoader() : slugsOrLoader;
      const total = slugs.length;
      if (total === 0) show(IDLE);
      if (total === 0 || !isCurrent()) return;
      const onProgress = (count: number) => show({ at: "checking", checked: count, total });
      onProgress(0);
      show({ at: "report", report: await checkIndexing(slugs, onProgress) });
    } catch (error) {
      console.error("The indexing check failed", error);
      if (isCurrent()) onFailure(error);
      show({ at: "failed" });
    }
  }
  const state = checked?.key === key ? checked.state : IDLE;
  return { state, start: () => void start(), stop };
}
