import type { StoredSubmission } from "domain/contact/submission";
import { CSV_TYPE, datedName, downloadFile } from "kit/ui/download-file";
import { recordExport } from "#data/audit-log.ts";
import type { Assignees } from "../use-assignees.ts";
import { submissionsCsv } from "./submissions-csv.ts";

export async function exportSubmissions(
  name: "contact-submissions" | "expiring-submissions",
  submissions: readonly StoredSubmission[],
  assignees: Assignees,
): Promise<void> {
  const file = datedName(name, "csv", new Date());
  downloadFile(file, submissionsCsv(submissions, assignees), CSV_TYPE);
  await recordExport("submissions", "csv", submissions.length);
}
