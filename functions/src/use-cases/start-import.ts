import type * as v from "valibot";
import { type Actor, auditEntry } from "../domain/audit.ts";
import type { ImportState, StartImportInput } from "../domain/calls.ts";
import { DomainError } from "../domain/errors.ts";
import type { ImportJob } from "../domain/import-job.ts";
import { withErrorLines } from "./import-errors.ts";
import { type ImportDeps, stateOf } from "./import-ports.ts";

/**
 * Opens an import job. The same id again, whatever else is sent, is the job that is there: a second click or a resumed
 * import starts nothing new (T37).
 * @throws DomainError invalid-argument when more rows failed than there are
 */
export function startImport(
  deps: ImportDeps,
  input: v.InferOutput<typeof StartImportInput>,
  actor: Actor,
): Promise<ImportState> {
  const { job_id, job_name, total_records, failed_records } = input;
  const details = withErrorLines(input.error_details);
  if (failed_records > total_records) throw new DomainError("invalid-argument");
  return deps.atomically(async (unit) => {
    const existing = await unit.job(job_id);
    if (existing) return stateOf(job_id, existing);
    const now = deps.now();
    const job: ImportJob = {
      job_name,
      import_type: "blog_posts",
      total_records,
      successful_records: 0,
      failed_records,
      status: "processing",
      created_at: now,
      touched_at: now,
      chunks: {},
      ...(details !== "" && { error_details: details }),
    };
    unit.createJob(job_id, job);
    const rest = { target: job_id, details: { rows: total_records } };
    unit.audit(auditEntry(now, actor, "import_started", rest));
    return stateOf(job_id, job);
  });
}
