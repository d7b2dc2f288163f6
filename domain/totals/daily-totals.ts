import * as v from "valibot";
import type { InquiryType } from "../contact/contact-options.ts";
import { PathSchema } from "../contact/origin.ts";
import { ContactFieldsSchema, type Submission } from "../contact/submission.ts";
import { answerDeadline, workingTime } from "../contact/working-hours.ts";
import { UuidSchema } from "../shared/text.ts";

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const day = v.pipe(v.string(), v.isoDate());
const { inquiry_type } = ContactFieldsSchema.entries;
const MINUTE = 60_000;
/** Bounds the document of a month that forged pages fill. */
const PAGES_PER_DAY = 50;

const ArticleDaySchema = v.strictObject({ views: count, published: count });

export const DayTotalsSchema = v.strictObject({
  ...ArticleDaySchema.entries,
  inquiries: v.record(inquiry_type, count),
  kept: count,
  late: count,
  /** Working time of each answer. */
  answer_minutes: v.array(count),
  /** Inquiries by the page that brought them. */
  pages: v.record(v.string(), count),
});
export type DayTotals = v.InferOutput<typeof DayTotalsSchema>;

export const DaysSchema = v.record(day, DayTotalsSchema);
export const ArticleDaysSchema = v.pipe(v.string(), v.parseJson(), v.record(day, ArticleDaySchema));

/** Its id is the month. Days without events are missing. */
export const MonthTotalsSchema = v.strictObject({
  days: v.union([v.string(), DaysSchema]),
  summed_at: v.date(),
});
export type StoredDays = v.InferOutput<typeof MonthTotalsSchema>["days"];

/** A copy of the figures of articles, for those who may not read those of inquiries. */
export const ArticleMonthSchema = v.strictObject({ days: v.string(), summed_at: v.date() });

export const PostViewsSchema = v.strictObject({
  post_id: UuidSchema,
  day,
  views: count,
  expires_at: v.date(),
});

export type CountedSubmission = Pick<
  Submission,
  "created_at" | "inquiry_type" | "page" | "source" | "status" | "answered_at"
>;

export function inquiryTotals(
  submissions: readonly CountedSubmission[],
  now: Date,
): Omit<DayTotals, "views" | "published"> {
  const inquiries: Partial<Record<InquiryType, number>> = {};
  const pages: Record<string, number> = {};
  const answer_minutes: number[] = [];
  let [kept, late] = [0, 0];
  for (const submission of submissions) {
    const { created_at, answered_at, status } = submission;
    inquiries[submission.inquiry_type] = (inquiries[submission.inquiry_type] ?? 0) + 1;
    const page = getPage(submission);
    if (page in pages || Object.keys(pages).length < PAGES_PER_DAY)
      pages[page] = (pages[page] ?? 0) + 1;
    if (answered_at)
      answer_minutes.push(Math.max(0, Math.round(workingTime(created_at, answered_at) / MINUTE)));
    const isOpen = status !== "completed";
    const deadline = answerDeadline(created_at);
    if ((answered_at ?? (isOpen ? now : deadline)) > deadline) late += 1;
    else if (answered_at) kept += 1;
  }
  return { inquiries, kept, late, answer_minutes, pages };
}

function getPage({ source, page }: CountedSubmission): string {
  if (source === "landing") return "/";
  if (source === "lista") return "/lista";
  return page !== undefined && v.is(PathSchema, page) ? page : "/contacto";
}
