import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { failAtEveryStep } from "../../testing/fail-at-every-step.ts";
import { type CollectedViews, collectViews } from "./collect-views.ts";
import { countView } from "./count-view.ts";

const NOON = new Date("2026-06-01T12:00:00Z");
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const second = () => wait(1000);

/** What the database stores: marks, and the counts of articles' days. */
function counts() {
  const marks = new Set<string>();
  const views: Record<string, number> = {};
  const commits: number[] = [];
  const commit = async ({ postId, day, keys }: CollectedViews) => {
    commits.push(keys.size);
    const added = new Set([...keys].filter((key) => !marks.has(key)));
    for (const key of added) marks.add(key);
    views[`${postId} ${day}`] = (views[`${postId} ${day}`] ?? 0) + added.size;
    return added;
  };
  return { marks, views, commits, commit };
}

describe("collectViews", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("commits 2,000 views in 30 seconds at most once a second, the first at once", async () => {
    const { commits, commit, views } = counts();
    const mark = collectViews(async (collected) => {
      await wait(40);
      return commit(collected);
    }, second);
    const answers: Promise<boolean>[] = [];
    for (let reader = 0; reader < 2000; reader += 1) {
      answers.push(mark("a", `reader ${reader}`, NOON));
      await vi.advanceTimersByTimeAsync(15);
    }
    await vi.advanceTimersByTimeAsync(2000);
    expect((await Promise.all(answers)).every(Boolean)).toBe(true);
    expect(views).toEqual({ "a 2026-06-01": 2000 });
    expect(commits[0]).toBe(1);
    expect(commits.length).toBeGreaterThan(20);
    expect(commits.length).toBeLessThanOrEqual(31);
  });

  it("lets no article wait for another one, and no reader after a pause", async () => {
    const { commits, commit } = counts();
    const mark = collectViews(commit, second);
    await Promise.all([mark("a", "1", NOON), mark("b", "2", NOON)]);
    await vi.advanceTimersByTimeAsync(1000);
    await mark("a", "3", NOON);
    expect(commits).toEqual([1, 1, 1]);
  });

  it("lets a commit that does not end hold up the next one for a while only", async () => {
    const { commits, commit } = counts();
    let isCut = true;
    const mark = collectViews((views) => (isCut ? new Promise(() => {}) : commit(views)), second);
    void mark("a", "1", NOON);
    await vi.advanceTimersByTimeAsync(10);
    isCut = false;
    const later = mark("a", "1", NOON);
    await vi.advanceTimersByTimeAsync(3000);
    expect(await later).toBe(true);
    expect(commits).toEqual([1]);
  });

  it("counts a view on its own day", async () => {
    const { views, commit } = counts();
    const mark = collectViews(commit, second);
    const times = ["21:59:59Z", "22:00:00Z"].map((time) => new Date(`2026-06-01T${time}`));
    await Promise.all(times.map((time) => mark("a", time.toISOString(), time)));
    expect(views).toEqual({ "a 2026-06-01": 1, "a 2026-06-02": 1 });
  });

  it("counts a visitor once who is reported twice at once", async () => {
    const { commits, commit } = counts();
    const mark = collectViews(commit, second);
    const answers = [mark("a", "1", NOON), mark("a", "1", NOON)];
    expect(await Promise.all(answers)).toEqual([true, false]);
    expect(commits).toEqual([1]);
  });

  it("commits later views after a failure, which only its own readers see", async () => {
    const { commit, views } = counts();
    const failing = vi.fn(commit).mockRejectedValueOnce(new Error("unavailable"));
    const mark = collectViews(failing, second);
    const first = mark("a", "1", NOON);
    await expect(first).rejects.toThrow("unavailable");
    const later = mark("a", "2", NOON);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await later).toBe(true);
    expect(views).toEqual({ "a 2026-06-01": 1 });
  });
});

it("interrupted at any step, every reader is counted once by a repeat", async () => {
  const { ends, expected } = await failAtEveryStep(() => {
    const { marks, views, commit } = counts();
    const markKey = async (address: string) => address;
    const deps = { commit, markKey, isPublished: async () => true, now: () => NOON };
    const run = async ({ commit: store, ...rest }: typeof deps) => {
      const mark = collectViews(store, async () => {});
      const reports = ["1", "2", "3", "3"].map((nearest) =>
        countView({ ...rest, mark }, "a", { address: nearest, nearest, userAgent: "Firefox" }),
      );
      const answers = await Promise.allSettled(reports);
      for (const answer of answers) if (answer.status === "rejected") throw answer.reason;
    };
    return { deps, run, state: () => ({ marks: [...marks].toSorted(), views }) };
  }, 9);
  expect(ends).toEqual(expected);
  expect(expected[0]?.state).toEqual({ marks: ["1", "2", "3"], views: { "a 2026-06-01": 3 } });
});
