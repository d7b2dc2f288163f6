import type { CsvColumns } from "domain/imports/validate-csv";
import { askWorker } from "../shared/ask-worker.ts";
import { type Opened, openCsv, type Validated, type ValidationRequest } from "./csv-session.ts";

/** Characters; a longer text is validated in a worker. */
const WORKER_FROM = 1024 * 1024;

export type WorkerRequest =
  | { readonly kind: "open"; readonly text: string; readonly columns: CsvColumns | undefined }
  | { readonly kind: "validate"; readonly request: ValidationRequest };
export type WorkerResponse =
  | { readonly kind: "opened"; readonly opened: Opened }
  | { readonly kind: "validated"; readonly validated: Validated };

export interface CsvValidator {
  readonly opened: Opened;
  readonly validate: (request: ValidationRequest) => Promise<Validated>;
  /** Frees the worker, and must be called. */
  readonly close: () => void;
}

/** @throws MissingCode, Error */
export async function openValidator(
  text: string,
  columns: CsvColumns | undefined,
): Promise<CsvValidator> {
  if (text.length <= WORKER_FROM) {
    const session = openCsv(text, columns);
    return {
      opened: session.opened,
      validate: async (request) => session.validate(request),
      close: () => {},
    };
  }
  const worker = new Worker(new URL("./validation.worker.ts", import.meta.url), { type: "module" });
  const ask = (request: WorkerRequest) => askWorker<WorkerResponse>(worker, request);
  try {
    const first = await ask({ kind: "open", text, columns });
    if (first.kind !== "opened") throw new Error("Unexpected response");
    return {
      opened: first.opened,
      validate: async (request) => {
        const next = await ask({ kind: "validate", request });
        if (next.kind !== "validated") throw new Error("Unexpected response");
        return next.validated;
      },
      close: () => worker.terminate(),
    };
  } catch (error) {
    worker.terminate();
    throw error;
  }
}
