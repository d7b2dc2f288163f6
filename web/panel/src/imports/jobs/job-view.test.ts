import { describe, expect, it } from "vitest";
import type { JobView } from "#data/import-jobs.ts";
import { deletionText, findPalette, type JobState, stateOfJob, typeText } from "./job-view.ts";

const NOW = new Date("2026-11-21T12:00:00Z");
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);
const job: JobView = {
  id: "0b6c1f53-96a3-4b7b-8a54-3f6e1f2a9d10",
  job_name: "November",
  import_type: "blog_posts",
  total_records: 12,
  successful_records: 7,
  failed_records: 2,
  status: "processing",
  created_at: minutesAgo(30),
  touched_at: minutesAgo(1),
  chunks: { "0": true },
};
const none = new Set<string>();
const own = new Set([job.id]);

describe("stateOfJob", () => {
  it.each<[string, Partial<JobView>, Set<string>, Set<string>, JobState]>([
    ["with recent activity", {}, none, none, { kind: "processing", stored: 7, total: 10 }],
    [
      "without activity for 15 minutes",
      { touched_at: minutesAgo(15) },
      none,
      none,
      { kind: "interrupted", stored: 7, total: 10 },
    ],
    [
      "with rows in this browser and no sending tab",
      {},
      none,
      own,
      { kind: "interrupted", stored: 7, total: 10 },
    ],
    [
      "sent slowly by a tab of this browser",
      { touched_at: minutesAgo(60) },
      own,
      own,
      { kind: "processing", stored: 7, total: 10 },
    ],
    ["completed", { status: "completed" }, none, own, { kind: "closed" }],
    ["being deleted", { status: "deleting" }, none, none, { kind: "deleting" }],
    ["with an unknown status", { status: "queued" }, none, none, { kind: "closed" }],
  ])("a job %s", (_, change, running, planned, state) =>
    expect(stateOfJob({ ...job, ...change }, { running, planned }, NOW)).toEqual(state),
  );
});

describe("texts of a row", () => {
  it("gives known statuses a color and others none", () =>
    expect(["processing", "completed", "failed", "queued"].map(findPalette)).toEqual([
      "blue",
      "green",
      "red",
      undefined,
    ]));
  it("turns underscores into spaces", () => expect(typeText("blog_posts")).toBe("blog posts"));
  it("counts what a deletion removes", () => {
    expect(deletionText({ posts: 1200, published: 900, edited: 1, views: 3456 })).toBe(
      "1,200 posts will be deleted: 900 published, 1 edited since the import, 3,456 views in all.",
    );
    expect(deletionText({ posts: 0, published: 0, edited: 0, views: 0 })).toMatch(/No posts/);
  });
});
