import { getGroup, INBOX_GROUPS, type InboxGroup } from "domain/contact/answer-time";
import {
  INDUSTRIES,
  INQUIRY_TYPES,
  type Industry,
  type InquiryType,
} from "domain/contact/contact-options";
import { shortReference } from "domain/contact/short-reference";
import {
  getNoteTexts,
  type StoredSubmission,
  type SubmissionStatus,
} from "domain/contact/submission";
import { groupBy } from "domain/shared/group-by";
import { wordSearch } from "#lib/word-search.ts";
import { itemText } from "../items/item-text.ts";

const toMatcher = wordSearch<StoredSubmission>((submission) => {
  const { id, name, company, position, email, phone, products, message, items } = submission;
  const labels = [INDUSTRIES[submission.industry], INQUIRY_TYPES[submission.inquiry_type]];
  const texts = [
    shortReference(id),
    name,
    company,
    position,
    email,
    phone,
    products,
    message,
    ...getNoteTexts(submission),
  ];
  return [...texts, ...(items ?? []).map(itemText), ...labels].join("\n");
});

export const ORDERS = ["newest", "overdue"] as const;

export const ASSIGNED = ["all", "mine", "none"] as const;

export interface SubmissionFilter {
  readonly status: SubmissionStatus | "all";
  readonly type: InquiryType | "all";
  readonly industry: Industry | "all";
  readonly assigned: (typeof ASSIGNED)[number];
  readonly search: string;
  readonly order: (typeof ORDERS)[number];
}

/**
 * Newest first. The order "overdue" goes by group, and in groups with a deadline the oldest is on top.
 * @param own id of the account
 */
export function filterSubmissions(
  submissions: readonly StoredSubmission[],
  filter: SubmissionFilter,
  now: Date,
  own: string,
): readonly StoredSubmission[] {
  const assignees = { all: undefined, mine: own, none: "" };
  const assignee = assignees[filter.assigned];
  const matches = toMatcher(filter.search);
  const matching = submissions.filter(
    (submission) =>
      (filter.status === "all" || submission.status === filter.status) &&
      (filter.type === "all" || submission.inquiry_type === filter.type) &&
      (filter.industry === "all" || submission.industry === filter.industry) &&
      (assignee === undefined || (submission.assigned_to ?? "") === assignee) &&
      matches(submission),
  );
  const newest = matching.sort((a, b) => b.created_at.getTime() - a.created_at.getTime());
  if (filter.order === "newest") return newest;
  return groupSubmissions(newest.reverse(), now).flatMap(([group, members]) =>
    group === "completed" || group === "suspect" ? [...members].reverse() : members,
  );
}

/** @returns the groups that have members, in the order of the list, with the members in theirs */
export function groupSubmissions(
  submissions: readonly StoredSubmission[],
  now: Date,
): readonly (readonly [InboxGroup, readonly StoredSubmission[]])[] {
  const groups = groupBy(submissions, (submission) => getGroup(submission, now));
  return INBOX_GROUPS.flatMap((group) => {
    const members = groups.get(group);
    return members ? [[group, members] as const] : [];
  });
}

export function countByStatus(
  submissions: readonly StoredSubmission[],
): Readonly<Record<SubmissionStatus | "all", number>> {
  const counts = { all: submissions.length, pending: 0, in_progress: 0, completed: 0 };
  for (const { status } of submissions) counts[status] += 1;
  return counts;
}
