import { parseArticleIndex } from "domain/search/article-index";
import { limits } from "domain/shared/limits";
import { beforeEach, describe, expect, it } from "vitest";
import { actor, uuid } from "../../testing/memory-posts.ts";
import { memorySitemap } from "../../testing/memory-sitemap.ts";
import { served } from "../../testing/served-page.ts";
import { deletePosts } from "../posts/delete-posts.ts";
import { readArticleIndex } from "./read-article-index.ts";
import { refreshSitemap } from "./refresh-sitemap.ts";

let memory: ReturnType<typeof memorySitemap>;
const readIndex = async () => parseArticleIndex(await readArticleIndex(memory.deps.store));
const readSlugs = async () => (await readIndex())?.map(({ slug }) => slug);

beforeEach(() => {
  memory = memorySitemap();
});

describe.each(["without stored files", "with stored files"])("the article index %s", (which) => {
  const refresh = async () => {
    if (which === "with stored files") await refreshSitemap(memory.deps);
  };

  it("has title and excerpt of the published articles, the most read first, of equal ones the newest", async () => {
    const [old, late] = [new Date("2026-01-01"), new Date("2026-02-01")];
    memory.put(uuid(1), "antiguo", { created_at: old, view_count: 5, excerpt: "Uno" });
    memory.put(uuid(2), "nuevo", { created_at: late, view_count: 5 });
    memory.put(uuid(3), "leido", { created_at: old, view_count: 9, title: "Más leído" });
    memory.put(uuid(4), "borrador", { published: false });
    await refresh();
    expect(await readIndex()).toEqual([
      { slug: "leido", title: "Más leído" },
      { slug: "nuevo", title: "nuevo" },
      { slug: "antiguo", title: "antiguo", excerpt: "Uno" },
    ]);
  });

  it("has every article up to the limit, and none beyond", async () => {
    for (let n = 0; n < limits.searchedPosts; n += 1) memory.put(uuid(n), `post-${n}`);
    memory.put(uuid(8000), "borrador", { published: false });
    await refresh();
    expect(await readIndex()).toHaveLength(limits.searchedPosts);
    memory.save(uuid(9000), "uno-mas");
    await refresh();
    expect(await readIndex()).toBeNull();
  });
});

it("follows publications, titles, drafts and deletions before they are refreshed", async () => {
  for (const n of [1, 2, 3]) memory.put(uuid(n), `post-${n}`);
  await refreshSitemap(memory.deps);
  memory.save(uuid(1), "post-1", { published: false });
  memory.save(uuid(2), "post-2", { title: "Otro título" });
  memory.save(uuid(4), "nuevo");
  await deletePosts(memory.deps, { post_ids: [uuid(3)] }, actor);
  expect((await readSlugs())?.toSorted()).toEqual(["nuevo", "post-2"]);
  expect(await readIndex()).toContainEqual({ slug: "post-2", title: "Otro título" });
});

it("is served as JSON that the CDN keeps for less than the list, and a failure as one", async () => {
  const path = "/articulos/busqueda.json";
  expect(await served(path, {}, { articleIndex: async () => "{}" })).toMatchObject({
    ...{ status: 200, type: "json", body: "{}", cache: "public, max-age=0, s-maxage=25" },
  });
  const failing = await served(path, {}, { articleIndex: () => Promise.reject(new Error("down")) });
  expect(failing).toMatchObject({ status: 500, cache: "private, no-store" });
  expect(await served(path, { query: "x=1" })).toMatchObject({ status: 301, location: path });
});
