import type { FinishImportInput, ImportState, StartImportInput } from "domain/calls/imports";
import type { ImportJob } from "domain/imports/import-job";
import { type Actor, type AuditEntry, auditEntry } from "domain/shared/audit";
import { cutText } from "domain/shared/cut-text";
import { DomainError } from "domain/shared/errors";
import { limits } from "domain/shared/limits";
import type * as v from "valibot";
import type { StoreDeps } from "../store/store.ts";

const DETAILS_LENGTH = 4000;

/** A repeat with the same id returns the existing job. */
export function startImport(
  { store, now: clock }: StoreDeps,
  input: v.InferOutput<typeof StartImportInput>,
  actor: Actor,
): Promise<ImportState> {
  const { job_id, job_name, total_records, failed_records, options } = input;
  const details = joinErrorLines(input.error_details);
  if (failed_records > total_records) throw new DomainError("invalid-argument");
  return store.atomically(async (transaction) => {
    const existing = (await transaction.read({ import_jobs: [job_id] })).import_jobs.get(job_id);
    if (existing) return toState(job_id, existing);
    const now = clock();
    const job: ImportJob = {
      job_name,
      import_type: "blog_posts",
      total_records,
      successful_records: 0,
      failed_records,
      updated_records: 0,
      recheck_records: 0,
      status: "processing",
      created_at: now,
      touched_at: now,
      chunks: {},
      ...(options && { options }),
      ...(details !== "" && { error_details: details }),
    };
    transaction.create("import_jobs", job_id, job);
    const rest = { target: job_id, details: { job: job_name, rows: total_records } };
    transaction.add("audit_log", auditEntry(now, actor, "import_started", rest));
    return toState(job_id, job);
  });
}

/** Closes a job of which no row could be stored; otherwise its last chunk does. */
export function finishImport(
  { store, now }: StoreDeps,
  { job_id, error_details }: v.InferOutput<typeof FinishImportInput>,
  actor: Actor,
): Promise<ImportState> {
  return store.atomically(async (transaction) => {
    const job = (await transaction.read({ import_jobs: [job_id] })).import_jobs.get(job_id);
    if (!job) throw new DomainError("not-found");
    if (job.status === "completed" || job.status === "failed") return toState(job_id, job);
    const isPartial = job.successful_records > 0 && !isComplete(job);
    if (job.status === "deleting" || isPartial) throw new DomainError("failed-precondition");
    const { change, entry } = importOutcome(job_id, job, actor, now());
    const details = joinErrorLines(error_details, job.error_details);
    const set = { ...change, ...(details !== "" && { error_details: details }) };
    transaction.update("import_jobs", job_id, { set });
    transaction.add("audit_log", entry);
    return toState(job_id, { ...job, ...change });
  });
}

export function isComplete(job: ImportJob): boolean {
  return job.successful_records + job.failed_records >= job.total_records;
}

export function importOutcome(
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
  const rest = { target: job_id, details: { job: job.job_name, status, posts } };
  return {
    change: { status, completed_at: now, touched_at: now },
    entry: auditEntry(now, actor, "import_finished", rest),
  };
}

export function toState(id: string, job: ImportJob): ImportState {
  return {
    job_id: id,
    status: job.status,
    total_records: job.total_records,
    successful_records: job.successful_records,
    failed_records: job.failed_records,
    chunks: Object.keys(job.chunks)
      .map(Number)
      .sort((a, b) => a - b),
  };
}

export function joinErrorLines(...texts: readonly (string | undefined)[]): string {
  const lines = texts.flatMap((text) => (text ?? "").split("\n")).filter((line) => line !== "");
  const text = lines.slice(0, limits.jobErrorLines).join("\n");
  return cutText(text, DETAILS_LENGTH);
}
