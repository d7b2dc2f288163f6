import { expect, it } from "vitest";
import { pacificDay } from "./verdict-store.ts";

it("the day of the quota begins at midnight in California", () => {
  expect(pacificDay(new Date("2026-11-21T07:59:00Z"))).toBe("2026-11-20");
  expect(pacificDay(new Date("2026-11-21T08:00:00Z"))).toBe("2026-11-21");
  expect(pacificDay(new Date("2026-07-01T06:59:00Z"))).toBe("2026-06-30");
});
