import { getLastDay, periodBefore } from "domain/totals/period";
import { describe, expect, it } from "vitest";
import { ADDRESS, MAX_WEEKS, toPeriod } from "./period.ts";

const FRIDAY = new Date("2026-11-20T10:00:00Z");
const custom = (since: string, until: string) =>
  toPeriod({ range: "custom", since, until }, FRIDAY);

describe("toPeriod", () => {
  it.each([
    ["4w", "2026-10-26"],
    ["12w", "2026-08-31"],
    ["12m", "2025-11-24"],
    ["constructor", "2026-08-31"],
  ])("%s begins on Monday %s and ends with this week", (range, monday) => {
    const period = toPeriod({ ...ADDRESS, range }, FRIDAY);
    expect([period.monday, getLastDay(period)]).toEqual([monday, "2026-11-22"]);
  });

  it("begins a week at midnight of the offices", () => {
    const sunday = toPeriod({ ...ADDRESS, range: "4w" }, new Date("2026-11-22T22:59:59Z"));
    const monday = toPeriod({ ...ADDRESS, range: "4w" }, new Date("2026-11-22T23:00:00Z"));
    expect([sunday, monday].map(getLastDay)).toEqual(["2026-11-22", "2026-11-29"]);
  });

  it("extends chosen days to whole weeks, across a change of time", () => {
    const period = custom("2026-10-21", "2026-11-03");
    expect(period).toEqual({ monday: "2026-10-19", weeks: 3 });
    expect(getLastDay(period)).toBe("2026-11-08");
    expect(periodBefore(period)).toEqual({ monday: "2026-09-28", weeks: 3 });
  });

  it("has one week at least, two years at most, and 12 weeks without days", () => {
    expect(custom("2026-11-03", "2026-01-01").weeks).toBe(1);
    expect(custom("2001-01-01", "2026-01-01").weeks).toBe(MAX_WEEKS);
    expect(custom("2026-13-99", "").weeks).toBe(12);
  });
});
