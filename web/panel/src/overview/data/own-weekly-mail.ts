import {
  type WeeklySubscription,
  WeeklySubscriptionSchema,
} from "domain/totals/weekly-subscription";
import { limit, query, where } from "firebase/firestore";
import { panelAuth } from "kit/firebase/panel-sdk";
import { call } from "#data/callables.ts";
import { typedCollection } from "#firebase/converter.ts";
import { type Live, useLive } from "#firebase/use-live.ts";

export interface OwnWeeklyMail {
  readonly email: string;
  /** Empty while it is off. */
  readonly list: Live<readonly WeeklySubscription[]>;
}

export function useOwnWeeklyMail(): OwnWeeklyMail {
  const { uid = "", email } = panelAuth().currentUser ?? {};
  const all = typedCollection("weekly_subscriptions", WeeklySubscriptionSchema);
  return { email: email ?? "", list: useLive(query(all, where("uid", "==", uid), limit(1))) };
}

/** @throws DomainError */
export async function switchWeeklyMail(isOn: boolean): Promise<void> {
  await call("switchWeeklyMail", { is_on: isOn });
}
