import { toStoredCard } from "domain/articles/related";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { failAtEveryStep } from "../../testing/fail-at-every-step.ts";
import { actor, uuid } from "../../testing/memory-posts.ts";
import { memoryCandidates } from "../../testing/memory-related.ts";
import { memorySitemap } from "../../testing/memory-sitemap.ts";
import { deletePosts } from "../posts/delete-posts.ts";
import { restorePosts } from "../posts/restore-posts.ts";
import { refreshSitemap } from "./refresh-sitemap.ts";
import { relatePosts } from "./relate-posts.ts";

const MINUTE = 60_000;
const day = (n: number) => new Date(Date.UTC(2026, 0, 100 - n));
const sumValues = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

function site(from?: Parameters<typeof memorySitemap>[0]) {
  const memory = memorySitemap(from);
  const { blog_posts, slugs } = memory;
  const { store } = memory.deps;
  const { candidates, asked } = memoryCandidates(blog_posts);
  const relate = (ids: readonly string[]) => relatePosts({ store, candidates }, ids);
  const refresh = () => refreshSitemap({ store, relate });
  const publish = (n: number, title: string, rest = {}) =>
    memory.put(uuid(n), `post-${n}`, { title, created_at: day(n), ...rest });
  const findCards = (slug = "") => {
    const entry = slugs.get(slug);
    return entry && "related" in entry ? entry.related : null;
  };
  const findRelated = (n: number) =>
    findCards(blog_posts.get(uuid(n))?.slug)?.map(({ id }) => Number(id.slice(-4))) ?? null;
  /** Published posts with a card that is not that of a published post. */
  const wrongLinks = () =>
    [...blog_posts.values()].flatMap(({ slug, published }) => {
      const isWrong = (card: { readonly id: string }) =>
        JSON.stringify(card) !== JSON.stringify(toStoredCard(card.id, blog_posts.get(card.id)));
      return published && findCards(slug)?.some(isWrong) ? [slug] : [];
    });
  const known = { store, candidates, asked, relate, publish, findRelated, refresh, wrongLinks };
  return { ...memory, ...known };
}

describe("relatePosts", () => {
  it("chooses three published posts, with the most words of the title", async () => {
    const { publish, relate, findRelated } = site();
    publish(1, "Ruedas de acero para salas blancas");
    publish(2, "Otra cosa");
    publish(3, "La rueda fija");
    publish(4, "Salas blancas y ruedas");
    publish(5, "Guía de salas");
    publish(6, "Ruedas en borrador", { published: false });
    await relate([uuid(1), uuid(6)]);
    expect(findRelated(1)).toEqual([4, 3, 5]);
    expect(findRelated(6)).toBeNull();
  });

  it("fills up with the next older posts, after the oldest with the newest", async () => {
    const { publish, relate, findRelated } = site();
    const words = "alfa beta gamma delta epsilon zeta eta theta iota kappa lambda sigma".split(" ");
    for (const [n, word] of words.entries()) publish(n + 1, word);
    await relate(words.map((_, n) => uuid(n + 1)));
    expect([1, 8, 11, 12].map(findRelated)).toEqual([
      [2, 3, 4],
      [9, 10, 11],
      [12, 1, 2],
      [1, 2, 3],
    ]);
  });

  it("links a new post from those that it links to", async () => {
    const { publish, relate, findRelated } = site();
    publish(2, "Ruedas");
    await relate([uuid(2)]);
    expect(findRelated(2)).toEqual([]);
    publish(1, "Ruedas nuevas");
    await relate([uuid(1)]);
    expect([findRelated(1), findRelated(2)]).toEqual([[2], [1]]);
  });

  it("replaces links to posts that were deleted, unpublished, renamed or given another title", async () => {
    const { publish, relate, findRelated, wrongLinks, deps, put } = site();
    const all = Array.from({ length: 8 }, (_, n) => n + 1);
    for (const n of all) publish(n, `Ruedas ${n}`);
    await relate(all.map(uuid));
    await deletePosts(deps, { post_ids: [uuid(2)] }, actor);
    publish(3, "Ruedas 3", { published: false });
    publish(4, "Otro título");
    put(uuid(5), "nueva", { title: "Ruedas 5", created_at: day(5) });
    expect(wrongLinks().length).toBeGreaterThan(2);
    await relate([2, 3, 4, 5].map(uuid));
    expect(wrongLinks()).toEqual([]);
    expect(findRelated(1)).toHaveLength(3);
  });

  it("asks for as many posts among 100 and 1,000 posts with the same words and date", async () => {
    const costs = [];
    for (const count of [100, 1000]) {
      const { publish, relate, asked, slugs } = site();
      const all = Array.from({ length: count }, (_, n) => n + 1);
      for (const n of all) publish(n, "Ruedas de acero", { created_at: day(0) });
      await relate(all.map(uuid));
      const linked = [...slugs.values()].flatMap((entry) =>
        "related_ids" in entry ? entry.related_ids : [],
      );
      const links = [...Map.groupBy(linked, (id) => id).values()].map(({ length }) => length);
      asked.splice(0);
      publish(50, "Ruedas de goma", { created_at: day(0) });
      await relate([uuid(50)]);
      costs.push({ mostLinks: Math.max(...links), asked: sumValues(asked) });
    }
    expect(costs[1]).toEqual(costs[0]);
    expect(costs[0]?.mostLinks).toBeLessThan(20);
    expect(costs[0]?.asked).toBeLessThan(20 * 40);
  });
});

const STEPS: Readonly<Record<string, (memory: ReturnType<typeof site>, n: number) => unknown>> = {
  publish: ({ save }, n) => save(uuid(n), `post-${n}`, { title: `Ruedas ${n}` }),
  rename: ({ save, clock }, n) => save(uuid(n), `post-${n}-${clock.now.getTime()}`),
  unpublish: ({ save }, n) => save(uuid(n), `post-${n}`, { published: false }),
  delete: ({ deps }, n) => deletePosts(deps, { post_ids: [uuid(n)] }, actor),
  restore: ({ deps }, n) => restorePosts(deps, { post_ids: [uuid(n)] }, actor),
  refresh: ({ refresh }) => refresh(),
};

describe("a refresh", () => {
  it("leaves three true links in every article after any changes", async () => {
    const step = fc.tuple(fc.constantFrom(...Object.keys(STEPS)), fc.integer({ min: 1, max: 6 }));
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const memory = site();
        for (const [name, n] of steps) {
          await STEPS[name]?.(memory, n);
          memory.clock.now = new Date(memory.clock.now.getTime() + 3 * MINUTE);
        }
        await memory.refresh();
        expect(memory.wrongLinks()).toEqual([]);
        const published = [...memory.blog_posts].filter(([, post]) => post.published);
        for (const [id] of published)
          expect(memory.findRelated(Number(id.slice(-4)))).toHaveLength(
            Math.min(3, published.length - 1),
          );
      }),
      { numRuns: 200 },
    );
  });

  it("fills all posts of a site that has none, once, without asking for each", async () => {
    const { publish, refresh, findRelated, deps, asked } = site();
    const all = Array.from({ length: 600 }, (_, n) => n + 1);
    for (const n of all) publish(n, `Ruedas ${n}`);
    await refreshSitemap(deps);
    expect(findRelated(600)).toBeNull();
    await refresh();
    for (const n of all) expect(findRelated(n)).toHaveLength(3);
    await refresh();
    expect(asked).toEqual([]);
  });

  it("interrupted at any step, ends the same after a repeat", async () => {
    const built = site();
    for (const n of [1, 2, 3, 4, 5]) built.publish(n, `Ruedas ${n}`);
    await refreshSitemap(built.deps);
    const { ends, expected } = await failAtEveryStep(() => {
      const memory = site(built.documents);
      for (const [slug, entry] of built.slugs) memory.slugs.set(slug, entry);
      memory.save(uuid(1), "otro", { title: "Otro" });
      memory.sitemap_changes.set("c", { post_ids: [uuid(2)] });
      memory.blog_posts.delete(uuid(2));
      const { store, candidates, slugs } = memory;
      const run = (deps: {
        readonly store: typeof store;
        readonly candidates: typeof candidates;
      }) => refreshSitemap({ store: deps.store, relate: (ids) => relatePosts(deps, ids) });
      return { deps: { store, candidates }, run, state: () => Object.fromEntries(slugs) };
    }, 12);
    expect(ends).toEqual(expected);
    expect(JSON.stringify(expected[0]?.state)).toContain('"related"');
  });
});
