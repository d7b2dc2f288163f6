import { expect, it, vi } from "vitest";
import { schedules } from "./schedule.ts";
import { memoryStore } from "./testing/memory-store.ts";

function aSchedule() {
  const { store, documents, clock } = memoryStore();
  const logged = vi.fn();
  const log = { failed: logged, refused: logged };
  const { scheduled } = schedules({ store, now: () => clock.now }, log);
  const run = (name: "sumTotals" | "retryMail", work: () => Promise<unknown>) =>
    scheduled(name, { schedule: "every 60 minutes" }, work).run({ scheduleTime: "" });
  return { run, clock, logged, status: () => documents.site_status.get("current") };
}
const nothing = async () => {};

it("records the last success of each scheduled function in one document", async () => {
  const { run, clock, status } = aSchedule();
  const first = clock.now;
  await run("sumTotals", nothing);
  clock.now = new Date(+first + 60_000);
  await run("retryMail", nothing);
  expect(status()).toEqual({ runs: { sumTotals: first, retryMail: clock.now } });
});

it("records no failed run, and rejects without its words", async () => {
  const { run, clock, logged, status } = aSchedule();
  const first = clock.now;
  await run("sumTotals", nothing);
  clock.now = new Date(+first + 60_000);
  const error = new RangeError("ana@example.com");
  const failing = () => Promise.reject(error);
  await expect(run("sumTotals", failing)).rejects.toThrow(/^schedule_failed$/);
  expect(status()).toEqual({ runs: { sumTotals: first } });
  const call = ["schedule_failed", { schedule: "sumTotals", error }];
  expect(logged.mock.calls).toEqual([call]);
});

it("succeeds when the run cannot be recorded", async () => {
  const { run, clock, logged, status } = aSchedule();
  clock.failure = "unavailable";
  await run("sumTotals", nothing);
  expect(status()).toBeUndefined();
  expect(logged).toHaveBeenLastCalledWith("status_not_recorded", { code: "Error" });
});
