import { expect, it } from "vitest";
import { memoryPosts, uuid } from "../../testing/memory-posts.ts";
import { memoryCandidates } from "../../testing/memory-related.ts";
import { relatePosts } from "./relate-posts.ts";
import { printPosts } from "./similar-posts.ts";

const content = Array.from({ length: 60 }, (_, n) => `palabra${n}`).join(" ");

it("prints the published ones of changed posts from the cards that their relation has read", async () => {
  const { put, blog_posts, post_bodies, post_prints, deps } = memoryPosts();
  put(uuid(1), "pies", { title: "Pies" });
  put(uuid(2), "ruedas", { published: false });
  put(uuid(3), "corto");
  for (const n of [1, 2]) post_bodies.set(uuid(n), { content });
  const { candidates } = memoryCandidates(blog_posts);
  const changed = await relatePosts({ ...deps, candidates }, [1, 2, 3].map(uuid));
  blog_posts.clear();
  await printPosts(deps.store, changed);
  expect([...post_prints].map(([id, { title }]) => [id, title])).toEqual([[uuid(1), "Pies"]]);
});
