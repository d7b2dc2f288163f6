import { INDUSTRIES, INQUIRY_TYPES } from "domain/contact/contact-options";
import { getNoteTexts, type StoredSubmission } from "domain/contact/submission";
import { csvFile } from "domain/shared/csv-export";
import { itemText } from "../items/item-text.ts";
import { messages } from "../messages.ts";
import type { Assignees } from "../use-assignees.ts";

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
  "items",
  "message",
  "notes",
  "mail",
  "assigned_to",
  "answered_at",
  "marketing",
  "source",
  "page",
  "entry_page",
  "referrer",
  "search",
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "id",
] as const;

export function submissionsCsv(
  submissions: readonly StoredSubmission[],
  assignees: Assignees,
): string {
  return csvFile(
    HEADER,
    submissions.map((submission) => [
      submission.created_at,
      messages.status[submission.status].label,
      submission.name,
      submission.company,
      submission.position,
      submission.email,
      submission.phone,
      INDUSTRIES[submission.industry],
      INQUIRY_TYPES[submission.inquiry_type],
      submission.products,
      (submission.items ?? []).map(itemText).join("\n"),
      submission.message,
      getNoteTexts(submission).join("\n\n"),
      submission.mail,
      // A removed administrator, or the addresses are not read yet.
      assignees.people.get(submission.assigned_to ?? "")?.email ?? submission.assigned_to,
      submission.answered_at,
      submission.marketing,
      submission.source,
      submission.page,
      submission.origin?.entry_page,
      submission.origin?.referrer,
      submission.origin?.search,
      submission.origin?.utm_source,
      submission.origin?.utm_medium,
      submission.origin?.utm_campaign,
      submission.id,
    ]),
  );
}
