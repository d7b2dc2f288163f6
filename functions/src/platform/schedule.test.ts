import { STEP_NAMES, type StepName } from "domain/shared/site-status";
import { expect, it, vi } from "vitest";
import { memoryStore } from "../testing/memory-store.ts";
import { type Step, type Steps, schedules } from "./schedule.ts";

const nothing = async () => {};

/** Steps that do nothing, except those that are given. */
function aSchedule(given: Partial<Record<StepName, Partial<Step>>> = {}) {
  const { store, documents, clock } = memoryStore();
  const logged = vi.fn();
  const log = { failed: logged, refused: logged };
  const all = STEP_NAMES.map((name) => [name, { seconds: 60, run: nothing, ...given[name] }]);
  const steps = Object.fromEntries(all) as Steps;
  const { schedule } = schedules({ store, now: () => clock.now }, steps, log);
  const run = () => schedule("everyHour").run({ scheduleTime: "" });
  return { run, clock, logged, status: () => documents.site_status.get("current") };
}

it("runs the steps of its schedule in their order, and records the success of each", async () => {
  const order: string[] = [];
  const noting = (name: string) => ({ run: async () => void order.push(name) });
  const { run, clock, status } = aSchedule({
    removeUnsentFiles: noting("removeUnsentFiles"),
    sumTotals: noting("sumTotals"),
    emptyTrash: noting("emptyTrash"),
  });
  await run();
  expect(order).toEqual(["sumTotals", "removeUnsentFiles"]);
  const { now } = clock;
  expect(status()).toEqual({
    runs: { sumTotals: now, queueWeeklyMails: now, removeUnsentFiles: now },
  });
});

it("a step that fails stops no other, is not recorded, and its words reach no log of the SDK", async () => {
  const error = new RangeError("ana@example.com");
  const { run, clock, logged, status } = aSchedule({
    sumTotals: { run: () => Promise.reject(error) },
  });
  await expect(run()).rejects.toThrow(/^schedule_failed$/);
  const { now } = clock;
  expect(status()).toEqual({ runs: { queueWeeklyMails: now, removeUnsentFiles: now } });
  expect(logged.mock.calls).toEqual([["schedule_failed", { schedule: "sumTotals", error }]]);
});

it("a step that takes too long has failed, and the next one runs", async () => {
  const { run, logged, status } = aSchedule({
    sumTotals: { seconds: 2.01, run: () => new Promise(() => {}) },
  });
  await expect(run()).rejects.toThrow();
  expect(Object.keys(status()?.runs ?? {})).toEqual(["queueWeeklyMails", "removeUnsentFiles"]);
  expect(logged.mock.calls).toMatchObject([
    ["schedule_failed", { error: { code: "deadline-exceeded" } }],
  ]);
});

it("succeeds when a run cannot be recorded", async () => {
  const { run, clock, logged, status } = aSchedule();
  clock.failure = "unavailable";
  await run();
  expect(status()).toBeUndefined();
  expect(logged).toHaveBeenLastCalledWith("status_not_recorded", { code: "Error" });
});

it("steps that do not fit into the time of their schedule are refused when functions are loaded", () => {
  const { run } = aSchedule({ sumTotals: { seconds: 900 } });
  expect(run).toThrow(/^everyHour has 900 seconds, its steps need 1020\.$/);
});
