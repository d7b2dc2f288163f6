import { expect, it } from "vitest";
import { failAtEveryStep } from "../../testing/fail-at-every-step.ts";
import { memoryStore } from "../../testing/memory-store.ts";
import { fetchPartnerPosts } from "./fetch-partner-posts.ts";
import { type ImportPartnerPostDeps, importPartnerPost } from "./import-partner-post.ts";
import type { PartnerBlog } from "./partner-blog.ts";

const actor = { uid: "u1", email: "eva@example.com" };

/** A partner blog with one post, and an empty store. */
function partner(content = "<p>Texto del invitado.</p>") {
  const { store, documents, clock } = memoryStore();
  const confirmed = new Set<string>();
  const sent = {
    id: "p1",
    title: "Biopelículas",
    content,
    excerpt: "Texto.",
    author: { name: "Nuria", email: "nuria@example.com" },
    created_at: "2026-11-01T10:00:00Z",
  };
  const blog: PartnerBlog = {
    list: async () => (confirmed.has(sent.id) ? [] : [sent]),
    post: async (id) => (id === sent.id ? sent : null),
    confirm: async (id) => void confirmed.add(id),
  };
  const deps = { store, blog, now: () => clock.now, wait: async () => {}, log: () => {} };
  return { deps, documents, confirmed };
}

it("names the stored pictures of a guest post, which is a draft", async () => {
  const picture = "1".repeat(32);
  const { deps, documents } = partner(`<p>Uno<img src="/media/${picture}-40x30/800.webp"></p>`);
  await importPartnerPost(deps, { partnerPostId: "p1" }, actor);
  expect([...documents.blog_posts.values()]).toMatchObject([
    { picture_ids: [picture], published: false },
  ]);
});

it("interrupted at any step, a guest post is stored once and confirmed by the next refresh", async () => {
  const scenario = () => {
    const { deps, documents, confirmed } = partner();
    const run = async (ports: ImportPartnerPostDeps) => {
      // The panel no longer lists a post that was imported.
      if (documents.blog_posts.size === 0) {
        await importPartnerPost(ports, { partnerPostId: "p1" }, actor);
      }
      await fetchPartnerPosts(ports);
    };
    return { deps, run, state: () => ({ documents, confirmed }) };
  };
  const { ends, expected } = await failAtEveryStep(scenario, 5);
  expect(ends).toEqual(expected);
});
