import { useEffect, useState } from "react";
import { plannedJobs, runningJobs, useImportRun } from "../data/imports.ts";
import type { LocalImports } from "./job-view.ts";

const INTERVAL_MS = 5000;
const NONE: LocalImports = { running: new Set(), planned: new Set() };

/** Other tabs and the clock are polled. */
export function useLocalImports(): { readonly local: LocalImports; readonly now: Date } {
  const { step } = useImportRun();
  const [known, setKnown] = useState(() => ({ local: NONE, now: new Date() }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `step` changes the result
  useEffect(() => {
    let isUnmounted = false;
    const read = async () => {
      const [running, planned] = await Promise.all([runningJobs(), plannedJobs()]);
      if (!isUnmounted)
        setKnown({ local: { running, planned: new Set(planned) }, now: new Date() });
    };
    const report = (error: unknown) => console.warn("Unfinished imports could not be read", error);
    read().catch(report);
    const timer = setInterval(() => read().catch(report), INTERVAL_MS);
    return () => {
      isUnmounted = true;
      clearInterval(timer);
    };
  }, [step]);
  return known;
}
