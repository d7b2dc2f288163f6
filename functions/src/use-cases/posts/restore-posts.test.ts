import { describe, expect, it } from "vitest";
import { actor, memoryPosts, uuid } from "../../testing/memory-posts.ts";
import { deletePosts } from "./delete-posts.ts";
import { restorePosts } from "./restore-posts.ts";

const [a, b, c] = [uuid(1), uuid(2), uuid(3)];

/** Posts a and b at 'uno' and 'dos'; 'antes' is a former slug of a. */
function twoPosts() {
  const memory = memoryPosts();
  memory.put(a, "uno");
  memory.put(b, "dos");
  memory.slugs.set("antes", { post_id: a, state: "moved", target: "uno" });
  const remove = (post_ids: string[], slug_actions = {}) =>
    deletePosts(memory.deps, { post_ids, slug_actions }, actor);
  const actions = () => [...memory.audit_log.values()].map(({ action }) => action);
  const restore = (...post_ids: string[]) => restorePosts(memory.deps, { post_ids }, actor);
  return { ...memory, remove, restore, actions };
}

describe("restorePosts", () => {
  it("restores a post unchanged, with all its slugs", async () => {
    const { remove, restore, blog_posts, slugs, trash_posts, audit_log, actions } = twoPosts();
    const before = { post: blog_posts.get(a), slugs: new Map(slugs) };
    await remove([a]);
    const restored = [{ post_id: a, slug: "uno", renamed: false }];
    expect(await restore(a, c)).toEqual({ restored, missing: [c] });
    expect({ post: blog_posts.get(a), slugs }).toEqual(before);
    expect(trash_posts.size).toBe(0);
    expect(actions()).toEqual(["posts_deleted", "posts_restored"]);
    const details = { count: 1, title: blog_posts.get(a)?.title };
    expect([...audit_log.values()].at(-1)?.details).toEqual(details);
    expect(await restore(a)).toEqual({ restored: [], missing: [a] });
    expect(actions()).toHaveLength(2);
  });

  it("keeps a schedule to come, and leaves a post whose time is over as a draft", async () => {
    const { remove, restore, put, blog_posts, clock } = twoPosts();
    const hour = 3_600_000;
    const at = (hours: number) => new Date(clock.now.getTime() + hours * hour);
    put(a, "uno", { published: false, scheduled_for: at(1) });
    put(b, "dos", { published: false, scheduled_for: at(3) });
    await remove([a, b]);
    clock.now = at(2);
    await restore(a, b);
    expect(blog_posts.get(a)).toMatchObject({ published: false });
    expect(blog_posts.get(a)).not.toHaveProperty("scheduled_for");
    expect(blog_posts.get(b)).toHaveProperty("scheduled_for");
  });

  it("records the titles of several posts", async () => {
    const { remove, restore, audit_log } = twoPosts();
    await remove([a, b]);
    await restore(a, b);
    const details = { title: "uno", titles: ["uno", "dos"], count: 2 };
    expect([...audit_log.values()].map((entry) => entry.details)).toEqual([details, details]);
  });

  it("takes back a slug that redirected to another article", async () => {
    const { remove, restore, slugs } = twoPosts();
    await remove([a], { [a]: { action: "redirect", target_slug: "dos" } });
    await restore(a);
    expect(slugs.get("uno")).toEqual({ post_id: a, state: "current" });
    expect(slugs.get("antes")).toEqual({ post_id: a, state: "moved", target: "uno" });
  });

  it("numbers a slug that another post has taken, and reports it", async () => {
    const { remove, restore, put, blog_posts, slugs } = twoPosts();
    await remove([a]);
    put(c, "uno");
    slugs.set("uno-2", { post_id: b, state: "moved", target: "dos" });
    const restored = [{ post_id: a, slug: "uno-3", renamed: true }];
    expect(await restore(a)).toEqual({ restored, missing: [] });
    expect(blog_posts.get(a)?.slug).toBe("uno-3");
    expect(slugs.get("uno")).toEqual({ post_id: c, state: "current" });
    expect(slugs.get("antes")).toEqual({ post_id: a, state: "moved", target: "uno-3" });
  });

  it("gives a slug that two posts had to its last owner", async () => {
    const { remove, restore, put } = twoPosts();
    await remove([a]);
    put(c, "uno");
    await remove([c]);
    const { restored } = await restore(a, c);
    expect(restored).toEqual([
      { post_id: a, slug: "uno-2", renamed: true },
      { post_id: c, slug: "uno", renamed: false },
    ]);
  });

  it("leaves a post in the trash that was imported again under the same id", async () => {
    const { remove, restore, put, blog_posts, trash_posts } = twoPosts();
    await remove([a]);
    put(a, "otro");
    expect(await restore(a)).toEqual({ restored: [], missing: [a] });
    expect(blog_posts.get(a)?.slug).toBe("otro");
    expect(trash_posts.has(a)).toBe(true);
  });

  it("changes nothing when it is repeated", async () => {
    const { documents, remove, restore } = twoPosts();
    await remove([a, b]);
    await restore(a, b);
    const once = structuredClone(documents);
    await restore(a, b);
    expect(documents).toEqual(once);
  });
});
