import * as v from "valibot";

/**
 * The steps of each schedule, in the order in which they run, with the hours without a success after which the panel
 * calls a step overdue.
 */
export const SCHEDULES = {
  everyFiveMinutes: {
    checkAdministrators: 1,
    publishScheduled: 1,
    refreshSitemap: 1,
    submitAddresses: 1,
    retryMail: 1,
  },
  everyHour: { sumTotals: 2, queueWeeklyMails: 2, removeUnsentFiles: 2 },
  everyNight: {
    reconcileRoles: 26,
    removeExpiredSubmissions: 26,
    emptyTrash: 26,
    emptyPictureTrash: 26,
    trimVersions: 26,
    trimDrafts: 26,
    markStalePosts: 26,
    checkPosts: 26,
  },
} as const;
export type ScheduleName = keyof typeof SCHEDULES;
export const RUN_HOURS = {
  ...SCHEDULES.everyFiveMinutes,
  ...SCHEDULES.everyHour,
  ...SCHEDULES.everyNight,
};
export type StepName = keyof typeof RUN_HOURS;
export const STEP_NAMES = Object.keys(RUN_HOURS) as readonly StepName[];

export const SiteStatusSchema = v.strictObject({
  /** The last success of each step. */
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
