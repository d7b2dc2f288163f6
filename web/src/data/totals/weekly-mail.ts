import {
  type WeeklySubscription,
  WeeklySubscriptionSchema,
} from "domain/totals/weekly-subscription";
import { collection, limit, query, where } from "firebase/firestore";
import { call } from "#data/shared/callables.ts";
import { converterOf } from "#firebase/converter.ts";
import { panelAuth, panelFirestore } from "#firebase/panel-sdk.ts";
import { type Live, useLive } from "#firebase/use-live.ts";

const subscriptions = () => collection(panelFirestore(), "weekly_subscriptions");

function ownAccount() {
  const { uid = "", email } = panelAuth().currentUser ?? {};
  return { uid, email: email ?? "" };
}

export interface OwnWeeklyMail {
  readonly email: string;
  /** Empty while it is off. */
  readonly list: Live<readonly WeeklySubscription[]>;
}

export function useOwnWeeklyMail(): OwnWeeklyMail {
  const { uid, email } = ownAccount();
  const all = subscriptions().withConverter(converterOf(WeeklySubscriptionSchema));
  return { email, list: useLive(query(all, where("uid", "==", uid), limit(1))) };
}

/** @throws DomainError */
export async function switchWeeklyMail(isOn: boolean): Promise<void> {
  await call("switchWeeklyMail", { is_on: isOn });
}
