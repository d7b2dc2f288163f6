import type { Calls } from "domain/calls/calls";
import type { ImportState } from "domain/calls/imports";
import { type ImportRow, toChunks } from "domain/imports/import-row";
import { DomainError } from "domain/shared/errors";
import { observed } from "#lib/observed.ts";

export interface ImportPlan extends Readonly<Calls["startImport"]["input"]> {
  readonly rows: readonly ImportRow[];
}

interface RunProgress {
  readonly plan: ImportPlan;
  readonly stored: number;
  readonly total: number;
}
export type ImportRun =
  | { readonly step: "idle" }
  | ({ readonly step: "importing" } & RunProgress)
  | ({ readonly step: "stopped"; readonly canResume: boolean } & RunProgress);

type ImportCall = "startImport" | "importChunk" | "finishImport";

export interface ImportDeps {
  readonly call: <Name extends ImportCall>(
    name: Name,
    input: Calls[Name]["input"],
  ) => Promise<Calls[Name]["output"]>;
  readonly wait: (ms: number) => Promise<void>;
}

export interface RunnerDeps extends ImportDeps {
  readonly savePlan: (plan: ImportPlan) => Promise<void>;
  readonly removePlan: (jobId: string) => Promise<void>;
  readonly onStored: (plan: ImportPlan) => void;
  /** One tab at a time. @throws DomainError */
  readonly withLock: <T>(jobId: string, work: () => Promise<T>) => Promise<T>;
}

/** Milliseconds between attempts. */
const PAUSES = [1000, 4000] as const;
/** The SDK reports an unreachable server as `internal`. */
const TRANSIENT = new Set(["unavailable", "deadline-exceeded", "internal", "aborted"]);
/** The job was closed or deleted. */
const FINAL = new Set(["not-found", "failed-precondition"]);

/** Creates what sends the chunks of an import; a tab has one. */
export function createImportRunner(deps: RunnerDeps) {
  const { get, set, subscribe } = observed<ImportRun>({ step: "idle" });

  /** @throws what stopped it */
  async function start(plan: ImportPlan): Promise<ImportState> {
    if (get().step === "importing") {
      throw new DomainError("failed-precondition", "Another import is still running in this tab.");
    }
    let progress: RunProgress = { plan, stored: 0, total: plan.rows.length };
    set({ step: "importing", ...progress });
    const onState = ({ successful_records, total_records, failed_records }: ImportState) => {
      // The server counts skipped rows as failed.
      progress = { plan, stored: successful_records, total: total_records - failed_records };
      set({ step: "importing", ...progress });
    };
    try {
      await deps.savePlan(plan);
      const end = await deps.withLock(plan.job_id, () => sendImport(plan, deps, onState));
      await deps.removePlan(plan.job_id);
      set({ step: "idle" });
      if (end.successful_records > 0) deps.onStored(plan);
      return end;
    } catch (error) {
      const canResume = !hasCode(error, FINAL);
      if (!canResume) await deps.removePlan(plan.job_id);
      set({ step: "stopped", canResume, ...progress });
      throw error;
    }
  }

  return {
    get,
    subscribe,
    start,
    dismiss: () => {
      if (get().step === "stopped") set({ step: "idle" });
    },
  };
}

/** Every call may be repeated. */
export async function sendImport(
  { rows, ...job }: ImportPlan,
  deps: ImportDeps,
  onState: (state: ImportState) => void,
): Promise<ImportState> {
  const { job_id } = job;
  let state = await withRetries(deps, () => deps.call("startImport", job));
  onState(state);
  const stored = new Set(state.chunks);
  for (const [chunk, chunkRows] of toChunks(rows).entries()) {
    if (stored.has(chunk)) continue;
    const input = { job_id, chunk, rows: [...chunkRows] };
    try {
      state = await withRetries(deps, () => deps.call("importChunk", input));
    } catch (error) {
      const isRejected = hasCode(error, new Set(["invalid-argument"]));
      if (state.successful_records === 0 && isRejected) await closeAsFailed(deps, job_id);
      throw error;
    }
    onState(state);
  }
  if (state.status !== "processing") return state;
  return await withRetries(deps, () => deps.call("finishImport", { job_id }));
}

async function withRetries<T>(deps: ImportDeps, attempt: () => Promise<T>): Promise<T> {
  for (const pause of PAUSES) {
    try {
      return await attempt();
    } catch (error) {
      if (!hasCode(error, TRANSIENT)) throw error;
      await deps.wait(pause);
    }
  }
  return await attempt();
}

function hasCode(error: unknown, codes: ReadonlySet<string>): boolean {
  return error instanceof DomainError && codes.has(error.code);
}

async function closeAsFailed(deps: ImportDeps, job_id: string): Promise<void> {
  const error_details = "There was an error importing the posts";
  await deps.call("finishImport", { job_id, error_details }).catch((error: unknown) => {
    console.error("The failed import could not be closed", error);
  });
}
