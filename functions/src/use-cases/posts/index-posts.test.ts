import { expect, it } from "vitest";
import { memoryPosts, uuid } from "../../testing/memory-posts.ts";
import { type IndexProgress, indexPosts } from "./index-posts.ts";

const termsAt = (posts: ReadonlyMap<string, { readonly search_terms?: readonly string[] }>) =>
  [...posts.values()].map(({ search_terms }) => search_terms?.includes("inox"));

function memoryWithout(count: number) {
  const memory = memoryPosts();
  for (let n = 0; n < count; n += 1) {
    memory.put(uuid(n), `post-${n}`, { title: `Artículo ${n}` });
    memory.post_bodies.set(uuid(n), { content: "<h2>Inox: ruedas</h2>", content_format: "html" });
  }
  return memory;
}

it("fills every post and the trash, tells its progress, and leaves the time of the last edit", async () => {
  const memory = memoryWithout(230);
  const before = memory.blog_posts.get(uuid(0));
  const trashed = { deleted_at: memory.clock.now, deleted_by: "u1", purge_at: memory.clock.now };
  if (before) memory.trash_posts.set(uuid(0), { ...trashed, post: before, reason: "post" });
  memory.blog_posts.delete(uuid(0));
  const seen: IndexProgress[] = [];
  await indexPosts(memory.deps, (progress) => seen.push(progress));
  expect(termsAt(memory.blog_posts)).toEqual(Array(229).fill(true));
  expect(memory.trash_posts.get(uuid(0))?.post.search_terms).toContain("inox");
  expect(memory.blog_posts.get(uuid(1))?.tags).toEqual(["ruedas"]);
  expect(seen.map(({ read }) => read)).toEqual([100, 200, 229, 229]);
  expect(seen.at(-1)).toEqual({ read: 229, filled: 230, formatted: 0, total: 229 });
  expect(memory.blog_posts.get(uuid(1))?.updated_at).toEqual(before?.updated_at);
});

it("fills posts that have words and no tags, and keeps chosen ones", async () => {
  const memory = memoryWithout(2);
  const old = { search_terms: ["inox"], headings: "Inox: ruedas" };
  memory.put(uuid(0), "uno", { title: "Uno", ...old });
  memory.put(uuid(1), "dos", { title: "Dos", ...old, tags: ["bebidas"], chosen_tags: ["bebidas"] });
  await indexPosts(memory.deps, () => {});
  expect([...memory.blog_posts.values()].map(({ tags }) => tags)).toEqual([
    ["ruedas"],
    ["bebidas"],
  ]);
});

it("continues after a failure, and writes no post twice", async () => {
  const memory = memoryWithout(30);
  const stop = (progress: IndexProgress) => {
    if (progress.filled > 0) throw new Error("stopped");
  };
  await expect(indexPosts(memory.deps, stop)).rejects.toThrow("stopped");
  memory.put(uuid(99), "nuevo", { title: "Nuevo" });
  let last: IndexProgress | undefined;
  await indexPosts(memory.deps, (progress) => {
    last = progress;
  });
  expect(last?.filled).toBe(1);
});

it("indexes a post without body by its title", async () => {
  const memory = memoryPosts();
  memory.put(uuid(1), "solo", { title: "Tornillo inox" });
  await indexPosts(memory.deps, () => {});
  expect(memory.blog_posts.get(uuid(1))).toMatchObject({ headings: "" });
  expect(termsAt(memory.blog_posts)).toEqual([true]);
});

it("writes the format of texts that were stored without one, and leaves others alone", async () => {
  const memory = memoryPosts();
  const texts = ["<h2>Uno</h2>", "# Uno\n\n<p>Dos</p>", "Uno"];
  for (const [n, content] of texts.entries()) memory.post_bodies.set(uuid(n), { content });
  memory.post_bodies.set(uuid(9), { content: "<b>Uno</b>", content_format: "markdown" });
  let last: IndexProgress | undefined;
  await indexPosts(memory.deps, (progress) => {
    last = progress;
  });
  expect(last?.formatted).toBe(3);
  expect([...memory.post_bodies.values()]).toEqual([
    { content: "<h2>Uno</h2>", content_format: "html" },
    { content: "# Uno\n\n<p>Dos</p>", content_format: "markdown" },
    { content: "Uno", content_format: "markdown" },
    { content: "<b>Uno</b>", content_format: "markdown" },
  ]);
});
