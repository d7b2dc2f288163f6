import { DomainError } from "domain/shared/errors";
import { limits } from "domain/shared/limits";
import { describe, expect, it } from "vitest";
import { memoryReads, plainRenderer, testPost } from "../../testing/memory-articles.ts";
import { served } from "../../testing/served-page.ts";

describe("an article's URL", () => {
  it("answers with the article", async () => {
    const answer = await served("/blog/articulo-1");
    expect(answer).toMatchObject({ status: 200, cache: "public, max-age=60, s-maxage=300" });
    const { content } = JSON.parse(answer.body);
    expect(content.post).toMatchObject({ title: "Artículo 1", minutes: 1, view_count: 0 });
    expect(content.post.parts).toEqual([`<h2 id="user-content-uno">Uno</h2><p>A 60\u00a0°C</p>`]);
  });

  it("shows the related articles that its address has, without views", async () => {
    const { id, title, slug, created_at } = testPost(2);
    const related = [{ id, title, slug, created_at, excerpt: "Dos" }];
    const entry = {
      post_id: testPost(1).id,
      state: "current",
      related,
      related_ids: [id],
    } as const;
    const slugs = { "articulo-1": entry };
    const { content } = JSON.parse((await served("/blog/articulo-1", { slugs })).body);
    const card = { id, title, slug, created_at: created_at.toISOString(), excerpt: "Dos" };
    expect(content.related).toEqual([card]);
  });

  it("shows none before they are chosen", async () => {
    const { content } = JSON.parse((await served("/blog/articulo-1")).body);
    expect(content.related).toEqual([]);
  });

  it.each([
    ["an unknown one", "/blog/nada"],
    ["a draft's", "/blog/borrador"],
    ["one without the form of a slug", "/blog/..%2fetc"],
    ["one in capitals", "/blog/ARTICULO-1"],
  ])("answers 404 with the shell for %s, cached for a minute", async (_, path) => {
    const posts = [testPost(1), testPost(2, { slug: "borrador", published: false })];
    expect(await served(path, { posts })).toMatchObject({
      status: 404,
      cache: "public, max-age=0, s-maxage=60",
      body: "shell and 404 page: Artículo no encontrado",
    });
  });

  it.each(["/blog/a/b", "/blog", "/articulos/nada", "/blog/articulo-1/x/"])(
    "answers 404 with the finished 404 page for %s, which no article can have",
    async (path) => {
      expect(await served(path)).toMatchObject({
        status: 404,
        type: "html",
        cache: "public, max-age=0, s-maxage=60",
        body: "404 page",
      });
    },
  );

  it("does not read for an invalid slug", async () => {
    const reads = {
      ...memoryReads([]),
      slugEntry: () => Promise.reject(new Error("read")),
    };
    // Firestore rejects longer document ids.
    for (const slug of ["a--b", "a".repeat(limits.slug + 1)])
      expect(await served(`/blog/${slug}`, {}, { reads })).toMatchObject({ status: 404 });
  });

  it("redirects every former address directly to the current one", async () => {
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
      // The slug may be changed back: a stored redirect would then lead in a circle.
      cache: "private, no-store",
    });
    expect(await served("/blog/perdido", { slugs })).toMatchObject({ status: 410 });
    expect(await served("/blog/borrado", { slugs })).toMatchObject({ status: 410 });
    expect(await served("/blog/rueda", { slugs })).toMatchObject({ status: 404 });
  });

  it("redirects to an article whose slug was changed a hundred times", async () => {
    const post_id = testPost(1).id;
    const target = (n: number) => (n === 99 ? "articulo-1" : `slug-${n + 1}`);
    const slugs = Object.fromEntries(
      Array.from({ length: 100 }, (_, n) => [
        `slug-${n}`,
        { post_id, state: "moved" as const, target: target(n) },
      ]),
    );
    expect(await served("/blog/slug-0", { slugs })).toMatchObject({
      status: 301,
      location: "/blog/articulo-1",
    });
  });

  it.each([
    ["/blog/articulo-1", "utm_source=qr&utm_medium=feria%202026", 200, undefined],
    ["/blog/articulo-1", "fbclid=1&utm_source=qr", 301, "/blog/articulo-1?utm_source=qr"],
    ["/blog/articulo-1/", "utm_source=qr", 301, "/blog/articulo-1?utm_source=qr"],
    ["/blog/antes", "utm_source=qr&x=1", 301, "/blog/antes?utm_source=qr"],
    ["/blog/antes", "utm_source=qr", 301, "/blog/articulo-1?utm_source=qr"],
    ["/articulos", "utm_source=qr&q=pie", 200, undefined],
    ["/articulos", "utm_source=qr&x=1", 301, "/articulos?utm_source=qr"],
    ["/articulos", "desde=x&utm_source=qr", 301, "/articulos?utm_source=qr"],
    ["/articulos/ruedas/", "utm_source=qr", 301, "/articulos/ruedas?utm_source=qr"],
  ])("keeps the campaign of %s?%s", async (path, query, status, location) => {
    const post_id = testPost(1).id;
    const slugs = { antes: { post_id, state: "moved", target: "articulo-1" } } as const;
    const answer = await served(path, { query, slugs });
    expect([answer.status, answer.location]).toEqual([status, location]);
  });

  it("redirects queries and slashes to the clean address without a read", async () => {
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

describe("sitemap and feed", () => {
  const posts = [
    testPost(1, {
      title: '</script><script>alert(1)</script> & "quotes" ]]>\u0001',
      excerpt: "<b>]]></b>",
      featured_image_url: "https://x.example/ñ a.png?b=1&c=%20",
    }),
  ];
  it("are valid XML for any title", async () => {
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
    expect(feed.body).toContain(
      '<media:content url="https://x.example/%C3%B1%20a.png?b=1&amp;c=%20" medium="image"/>',
    );
  });
  it("show an uploaded picture's link preview in the feed, and nothing without a picture", async () => {
    const folder = `/media/${"a".repeat(32)}-1600x900`;
    const uploaded = testPost(1, { featured_image_url: `${folder}/800.webp#70-40` });
    const { body } = await served("/articulos/rss.xml", { posts: [uploaded, testPost(2, {})] });
    expect(String(body).match(/<media:content [^>]*>/g)).toEqual([
      `<media:content url="https://www.example.com${folder}/1200-70-40.jpg" medium="image"/>`,
    ]);
  });
  it("show the table only to a browser's navigation", async () => {
    expect(await served("/sitemap.xml", { isNavigation: true })).toMatchObject({ type: "html" });
  });
  it("has an address that is XML also for a browser's navigation", async () => {
    const { vary, ...xml } = await served("/sitemap.xml", { posts });
    expect(vary).toBeDefined();
    expect(await served("/sitemap-urls.xml", { posts, isNavigation: true })).toEqual(xml);
    expect(await served("/sitemap-urls.xml", { query: "x=1" })).toMatchObject({
      status: 301,
      location: "/sitemap-urls.xml",
    });
  });
});

describe("the key file of IndexNow", () => {
  const path = "/indexnow.txt";
  it("is the key as plain text", async () => {
    const answer = await served(path, {}, { indexNowKey: "a-public-key" });
    expect(answer).toMatchObject({ status: 200, type: "text", body: "a-public-key" });
  });
  it("is missing without a key", async () => {
    expect(await served(path)).toMatchObject({ status: 404, type: "html", body: "404 page" });
  });
});

describe("a failure", () => {
  it("is not cached, is logged, and answers with the shell", async () => {
    const logged: unknown[] = [];
    const fault = new Error("down");
    const reads = { ...memoryReads([]), slugEntry: () => Promise.reject(fault) };
    const log = (_: string, error: unknown) => logged.push(error);
    expect(await served("/blog/articulo-1", {}, { reads, log })).toMatchObject({
      status: 500,
      cache: "private, no-store",
      body: "failed: Artículos",
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
        body: "failed: Artículos",
      });
    },
  );
  it("answers 503 when the database does not answer", async () => {
    const reads = { ...memoryReads([]), slugEntry: () => new Promise<never>(() => {}) };
    const withTimeout = () => Promise.reject(new DomainError("deadline-exceeded"));
    const answer = await served("/blog/articulo-1", {}, { reads, withTimeout });
    expect(answer).toMatchObject({ status: 503, body: "failed: Artículos" });
  });
  it.each([
    ["/articulos", true],
    ["/articulos/ruedas/", true],
    ["/blog/articulo-1", true],
    ["/articulos/rss.xml", false],
    ["/articulos/busqueda.json", false],
    ["/sitemap-urls.xml", false],
  ])("has little time for %s: %s", async (path, expected) => {
    const asked: boolean[] = [];
    const withTimeout = <T>(work: Promise<T>, isPage: boolean) => {
      asked.push(isPage);
      return work;
    };
    await served(path, {}, { withTimeout });
    expect(asked).toEqual([expected]);
  });
  it("answers without a shell when it cannot be read", async () => {
    const lost = () => Promise.reject(new Error("lost"));
    const renderer = { ...plainRenderer, missingArticle: lost, failedPage: lost };
    expect(await served("/blog/nada", {}, { renderer })).toMatchObject({ status: 500 });
  });
  it.each(["POST", "PUT", "DELETE", "OPTIONS"])("rejects %s", async (method) => {
    expect(await served("/articulos", { method })).toMatchObject({ status: 405 });
  });
});
