import { expect, it } from "vitest";
import { failAtEveryStep } from "../../testing/fail-at-every-step.ts";
import { memoryStore } from "../../testing/memory-store.ts";
import { switchWeeklyMail } from "./switch-weekly-mail.ts";

const eva = { uid: "eva", email: "eva@nhk.example" };

function openStore() {
  const { store, documents, clock } = memoryStore();
  return { deps: { store, now: () => clock.now }, clock, list: documents.weekly_subscriptions };
}

it("subscribes the caller's own address, once", async () => {
  const { deps, clock, list } = openStore();
  const subscribed_at = clock.now;
  await switchWeeklyMail(deps, { is_on: true }, eva);
  clock.now = new Date("2026-11-28T10:00:00Z");
  await switchWeeklyMail(deps, { is_on: true }, eva);
  expect([...list]).toEqual([["eva", { ...eva, subscribed_at }]]);
  await switchWeeklyMail(deps, { is_on: true }, { ...eva, email: "ruiz@nhk.example" });
  expect([...list.values()]).toEqual([
    { uid: "eva", email: "ruiz@nhk.example", subscribed_at: clock.now },
  ]);
  await switchWeeklyMail(deps, { is_on: false }, eva);
  await switchWeeklyMail(deps, { is_on: false }, eva);
  expect(list.size).toBe(0);
});

it.each([true, false])("repeats a switch whose answer was lost (on: %s)", async (is_on) => {
  const { ends, expected } = await failAtEveryStep(() => {
    const { deps, list } = openStore();
    return {
      deps,
      run: (ports) => switchWeeklyMail(ports, { is_on }, eva),
      state: () => [...list],
    };
  }, 1);
  expect(ends).toEqual(expected);
});
