import { changedSlugs, isPublic } from "domain/articles/sitemap-file";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { failAtEveryStep } from "../../testing/fail-at-every-step.ts";
import { actor, uuid } from "../../testing/memory-posts.ts";
import { memorySitemap, storedEntries } from "../../testing/memory-sitemap.ts";
import { deletePosts } from "../posts/delete-posts.ts";
import { refreshSitemap } from "./refresh-sitemap.ts";
import { submitAddresses } from "./submit-addresses.ts";

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const origin = "https://www.example.com";
const toUrl = (slug: string) => `${origin}/blog/${slug}`;
const urls = (...slugs: string[]) => slugs.map(toUrl);

/** Runs of the schedule against a service that answers with `service.status`. */
function scheduled(from?: Parameters<typeof memorySitemap>[0]) {
  const memory = memorySitemap(from);
  const service = { status: 200 };
  const requests: (readonly string[])[] = [];
  const logged: unknown[] = [];
  const submit = async (addresses: readonly string[]) => {
    requests.push(addresses.toSorted());
    return service.status;
  };
  const log = (event: string, facts: object) => void logged.push({ event, ...facts });
  const deps = { store: memory.deps.store, submit };
  const run = async ({ store, submit }: typeof deps) => {
    await refreshSitemap({ store, indexNow: true });
    await submitAddresses({ store, origin, submit, log });
  };
  const later = (ms: number) => {
    memory.clock.now = new Date(memory.clock.now.getTime() + ms);
  };
  return { ...memory, service, requests, logged, deps, run: () => run(deps), runWith: run, later };
}

/** With files of three posts. */
async function withPosts() {
  const all = scheduled();
  for (const n of [1, 2, 3]) all.put(uuid(n), `post-${n}`);
  await all.run();
  return all;
}

it("submits new, changed, former and removed addresses once, none of drafts and of the first files", async () => {
  const { run, requests, save, deps, clock, later, indexnow_outbox } = await withPosts();
  expect(requests).toEqual([]);
  later(MINUTE);
  save(uuid(1), "otro");
  save(uuid(2), "post-2", { published: false });
  await deletePosts({ ...deps, now: () => clock.now }, { post_ids: [uuid(3)] }, actor);
  save(uuid(4), "nuevo");
  save(uuid(5), "borrador", { published: false });
  await run();
  expect(requests).toEqual([urls("nuevo", "otro", "post-1", "post-2", "post-3")]);
  await run();
  expect(requests).toHaveLength(1);
  expect(indexnow_outbox.size).toBe(0);
});

it("stores nothing without a key", async () => {
  const { deps, save, indexnow_outbox } = await withPosts();
  save(uuid(1), "otro");
  await refreshSitemap(deps);
  expect(indexnow_outbox.size).toBe(0);
});

describe("addresses that are not accepted", () => {
  it.each([0, 403, 422, 429, 503])("are submitted again after %d, with a line", async (status) => {
    const { run, requests, save, service, logged } = await withPosts();
    save(uuid(1), "otro");
    service.status = status;
    await run();
    expect(logged).toEqual([
      { event: "indexnow_not_sent", reason: status, addresses: 2, dropped: 0 },
    ]);
    service.status = 202;
    save(uuid(2), "mas");
    await run();
    await run();
    const both = urls("mas", "otro", "post-1", "post-2");
    expect(requests).toEqual([urls("otro", "post-1"), both]);
  });

  it.each([
    [403, 1],
    [429, 0],
    [0, 0],
  ])("with %d for more than a day drop %d entries", async (status, dropped) => {
    const { run, save, service, logged, later, indexnow_outbox } = await withPosts();
    save(uuid(1), "otro");
    service.status = status;
    await run();
    later(DAY + MINUTE);
    await run();
    expect(logged.at(-1)).toMatchObject({ reason: status, dropped });
    expect(indexnow_outbox.size).toBe(1 - dropped);
  });

  it("are sent in several requests when they are more than one may have, as after a restore", async () => {
    const { run, requests, logged, indexnow_outbox } = await withPosts();
    for (const from of [0, 5000, 10_000]) {
      const slugs = Array.from({ length: 5000 }, (_, n) => `post-${from + n}`);
      indexnow_outbox.set(`from-${from}`, { slugs });
    }
    await run();
    expect(requests.map((addresses) => addresses.length)).toEqual([10_000, 5000]);
    expect([logged, indexnow_outbox.size]).toEqual([[], 0]);
  });
});

it("removes an entry without addresses", async () => {
  const { run, indexnow_outbox } = await withPosts();
  indexnow_outbox.set("empty", { slugs: [] });
  await run();
  expect(indexnow_outbox.size).toBe(0);
});

it("interrupted at any step, every change is submitted in the end", async () => {
  const built = await withPosts();
  const { ends, expected } = await failAtEveryStep(() => {
    const world = scheduled(built.documents);
    world.save(uuid(1), "otro");
    world.save(uuid(2), "post-2", { published: false });
    const state = () => [new Set(world.requests.flat()), world.indexnow_outbox.size];
    return { deps: world.deps, run: world.runWith, state };
  }, 8);
  expect(ends).toEqual(expected);
  expect(expected[0]?.state).toEqual([new Set(urls("otro", "post-1", "post-2")), 0]);
});

const ACTIONS = ["publish", "rename", "unpublish", "delete", "run"] as const;

it("submits each change of an address in the end, and none that was never public", async () => {
  const step = fc.record({
    action: fc.constantFrom(...ACTIONS),
    n: fc.integer({ min: 1, max: 4 }),
    status: fc.constantFrom(200, 202, 0, 403, 429, 500),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const world = await withPosts();
      const { save, deps, clock, service, requests } = world;
      const everPublic = new Set(urls("post-1", "post-2", "post-3"));
      const [changed, accepted] = [new Set<string>(), new Set<string>()];
      const run = async (status: number) => {
        const before = await storedEntries(deps.store);
        service.status = status;
        requests.length = 0;
        await world.run();
        const after = await storedEntries(deps.store);
        for (const slug of changedSlugs(before, after)) changed.add(toUrl(slug));
        if (status >= 200 && status < 300) for (const url of requests.flat()) accepted.add(url);
      };
      for (const { action, n, status } of steps) {
        const slug = action === "rename" ? `post-${n}-${clock.now.getTime()}` : `post-${n}`;
        if (action === "run") await run(status);
        else if (action === "delete")
          await deletePosts({ ...deps, now: () => clock.now }, { post_ids: [uuid(n)] }, actor);
        else save(uuid(n), slug, { published: action !== "unpublish" });
        for (const entry of world.present().filter(isPublic)) everPublic.add(toUrl(entry.slug));
        world.later(3 * MINUTE);
      }
      await run(200);
      expect(accepted).toEqual(changed);
      expect([...accepted].filter((url) => !everPublic.has(url))).toEqual([]);
    }),
    { numRuns: 200 },
  );
});
