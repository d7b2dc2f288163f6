import type { ImportState } from "domain/calls/imports";
import { DomainError } from "domain/shared/errors";
import { notify } from "./toasts/toaster.tsx";
import { failureText } from "./use-action.ts";

const messages = {
  imported: {
    title: "Import successful",
    text: (n: number, job: string) => `${n} blog posts imported successfully as job "${job}"`,
  },
  failed: { title: "Import error", text: "There was an error importing the posts" },
};

/**
 * Says how it ended; an import that stored nothing has failed.
 * @param onEnd called when the import has ended, also without a stored row
 */
export async function reportImport(
  jobName: string,
  run: Promise<ImportState>,
  onEnd?: () => void,
): Promise<void> {
  try {
    const end = await run;
    onEnd?.();
    if (end.successful_records === 0) throw new DomainError("failed-precondition");
    const { title, text } = messages.imported;
    notify.success(title, text(end.successful_records, jobName));
  } catch (error) {
    console.error("CSV import failed", error);
    const { title, text } = messages.failed;
    notify.error(title, failureText(error, text));
  }
}
