import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { useSyncExternalStore } from "react";
import { call } from "#data/callables.ts";
import type { JobView } from "#data/import-jobs.ts";
import { askBeforeLeavingWhile, oneTabAtATime } from "#data/one-tab.ts";
import { observed } from "#lib/observed.ts";
import { createImportRunner, type ImportPlan, type ImportRun } from "./import-runner.ts";
import { pictureRunner } from "./picture-run.ts";

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

const resumedJob = observed<JobView | undefined>(undefined);
export const requestResume = resumedJob.set;

export function useResumedJob(): JobView | undefined {
  return useSyncExternalStore(resumedJob.subscribe, resumedJob.get);
}

/** Unfinished imports resume without their file. */
interface ImportDatabase extends DBSchema {
  plans: { key: string; value: ImportPlan };
}

export async function savePlan(plan: ImportPlan): Promise<void> {
  await withDatabase((database) => database.put("plans", plan));
}

export function readPlan(jobId: string): Promise<ImportPlan | undefined> {
  return withDatabase((database) => database.get("plans", jobId));
}

export async function plannedJobs(): Promise<string[]> {
  return (await withDatabase((database) => database.getAllKeys("plans"))) ?? [];
}

export async function removePlan(jobId: string): Promise<void> {
  await withDatabase((database) => database.delete("plans", jobId));
}

async function withDatabase<T>(
  use: (database: IDBPDatabase<ImportDatabase>) => Promise<T>,
): Promise<T | undefined> {
  let database: IDBPDatabase<ImportDatabase> | undefined;
  try {
    database = await openDB<ImportDatabase>("csv-imports", 1, {
      upgrade: (created) => void created.createObjectStore("plans", { keyPath: "job_id" }),
    });
    return await use(database);
  } catch (error) {
    console.warn("This browser keeps no unfinished imports", error);
    return undefined;
  } finally {
    database?.close();
  }
}
