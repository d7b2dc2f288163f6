import { describe, expect, it } from "vitest";
import { memoryReads, plainRenderer, testPost } from "../../testing/memory-articles.ts";
import { served } from "../../testing/served-page.ts";

const tagged = (count: number) =>
  Array.from({ length: count }, (_, n) =>
    testPost(n + 1, { view_count: 9000 - n, tags: n % 2 === 0 ? ["ruedas", "lacteos"] : [] }),
  );
const getContent = async (path: string, query = "", posts = tagged(60)) =>
  JSON.parse((await served(path, { posts, query })).body).content;

describe("the page of a tag", () => {
  it("has the articles with the tag, most read first, and the cursor of its next page", async () => {
    const posts = tagged(60);
    const answer = await served("/articulos/ruedas", { posts });
    expect(answer).toMatchObject({ status: 200, cache: "public, max-age=0, s-maxage=50" });
    const { path, content } = JSON.parse(answer.body);
    expect(path).toBe("/articulos/ruedas");
    expect(content).toMatchObject({ tag: "ruedas", tags: ["ruedas", "lacteos"] });
    expect(content).not.toHaveProperty("total");
    expect(content.posts.map(({ id }: { id: string }) => id)).toEqual(
      posts.flatMap(({ id, tags }) => (tags?.length ? [id] : [])).slice(0, 24),
    );
    const rest = await getContent("/articulos/ruedas", `desde=${content.next}`);
    expect(rest).toMatchObject({ tag: "ruedas", after: true });
    expect(rest.posts).toHaveLength(6);
  });

  it.each([300, 3000])("reads 25 documents, also of %i articles", async (count) => {
    let read = 0;
    const reads = memoryReads(tagged(count));
    const popular: typeof reads.popular = async (...args) => {
      const found = await reads.popular(...args);
      read += found.length;
      return found;
    };
    const total = () => Promise.reject(new Error("read"));
    await served("/articulos/ruedas", {}, { reads: { ...reads, popular, total } });
    expect(read).toBe(25);
  });

  it("is empty when no published article has the tag", async () => {
    const posts = [testPost(1, { tags: ["ruedas"], published: false })];
    expect(await getContent("/articulos/ruedas", "", posts)).toMatchObject({ posts: [], tags: [] });
  });

  it.each([
    ["/articulos/ruedas/", "", "/articulos/ruedas"],
    ["/articulos/ruedas", "utm=1", "/articulos/ruedas"],
    ["/articulos/ruedas", "q=acero", "/articulos/ruedas"],
    ["/articulos/ruedas", "desde=1.1.x", "/articulos/ruedas"],
    ["/articulos/ruedas/rss.xml", "utm=1", "/articulos/ruedas/rss.xml"],
    ["/articulos/ruedas/rss.xml/", "", "/articulos/ruedas/rss.xml"],
  ])("%s?%s is redirected to %s", async (path, query, location) =>
    expect(await served(path, { query })).toMatchObject({ status: 301, location }),
  );

  it("does not exist for another name, without a read", async () => {
    const fail = () => Promise.reject(new Error("read or rendered"));
    const deps = {
      reads: { ...memoryReads([]), popular: fail, newest: fail },
      renderer: { ...plainRenderer, page: fail },
    };
    const names = ["nada", "naval/rss.xml", "Ruedas", "ruedas/x", "constructor", "rueda"];
    for (const name of names)
      expect(await served(`/articulos/${name}`, {}, deps)).toMatchObject({
        status: 404,
        body: "404 page",
      });
  });

  it("tells the list which tags its articles have", async () => {
    expect((await getContent("/articulos")).tags).toEqual(["ruedas", "lacteos"]);
    const old = [testPost(1, { tags: ["naval"] }), testPost(2)];
    expect((await getContent("/articulos", "", old)).tags).toEqual([]);
  });
});

it("the feed of a tag has its name, its address and the newest articles with it", async () => {
  const posts = [...tagged(3), testPost(9, { tags: ["ruedas"], published: false })];
  const { type, body } = await served("/articulos/ruedas/rss.xml", { posts });
  expect(type).toBe("rss");
  expect(body).toContain("<title>Ruedas: artículos técnicos de NHK Group</title>");
  expect(body).toContain("<link>https://www.example.com/articulos/ruedas</link>");
  expect(body).toContain('href="https://www.example.com/articulos/ruedas/rss.xml" rel="self"');
  expect([...body.matchAll(/blog\/([^<]+)/g)].map(([, slug]) => slug)).toEqual([
    "articulo-1",
    "articulo-3",
  ]);
});

it("the sitemap has the pages of tags with published articles only", async () => {
  const posts = [...tagged(2), testPost(9, { tags: ["bebidas"], published: false })];
  const { body } = await served("/sitemap.xml", { posts });
  expect([...body.matchAll(/\/articulos\/([^<]+)/g)].map(([, slug]) => slug)).toEqual([
    "ruedas",
    "lacteos",
  ]);
});
