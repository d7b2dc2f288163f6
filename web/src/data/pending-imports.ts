import type { ImportRow } from "functions/domain/import-row";

/** Everything needed to send an import, or to go on with it after the tab was closed. */
export interface ImportPlan {
  readonly job_id: string;
  readonly job_name: string;
  /** Rows of the file, with the rejected ones. */
  readonly total_records: number;
  /** Rows rejected in the preview: they are not sent. */
  readonly failed_records: number;
  readonly error_details?: string;
  readonly rows: readonly ImportRow[];
}

/**
 * Plans of imports that have begun and not ended, kept in this browser's IndexedDB: Resume then needs no file.
 * A comfort and not a duty: where the browser refuses storage, reads give nothing and writes do nothing.
 */
const DATABASE = "csv-imports";
const STORE = "plans";

/** Keeps a plan until `removePlan`. */
export async function savePlan(plan: ImportPlan): Promise<void> {
  await inStore("readwrite", (store) => store.put(plan));
}

/** The plan of a job, when this browser has it. */
export async function readPlan(jobId: string): Promise<ImportPlan | undefined> {
  return (await inStore("readonly", (store) => store.get(jobId))) as ImportPlan | undefined;
}

/** Ids of the jobs whose plans this browser has. */
export async function plannedJobs(): Promise<string[]> {
  return ((await inStore("readonly", (store) => store.getAllKeys())) ?? []).map(String);
}

/** Forgets the plan of a job. */
export async function removePlan(jobId: string): Promise<void> {
  await inStore("readwrite", (store) => store.delete(jobId));
}

async function inStore<T>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  let database: IDBDatabase | undefined;
  try {
    const opening = indexedDB.open(DATABASE, 1);
    opening.onupgradeneeded = () =>
      opening.result.createObjectStore(STORE, { keyPath: "job_id" satisfies keyof ImportPlan });
    database = await finished(opening);
    return await finished(ask(database.transaction(STORE, mode).objectStore(STORE)));
  } catch (error) {
    console.warn("This browser keeps no unfinished imports", error);
    return undefined;
  } finally {
    database?.close();
  }
}

function finished<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("IndexedDB failed"));
  });
}
