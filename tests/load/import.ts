import { randomUUID } from "node:crypto";
import { DomainError, errorCodeOf } from "functions/domain/shared/errors";
import { sendImport } from "../../web/src/data/imports/import-runner.ts";
import type { OwnFunctions } from "../functions/support/own-functions.ts";
import { anImportRow } from "../support/builders.ts";
import type { Outcome } from "../support/call-function.ts";

const ROWS = 1000;
const CONTENT = "<p>El acero inoxidable resiste la limpieza diaria.</p>".repeat(40);

export interface Imported {
  readonly job_id: string;
  readonly confirmed: number;
  /** Milliseconds of each answer. */
  readonly times: readonly number[];
  readonly failures: readonly string[];
}

/** The longest timeout of these functions (config.ts). */
const TIMEOUT_MS = 120_000;

async function answered(url: string, data: unknown, token: string): Promise<Outcome> {
  try {
    const answer = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify({ data }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return (await answer.json()) as Outcome;
  } catch {
    return { error: { status: "UNAVAILABLE", message: "no answer" } };
  }
}

/** Sends 1,000 rows like the panel: in chunks, repeating failed ones. */
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
        failures.push(outcome.error.status);
        throw new DomainError(errorCodeOf(outcome.error.status) ?? "internal");
      },
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    },
    () => {},
  );
  return { job_id, confirmed: end.successful_records, times, failures };
}
