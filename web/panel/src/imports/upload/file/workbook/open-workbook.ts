import { MissingCode } from "kit/lib/load-twice";
import { askWorker } from "../../shared/ask-worker.ts";
import { messages } from "../../shared/messages.ts";
import type { WorkbookResult } from "./read-workbook.ts";

const TIMEOUT_MS = 60_000;
const FAILED =
  "The workbook could not be read here. Save it as “CSV UTF-8” in your spreadsheet program and load that file.";

/** Reads a workbook in a worker, which is ended when it takes too long. */
export async function openWorkbook(file: File): Promise<WorkbookResult> {
  const worker = new Worker(new URL("./workbook.worker.ts", import.meta.url), { type: "module" });
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const tooLong = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error("The worker took too long")), TIMEOUT_MS);
    });
    return await Promise.race([askWorker<WorkbookResult>(worker, file), tooLong]);
  } catch (error) {
    console.error("Reading a workbook failed", error);
    return { ok: false, reason: error instanceof MissingCode ? messages.missingCode.text : FAILED };
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}
