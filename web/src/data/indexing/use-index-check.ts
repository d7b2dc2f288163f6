import type { IndexCheckState } from "functions/domain/calls/indexing";
import { useEffect, useRef, useState } from "react";
import { checkIndexing } from "./index-checks.ts";

const IDLE: IndexCheckState = { at: "idle" };

/** The server keeps results of stopped checks. */
export function useIndexCheck(
  slugsOrRead: readonly string[] | (() => Promise<readonly string[]>),
  onFailure: (error: unknown) => void = () => {},
) {
  const isRead = typeof slugsOrRead === "function";
  const key = isRead ? "" : slugsOrRead.join("\n");
  const [checked, setChecked] = useState<{ key: string; state: IndexCheckState }>();
  const run = useRef(0);
  const stop = () => {
    run.current += 1;
    setChecked(undefined);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the reason
  useEffect(
    () => () => {
      run.current += 1;
    },
    [key],
  );

  async function start(): Promise<void> {
    run.current += 1;
    const number = run.current;
    const isCurrent = () => number === run.current;
    const show = (state: IndexCheckState) => {
      if (isCurrent()) setChecked({ key, state });
    };
    show({ at: "checking", checked: 0, total: isRead ? 0 : slugsOrRead.length });
    try {
      const slugs = isRead ? await slugsOrRead() : slugsOrRead;
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
