import { pacificDay } from "domain/indexing/quota";
import { expect, it } from "vitest";
import { memoryStore } from "../../testing/memory-store.ts";
import { indexResultStore } from "./index-results.ts";

it("the day of the quota begins at midnight in California", () => {
  expect(pacificDay(new Date("2026-11-21T07:59:00Z"))).toBe("2026-11-20");
  expect(pacificDay(new Date("2026-11-21T08:00:00Z"))).toBe("2026-11-21");
  expect(pacificDay(new Date("2026-07-01T06:59:00Z"))).toBe("2026-06-30");
});

it("grants the quota of a day, and again what was returned", async () => {
  const { store, documents, clock } = memoryStore();
  const { take, giveBack } = indexResultStore(store);
  expect(await take(1500, clock.now)).toBe(1500);
  expect(await take(500, clock.now)).toBe(300);
  await giveBack(100, clock.now);
  expect(await take(500, clock.now)).toBe(100);
  const index_checks = { day: pacificDay(clock.now), used: 1800 };
  expect(documents.site_status.get("current")).toEqual({ runs: {}, index_checks });
});
