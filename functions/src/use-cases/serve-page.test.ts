import { describe, expect, it } from "vitest";
import { DomainError } from "../domain/errors.ts";
import { limits } from "../domain/limits.ts";
import type { SlugEntry, StoredPost } from "../domain/post.ts";
import { memoryReads, plainRenderer, testPost } from "./memory-articles-page.ts";
import { type PageDeps, type PageRequest, servePage } from "./serve-page.ts";

const ORIGIN = "https://www.example.com";

function served(
  path: string,
  {
    posts = [testPost(1)],
    slugs = {},
    ...request
  }: Partial<PageRequest> & {
    posts?: readonly StoredPost[];
    slugs?: Readonly<Record<string, SlugEntry>>;
  } = {},
  deps: Partial<PageDeps> = {},
) {
  return servePage(
    {
      reads: memoryReads(posts, slugs),
      renderer: plainRenderer,
      origin: ORIGIN,
      log: () => undefined,
      inTime: (work) => work,
      ...deps,
    },
    { method: "GET", path, query: "", isNavigation: false, ...request },
  );
}

describe("an article's address", () => {
  it("answers with the article", async () => {
    const answer = await served("/blog/articulo-1");
    expect(answer).toMatchObject({ status: 200, cache: "public, max-age=60, s-maxage=300" });
    const { content } = JSON.parse(answer.body);
    expect(content.post).toMatchObject({ title: "Artículo 1", minutes: 1, view_count: 0 });
    expect(content.post.parts).toEqual(['<h2 id="user-content-uno">Uno</h2><p>Texto</p>']);
  });

  it("shows three others, those about the same thing first", async () => {
    const titles = [
      "Ruedas de acero",
      "Otra cosa",
      "Ruedas para salas",
      "Nada",
      "Más",
      "Rueda fija",
    ];
    const posts = titles.map((title, n) =>
      testPost(n + 1, { title, created_at: new Date(Date.UTC(2026, 0, 28 - n)) }),
    );
    const { content } = JSON.parse((await served("/blog/articulo-1", { posts })).body);
    expect(content.related.map(({ title }: StoredPost) => title)).toEqual([
      "Ruedas para salas",
      "Rueda fija",
      "Otra cosa",
    ]);
  });

  it.each([
    ["one nobody has", "/blog/nada"],
    ["a draft's", "/blog/borrador"],
    ["one without the form of a slug", "/blog/..%2fetc"],
    ["one in capitals", "/blog/ARTICULO-1"],
  ])("answers 404 with the shell for %s, and forgets it within a minute", async (_, path) => {
    const posts = [testPost(1), testPost(2, { slug: "borrador", published: false })];
    expect(await served(path, { posts })).toMatchObject({
      status: 404,
      cache: "public, max-age=0, s-maxage=60",
      body: "shell: Artículo no encontrado",
    });
  });

  it("does not read for what cannot be a slug", async () => {
    const reads = {
      ...memoryReads([]),
      slugEntry: () => Promise.reject(new Error("read")),
    };
    // Longer ones are no document names at some length: Firestore refuses to look them up.
    for (const slug of ["a--b", "a".repeat(limits.slug + 1)])
      expect(await served(`/blog/${slug}`, {}, { reads })).toMatchObject({ status: 404 });
  });

  it("leads from every former address straight to the newest", async () => {
    const post_id = testPost(1).id;
    const slugs = {
      uno: { post_id, state: "moved", target: "dos" },
      dos: { post_id, state: "moved", target: "articulo-1" },
      perdido: { post_id, state: "moved", target: "borrado" },
      borrado: { post_id, state: "gone" },
      rueda: { post_id, state: "moved", target: "rueda" },
    } as const;
    expect(await served("/blog/uno", { slugs })).toMatchObject({
      status: 301,
      location: "/blog/articulo-1",
    });
    expect(await served("/blog/perdido", { slugs })).toMatchObject({ status: 410 });
    expect(await served("/blog/borrado", { slugs })).toMatchObject({ status: 410 });
    expect(await served("/blog/rueda", { slugs })).toMatchObject({ status: 404 });
  });

  it("sends queries and slashes to the clean address without a read", async () => {
    for (const request of [{ query: "x=1" }, { query: "" }]) {
      const path = request.query === "" ? "/blog/articulo-1/" : "/blog/articulo-1";
      expect(await served(path, request)).toMatchObject({
        status: 301,
        location: "/blog/articulo-1",
        cache: "public, max-age=3600, s-maxage=3600",
      });
    }
  });

  it("never redirects to another site", async () => {
    for (const path of ["//evil.example/", "/blog//evil.example/", "/%2fevil.example/"]) {
      expect((await served(path)).location).toBeUndefined();
    }
  });
});

describe("the list", () => {
  const posts = Array.from({ length: 30 }, (_, n) => testPost(n + 1, { view_count: 100 - n }));

  it("shows the most read first, and where it goes on", async () => {
    const answer = await served("/articulos", { posts });
    const { content } = JSON.parse(answer.body);
    expect(answer).toMatchObject({ status: 200, cache: "public, max-age=0, s-maxage=50" });
    expect(content.posts).toHaveLength(24);
    expect(content.total).toBe(30);
    expect(content.posts[0].view_count).toBe(100);
    const desde = `${content.next.view_count}.${Date.parse(content.next.created_at)}.${content.next.id}`;
    const rest = JSON.parse((await served("/articulos", { posts, query: `desde=${desde}` })).body);
    expect(rest.content.posts).toHaveLength(6);
    expect(rest.content.next).toBeUndefined();
    expect(rest.content.after).toBe(true);
  });

  it.each([300, 3000])("reads 25 documents, also of %i articles", async (count) => {
    let read = 0;
    const many = Array.from({ length: count }, (_, n) => testPost(n + 1, { view_count: n }));
    const reads = memoryReads(many);
    const popular: typeof reads.popular = async (...asked) => {
      const found = await reads.popular(...asked);
      read += found.length;
      return found;
    };
    await served("/articulos", {}, { reads: { ...reads, popular } });
    expect(read).toBe(25);
  });

  it("keeps a search for the browser and drops every other parameter", async () => {
    expect(await served("/articulos", { query: "q=acero" })).toMatchObject({ status: 200 });
    expect(await served("/articulos", { query: "q=a%C3%B1o&utm=1" })).toMatchObject({
      status: 301,
      location: "/articulos?q=a%C3%B1o",
    });
    // Firestore compares with no moment after the year 9999.
    const tooLate = `desde=1.253402300800000.${testPost(1).id}`;
    for (const query of ["utm=1", "desde=x", "q=", "desde=1.2.3", tooLate]) {
      expect(await served("/articulos", { query })).toMatchObject({
        status: 301,
        location: "/articulos",
      });
    }
  });
});

describe("sitemap and feed", () => {
  const posts = [
    testPost(1, {
      title: '</script><script>alert(1)</script> & "quotes" ]]>\u0001',
      excerpt: "<b>]]></b>",
      featured_image_url: "https://x.example/ñ a.png?b=1&c=%20",
    }),
  ];
  it("are XML, whatever a title holds", async () => {
    const map = await served("/sitemap.xml", { posts });
    expect(map).toMatchObject({ status: 200, type: "xml", vary: "Accept, Sec-Fetch-Dest" });
    expect(map.body).toContain(
      "<url><loc>https://www.example.com/blog/articulo-1</loc><lastmod>2026-05-01T10:00:00.000Z</lastmod>" +
        "<image:image><image:loc>https://x.example/%C3%B1%20a.png?b=1&amp;c=%20</image:loc></image:image></url>",
    );
    expect(map.body.match(/<url>/g)).toHaveLength(4);
    expect(map.body).toContain(
      "<url><loc>https://www.example.com/</loc><image:image><image:loc>https://www.example.com/images/hero-1600.webp</image:loc></image:image></url>",
    );
    const feed = await served("/articulos/rss.xml", { posts });
    expect(feed).toMatchObject({ status: 200, type: "rss" });
    expect(feed.body).toContain(
      "<title>&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;quotes&quot; ]]&gt;</title>",
    );
    expect(feed.body).toContain("<pubDate>Fri, 01 May 2026 10:00:00 GMT</pubDate>");
  });
  it("show the table to a browser's navigation alone", async () => {
    expect(await served("/sitemap.xml", { isNavigation: true })).toMatchObject({ type: "html" });
  });
});

describe("trouble", () => {
  it("is never cached, logged, and still brings the shell", async () => {
    const logged: unknown[] = [];
    const fault = new Error("down");
    const reads = { ...memoryReads([]), slugEntry: () => Promise.reject(fault) };
    const log = (_: string, error: unknown) => logged.push(error);
    expect(await served("/blog/articulo-1", {}, { reads, log })).toMatchObject({
      status: 500,
      cache: "private, no-store",
      body: "shell: Artículos",
    });
    expect(logged).toEqual([fault]);
  });
  it.each(["unavailable", "deadline-exceeded", "aborted"] as const)(
    "asks crawlers to come back when the database is %s",
    async (code) => {
      const reads = { ...memoryReads([]), slugEntry: () => Promise.reject(new DomainError(code)) };
      expect(await served("/blog/articulo-1", {}, { reads })).toMatchObject({
        status: 503,
        retryAfter: 60,
        cache: "private, no-store",
        body: "shell: Artículos",
      });
    },
  );
  it("does not wait for a database that is silent", async () => {
    const reads = { ...memoryReads([]), slugEntry: () => new Promise<never>(() => {}) };
    const inTime = () => Promise.reject(new DomainError("deadline-exceeded"));
    const answer = await served("/blog/articulo-1", {}, { reads, inTime });
    expect(answer).toMatchObject({ status: 503, body: "shell: Artículos" });
  });
  it("survives a lost shell", async () => {
    const renderer = { ...plainRenderer, shell: () => Promise.reject(new Error("lost")) };
    expect(await served("/blog/nada", {}, { renderer })).toMatchObject({ status: 500 });
  });
  it.each(["POST", "PUT", "DELETE", "OPTIONS"])("refuses %s", async (method) => {
    expect(await served("/articulos", { method })).toMatchObject({ status: 405 });
  });
});
