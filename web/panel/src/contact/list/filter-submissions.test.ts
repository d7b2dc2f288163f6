import { describe, expect, it } from "vitest";
import { countReads } from "#testing/count-reads.ts";
import { submission } from "#testing/submission.ts";
import { countByStatus, filterSubmissions, type SubmissionFilter } from "./filter-submissions.ts";

const NO_FILTER: SubmissionFilter = {
  status: "all",
  type: "all",
  industry: "all",
  assigned: "all",
  search: "",
  order: "newest",
};

/** Wednesday, 12:00 in Madrid. */
const NOW = new Date("2026-11-18T11:00:00Z");

describe("filterSubmissions", () => {
  const fresh = submission({ id: "fresh" });
  const old = submission({ id: "old", created_at: new Date("2026-11-02T10:00:00Z") });
  const older = submission({ id: "older", created_at: new Date("2026-11-01T10:00:00Z") });
  const done = submission({ ...older, id: "done", status: "completed" });

  const idsIn = (order: "newest" | "overdue") =>
    filterSubmissions([old, fresh, older, done], { ...NO_FILTER, order }, NOW, "eva").map(
      ({ id }) => id,
    );

  it("lists the newest first by default", () => {
    expect(NO_FILTER.order).toBe("newest");
    expect(idsIn("newest")).toEqual(["fresh", "old", "older", "done"]);
  });

  it("can sort overdue submissions first, from the oldest", () => {
    expect(idsIn("overdue")).toEqual(["older", "old", "fresh", "done"]);
  });

  it("filters by status, type and industry, and searches without accents", () => {
    const fish = submission({ id: "fish", industry: "pescado", inquiry_type: "soporte" });
    const all = [fresh, done, fish];
    const findIds = (change: object) =>
      filterSubmissions(all, { ...NO_FILTER, ...change }, NOW, "eva").map(({ id }) => id);
    expect(findIds({ status: "completed" })).toEqual(["done"]);
    expect(findIds({ type: "soporte" })).toEqual(["fish"]);
    expect(findIds({ industry: "pescado" })).toEqual(["fish"]);
    expect(findIds({ search: "ALVAREZ soporte" })).toEqual(["fish"]);
    expect(findIds({ search: "nobody" })).toEqual([]);
    expect(countByStatus(all)).toEqual({ all: 3, pending: 2, in_progress: 0, completed: 1 });
  });

  it("filters by whom a submission is assigned to", () => {
    const mine = submission({ id: "mine", assigned_to: "eva" });
    const others = submission({ id: "others", assigned_to: "ana" });
    const findIds = (assigned: SubmissionFilter["assigned"]) =>
      filterSubmissions([fresh, mine, others], { ...NO_FILTER, assigned }, NOW, "eva").map(
        ({ id }) => id,
      );
    expect(findIds("all")).toEqual(["fresh", "mine", "others"]);
    expect(findIds("mine")).toEqual(["mine"]);
    expect(findIds("none")).toEqual(["fresh"]);
  });

  it("searches 500 submissions, and reads each text once for all searches", () => {
    const many = Array.from({ length: 500 }, (_, n) => submission({ id: `id-${n}` }));
    const { items, reads } = countReads(many, "message");
    expect(filterSubmissions(items, { ...NO_FILTER, search: "n" }, NOW, "eva")).toHaveLength(500);
    expect(filterSubmissions(items, { ...NO_FILTER, search: "nalon" }, NOW, "eva")).toHaveLength(
      500,
    );
    expect(reads()).toBe(500);
  });
});
