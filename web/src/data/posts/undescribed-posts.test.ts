import type { PostBody, StoredPost } from "domain/posts/post";
import { expect, it, vi } from "vitest";
import { findUndescribed } from "./undescribed-posts.ts";

const bodies = vi.hoisted(() => new Map<string, object>());
vi.mock("./posts-at.ts", () => ({
  MOST_POSTS_AT_ONCE: 2,
  byIds: async (name: string, ids: readonly string[]) =>
    ids.map((id) => ({ id, ref: { path: `${name}/${id}` }, data: () => bodies.get(id) })),
}));

it("finds the posts that the editor would not publish, in HTML and Markdown", async () => {
  const texts: Record<string, PostBody> = {
    described: { content: '<p><img src="/a.webp" alt="Un pie"></p>', content_format: "html" },
    undescribed: { content: '<p><img src="/a.webp"></p>', content_format: "html" },
    decorative: { content: '<p><img src="/a.webp" alt=""></p>', content_format: "html" },
    markdown: { content: "Texto **uno**\n\n![](/a.webp)", content_format: "markdown" },
    none: { content: "Texto" },
  };
  for (const [id, body] of Object.entries(texts)) bodies.set(id, body);
  const posts = Object.keys(texts).map((id) => ({ id }) as StoredPost);
  expect((await findUndescribed(posts)).map(({ id }) => id)).toEqual(["undescribed", "markdown"]);
});
