import { renderArticle } from "domain/article-html/render-article";
import { beforeAll, describe, expect, it } from "vitest";
import { addresses } from "../support/addresses.ts";
import { adminSdk } from "../support/admin-sdk.ts";
import { aBody, aPost, toId } from "../support/builders.ts";
import { hasFirstPicture } from "../support/first-picture.ts";
import { reset } from "../support/reset.ts";
import { storePost } from "../support/store.ts";

const { db } = adminSdk();
const { site } = addresses();
const NASTY = '</script><script>alert(1)</script> & "quotes" \'$& $1 ]]>';

const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  fetch(site + path, { method, headers, redirect: "manual" });
const loadText = async (path: string, headers?: Record<string, string>) =>
  (await get(path, headers)).text();

function findMeta(html: string, name: string): string | undefined {
  return new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1];
}
function parseJsonLd(html: string): { "@type": string; [name: string]: unknown }[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json]) => JSON.parse(json ?? ""),
  );
}

beforeAll(async () => {
  await reset();
  const content =
    "<h2>Uno</h2><p>El acero <strong>316L</strong> $& resiste.</p><h2>Dos</h2><p>b</p><h2>Tres</h2>" +
    "<script>alert(1)</script><img src=x onerror=alert(1)></div></main>";
  const post = aPost({
    slug: "acero",
    title: "Acero 316L",
    excerpt: "Cuándo compensa.",
    featured_image_url: "/images/fallback-4-1200.webp",
    view_count: 41,
  });
  await storePost(db, post, aBody({ content }));
  await storePost(
    db,
    aPost({ slug: "maligno", title: NASTY, excerpt: NASTY }),
    aBody({ content: `<p>x</p>${NASTY}` }),
  );
  await storePost(db, aPost({ slug: "borrador", title: "Secreto", published: false }), aBody());
  await db.doc("slugs/antes").set({ post_id: post.id, state: "moved", target: "antes-2" });
  await db.doc("slugs/antes-2").set({ post_id: post.id, state: "moved", target: "acero" });
  await db.doc("slugs/borrado").set({ post_id: toId("x"), state: "gone" });
  await get("/articulos");
});

describe("an article", () => {
  it("has its picture for narrow screens with it, and preloads the files for wide ones only", async () => {
    const file = await (await get("/images/fallback-4-672.avif")).arrayBuffer();
    const picture = `srcSet="data:image/avif;base64,${Buffer.from(file).toString("base64")} 672w"`;
    await expect.poll(() => hasFirstPicture("/blog/acero"), { timeout: 30_000 }).toBe(true);
    const html = await loadText("/blog/acero");
    expect(html.split(picture)).toHaveLength(2);
    const [, head = ""] = /<head>(.*?)<\/head>/s.exec(html) ?? [];
    const preloads = head.match(/<link rel="preload" as="image"[^>]*>/g);
    expect(preloads).toHaveLength(1);
    expect(preloads?.[0]).toContain('media="not all and (max-width: 30em)"');
  });

  it.each([
    ["WhatsApp", "WhatsApp/2.23.20.0"],
    ["Telegram", "TelegramBot (like TwitterBot)"],
    ["Google", "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)"],
  ])("is complete for %s", async (_, userAgent) => {
    const html = await loadText("/blog/acero", { "user-agent": userAgent });
    expect(html).toContain("<title>Acero 316L · NHK Group</title>");
    expect(findMeta(html, "description")).toBe("Cuándo compensa.");
    expect(findMeta(html, "og:title")).toBe("Acero 316L · NHK Group");
    expect(findMeta(html, "og:image")).toBe(`${site}/images/fallback-4-social.jpg`);
    expect(findMeta(html, "og:image:width")).toBe("1200");
    expect(findMeta(html, "article:published_time")).toBe("2026-06-01T12:00:00.000Z");
    expect(html).toContain(`<link rel="canonical" href="${site}/blog/acero">`);
    expect(html).toContain("<p>El acero <strong>316L</strong> $&#x26; resiste.</p>");
    expect(html).toContain("42 visualizaciones");
    expect(parseJsonLd(html)).toMatchObject([
      { "@type": "Article", headline: "Acero 316L", datePublished: "2026-06-01T12:00:00.000Z" },
      { "@type": "BreadcrumbList" },
    ]);
  });

  it("references an image that is served", async () => {
    const image = findMeta(await loadText("/blog/acero"), "og:image") ?? "";
    const answer = await fetch(image);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  });

  it("sends its sanitized body once, inside its container", async () => {
    const html = await loadText("/blog/acero");
    expect(html.split("316L</strong>")).toHaveLength(2);
    const body = html.slice(
      html.indexOf('id="post-body"'),
      html.indexOf("Compartir este artículo:"),
    );
    expect(body).toContain("Tres</h2>");
    expect(body).not.toMatch(/onerror|alert\(1\)/);
    expect(html.indexOf("Compartir este artículo:")).toBeGreaterThan(html.indexOf("Tres</h2>"));
    expect(html.trimEnd().endsWith("</html>")).toBe(true);
  });

  it("is cached for five minutes with any request headers", async () => {
    const plain = await get("/blog/acero");
    expect(plain.headers.get("cache-control")).toBe("public, max-age=60, s-maxage=300");
    expect(plain.headers.get("set-cookie")).toBeNull();
    const odd = await loadText("/blog/acero", {
      "x-forwarded-host": "evil.example",
      cookie: "a=b",
      "accept-language": "de",
    });
    expect(odd).toBe(await plain.text());
    const personal = await get("/blog/acero", { authorization: "Bearer x" });
    expect(personal.headers.get("cache-control")).toBe("private, no-store");
  });

  it.each(["br", "gzip"])("is compressed with %s", async (encoding) => {
    const answer = await get("/blog/acero", { "accept-encoding": encoding });
    expect(answer.headers.get("content-encoding")).toBe(encoding);
    expect(answer.headers.get("vary")).toContain("Accept-Encoding");
    expect(await answer.text()).toContain("42 visualizaciones");
  });

  it("sends the security headers, with the hash of its own style only", async () => {
    const { headers } = await get("/blog/acero");
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).not.toMatch(/style-src [^;]*unsafe|script-src [^;]*unsafe|unsafe-eval/);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
  });

  it("answers HEAD as GET, without a body", async () => {
    const head = await get("/blog/acero", {}, "HEAD");
    expect([head.status, await head.text()]).toEqual([200, ""]);
    expect((await get("/blog/acero", {}, "POST")).status).toBe(405);
  });
});

describe("a title with markup", () => {
  it("is escaped in head, data, structured data and body", async () => {
    const html = await loadText("/blog/maligno");
    expect(html.match(/<script/g)).toHaveLength(html.match(/<\/script>/g)?.length ?? 0);
    expect(html).not.toContain("<script>alert(1)");
    expect(parseJsonLd(html)[0]).toMatchObject({ headline: NASTY, description: NASTY });
    expect(html.split("</head>")).toHaveLength(2);
  });
  it("is escaped in feed and sitemap", async () => {
    for (const path of ["/articulos/rss.xml", "/sitemap.xml"]) {
      const xml = await loadText(path);
      expect(xml).toContain("/blog/maligno");
      expect(xml).not.toContain("<script>");
    }
  });
});

describe("URLs", () => {
  it.each([
    ["/blog/antes", 301, "/blog/acero"],
    ["/blog/acero/", 301, "/blog/acero"],
    ["/blog/acero?utm_source=x", 200, null],
    ["/blog/antes?utm_source=x", 301, "/blog/acero?utm_source=x"],
    ["/articulos?gclid=x&q=acero", 301, "/articulos?q=acero"],
    ["/articulos?q=acero", 200, null],
    ["/blog/borrado", 410, null],
    ["/blog/borrador", 404, null],
    ["/blog/nadie", 404, null],
    ["/blog/A--b", 404, null],
  ])("%s answers %i", async (path, status, location) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.get("location")]).toEqual([status, location]);
    if (status >= 404) {
      expect(answer.headers.get("cache-control")).toBe("public, max-age=0, s-maxage=60");
      const html = await answer.text();
      expect(findMeta(html, "robots")).toBe("noindex");
      expect(html).not.toContain("Secreto");
    }
  });
});

it.each(["/blog/a/b", "/articulos/nada"])("%s answers the finished 404 page", async (path) => {
  const answer = await get(path);
  expect(answer.status).toBe(404);
  const html = await answer.text();
  expect(html).toContain("data-404");
  expect(findMeta(html, "robots")).toBe("noindex");
});

describe("the list", () => {
  it("shows published articles, most read first, with their count", async () => {
    const html = await loadText("/articulos");
    expect(html).toContain("Artículos Técnicos");
    expect(html.indexOf("Acero 316L")).toBeLessThan(html.indexOf("alert(1)"));
    expect(html).toContain("Más Leído");
    expect(html).not.toContain("Secreto");
    expect(parseJsonLd(html).map((data) => data["@type"])).toEqual(["BreadcrumbList", "ItemList"]);
  });
});

describe("the sitemap", () => {
  it("is XML without the header of a browser's navigation, with published articles only", async () => {
    const programs = [{ accept: "*/*" }, { accept: "text/html,application/xml;q=0.9" }, {}];
    for (const headers of programs) {
      const answer = await get("/sitemap.xml", headers);
      expect(answer.headers.get("content-type")).toBe("application/xml; charset=utf-8");
      const xml = await answer.text();
      expect(xml).toContain(
        `<url><loc>${site}/blog/acero</loc><lastmod>2026-06-01T12:00:00.000Z</lastmod>` +
          `<image:image><image:loc>${site}/images/fallback-4-1200.webp</image:loc></image:image></url>`,
      );
      expect(xml).not.toContain("borrador");
      expect(xml).toContain(`<loc>${site}/catalogo</loc>`);
      expect(xml).toContain(`<loc>${site}/catalogo/unidades-rodamiento</loc>`);
      expect(xml).not.toContain("{familia}");
    }
  });
  it("is XML for a browser at /sitemap-urls.xml", async () => {
    const headers = { accept: "text/html,application/xml;q=0.9", "sec-fetch-dest": "document" };
    const answer = await get("/sitemap-urls.xml", headers);
    expect(answer.headers.get("content-type")).toBe("application/xml; charset=utf-8");
    expect(await answer.text()).toBe(await loadText("/sitemap.xml"));
  });
  it("is a page for a browser's navigation", async () => {
    const answer = await get("/sitemap.xml", {
      accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
      "sec-fetch-dest": "document",
    });
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(answer.headers.get("vary")).toMatch(/Sec-Fetch-Dest/);
  });
});

it("renders on the server what the shared pipeline renders", async () => {
  const content = "## Uno\n\n- a\n- b\n\n|c|d|\n|-|-|\n|1|2|";
  await storePost(db, aPost({ slug: "markdown" }), aBody({ content, content_format: "markdown" }));
  expect(await loadText("/blog/markdown")).toContain(renderArticle(content, "markdown").html);
});
