import { randomUUID } from "node:crypto";
import { parseArticleIndex } from "domain/search/article-index";
import { plainRenderer } from "functions/testing/memory-articles";
import { beforeEach, describe, expect, it } from "vitest";
import { articleReads } from "../../functions/src/adapters/pages/articles.ts";
import { firestoreStore } from "../../functions/src/adapters/store/firestore-store.ts";
import { readArticleIndex } from "../../functions/src/use-cases/articles/read-article-index.ts";
import { refreshSitemap } from "../../functions/src/use-cases/articles/refresh-sitemap.ts";
import { sitemapXml } from "../../functions/src/use-cases/articles/serve-sitemap.ts";
import { measureCharge } from "../bench/charged.ts";
import { storeCards } from "../bench/many-articles.ts";
import { addresses } from "../support/addresses.ts";
import { aBody, anImportRow, aPost, toId } from "../support/builders.ts";
import { callAndExpectSuccess } from "../support/call-function.ts";
import { reset } from "../support/reset.ts";
import { runScheduled } from "../support/run-scheduled.ts";
import { storePost } from "../support/store.ts";
import { anAdmin, countDocuments, sdk } from "./support/callers.ts";
import { save } from "./support/save.ts";

const { db } = sdk;
const { site } = addresses();
let token: string;
beforeEach(async () => {
  await reset();
  token = await anAdmin();
});

const refresh = () => runScheduled("publishScheduled");
const call = callAndExpectSuccess;

async function listed(): Promise<readonly string[]> {
  const xml = await (await fetch(`${site}/sitemap-urls.xml`)).text();
  const found = xml.matchAll(/\/blog\/([^<]+)<\/loc><lastmod>([^<]+)/g);
  return [...found].map(([, slug, time]) => `${slug} ${time}`).toSorted();
}

async function published(): Promise<readonly string[]> {
  const { docs } = await db.collection("blog_posts").where("published", "==", true).get();
  return docs
    .map((doc) => `${doc.get("slug")} ${doc.get("updated_at").toDate().toISOString()}`)
    .toSorted();
}

async function expectExact(count: number): Promise<void> {
  await refresh();
  const expected = await published();
  expect(expected).toHaveLength(count);
  expect(await listed()).toEqual(expected);
  expect(await countDocuments("sitemap_changes")).toBe(0);
}

describe("the refreshed sitemap", () => {
  it("has exactly the published addresses after every kind of change", async () => {
    for (const slug of ["uno", "dos", "tres"]) await storePost(db, aPost({ slug }), aBody());
    await expectExact(3);
    await save("cuatro");
    await save("uno-nuevo", { id: toId("uno") });
    await save("dos", { published: false });
    await expectExact(3);
    const post_ids = [toId("tres"), toId("cuatro")];
    await call("deletePosts", { post_ids, slug_actions: {} }, token);
    await expectExact(1);
    await call("restorePosts", { post_ids }, token);
    await expectExact(3);
    const job_id = toId("job");
    const counts = { total_records: 5, failed_records: 0 };
    await call("startImport", { job_id, job_name: "Enero", ...counts }, token);
    const rows = [0, 1, 2, 3, 4].map((row) => anImportRow({ row, published: row > 0 }));
    await call("importChunk", { job_id, chunk: 0, rows }, token);
    await expectExact(7);
    await call("deleteImportJob", { job_id }, token);
    await expectExact(3);
    const due = { published: false, scheduled_for: new Date(Date.now() - 1000) };
    await save("programado", due);
    await expectExact(4);
    const expected_count = await countDocuments("blog_posts");
    const input = { deletion_id: randomUUID(), phrase: "DELETE ALL", expected_count };
    await call("deleteAllPosts", input, token);
    await expectExact(0);
  });

  it("shows a new article before it is refreshed", async () => {
    await refresh();
    const now = new Date();
    await save("recien", { created_at: now, published_at: now });
    expect(await listed()).toEqual(await published());
  });

  it("and the article index have a change of a draft, a title and a deletion at once", async () => {
    const search = async () => {
      const answer = await fetch(`${site}/articulos/busqueda.json`);
      expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
      const articles = parseArticleIndex(await answer.text()) ?? [];
      return articles.map(({ title }) => title).toSorted();
    };
    for (const slug of ["uno", "dos"]) await storePost(db, aPost({ slug }), aBody());
    expect(await search()).toEqual(["Artículo dos", "Artículo uno"]);
    await refresh();
    await save("uno", { title: "Otro título" });
    await save("borrador", { published: false });
    await save("nuevo", { title: "Nuevo" });
    await call("deletePosts", { post_ids: [toId("dos")], slug_actions: {} }, token);
    expect(await search()).toEqual(["Nuevo", "Otro título"]);
    await refresh();
    expect(await search()).toEqual(["Nuevo", "Otro título"]);
  });

  it("gets articles that nothing recorded the next night", async () => {
    await storePost(db, aPost({ slug: "uno" }), aBody());
    await refresh();
    await storePost(db, aPost({ slug: "restaurado" }), aBody());
    await db.doc(`blog_posts/${toId("uno")}`).delete();
    await runScheduled("emptyTrash");
    await expectExact(1);
  });
});

it("sitemap and article index read the same number of documents with 300 and with 1,100 articles", async () => {
  const reads = articleReads(db);
  const deps = { reads, renderer: plainRenderer, origin: site, now: () => new Date() };
  const store = firestoreStore(db);
  const charged: number[] = [];
  for (const [from, to] of [
    [0, 300],
    [300, 1100],
  ] as const) {
    await storeCards(from, to);
    await db.doc("sitemap_index/current").delete();
    await refreshSitemap({ store });
    let xml: string | null = "";
    const { reads: documents } = await measureCharge(async () => {
      xml = await sitemapXml(deps, null);
    });
    expect(xml.match(/\/blog\//g)).toHaveLength(to);
    let index = "";
    const { reads: searched } = await measureCharge(async () => {
      index = await readArticleIndex(store);
    });
    expect(parseArticleIndex(index)).toHaveLength(to);
    charged.push(documents, searched);
  }
  expect(charged).toEqual([16, 3, 16, 3]);
});
