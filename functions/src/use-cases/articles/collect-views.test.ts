import { CONTACT_BUCKET } from "domain/shared/rate-limit";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type CollectedViews, collectViews } from "./collect-views.ts";

const NOON = new Date("2026-06-01T12:00:00Z");
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const second = () => wait(1000);
const toLimits = (key: string) => [{ key, rule: CONTACT_BUCKET }];

/** What the database stores: the counts of articles' days. Views of the network 'full' are not counted. */
function counts() {
  const stored: Record<string, number> = {};
  const commits: number[] = [];
  const commit = async ({ postId, day, views }: CollectedViews) => {
    commits.push(views.length);
    const counted = views.map((limits) => limits[0]?.key !== "full");
    const name = `${postId} ${day}`;
    stored[name] = (stored[name] ?? 0) + counted.filter(Boolean).length;
    return counted;
  };
  return { stored, commits, commit };
}

describe("collectViews", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("commits 2,000 views in 30 seconds at most once a second, the first at once", async () => {
    const { commits, commit, stored } = counts();
    const storeView = collectViews(async (collected) => {
      await wait(40);
      return commit(collected);
    }, second);
    const answers: Promise<boolean>[] = [];
    for (let reader = 0; reader < 2000; reader += 1) {
      answers.push(storeView("a", toLimits(`reader ${reader}`), NOON));
      await vi.advanceTimersByTimeAsync(15);
    }
    await vi.advanceTimersByTimeAsync(2000);
    expect((await Promise.all(answers)).every(Boolean)).toBe(true);
    expect(stored).toEqual({ "a 2026-06-01": 2000 });
    expect(commits[0]).toBe(1);
    expect(commits.length).toBeGreaterThan(20);
    expect(commits.length).toBeLessThanOrEqual(31);
  });

  it("lets no article wait for another one, and no reader after a pause", async () => {
    const { commits, commit } = counts();
    const storeView = collectViews(commit, second);
    await Promise.all([storeView("a", toLimits("1"), NOON), storeView("b", toLimits("2"), NOON)]);
    await vi.advanceTimersByTimeAsync(1000);
    await storeView("a", toLimits("3"), NOON);
    expect(commits).toEqual([1, 1, 1]);
  });

  it("lets a commit that does not end hold up the next one for a while only", async () => {
    const { commits, commit } = counts();
    let isCut = true;
    const storeView = collectViews(
      (views) => (isCut ? new Promise(() => {}) : commit(views)),
      second,
    );
    void storeView("a", toLimits("1"), NOON);
    await vi.advanceTimersByTimeAsync(10);
    isCut = false;
    const later = storeView("a", toLimits("1"), NOON);
    await vi.advanceTimersByTimeAsync(3000);
    expect(await later).toBe(true);
    expect(commits).toEqual([1]);
  });

  it("counts a view on its own day", async () => {
    const { stored, commit } = counts();
    const storeView = collectViews(commit, second);
    const times = ["21:59:59Z", "22:00:00Z"].map((time) => new Date(`2026-06-01T${time}`));
    await Promise.all(times.map((time) => storeView("a", toLimits(time.toISOString()), time)));
    expect(stored).toEqual({ "a 2026-06-01": 1, "a 2026-06-02": 1 });
  });

  it("tells each reader of a commit whether the own view was counted", async () => {
    const { commits, commit, stored } = counts();
    const storeView = collectViews(commit, second);
    const answers = ["1", "full", "1"].map((key) => storeView("a", toLimits(key), NOON));
    expect(await Promise.all(answers)).toEqual([true, false, true]);
    expect(commits).toEqual([3]);
    expect(stored).toEqual({ "a 2026-06-01": 2 });
  });

  it("commits later views after a failure, which only its own readers see", async () => {
    const { commit, stored } = counts();
    const failing = vi.fn(commit).mockRejectedValueOnce(new Error("unavailable"));
    const storeView = collectViews(failing, second);
    const first = storeView("a", toLimits("1"), NOON);
    await expect(first).rejects.toThrow("unavailable");
    const later = storeView("a", toLimits("2"), NOON);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await later).toBe(true);
    expect(stored).toEqual({ "a 2026-06-01": 1 });
  });
});
