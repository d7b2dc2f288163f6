import { daysFrom } from "domain/totals/days-text";
import { describe, expect, it } from "vitest";
import { failAtEveryStep } from "../../testing/fail-at-every-step.ts";
import { memoryOutbox } from "../../testing/memory-outbox.ts";
import { type DeliverMailDeps, retryMail } from "../contact/deliver-mail.ts";
import { queueWeeklyMails } from "./weekly-mails.ts";

const MONDAY = new Date("2026-11-23T06:15:00Z");
const DAY = 86_400_000;

function team(...uids: string[]) {
  const memory = memoryOutbox();
  const { deps, clock, advance, daily_totals, user_roles, weekly_subscriptions } = memory;
  clock.now = MONDAY;
  const total = { views: 7, published: 0, inquiries: {}, kept: 0, late: 0 };
  const days = { "2026-11-16": { ...total, answer_minutes: [], pages: {} } };
  daily_totals.set("2026-11", { days, summed_at: MONDAY });
  for (const uid of uids) {
    user_roles.set(uid, { user_id: uid, role: "admin", created_at: new Date(0) });
    const email = `${uid}@nhk.example`;
    weekly_subscriptions.set(uid, { uid, email, subscribed_at: new Date(0) });
  }
  /** The schedules of twelve hours. */
  const run = async (ports: DeliverMailDeps) => {
    for (let hour = 0; hour < 12; hour += 1) {
      await queueWeeklyMails(ports);
      await retryMail(ports);
      advance(60);
    }
  };
  return { ...memory, deps: deps as DeliverMailDeps, run };
}
const toId = (uid: string, monday = "2026-11-16") => `<${monday}_${uid}@weekly.nhk-group>`;

describe("weekly mails", () => {
  it("are sent once a week to each administrator who switched them on", async () => {
    const { deps, run, server, clock, daily_totals, mail_outbox } = team("ana", "eva");
    await run(deps);
    expect(server.mails).toEqual([toId("ana"), toId("eva")]);
    expect(mail_outbox.get("2026-11-16_ana")).toMatchObject({ state: "sent", attempts: 1 });
    clock.now = new Date("2026-11-29T22:59:59Z");
    await run(deps);
    expect(server.mails).toHaveLength(2);
    clock.now = new Date("2026-11-30T06:15:00Z");
    daily_totals.set("2026-11", { days: {}, summed_at: clock.now });
    await run(deps);
    expect(server.mails.slice(2)).toEqual(["ana", "eva"].map((uid) => toId(uid, "2026-11-23")));
  });

  it("wait until seven in the morning when they are prepared at night", async () => {
    const { deps, clock, mail_outbox, server } = team("eva");
    clock.now = new Date("2026-11-22T23:15:00Z");
    await queueWeeklyMails(deps);
    await retryMail(deps);
    expect(server.mails).toEqual([]);
    expect(mail_outbox.get("2026-11-16_eva")?.due).toEqual(new Date("2026-11-23T06:00:00Z"));
  });

  it("have the figures of two months, and the own address", async () => {
    const { deps, clock, daily_totals } = team("eva");
    clock.now = new Date("2026-12-07T06:15:00Z");
    const november = daily_totals.get("2026-11");
    const [total] = Object.values(daysFrom(november?.days ?? {}));
    if (!november || !total) throw new Error("no totals");
    daily_totals.set("2026-11", { ...november, days: { "2026-11-30": total } });
    daily_totals.set("2026-12", { days: { "2026-12-06": total }, summed_at: clock.now });
    const sent: unknown[] = [];
    const send: typeof deps.send = async (mail) => void sent.push(mail);
    await queueWeeklyMails(deps);
    await retryMail({ ...deps, send });
    expect(sent).toMatchObject([
      { to: "eva@nhk.example", text: expect.stringMatching(/Views +14/) },
    ]);
  });

  it("wait for the totals of the whole week", async () => {
    const { deps, run, server, logged, daily_totals } = team("eva");
    const summed_at = new Date("2026-11-22T22:59:59Z");
    daily_totals.set("2026-11", { days: {}, summed_at });
    await run(deps);
    expect(server.mails).toEqual([]);
    expect(logged[0]).toEqual({ event: "weekly_mails_wait_for_totals", month: "2026-11" });
    daily_totals.set("2026-11", { days: {}, summed_at: new Date(+summed_at + 1000) });
    await run(deps);
    expect(server.mails).toEqual([toId("eva")]);
  });

  it("are not sent about weeks before the subscription", async () => {
    const { deps, run, server, weekly_subscriptions } = team("eva");
    weekly_subscriptions.set("eva", {
      uid: "eva",
      email: "eva@nhk.example",
      subscribed_at: MONDAY,
    });
    await run(deps);
    expect(server.mails).toEqual([]);
  });

  it.each(["user_roles", "weekly_subscriptions"] as const)(
    "are not sent to an administrator whose row in %s is gone when they are due",
    async (name) => {
      const { [name]: rows, ...memory } = team("ana", "eva");
      await queueWeeklyMails(memory.deps);
      rows.delete("ana");
      await memory.run(memory.deps);
      expect(memory.server.mails).toEqual([toId("eva")]);
      const entry = memory.mail_outbox.get("2026-11-16_ana");
      expect(entry).toMatchObject({ state: "failed", attempts: 0 });
      expect(entry?.expires_at).toEqual(new Date(+MONDAY + 30 * DAY));
    },
  );

  it("are sent when the mail server is back after two days", async () => {
    const { deps, run, server } = team("eva");
    server.isUp = false;
    for (let n = 0; n < 4; n += 1) await run(deps);
    server.isUp = true;
    for (let n = 0; n < 4; n += 1) await run(deps);
    expect(server.mails).toEqual([toId("eva")]);
  });
});

it("interrupted at any step, each mail is sent once, or again with its id when its end was not recorded", async () => {
  const { ends, expected } = await failAtEveryStep(() => {
    const { deps, run, server, mail_outbox } = team("ana", "eva");
    const state = () => ({
      outbox: [...mail_outbox].map(([id, { state, due = null }]) => ({ id, state, due })),
      mails: server.mails.toSorted(),
    });
    return { deps, run, state };
  }, 14);
  type State = { readonly outbox: unknown; readonly mails: readonly string[] };
  for (const [index, { at, state }] of ends.entries()) {
    const { outbox, mails } = state as State;
    const undisturbed = expected[index]?.state as State;
    expect(outbox, at).toEqual(undisturbed.outbox);
    expect([...new Set(mails)], at).toEqual(undisturbed.mails);
    if (mails.length > 2)
      expect(at).toMatch(/^send #\d+ \w+ after it|^atomically #\d+ \w+ before it/);
  }
});
