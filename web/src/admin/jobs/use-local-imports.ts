import { useEffect, useState } from "react";
import { runningJobs, useImportRun } from "#data/imports.ts";
import { plannedJobs } from "#data/pending-imports.ts";
import type { LocalImports } from "./job-view.ts";

/** How often the state of other tabs and the clock are looked at, in milliseconds. */
const EVERY = 5000;
const NOTHING: LocalImports = { running: new Set(), planned: new Set() };

/** What this browser knows of unfinished imports, with the time of that knowledge; looked at again as time passes. */
export function useLocalImports(): { readonly local: LocalImports; readonly now: Date } {
  const { step } = useImportRun();
  const [known, setKnown] = useState(() => ({ local: NOTHING, now: new Date() }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: `step` is when this tab's part of the answer changes
  useEffect(() => {
    let ended = false;
    const look = async () => {
      const [running, planned] = await Promise.all([runningJobs(), plannedJobs()]);
      if (!ended) setKnown({ local: { running, planned: new Set(planned) }, now: new Date() });
    };
    const report = (error: unknown) => console.warn("Unfinished imports are not known", error);
    look().catch(report);
    const timer = setInterval(() => look().catch(report), EVERY);
    return () => {
      ended = true;
      clearInterval(timer);
    };
  }, [step]);
  return known;
}
