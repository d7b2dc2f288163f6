import type { ImportState } from "functions/domain/calls";
import { DomainError } from "functions/domain/errors";
import { type ImportDeps, sendImport } from "./import-run.ts";
import type { ImportPlan } from "./pending-imports.ts";

/** What this tab is doing about imports. It outlives the screens, so an import goes on while the person looks elsewhere. */
export type ImportRun =
  | { readonly step: "idle" }
  | {
      readonly step: "importing";
      readonly plan: ImportPlan;
      readonly stored: number;
      readonly total: number;
    }
  | {
      readonly step: "stopped";
      readonly plan: ImportPlan;
      readonly stored: number;
      readonly total: number;
      /** Whether sending the rest again can succeed. */
      readonly canResume: boolean;
      readonly error: unknown;
    };

export interface RunnerDeps extends ImportDeps {
  readonly savePlan: (plan: ImportPlan) => Promise<void>;
  readonly removePlan: (jobId: string) => Promise<void>;
  /** Runs work that only one tab of the browser may do. @throws DomainError 'aborted' when another tab does it */
  readonly alone: <T>(jobId: string, work: () => Promise<T>) => Promise<T>;
}

export interface ImportRunner {
  readonly get: () => ImportRun;
  readonly subscribe: (listener: () => void) => () => void;
  /** Starts a plan, or goes on with it. @throws what stopped it; a second start while one runs is refused */
  readonly start: (plan: ImportPlan) => Promise<ImportState>;
  /** Forgets a stopped import on this screen; its job stays under Import Jobs. */
  readonly dismiss: () => void;
}

/** The job is gone, being deleted or finished by somebody else: there is nothing to go on with. */
const FINAL: ReadonlySet<string> = new Set(["not-found", "failed-precondition"]);

/** Makes the runner of a tab. */
export function createImportRunner(deps: RunnerDeps): ImportRunner {
  let run: ImportRun = { step: "idle" };
  const listeners = new Set<() => void>();
  const set = (next: ImportRun) => {
    run = next;
    for (const listener of listeners) listener();
  };

  async function start(plan: ImportPlan): Promise<ImportState> {
    if (run.step === "importing") {
      throw new DomainError("failed-precondition", "Another import is still running in this tab.");
    }
    let stored = 0;
    let total = plan.rows.length;
    set({ step: "importing", plan, stored, total });
    const hear = (state: ImportState) => {
      stored = state.successful_records;
      // Rows that the server skips count as failed: they are not awaited any more.
      total = state.total_records - state.failed_records;
      set({ step: "importing", plan, stored, total });
    };
    try {
      await deps.savePlan(plan);
      const end = await deps.alone(plan.job_id, () => sendImport(plan, deps, hear));
      await deps.removePlan(plan.job_id);
      set({ step: "idle" });
      return end;
    } catch (error) {
      const canResume = !(error instanceof DomainError && FINAL.has(error.code));
      if (!canResume) await deps.removePlan(plan.job_id);
      set({ step: "stopped", plan, stored, total, canResume, error });
      throw error;
    }
  }

  return {
    get: () => run,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start,
    dismiss: () => {
      if (run.step === "stopped") set({ step: "idle" });
    },
  };
}
