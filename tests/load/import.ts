import { randomUUID } from "node:crypto";
import { DomainError, findErrorCode } from "domain/shared/errors";
import { sendImport } from "../../web/panel/src/imports/data/import-runner.ts";
import type { OwnFunctions } from "../functions/support/own-functions.ts";
import { anImportRow } from "../support/builders.ts";
import { callAt } from "../support/call-function.ts";

const ROWS = 1000;
const CONTENT = "<p>El acero inoxidable resiste la limpieza diaria.</p>".repeat(40);

export interface Imported {
  readonly job_id: string;
  readonly confirmed: number;
}

/** Sends 1,000 rows like the panel: in chunks, repeating failed ones. */
export async function importRows(at: OwnFunctions["at"], token: string): Promise<Imported> {
  const job_id = randomUUID();
  const rows = Array.from({ length: ROWS }, (_, row) =>
    anImportRow({ row, slug: `importado-${row}`, content: CONTENT }),
  );
  const end = await sendImport(
    { job_id, job_name: "Load", total_records: ROWS, failed_records: 0, rows },
    {
      call: async (name, input) => {
        const outcome = await callAt(at(name), input, token).catch(() => "no answer" as const);
        if (outcome === "no answer") throw new DomainError("unavailable");
        if (!("error" in outcome)) return outcome.result as never;
        throw new DomainError(findErrorCode(outcome.error.status) ?? "internal");
      },
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    },
    () => {},
  );
  return { job_id, confirmed: end.successful_records };
}
