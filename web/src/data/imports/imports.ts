import { useSyncExternalStore } from "react";
import { call } from "#data/shared/callables.ts";
import { observed } from "#data/shared/observed.ts";
import { askBeforeLeavingWhile, oneTabAtATime } from "#data/shared/one-tab.ts";
import { createImportRunner, type ImportRun } from "./import-runner.ts";
import { pictureRunner } from "./job-pictures.ts";
import { removePlan, savePlan } from "./pending-imports.ts";

const LOCK_PREFIX = "csv-import:";

export const importRunner = createImportRunner({
  call,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  savePlan,
  removePlan,
  onStored: ({ job_id, job_name }) => void pictureRunner.count({ id: job_id, job_name }),
  withLock: oneTabAtATime(LOCK_PREFIX, "This import is running in another tab."),
});
askBeforeLeavingWhile(importRunner, ({ step }) => step === "importing");

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

const resumeRequest = observed<ResumeRequest | undefined>(undefined);
export const requestResume = resumeRequest.set;

export function useResumeRequest(): ResumeRequest | undefined {
  return useSyncExternalStore(resumeRequest.subscribe, resumeRequest.get);
}
