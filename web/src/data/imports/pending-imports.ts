import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { ImportPlan } from "./import-runner.ts";

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
