import { DomainError } from "functions/domain/shared/errors";
import { useSyncExternalStore } from "react";
import { call } from "#data/shared/callables.ts";
import { createImportRunner, type ImportRun } from "./import-runner.ts";
import { removePlan, savePlan } from "./pending-imports.ts";

const LOCK_PREFIX = "csv-import:";

export const importRunner = createImportRunner({
  call,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  savePlan,
  removePlan,
  withLock: (jobId, work) =>
    navigator.locks.request(LOCK_PREFIX + jobId, { ifAvailable: true }, (lock) => {
      if (lock) return work();
      throw new DomainError("unavailable", "This import is running in another tab.");
    }),
});

importRunner.subscribe(() => {
  if (importRunner.get().step === "importing") addEventListener("beforeunload", askBeforeLeaving);
  else removeEventListener("beforeunload", askBeforeLeaving);
});

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

export function useImportRun(): ImportRun {
  return useSyncExternalStore(importRunner.subscribe, importRunner.get);
}

/** Jobs that open tabs of this browser send. */
export async function runningJobs(): Promise<ReadonlySet<string>> {
  const { held = [] } = await navigator.locks.query();
  return new Set(
    held.flatMap(({ name }) =>
      name?.startsWith(LOCK_PREFIX) ? [name.slice(LOCK_PREFIX.length)] : [],
    ),
  );
}

export interface ResumeRequest {
  readonly job_id: string;
  readonly job_name: string;
  readonly total_records: number;
  readonly stored: number;
}

let resumeRequest: ResumeRequest | undefined;
const listeners = new Set<() => void>();

export function requestResume(request: ResumeRequest | undefined): void {
  resumeRequest = request;
  for (const listener of listeners) listener();
}

export function useResumeRequest(): ResumeRequest | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => resumeRequest,
  );
}
