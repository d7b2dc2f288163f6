import { plainRenderer } from "functions/testing/memory-articles";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { articleReads } from "../../functions/src/adapters/pages/articles.ts";
import { listArticlesPage } from "../../functions/src/use-cases/articles/article-pages.ts";
import { sitemapXml } from "../../functions/src/use-cases/articles/serve-sitemap.ts";
import { measureCharge } from "../bench/charged.ts";
import { addresses } from "../support/addresses.ts";
import { aBody, aPost } from "../support/builders.ts";
import { reset } from "../support/reset.ts";
import { storePost } from "../support/store.ts";
import { sdk } from "./support/callers.ts";

const { db } = sdk;
const { site } = addresses();
const loadText = async (path: string) => (await fetch(site + path)).text();
const store = (slug: string, fields: Parameters<typeof aPost>[0] = {}) =>
  storePost(db, aPost({ slug, title: slug, ...fields }), aBody());

async function storeTagged(from: number, to: number): Promise<void> {
  for (let start = from; start < to; start += 500) {
    const batch = db.batch();
    for (let n = start; n < Math.min(start + 500, to); n += 1) {
      const { id, ...post } = aPost({ slug: `articulo-${n}`, view_count: n });
      batch.set(db.doc(`blog_posts/${id}`), { ...post, tags: ["ruedas"] });
    }
    await batch.commit();
  }
}

describe("pages of tags", () => {
  beforeAll(async () => {
    await reset();
    await store("ruedas-uno", { view_count: 3 });
    await store("ruedas-dos", { view_count: 5 });
    await store("ruedas-secretas", { published: false });
    await store("rodamientos-uno", { view_count: 9 });
    await store("ruedas-quitadas", { tags: ["bebidas"], chosen_tags: ["bebidas"] });
  });

  it("list the published articles with the tag, and lead to the catalog, the other tags and the feed", async () => {
    const html = await loadText("/articulos/ruedas");
    const listed = [...html.matchAll(/<h3[^>]*><a href="\/blog\/([^"]+)"/g)];
    expect(listed.map(([, slug]) => slug)).toEqual(["ruedas-dos", "ruedas-uno"]);
    expect(html).toContain("<title>Ruedas: artículos técnicos · NHK Group</title>");
    expect(html).toContain(`<link rel="canonical" href="${site}/articulos/ruedas">`);
    expect(html).toContain('href="/articulos/ruedas/rss.xml">');
    expect(html).toContain('href="/catalogo/ruedas"');
    expect(html).toContain('"@type":"ItemList"');
    expect(html).not.toContain("noindex");
  });

  it("of a tag without articles are not indexed, and not in the sitemap", async () => {
    const html = await loadText("/articulos/pescado");
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain("Todavía no hay artículos sobre este tema.");
    const found = (await loadText("/sitemap-urls.xml")).matchAll(/\/articulos\/([^<]+)/g);
    expect([...found].map(([, slug]) => slug)).toEqual([
      ...["unidades-rodamiento", "ruedas", "bebidas"],
    ]);
  });

  it("are linked by the list, the article and the family", async () => {
    expect(await loadText("/articulos")).toContain('href="/articulos/unidades-rodamiento"');
    const article = await loadText("/blog/ruedas-uno");
    expect(article).toContain('href="/articulos/ruedas"');
    expect(article).toContain('href="/catalogo/ruedas"');
    expect(await loadText("/blog/ruedas-quitadas")).not.toContain('href="/catalogo/ruedas"');
  });

  it("have a feed", async () => {
    const xml = await loadText("/articulos/ruedas/rss.xml");
    expect(xml).toContain("/blog/ruedas-dos");
    expect(xml).not.toMatch(/rodamientos-uno|ruedas-secretas|ruedas-quitadas/);
  });
});

describe("costs of tags", () => {
  beforeEach(reset);

  it("are the same with 300 and with 1,100 articles", async () => {
    const reads = articleReads(db);
    const sign = async (text: string) => `s${text.length}`;
    const deps = { reads, renderer: plainRenderer, origin: site, now: () => new Date() };
    const charged: number[][] = [];
    for (const [from, to] of [
      [0, 300],
      [300, 1100],
    ] as const) {
      await storeTagged(from, to);
      let cursor: string | null = null;
      const pages: number[] = [];
      for (let page = 0; page < 10; page += 1) {
        const { reads: documents } = await measureCharge(async () => {
          const content = await listArticlesPage(reads, sign, cursor, "ruedas");
          if (content?.kind !== "articles") throw new Error("no list");
          expect(content.posts).toHaveLength(24);
          cursor = content.next ?? null;
        });
        pages.push(documents);
      }
      const feed = await measureCharge(() => reads.newest(30, "ruedas"));
      const tags = await measureCharge(() => reads.usedTags());
      charged.push([...pages, feed.reads, tags.reads]);
    }
    expect(charged[0]).toEqual([...Array(10).fill(25), 30, 13]);
    expect(charged[1]).toEqual(charged[0]);
    expect(await sitemapXml(deps, null)).toContain("/articulos/ruedas");
  });
});
