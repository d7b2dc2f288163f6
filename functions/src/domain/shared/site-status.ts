import * as v from "valibot";

/** Hours without a run. */
export const RUN_HOURS = {
  retryMail: 1,
  publishScheduled: 1,
  checkAdministrators: 1,
  sumTotals: 2,
  removeUnsentFiles: 2,
  // Daytime only.
  queueWeeklyMails: 13,
  reconcileRoles: 26,
  removeExpiredSubmissions: 26,
  emptyTrash: 26,
  emptyPictureTrash: 26,
} as const;
export type ScheduledName = keyof typeof RUN_HOURS;
export const SCHEDULED_NAMES = Object.keys(RUN_HOURS) as readonly ScheduledName[];

export const SiteStatusSchema = v.strictObject({
  /** The last success of each. */
  runs: v.record(v.string(), v.date()),
  mail_sent_at: v.exactOptional(v.date()),
  index_checks: v.exactOptional(
    v.strictObject({
      day: v.pipe(v.string(), v.isoDate()),
      used: v.pipe(v.number(), v.integer(), v.minValue(0)),
    }),
  ),
});
export type SiteStatus = v.InferOutput<typeof SiteStatusSchema>;
