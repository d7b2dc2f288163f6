import type { Post } from "domain/posts/post";
import { describe, expect, it } from "vitest";
import { failAtEveryStep } from "../../testing/fail-at-every-step.ts";
import { memoryPosts, uuid } from "../../testing/memory-posts.ts";
import type { Store } from "../store/store.ts";
import { publishScheduled } from "./publish-scheduled.ts";

const hour = 3_600_000;

function setUp() {
  const { put, documents, deps, clock } = memoryPosts();
  const logged: unknown[] = [];
  const log = (event: string, facts: object) => void logged.push({ event, ...facts });
  const passed = new Date(clock.now.getTime() - hour);
  const schedule = (n: number, fields: Partial<Post> = {}) =>
    put(uuid(n), `post-${n}`, { published: false, scheduled_for: passed, ...fields });
  const post = (n: number) => documents.blog_posts.get(uuid(n));
  return { schedule, post, documents, logged, passed, clock, deps: { ...deps, log } };
}

describe("publishScheduled", () => {
  it("publishes due posts with their scheduled date, and counts them", async () => {
    const { schedule, post, documents, logged, passed, clock, deps } = setUp();
    const toCome = new Date(clock.now.getTime() + hour);
    schedule(1);
    schedule(2, { scheduled_for: toCome });
    const { created_at } = post(1) ?? {};
    expect(await publishScheduled(deps)).toEqual({ published: 1, failed: 0 });
    expect(post(1)).toMatchObject({
      published: true,
      published_at: passed,
      created_at: passed,
      recorded_at: created_at,
      updated_at: clock.now,
      view_count: 7,
    });
    expect(post(1)).not.toHaveProperty("scheduled_for");
    expect(post(2)).toMatchObject({ published: false, scheduled_for: toCome });
    expect([...documents.audit_log.values()]).toMatchObject([
      { action: "post_saved", actor_uid: "system", target: uuid(1), changes: ["published"] },
    ]);
    expect(logged).toEqual([]);
  });

  it("publishes nothing early when the instance's clock is ahead", async () => {
    const { schedule, clock, deps } = setUp();
    const ahead = new Date(clock.now.getTime() + 2 * hour);
    schedule(1, { scheduled_for: new Date(clock.now.getTime() + hour) });
    const counts = await publishScheduled({ ...deps, now: () => ahead });
    expect(counts).toEqual({ published: 0, failed: 0 });
  });

  it("does not publish a post that was rescheduled meanwhile", async () => {
    const { schedule, documents, clock, deps } = setUp();
    schedule(1);
    const toCome = new Date(clock.now.getTime() + hour);
    const atomically: Store["atomically"] = (work) => {
      schedule(1, { scheduled_for: toCome });
      return deps.store.atomically(work);
    };
    const store = { ...deps.store, atomically };
    expect(await publishScheduled({ ...deps, store })).toEqual({ published: 0, failed: 0 });
    expect(documents.audit_log.size).toBe(0);
  });

  it("keeps a displayed date that was set by hand", async () => {
    const { schedule, post, passed, deps } = setUp();
    const apart = new Date(passed.getTime() - hour);
    schedule(1, { created_at: apart });
    await publishScheduled(deps);
    expect(post(1)).toMatchObject({ published_at: passed, created_at: apart });
    expect(post(1)).not.toHaveProperty("recorded_at");
  });

  it("turns posts with unchecked claims into drafts, and logs them", async () => {
    const { schedule, post, documents, logged, passed, deps } = setUp();
    schedule(1, { source: "ai" });
    schedule(2, { source: "guest", claims_checked_by: "ana", claims_checked_at: passed });
    expect(await publishScheduled(deps)).toEqual({ published: 1, failed: 0 });
    expect(post(1)).toMatchObject({ published: false, source: "ai" });
    expect(post(1)).not.toHaveProperty("scheduled_for");
    expect(post(2)).toMatchObject({ published: true, published_at: passed });
    expect([...documents.audit_log.values()].map(({ changes }) => changes)).toEqual([
      ["unscheduled"],
      ["published"],
    ]);
    expect(logged).toEqual([{ event: "post_unchecked", id: uuid(1) }]);
  });

  it("publishes what is due behind more posts that fail than it reads at once", async () => {
    const { schedule, post, clock, deps } = setUp();
    const longAgo = new Date(clock.now.getTime() - 2 * hour);
    for (let n = 1; n <= 250; n += 1) schedule(n, { scheduled_for: longAgo });
    schedule(251);
    const atomically: Store["atomically"] = async (work) => {
      const failing = new Error("cannot be published");
      return deps.store.atomically(async (transaction) => {
        const read: typeof transaction.read = async (request) => {
          const [id] = request.blog_posts as readonly string[];
          if (id !== uuid(251)) throw failing;
          return transaction.read(request);
        };
        return work({ ...transaction, read });
      });
    };
    const counts = await publishScheduled({ ...deps, store: { ...deps.store, atomically } });
    expect(counts).toEqual({ published: 1, failed: 250 });
    expect(post(251)).toMatchObject({ published: true });
  });

  it("continues after a failure, and logs its code, not its message", async () => {
    const { schedule, logged, deps } = setUp();
    for (const n of [1, 2, 3]) schedule(n);
    const failures = [Object.assign(new Error("bad title: Ana Ruiz"), { code: 14 })];
    const atomically: Store["atomically"] = async (work) => {
      const failure = failures.pop();
      if (failure) throw failure;
      return deps.store.atomically(work);
    };
    const store = { ...deps.store, atomically };
    expect(await publishScheduled({ ...deps, store })).toEqual({ published: 2, failed: 1 });
    expect(logged).toEqual([{ event: "post_not_published", id: uuid(1), code: "14" }]);
  });
});

it("interrupted at any step, every scheduled post is published in the end", async () => {
  const scenario = () => {
    const { schedule, documents, deps } = setUp();
    for (const n of [1, 2, 3]) schedule(n);
    const state = () => [
      [...documents.blog_posts.values()].map(({ published }) => published),
      documents.audit_log.size,
    ];
    return { deps, run: publishScheduled, state };
  };
  const { ends, expected } = await failAtEveryStep(scenario, 4);
  expect(ends).toEqual(expected);
  expect(ends[0]?.state).toEqual([[true, true, true], 3]);
});
