import { expect, it } from "vitest";
import type { DayTotals } from "./daily-totals.ts";
import { toFigures, toWeeks } from "./figures.ts";

const day = (rest: Partial<DayTotals>): DayTotals => ({
  ...{ views: 0, published: 0, inquiries: {}, kept: 0, late: 0, answer_minutes: [], pages: {} },
  ...rest,
});
const days = {
  "2026-11-08": day({ views: 1000 }),
  "2026-11-09": day({ views: 5, inquiries: { otros: 1 }, late: 1, pages: { "/b": 1 } }),
  "2026-11-15": day({ views: 7, published: 2, kept: 1, answer_minutes: [30] }),
  "2026-11-16": day({
    inquiries: { cotizacion: 2, otros: 1 },
    answer_minutes: [500, 90],
    pages: { "/a": 1, "/c": 2 },
  }),
  "2026-11-23": day({ views: 1000 }),
};
const period = { monday: "2026-11-09", weeks: 2 };

it("sums the days of a period", () => {
  expect(toFigures(days, period)).toMatchObject({
    inquiries: 4,
    byType: { cotizacion: 2, informacion: 0, otros: 2 },
    kept: 1,
    late: 1,
    medianAnswer: 90,
    views: 12,
    published: 2,
    pages: [
      ["/c", 2],
      ["/a", 1],
      ["/b", 1],
    ],
  });
});

it("sums each week, also those without events", () => {
  const weeks = toWeeks(days, { ...period, weeks: 4 });
  expect(weeks.map(({ monday, views, inquiries }) => [monday, views, inquiries])).toEqual([
    ["2026-11-09", 12, 1],
    ["2026-11-16", 0, 3],
    ["2026-11-23", 1000, 0],
    ["2026-11-30", 0, 0],
  ]);
});

it("has the mean of two answers as median, and none without an answer", () => {
  const answers = { "2026-11-09": day({ answer_minutes: [10, 30] }) };
  expect(toFigures(answers, period).medianAnswer).toBe(20);
  expect(toFigures({}, period).medianAnswer).toBeUndefined();
});
