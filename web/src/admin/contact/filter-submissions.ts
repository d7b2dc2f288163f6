import {
  INDUSTRIES,
  INQUIRY_TYPES,
  type Industry,
  type InquiryType,
} from "functions/domain/contact/contact-options";
import type { StoredSubmission, SubmissionStatus } from "functions/domain/contact/submission";
import { wordSearch } from "#lib/word-search.ts";
import { isOverdue } from "./answer-time.ts";
import { itemText } from "./items/item-text.ts";

const matcherOf = wordSearch<StoredSubmission>((submission) => {
  const { name, company, position, email, phone, products, message, notes, items } = submission;
  const labels = [INDUSTRIES[submission.industry], INQUIRY_TYPES[submission.inquiry_type]];
  const texts = [name, company, position, email, phone, products, message, notes];
  return [...texts, ...(items ?? []).map(itemText), ...labels].join("\n");
});

export const ORDERS = ["newest", "overdue"] as const;

export interface SubmissionFilter {
  readonly status: SubmissionStatus | "all";
  readonly type: InquiryType | "all";
  readonly industry: Industry | "all";
  readonly search: string;
  readonly order: (typeof ORDERS)[number];
}

/** Newest first. The order "overdue" puts overdue requests above the others, the oldest on top. */
export function filterSubmissions(
  submissions: readonly StoredSubmission[],
  filter: SubmissionFilter,
  now: Date,
): readonly StoredSubmission[] {
  const matches = matcherOf(filter.search);
  const matching = submissions.filter(
    (submission) =>
      (filter.status === "all" || submission.status === filter.status) &&
      (filter.type === "all" || submission.inquiry_type === filter.type) &&
      (filter.industry === "all" || submission.industry === filter.industry) &&
      matches(submission),
  );
  const newest = matching.sort((a, b) => b.created_at.getTime() - a.created_at.getTime());
  if (filter.order === "newest") return newest;
  const overdue = newest.filter((submission) => isOverdue(submission, now)).reverse();
  return [...overdue, ...newest.filter((submission) => !isOverdue(submission, now))];
}

export function countByStatus(
  submissions: readonly StoredSubmission[],
): Readonly<Record<SubmissionStatus | "all", number>> {
  const counts = { all: submissions.length, pending: 0, in_progress: 0, completed: 0 };
  for (const { status } of submissions) counts[status] += 1;
  return counts;
}
