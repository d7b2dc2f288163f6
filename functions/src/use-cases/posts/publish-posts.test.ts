import { limits } from "domain/shared/limits";
import { expect, it } from "vitest";
import { actor, memoryPosts, uuid } from "../../testing/memory-posts.ts";
import { publishPosts } from "./publish-posts.ts";

const MORNING = new Date("2026-11-20T08:00:00Z");
const LATER = new Date("2026-12-24T09:00:00Z");

function drafts(count: number) {
  const memory = memoryPosts();
  const ids = Array.from({ length: count }, (_, n) => uuid(n + 1));
  for (const [n, id] of ids.entries()) {
    memory.put(id, `pieza-${n}`, { title: `Pieza ${n}`, published: false, created_at: MORNING });
    delete memory.blog_posts.get(id)?.published_at;
    memory.post_bodies.set(id, { content: "<p>a</p>" });
  }
  const publish = (post_ids: readonly string[], published = true) =>
    publishPosts(memory.deps, { post_ids: [...post_ids], published }, actor);
  return { ...memory, ids, publish };
}

it("publishes posts now, with an entry for each, and leaves those that are public or gone", async () => {
  const { ids, publish, blog_posts, audit_log, clock } = drafts(12);
  const [first = "", second = ""] = ids;
  const scheduled = blog_posts.get(first);
  if (scheduled) blog_posts.set(first, { ...scheduled, scheduled_for: LATER });
  const live = blog_posts.get(second);
  if (live) blog_posts.set(second, { ...live, published: true, published_at: MORNING });
  expect(await publish([...ids, uuid(99)])).toEqual({ refused: [], missing: [uuid(99)] });
  expect(blog_posts.get(first)).toMatchObject({
    published: true,
    published_at: clock.now,
    created_at: clock.now,
    updated_at: clock.now,
  });
  expect(blog_posts.get(first)?.scheduled_for).toBeUndefined();
  expect(blog_posts.get(second)?.published_at).toEqual(MORNING);
  expect(audit_log.size).toBe(11);
  const entry = audit_log.get(blog_posts.get(first)?.change_id ?? "");
  expect(entry).toMatchObject({
    action: "post_saved",
    target: first,
    changes: ["published"],
    details: { title: "Pieza 0" },
  });
  await publish(ids);
  expect(audit_log.size).toBe(11);
});

it("publishes neither unconfirmed texts nor pictures without description, and says which", async () => {
  const { ids, publish, blog_posts, post_bodies } = drafts(3);
  const [guest = "", plain = "", pictured = ""] = ids;
  const post = blog_posts.get(guest);
  if (post) blog_posts.set(guest, { ...post, source: "guest" });
  post_bodies.set(pictured, { content: '<p><img src="/a.webp"></p>', content_format: "html" });
  expect((await publish(ids)).refused).toEqual([
    { post_id: guest, why: "claims" },
    { post_id: pictured, why: "descriptions" },
  ]);
  expect(ids.map((id) => blog_posts.get(id)?.published)).toEqual([false, true, false]);
  expect((await publish([plain], false)).refused).toEqual([]);
  expect(blog_posts.get(plain)?.published).toBe(false);
});

it("stops when its time is over, and names the rest", async () => {
  const { ids, publish, clock, deps, blog_posts } = drafts(25);
  let calls = 0;
  deps.now = () => {
    calls += 1;
    return new Date(clock.now.getTime() + calls * limits.deleteSliceMs);
  };
  expect(await publish(ids)).toEqual({ refused: [], missing: [], rest: 15 });
  expect([...blog_posts.values()].filter(({ published }) => published)).toHaveLength(10);
});
