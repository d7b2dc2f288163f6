import type { Calls, ImportState } from "functions/domain/calls";
import { DomainError } from "functions/domain/errors";
import { chunksOf } from "functions/domain/import-chunks";

import type { ImportPlan } from "./pending-imports.ts";

type ImportCall = "startImport" | "importChunk" | "finishImport";

export interface ImportDeps {
  readonly call: <Name extends ImportCall>(
    name: Name,
    input: Calls[Name]["input"],
  ) => Promise<Calls[Name]["output"]>;
  /** Waits between two attempts. @param ms milliseconds */
  readonly wait: (ms: number) => Promise<void>;
}

/** Milliseconds before the second and the third attempt at one call. */
const PAUSES = [1000, 4000] as const;
/** Failures that may pass by themselves. The SDK reports an unreachable server as `internal`. */
const PASSING: ReadonlySet<string> = new Set([
  "unavailable",
  "deadline-exceeded",
  "internal",
  "aborted",
]);

/**
 * Sends a plan: opens its job and stores the chunks that the job lacks one after another; the last one closes it.
 * Every call may be repeated (the server knows job, chunk and row), so this is also how an import is resumed.
 * @param onState hears what is truly stored after each call
 * @throws DomainError of the call that failed three times, or at once when repeating cannot help
 */
export async function sendImport(
  plan: ImportPlan,
  deps: ImportDeps,
  onState: (state: ImportState) => void,
): Promise<ImportState> {
  const { job_id, job_name, total_records, failed_records, error_details, rows } = plan;
  const details = error_details ? { error_details } : {};
  const job = { job_id, job_name, total_records, failed_records, ...details };
  let state = await patiently(deps, () => deps.call("startImport", job));
  onState(state);
  const stored = new Set(state.chunks);
  for (const [chunk, chunkRows] of chunksOf(rows).entries()) {
    if (stored.has(chunk)) continue;
    const input = { job_id, chunk, rows: [...chunkRows] };
    try {
      state = await patiently(deps, () => deps.call("importChunk", input));
    } catch (error) {
      if (state.successful_records === 0 && isHopeless(error)) await closeAsFailed(deps, job_id);
      throw error;
    }
    onState(state);
  }
  if (state.status !== "processing") return state;
  return await patiently(deps, () => deps.call("finishImport", { job_id }));
}

async function patiently<T>(deps: ImportDeps, attempt: () => Promise<T>): Promise<T> {
  for (const pause of PAUSES) {
    try {
      return await attempt();
    } catch (error) {
      if (!isPassing(error)) throw error;
      await deps.wait(pause);
    }
  }
  return await attempt();
}

function isPassing(error: unknown): boolean {
  return error instanceof DomainError && PASSING.has(error.code);
}

/** The server understood the rows and will never take them. */
function isHopeless(error: unknown): boolean {
  return error instanceof DomainError && error.code === "invalid-argument";
}

/** Nothing could be written and trying again will not help: the job says so (CSV-15). */
async function closeAsFailed(deps: ImportDeps, job_id: string): Promise<void> {
  const error_details = "There was an error importing the posts";
  await deps.call("finishImport", { job_id, error_details }).catch((second: unknown) => {
    console.error("The failed import could not be closed", second);
  });
}
