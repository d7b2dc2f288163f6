import { DomainError } from "functions/domain/errors";
import { useSyncExternalStore } from "react";
import { call } from "#data/callables.ts";
import { createImportRunner, type ImportRun } from "./import-runner.ts";
import { removePlan, savePlan } from "./pending-imports.ts";

/** The one runner of this tab. */
export const importRunner = createImportRunner({
  call,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  savePlan,
  removePlan,
  alone: (jobId, work) =>
    navigator.locks.request(lockOf(jobId), { ifAvailable: true }, (lock) => {
      if (lock) return work();
      throw new DomainError("unavailable", "This import is running in another tab.");
    }),
});

// Leaving stops the import half way (it can be resumed, but nobody wants to by accident).
importRunner.subscribe(() => {
  if (importRunner.get().step === "importing") addEventListener("beforeunload", askBeforeLeaving);
  else removeEventListener("beforeunload", askBeforeLeaving);
});

/** What this tab is importing. */
export function useImportRun(): ImportRun {
  return useSyncExternalStore(importRunner.subscribe, importRunner.get);
}

/**
 * Jobs that some tab of this browser is sending now. The browser drops the lock of a tab that was killed,
 * so its job counts as interrupted at once.
 */
export async function runningJobs(): Promise<ReadonlySet<string>> {
  const { held = [] } = await navigator.locks.query();
  return new Set(
    held.flatMap(({ name }) => (name?.startsWith(LOCK) ? [name.slice(LOCK.length)] : [])),
  );
}

const LOCK = "csv-import:";

function lockOf(jobId: string): string {
  return LOCK + jobId;
}

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
