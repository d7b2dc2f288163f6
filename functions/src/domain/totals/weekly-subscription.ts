import * as v from "valibot";
import { singleLineText } from "../shared/text.ts";

/** An administrator who wants the weekly mail. Its id is the uid. */
export const WeeklySubscriptionSchema = v.strictObject({
  uid: singleLineText(128),
  email: singleLineText(320),
  subscribed_at: v.date(),
});
export type WeeklySubscription = v.InferOutput<typeof WeeklySubscriptionSchema>;
