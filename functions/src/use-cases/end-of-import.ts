import { type Actor, type AuditEntry, auditEntry } from "../domain/audit.ts";
import type { ImportJob } from "../domain/import-job.ts";

/** Whether all rows of a job are accounted for. */
export function isWhole(job: ImportJob): boolean {
  return job.successful_records + job.failed_records >= job.total_records;
}

/**
 * How a job ends: completed when anything was stored, failed only when nothing could be (G-42).
 * @returns the fields that change, and the entry for the audit log
 */
export function endOfImport(
  job_id: string,
  job: ImportJob,
  actor: Actor,
  now: Date,
): {
  readonly change: Required<Pick<ImportJob, "status" | "completed_at" | "touched_at">>;
  readonly entry: AuditEntry;
} {
  const posts = job.successful_records;
  const status = posts > 0 ? "completed" : "failed";
  const rest = { target: job_id, details: { status, posts } };
  return {
    change: { status, completed_at: now, touched_at: now },
    entry: auditEntry(now, actor, "import_finished", rest),
  };
}
