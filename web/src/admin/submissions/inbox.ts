import {
  INDUSTRIES,
  INQUIRY_TYPES,
  type Industry,
  type InquiryType,
} from "functions/domain/contact-options";
import type { StoredSubmission, SubmissionStatus } from "functions/domain/submission";
import { wordSearch } from "#lib/word-search.ts";
import { isOverdue } from "./answer-time.ts";

/** Everything of a request that can be searched. */
const matching = wordSearch<StoredSubmission>((one) => {
  const { name, company, position, email, phone, products, message, notes } = one;
  const labels = [INDUSTRIES[one.industry], INQUIRY_TYPES[one.inquiry_type]];
  return [name, company, position, email, phone, products, message, notes, ...labels].join("\n");
});

/** What the inbox is narrowed to; 'all' narrows nothing. */
export interface InboxFilter {
  readonly status: SubmissionStatus | "all";
  readonly type: InquiryType | "all";
  readonly industry: Industry | "all";
  readonly search: string;
}
export const NO_FILTER: InboxFilter = { status: "all", type: "all", industry: "all", search: "" };

/** The requests that pass the filter: overdue ones first, the latest of them last in line; then the newest first. */
export function arranged(
  submissions: readonly StoredSubmission[],
  filter: InboxFilter,
  now: Date,
): readonly StoredSubmission[] {
  const hasWords = matching(filter.search);
  const passing = submissions.filter(
    (one) =>
      (filter.status === "all" || one.status === filter.status) &&
      (filter.type === "all" || one.inquiry_type === filter.type) &&
      (filter.industry === "all" || one.industry === filter.industry) &&
      hasWords(one),
  );
  const late = passing.filter((one) => isOverdue(one, now)).sort((a, b) => ageOf(a) - ageOf(b));
  const rest = passing.filter((one) => !isOverdue(one, now)).sort((a, b) => ageOf(b) - ageOf(a));
  return [...late, ...rest];
}

/** How many requests have each status. */
export function countsOf(
  submissions: readonly StoredSubmission[],
): Readonly<Record<SubmissionStatus | "all", number>> {
  const counts = { all: submissions.length, pending: 0, in_progress: 0, completed: 0 };
  for (const { status } of submissions) counts[status] += 1;
  return counts;
}

function ageOf({ created_at }: StoredSubmission): number {
  return created_at.getTime();
}
