import * as v from "valibot";

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(320));

/** An administrator who wants the weekly mail. Its id is the uid. */
export const WeeklySubscriptionSchema = v.strictObject({
  uid: text,
  email: text,
  subscribed_at: v.date(),
});
export type WeeklySubscription = v.InferOutput<typeof WeeklySubscriptionSchema>;
