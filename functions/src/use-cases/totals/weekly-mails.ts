import { can } from "domain/accounts/permissions";
import { dayStart, localDay } from "domain/contact/working-hours";
import { daysFrom } from "domain/totals/days-text";
import type { Days } from "domain/totals/figures";
import { getLastDay, getMonday, periodBefore, shiftDay } from "domain/totals/period";
import { type WeeklyMail, weeklyMail } from "domain/totals/weekly-mail";
import type { Log } from "../log.ts";
import type { Reads, StoreDeps } from "../store/store.ts";

const MAX_SUBSCRIPTIONS = 500;
const MORNING_HOUR = 7;

export interface WeeklyEntry {
  readonly uid: string;
  readonly monday: string;
}

/** Adds mails about the last week that are missing or failed, once its totals are complete. */
export async function queueWeeklyMails(deps: StoreDeps & { readonly log: Log }): Promise<void> {
  const { store } = deps;
  const now = deps.now();
  const thisMonday = getMonday(localDay(now));
  const week = { monday: shiftDay(thisMonday, -7), weeks: 1 };
  const end = dayStart(thisMonday);
  const month = getLastDay(week).slice(0, 7);
  const { daily_totals } = await store.read({
    daily_totals: { ids: [month], fields: ["summed_at"] },
  });
  if (Number(daily_totals.get(month)?.summed_at ?? 0) < end.getTime()) {
    deps.log("weekly_mails_wait_for_totals", { month });
    return;
  }
  const subscriptions = await store.query("weekly_subscriptions", {
    where: ["subscribed_at", "<=", end],
    limit: MAX_SUBSCRIPTIONS,
    fields: [],
  });
  for (const { id: uid } of subscriptions) {
    const id = `${week.monday}_${uid}`;
    await store.atomically(async (transaction) => {
      const { mail_outbox } = await transaction.read({
        mail_outbox: { ids: [id], fields: ["state"] },
      });
      const { state = "failed" } = mail_outbox.get(id) ?? {};
      if (state !== "failed" || (await weeklyRecipient(transaction, uid)) === null) return;
      transaction.set("mail_outbox", id, {
        state: "pending",
        attempts: 0,
        created_at: now,
        due: inTheMorning(now),
        weekly: { uid, monday: week.monday },
      });
    });
  }
}

/** Nobody gets a weekly mail at night. */
function inTheMorning(now: Date): Date {
  const morning = dayStart(localDay(now)).getTime() + MORNING_HOUR * 3_600_000;
  return new Date(Math.max(morning, now.getTime()));
}

/** @returns null for accounts without subscription, or whose role does not receive the mail */
export async function weeklyRecipient(reads: Reads, uid: string): Promise<string | null> {
  const { user_roles, weekly_subscriptions } = await reads.read({
    user_roles: { ids: [uid], fields: ["role"] },
    weekly_subscriptions: { ids: [uid], fields: ["email"] },
  });
  if (!can(user_roles.get(uid)?.role, "weeklyMail.receive")) return null;
  return weekly_subscriptions.get(uid)?.email ?? null;
}

/** A mail with the stored figures. */
export async function composeWeeklyMail(
  reads: Reads,
  mail: { readonly id: string; readonly to: string; readonly monday: string },
  overviewUrl: string,
): Promise<WeeklyMail> {
  const week = { monday: mail.monday, weeks: 1 };
  const months = [periodBefore(week).monday, week.monday, getLastDay(week)].map((day) =>
    day.slice(0, 7),
  );
  const { daily_totals } = await reads.read({ daily_totals: [...new Set(months)] });
  const days: Days = Object.fromEntries(
    [...daily_totals.values()].flatMap((month) => Object.entries(daysFrom(month.days))),
  );
  return weeklyMail({ ...mail, days, overviewUrl });
}
