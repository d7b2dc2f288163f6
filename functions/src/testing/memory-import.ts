import type { ImportRow } from "domain/imports/import-row";
import { importChunk } from "../use-cases/imports/import-chunk.ts";
import { finishImport, startImport } from "../use-cases/imports/import-job.ts";
import { memoryStore } from "./memory-store.ts";

export const job_id = "00000000-0000-4000-8000-000000000001";
export const actor = { uid: "u1", email: "eva@example.com", auth_time: 1 };

/** A valid row of an import. */
export function testRow(row: number, changes: Partial<ImportRow> = {}): ImportRow {
  const texts = { title: `Post ${row}`, content: "<p>Uno</p>", excerpt: "Uno" };
  const date = "2026-01-02T03:04:05.000Z";
  const rest = { published: true, date, on_conflict: "suffix" } as const;
  return { line: row + 2, row, slug: `post-${row}`, ...texts, ...rest, ...changes };
}

/** A store in which `actor` is an administrator. */
export function memoryImport() {
  const { store, documents, reads, clock } = memoryStore();
  const now = () => clock.now;
  documents.user_roles.set(actor.uid, { user_id: actor.uid, role: "admin", created_at: now() });
  const slugReads = () =>
    reads.filter(({ collection, count }) => collection === "slugs" && count > 0);
  return { ...documents, documents, deps: { store, now }, clock, slugReads };
}

/** A started job, with what the calls of the panel do to it. */
export async function startedImport(total = 3, failed = 0, error_details = "") {
  const memory = memoryImport();
  const counts = { total_records: total, failed_records: failed };
  const job = { job_id, job_name: "Enero", ...counts, error_details };
  const state = await startImport(memory.deps, job, actor);
  const send = (chunk: number, rows: ImportRow[]) =>
    importChunk(memory.deps, { job_id, chunk, rows }, actor);
  const finish = (details?: string) =>
    finishImport(memory.deps, { job_id, ...(details && { error_details: details }) }, actor);
  return { ...memory, state, send, finish };
}
