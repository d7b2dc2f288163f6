import type { StoredPost } from "domain/posts/post";
import { expect, it } from "vitest";
import { findDays, findTime, parseMonth, toCalendarDays } from "./month.ts";

const at = new Date("2026-11-02T10:00:00Z");
const post: StoredPost = {
  ...{ id: "a", title: "Acero", slug: "acero", published: false },
  ...{ created_at: at, updated_at: at, view_count: 0 },
};

it("takes the month of the address, or that of the offices", () => {
  const newYear = new Date("2026-12-31T23:30:00Z");
  expect(parseMonth("2026-02", newYear)).toBe("2026-02");
  expect(["", "2026-13", "x"].map((text) => parseMonth(text, newYear))).toEqual(
    Array(3).fill("2027-01"),
  );
});

it("has whole weeks from Monday on", () => {
  const days = findDays("2026-11");
  expect([days[0], days.at(-1), days.length]).toEqual(["2026-10-26", "2026-12-06", 42]);
  expect(findDays("2027-02")).toHaveLength(28);
  expect(findTime(days)).toEqual({
    from: new Date("2026-10-25T23:00:00Z"),
    until: new Date("2026-12-06T23:00:00Z"),
  });
  expect(findDays("2026-12").at(-1)).toBe("2027-01-03");
});

it("has planned, public and dated posts on their days at the offices, in order", () => {
  const late = new Date("2026-11-20T23:30:00Z");
  const days = toCalendarDays(
    "2026-11",
    [
      { ...post, id: "planned", scheduled_for: late },
      { ...post, id: "public", published: true, published_at: at },
      { ...post, id: "dated", published_at: new Date("2026-11-02T07:00:00Z") },
      { ...post, id: "undated" },
      { ...post, id: "moved", scheduled_for: late },
    ],
    new Map([["moved", new Date("2026-12-01T08:00:00Z")]]),
  );
  const shown = days.flatMap(({ day, isOfMonth, entries }) =>
    entries.map(({ post: { id }, state }) => [day, isOfMonth, id, state]),
  );
  expect(shown).toEqual([
    ["2026-11-02", true, "dated", "draft"],
    ["2026-11-02", true, "public", "published"],
    ["2026-11-21", true, "planned", "scheduled"],
    ["2026-12-01", false, "moved", "scheduled"],
  ]);
});
