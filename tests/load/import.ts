import { randomUUID } from "node:crypto";
import { DomainError, isErrorCode } from "functions/domain/errors";
import { sendImport } from "../../web/src/data/import-run.ts";
import { anImportRow } from "../support/builders.ts";
import type { Outcome } from "../support/call-function.ts";
import type { OwnFunctions } from "../support/own-functions.ts";

const ROWS = 1000;
/** About 2 kB of ordinary article. */
const CONTENT = "<p>El acero inoxidable resiste la limpieza diaria.</p>".repeat(40);

export interface Imported {
  readonly job_id: string;
  /** What the last answer said is stored. */
  readonly told: number;
  /** How long each answer took, in milliseconds. */
  readonly times: readonly number[];
  /** Codes of the answers that were failures. */
  readonly failures: readonly string[];
}

/** The longest of these functions' time-outs (config.ts). */
const PATIENCE_MS = 120_000;

/** The outcome of a call; no answer is one too. */
async function answered(url: string, data: unknown, token: string): Promise<Outcome> {
  try {
    const answer = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify({ data }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return (await answer.json()) as Outcome;
  } catch {
    return { error: { status: "UNAVAILABLE", message: "no answer" } };
  }
}

/**
 * Imports 1,000 rows as the panel does: chunk by chunk, each failure tried again.
 * @param at gives the address of a function
 */
export async function importRows(at: OwnFunctions["at"], token: string): Promise<Imported> {
  const job_id = randomUUID();
  const rows = Array.from({ length: ROWS }, (_, row) =>
    anImportRow({ row, slug: `importado-${row}`, content: CONTENT }),
  );
  const times: number[] = [];
  const failures: string[] = [];
  const end = await sendImport(
    { job_id, job_name: "Load", total_records: ROWS, failed_records: 0, rows },
    {
      call: async (name, input) => {
        const began = performance.now();
        const outcome = await answered(at(name), input, token);
        times.push(performance.now() - began);
        if (!("error" in outcome)) return outcome.result as never;
        const code = outcome.error.status.toLowerCase().replaceAll("_", "-");
        failures.push(code);
        throw new DomainError(isErrorCode(code) ? code : "internal");
      },
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    },
    () => {},
  );
  return { job_id, told: end.successful_records, times, failures };
}
