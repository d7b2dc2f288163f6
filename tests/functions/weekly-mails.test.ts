import { localDay } from "domain/contact/working-hours";
import { getMonday, shiftDay } from "domain/totals/period";
import { beforeEach, expect, it } from "vitest";
import { createAdmin } from "../support/accounts.ts";
import { addresses } from "../support/addresses.ts";
import { mailsTo } from "../support/mailbox.ts";
import { reset, setStandInMode } from "../support/reset.ts";
import { runScheduled } from "../support/run-scheduled.ts";
import { sdk } from "./support/callers.ts";

const MONDAY = shiftDay(getMonday(localDay(new Date())), -7);
const EVA = "eva@nhk.example";
const ANA = "ana@nhk.example";

async function subscribe(email: string): Promise<string> {
  const uid = await createAdmin(sdk, { email, password: "una-clave-larga" });
  const subscribed_at = new Date("2026-01-01T09:00:00Z");
  await sdk.db.doc(`weekly_subscriptions/${uid}`).set({ uid, email, subscribed_at });
  return uid;
}

async function storeTotals(): Promise<void> {
  const total = { published: 1, kept: 2, late: 1, answer_minutes: [95] };
  const stored: Record<string, Record<string, object>> = {};
  for (const [by, views] of Object.entries({ "-7": 1000, "0": 1250, "6": 30 })) {
    const day = shiftDay(MONDAY, Number(by));
    const more = { inquiries: { cotizacion: 2 }, pages: { "/blog/acero": 2 } };
    stored[day.slice(0, 7)] = { ...stored[day.slice(0, 7)], [day]: { views, ...total, ...more } };
  }
  for (const [month, days] of Object.entries(stored))
    await sdk.db.doc(`daily_totals/${month}`).set({ days, summed_at: new Date() });
}

async function runSchedules(): Promise<void> {
  await runScheduled("queueWeeklyMails");
  // The hour sums the days anew, too, and there is nothing to sum.
  await storeTotals();
  await makeMailsDue();
  await runScheduled("retryMail");
}

/**
 * Weekly mails that are prepared at night are due at seven: here those that wait become due now, at
 * whatever hour the test runs. A mail that is just being sent keeps the end of its lease, which
 * stands in the same field and without which another run would send it again.
 */
async function makeMailsDue(): Promise<void> {
  await sdk.db.runTransaction(async (transaction) => {
    const waiting = await transaction.get(
      sdk.db.collection("mail_outbox").where("due", ">", new Date()),
    );
    for (const entry of waiting.docs)
      if (entry.get("state") === "pending") transaction.update(entry.ref, { due: new Date() });
  });
}

beforeEach(async () => {
  await reset();
  await setStandInMode(addresses().mailbox, "normal");
  await storeTotals();
});

it("mails the figures of the last week once, as text and HTML", async () => {
  await subscribe(EVA);
  for (let n = 0; n < 3; n += 1) await runSchedules();
  const [mail, ...others] = await mailsTo(EVA);
  expect(others).toEqual([]);
  expect(mail?.to).toEqual([EVA]);
  expect(mail?.subject).toMatch(/^Weekly figures, \w{3} \d+, 20\d{2}: 4 inquiries$/);
  expect(mail?.text).toMatch(/^Views +1,280 +1,000 +\+280$/m);
  expect(mail?.text).toMatch(/^\/blog\/acero +4$/m);
  expect(mail?.text).toMatch(/^All figures: http\S+\/nhk\/overview$/m);
  expect(mail?.html).toMatch(/>Views<\/td><td [^>]+>1,280<\/td><td [^>]+>1,000<\/td>/);
  expect(mail?.html).toContain(">- Cotización</td>");
});

it("mails no administrator who was removed, or who switched it on this week", async () => {
  const [removed, fresh] = [await subscribe(ANA), await subscribe("nueva@nhk.example")];
  await subscribe(EVA);
  await sdk.db.doc(`weekly_subscriptions/${fresh}`).update({ subscribed_at: new Date() });
  await runScheduled("queueWeeklyMails");
  await sdk.db.doc(`user_roles/${removed}`).delete();
  await makeMailsDue();
  await runScheduled("retryMail");
  expect(await mailsTo(EVA)).toHaveLength(1);
  expect(await mailsTo(ANA)).toEqual([]);
  expect(await mailsTo("nueva@nhk.example")).toEqual([]);
});

it("mails once after the mail server was down, and after two runs at once", async () => {
  const uid = await subscribe(EVA);
  const entry = sdk.db.doc(`mail_outbox/${MONDAY}_${uid}`);
  await setStandInMode(addresses().mailbox, "down");
  await runSchedules();
  expect((await entry.get()).data()).toMatchObject({ state: "pending", attempts: 1 });
  await setStandInMode(addresses().mailbox, "normal");
  await entry.update({ due: new Date(0) });
  await Promise.all([runSchedules(), runSchedules()]);
  await runSchedules();
  expect(await mailsTo(EVA)).toHaveLength(1);
  expect((await entry.get()).get("state")).toBe("sent");
});
