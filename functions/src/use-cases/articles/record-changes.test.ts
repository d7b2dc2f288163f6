import { beforeEach, expect, it } from "vitest";
import { uuid } from "../../testing/memory-posts.ts";
import { memorySitemap } from "../../testing/memory-sitemap.ts";
import type { Writes } from "../store/store.ts";

let memory: ReturnType<typeof memorySitemap>;
beforeEach(() => {
  memory = memorySitemap();
  memory.put(uuid(1), "uno");
});

const updated = (change: Parameters<Writes["update"]>[2]) => (writes: Writes) =>
  writes.update("blog_posts", uuid(1), change);
const stored = (published: boolean) => (writes: Writes) => {
  const post = memory.blog_posts.get(uuid(1));
  if (post) writes.create("blog_posts", uuid(2), { ...post, published });
};

it.each<[string, (writes: Writes) => void, readonly string[]]>([
  ["a new published post", stored(true), [uuid(2)]],
  ["a new draft", stored(false), [uuid(2)]],
  ["a deleted post", (writes) => writes.delete("blog_posts", uuid(1)), [uuid(1)]],
  ["another address", updated({ set: { slug: "otro" } }), [uuid(1)]],
  ["a draft again", updated({ set: { published: false } }), [uuid(1)]],
  ["another title", updated({ set: { title: "Otro" } }), [uuid(1)]],
  ["no picture", updated({ remove: ["featured_image_url"] }), [uuid(1)]],
  ["other words to search", updated({ set: { headings: "x" } }), []],
  ["a view", updated({ increment: { view_count: 1 } }), []],
  ["another document", (writes) => writes.delete("slugs", "uno"), []],
])("a commit with %s records the posts", async (_, write, post_ids) => {
  const expected = post_ids.length > 0 ? [{ post_ids }] : [];
  await memory.deps.store.batch(write);
  expect([...memory.sitemap_changes.values()]).toEqual(expected);
  memory = memorySitemap();
  memory.put(uuid(1), "uno");
  await memory.deps.store.atomically(async (transaction) => write(transaction));
  expect([...memory.sitemap_changes.values()]).toEqual(expected);
});

it("records nothing with a commit that fails", async () => {
  memory.clock.failure = "down";
  await expect(memory.deps.store.batch(stored(true))).rejects.toThrow("down");
  expect(memory.sitemap_changes.size).toBe(0);
});
