import { describe, expect, it } from "vitest";
import { memoryReads, plainRenderer, testPost } from "../../testing/memory-articles.ts";
import { served } from "../../testing/served-page.ts";

describe("the list", () => {
  const posts = Array.from({ length: 30 }, (_, n) => testPost(n + 1, { view_count: 100 - n }));

  it("shows the most read first, with the cursor of the next page", async () => {
    const answer = await served("/articulos", { posts });
    const { content } = JSON.parse(answer.body);
    expect(answer).toMatchObject({ status: 200, cache: "public, max-age=0, s-maxage=50" });
    expect(content.posts).toHaveLength(24);
    expect(content.total).toBe(30);
    expect(content.posts[0].view_count).toBe(100);
    const query = `desde=${content.next}`;
    const rest = JSON.parse((await served("/articulos", { posts, query })).body);
    expect(rest.content.posts).toHaveLength(6);
    expect(rest.content.next).toBeUndefined();
    expect(rest.content.after).toBe(true);
  });

  it.each([300, 3000])("reads 25 documents, also of %i articles", async (count) => {
    let read = 0;
    const many = Array.from({ length: count }, (_, n) => testPost(n + 1, { view_count: n }));
    const reads = memoryReads(many);
    const popular: typeof reads.popular = async (...args) => {
      const found = await reads.popular(...args);
      read += found.length;
      return found;
    };
    await served("/articulos", {}, { reads: { ...reads, popular } });
    expect(read).toBe(25);
  });

  it("redirects a cursor that it did not issue, without a read or rendering", async () => {
    const { content } = JSON.parse((await served("/articulos", { posts })).body);
    const [views, time, id, signature] = content.next.split(".");
    const fail = () => Promise.reject(new Error("read or rendered"));
    const deps = {
      reads: { ...memoryReads([]), popular: fail, total: fail },
      renderer: { ...plainRenderer, page: fail },
      sign: async (text: string) => (content.next.startsWith(`${text}.`) ? signature : "other"),
    };
    for (const parts of [
      [views, time, id],
      [views, time, id, ""],
      [views, time, id, "x"],
      [Number(views) + 1, time, id, signature],
      [views, Number(time) + 1, id, signature],
      [views, time, testPost(31).id, signature],
    ])
      expect(await served("/articulos", { query: `desde=${parts.join(".")}` }, deps)).toMatchObject(
        { status: 301, location: "/articulos", cache: expect.stringMatching("s-maxage=3600") },
      );
  });

  it("has no next page until there is a key for its cursor", async () => {
    const unsigned = { sign: async () => null };
    const answer = await served("/articulos", { posts }, unsigned);
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.body).content.posts).toHaveLength(24);
    expect(JSON.parse(answer.body).content.next).toBeUndefined();
    const query = `desde=1.1.${testPost(1).id}.null`;
    expect(await served("/articulos", { posts, query }, unsigned)).toMatchObject({ status: 301 });
  });

  it("keeps the search parameter and removes others", async () => {
    expect(await served("/articulos", { query: "q=acero" })).toMatchObject({ status: 200 });
    expect(await served("/articulos", { query: "q=a%C3%B1o&utm=1" })).toMatchObject({
      status: 301,
      location: "/articulos?q=a%C3%B1o",
    });
    // Firestore rejects dates after the year 9999.
    const tooLate = `desde=1.253402300800000.${testPost(1).id}`;
    for (const query of ["utm=1", "desde=x", "q=", "desde=1.2.3", tooLate]) {
      expect(await served("/articulos", { query })).toMatchObject({
        status: 301,
        location: "/articulos",
      });
    }
  });

  it("answers every search with the same list, without a read or rendering", async () => {
    const fail = () => Promise.reject(new Error("read or rendered"));
    const reads = { ...memoryReads([]), popular: fail, total: fail };
    const deps = {
      reads,
      renderer: { ...plainRenderer, page: fail },
      searchList: async () => "list",
    };
    for (const query of ["q=acero", "q=x1", "q=x2"])
      expect(await served("/articulos", { query }, deps)).toMatchObject({
        status: 200,
        body: "list",
      });
    const { id } = testPost(1);
    const both = await served("/articulos", { query: `q=acero&desde=1.1.${id}` }, deps);
    expect(both).toMatchObject({ status: 301, location: "/articulos?q=acero" });
  });

  it.each([
    ["/articulos///", "/articulos"],
    ["/blog/articulo-1//", "/blog/articulo-1"],
  ])("removes the slashes at the end of %s", async (path, location) => {
    expect(await served(path)).toMatchObject({ status: 301, location });
  });

  it("reads a path of 100,000 slashes in linear time", async () => {
    const timed = async (slashes: number) => {
      const start = performance.now();
      await served(`/blog${"/".repeat(slashes)}x`);
      return performance.now() - start;
    };
    await timed(1_000);
    const short = await timed(25_000);
    expect(await timed(100_000)).toBeLessThan(8 * Math.max(short, 5));
  });
});
