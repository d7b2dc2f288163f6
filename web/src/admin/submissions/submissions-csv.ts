import { INDUSTRIES, INQUIRY_TYPES } from "functions/domain/contact-options";
import { csvFile } from "functions/domain/csv-export";
import type { StoredSubmission } from "functions/domain/submission";
import { messages } from "./messages.ts";

const HEADER = [
  "created_at",
  "status",
  "name",
  "company",
  "position",
  "email",
  "phone",
  "industry",
  "inquiry_type",
  "products",
  "message",
  "notes",
  "mail",
  "marketing",
  "source",
  "id",
] as const;

/** Requests as a CSV file for a spreadsheet, with the Spanish labels that people know. */
export function submissionsCsv(submissions: readonly StoredSubmission[]): string {
  return csvFile(
    HEADER,
    submissions.map((one) => [
      one.created_at,
      messages.status[one.status].label,
      one.name,
      one.company,
      one.position,
      one.email,
      one.phone,
      INDUSTRIES[one.industry],
      INQUIRY_TYPES[one.inquiry_type],
      one.products,
      one.message,
      one.notes,
      one.mail,
      one.marketing,
      one.source,
      one.id,
    ]),
  );
}
