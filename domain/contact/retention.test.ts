import { describe, expect, it } from "vitest";
import { addMonths, addNoticeDays, checkedMonths } from "./retention.ts";

describe("addMonths", () => {
  it.each([
    ["2024-11-26T10:00:00.000Z", 24, "2026-11-26T10:00:00.000Z"],
    ["2024-02-29T10:00:00.000Z", 24, "2026-02-28T10:00:00.000Z"],
    ["2026-11-26T10:00:00.000Z", -24, "2024-11-26T10:00:00.000Z"],
    ["2026-12-31T10:00:00.000Z", 2, "2027-02-28T10:00:00.000Z"],
  ])("%s and %i months are %s", (from, months, to) => {
    expect(addMonths(new Date(from), months).toISOString()).toBe(to);
  });

  it("never counts back to a day whose months are not over", () => {
    for (let day = 0; day < 4 * 366; day += 1) {
      const now = new Date(Date.UTC(2024, 0, 1 + day, 3, 20));
      for (const months of [1, 6, 13, 24])
        expect(addMonths(addMonths(now, -months), months).getTime()).toBeLessThanOrEqual(+now);
    }
  });
});

it("adds the days of the notice", () => {
  const later = addNoticeDays(new Date("2026-11-26T10:00:00Z"));
  expect(later.toISOString()).toBe("2026-12-26T10:00:00.000Z");
});

describe("checkedMonths", () => {
  it.each([0, 2, -24, 3.5, Number.NaN])("refuses %d", (months) => {
    expect(() => checkedMonths(months)).toThrow(RangeError);
  });

  it("returns a whole number from 3", () => {
    expect([3, 24].map(checkedMonths)).toEqual([3, 24]);
  });
});
