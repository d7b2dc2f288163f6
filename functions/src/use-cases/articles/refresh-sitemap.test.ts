import { packEntries } from "domain/articles/packed-entries";
import { isPublic } from "domain/articles/sitemap-file";
import { parseArticleIndex } from "domain/search/article-index";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { failAtEveryStep } from "../../testing/fail-at-every-step.ts";
import { actor, uuid } from "../../testing/memory-posts.ts";
import { memorySitemap, storedEntries } from "../../testing/memory-sitemap.ts";
import { deleteAllPosts } from "../posts/delete-all-posts.ts";
import { deletePosts } from "../posts/delete-posts.ts";
import { publishScheduled } from "../posts/publish-scheduled.ts";
import { restorePosts } from "../posts/restore-posts.ts";
import { markStalePosts } from "./mark-stale-posts.ts";
import { readArticleIndex } from "./read-article-index.ts";
import { refreshSitemap } from "./refresh-sitemap.ts";
import { INDEX, sitemapIndex } from "./sitemap-files.ts";

const MINUTE = 60_000;
type Memory = ReturnType<typeof memorySitemap>;

/** Each on the post with this number. */
const STEPS: Readonly<Record<string, (memory: Memory, n: number) => unknown>> = {
  publish: ({ save }, n) => save(uuid(n), `post-${n}`),
  rename: ({ save, clock }, n) => save(uuid(n), `post-${n}-${clock.now.getTime()}`),
  unpublish: ({ save }, n) => save(uuid(n), `post-${n}`, { published: false }),
  schedule: async ({ save, deps, clock }, n) => {
    const dates = { published: false, scheduled_for: clock.now };
    save(uuid(n), `post-${n}`, dates);
    await publishScheduled({ ...deps, log: () => {} });
  },
  import: async ({ deps, clock }, n) => {
    const date = clock.now;
    await deps.store.batch((writes) => {
      for (let row = 0; row < 3; row += 1) {
        const id = uuid(1000 * n + (date.getTime() % 1_000_000) + row);
        const post = { title: "Fila", slug: `fila-${id}`, published: row > 0, view_count: 0 };
        writes.set("blog_posts", id, { ...post, created_at: date, updated_at: date });
      }
    });
  },
  change: async ({ deps, blog_posts }, n) => {
    const featured_image_url = `/images/${n}.webp#10-20`;
    if (!blog_posts.has(uuid(n))) return;
    const set = { featured_image_url };
    await deps.store.batch((writes) => writes.update("blog_posts", uuid(n), { set }));
  },
  delete: ({ deps }, n) => deletePosts(deps, { post_ids: [uuid(n)] }, actor),
  restore: ({ deps }, n) => restorePosts(deps, { post_ids: [uuid(n)] }, actor),
  deleteAll: async ({ deps, blog_posts, clock }) => {
    const deletion_id = uuid(clock.now.getTime());
    const input = { deletion_id, phrase: "DELETE ALL", expected_count: blog_posts.size };
    while (!(await deleteAllPosts(deps, input, actor)).done);
  },
  refresh: ({ deps }) => refreshSitemap(deps),
  compare: ({ deps }) => markStalePosts(deps),
};

describe("the files of the sitemap", () => {
  it("have exactly the present posts after any changes, and the article index before them", async () => {
    const step = fc.tuple(fc.constantFrom(...Object.keys(STEPS)), fc.integer({ min: 1, max: 5 }));
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const memory = memorySitemap();
        for (const [name, n] of steps) {
          await STEPS[name]?.(memory, n);
          memory.clock.now = new Date(memory.clock.now.getTime() + 3 * MINUTE);
        }
        const listed = memory.present().filter(isPublic);
        const slugs = parseArticleIndex(await readArticleIndex(memory.deps.store))?.map(
          ({ slug }) => slug,
        );
        expect(slugs?.toSorted()).toEqual(listed.map(({ slug }) => slug).toSorted());
        await refreshSitemap(memory.deps);
        expect(await storedEntries(memory.deps.store)).toEqual(memory.present());
        expect(memory.sitemap_changes.size).toBe(0);
      }),
      { numRuns: 300 },
    );
  });

  it("are divided when they grow, and only the changed one is written again", async () => {
    const { deps, put, blog_posts, present, clock, save, sitemap_files } = memorySitemap();
    for (let n = 0; n < 10_000; n += 1) put(uuid(n), `post-${n}`);
    await refreshSitemap(deps);
    const before = await sitemapIndex(deps.store);
    expect(before?.files.map(({ count }) => count)).toEqual([5000, 5000]);
    expect(await storedEntries(deps.store)).toEqual(present());
    const built = clock.now;
    clock.now = new Date(built.getTime() + MINUTE);
    save(uuid(9999), "ultimo");
    await refreshSitemap(deps);
    expect((await sitemapIndex(deps.store))?.files.map(({ changed_at }) => changed_at)).toEqual([
      built,
      clock.now,
    ]);
    const rest = [...blog_posts.keys()].filter((id) => id > uuid(4000));
    await deletePosts(deps, { post_ids: rest }, actor);
    await refreshSitemap(deps);
    expect((await sitemapIndex(deps.store))?.files).toMatchObject([{ after: "0", count: 4001 }]);
    expect([...sitemap_files.keys()]).toEqual(["0"]);
    expect(await storedEntries(deps.store)).toEqual(present());
  });

  it("keep the date of their addresses when a draft changes, which they have too", async () => {
    const { deps, put, save, clock } = memorySitemap();
    put(uuid(1), "uno");
    await refreshSitemap(deps);
    const before = await sitemapIndex(deps.store);
    clock.now = new Date(clock.now.getTime() + MINUTE);
    save(uuid(2), "borrador", { published: false });
    await refreshSitemap(deps);
    const [file] = before?.files ?? [];
    expect((await sitemapIndex(deps.store))?.files).toEqual([{ ...file, count: 1, posts: 2 }]);
    expect((await storedEntries(deps.store)).map(({ slug }) => slug)).toEqual(["uno", "borrador"]);
  });

  it("are not written again for views, which the nightly comparison stores", async () => {
    const { deps, put, save, sitemap_files, sitemap_changes, present } = memorySitemap();
    for (const n of [1, 2]) put(uuid(n), `post-${n}`);
    save(uuid(3), "tres");
    await refreshSitemap(deps);
    const before = [...sitemap_files.values()];
    put(uuid(1), "post-1", { view_count: 90 });
    put(uuid(3), "tres", { view_count: 80, updated_at: deps.now() });
    await refreshSitemap(deps);
    expect([...sitemap_files.values()]).toEqual(before);
    await markStalePosts(deps);
    expect(sitemap_changes.size).toBe(0);
    expect(await storedEntries(deps.store)).toEqual(present());
  });

  it("get titles and drafts when they are of a time without", async () => {
    const { deps, put, documents, present } = memorySitemap();
    put(uuid(1), "uno");
    await refreshSitemap(deps);
    put(uuid(2), "borrador", { published: false });
    const old = [{ id: uuid(1), slug: "uno", changed: 1 }];
    documents.sitemap_files.set("0", { entries: await packEntries(old) });
    const index = await sitemapIndex(deps.store);
    if (!index) throw new Error("No index");
    const files = index.files.map((file) => {
      const { posts: _, ...rest } = file;
      return rest;
    });
    documents.sitemap_index.set(INDEX, { ...index, files });
    expect(parseArticleIndex(await readArticleIndex(deps.store))).toHaveLength(1);
    await refreshSitemap(deps);
    expect(await storedEntries(deps.store)).toEqual(present());
    expect((await sitemapIndex(deps.store))?.files).toMatchObject([{ count: 1, posts: 2 }]);
  });

  it("are read once for a publication, which is recorded twice", async () => {
    const { deps, save, clock } = memorySitemap();
    const related: string[] = [];
    const relate = async (ids: readonly string[]) => related.push(...ids);
    await refreshSitemap({ ...deps, relate });
    save(uuid(1), "uno", { published: false, scheduled_for: clock.now });
    await publishScheduled({ ...deps, log: () => {} });
    await refreshSitemap({ ...deps, relate });
    expect(related).toEqual([uuid(1)]);
  });

  it("get what no commit recorded by the nightly comparison", async () => {
    const { deps, put, blog_posts, present } = memorySitemap();
    for (const n of [1, 2, 3]) put(uuid(n), `post-${n}`);
    await refreshSitemap(deps);
    blog_posts.delete(uuid(1));
    put(uuid(2), "otro");
    put(uuid(4), "nuevo");
    await refreshSitemap(deps);
    expect(await storedEntries(deps.store)).not.toEqual(present());
    await markStalePosts(deps);
    await refreshSitemap(deps);
    expect(await storedEntries(deps.store)).toEqual(present());
  });

  it.each(["first", "later"])("end the same when the %s refresh is interrupted", async (which) => {
    const built = memorySitemap();
    for (const n of [1, 2, 3]) built.put(uuid(n), `post-${n}`);
    if (which === "later") await refreshSitemap(built.deps);
    const { ends, expected } = await failAtEveryStep(() => {
      const memory = memorySitemap(built.documents);
      if (which === "later") {
        memory.save(uuid(1), "otro");
        memory.sitemap_changes.set("c", { post_ids: [uuid(2)] });
        memory.blog_posts.delete(uuid(2));
      }
      const { store } = memory.deps;
      const seen: unknown[] = [];
      const run = async (deps: { readonly store: typeof store }) => {
        await refreshSitemap(deps);
        seen.splice(0, 2, await storedEntries(store), memory.sitemap_changes.size);
      };
      return { deps: { store }, run, state: () => seen };
    }, 5);
    expect(ends).toEqual(expected);
    const slugs = which === "later" ? ["otro", "post-3"] : ["post-1", "post-2", "post-3"];
    const addresses = slugs.map((slug) => expect.objectContaining({ slug }));
    expect(expected[0]?.state).toEqual([addresses, 0]);
  });
});
