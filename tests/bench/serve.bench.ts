import { brotliCompressSync } from "node:zlib";
import { firestoreStore } from "../../functions/src/adapters/store/firestore-store.ts";
import type { PageRenderer } from "../../functions/src/use-cases/articles/article-pages.ts";
import { markStalePosts } from "../../functions/src/use-cases/articles/mark-stale-posts.ts";
import { refreshSitemap } from "../../functions/src/use-cases/articles/refresh-sitemap.ts";
import { adminSdk } from "../support/admin-sdk.ts";
import { reset } from "../support/reset.ts";
import { median } from "./bench.ts";
import { chargeOf } from "./charged.ts";
import { articlePath, relateArticle, storeArticles } from "./many-articles.ts";
import { serve, siteRenderer } from "./serve.ts";

const store = firestoreStore(adminSdk().db);
/** Answers before measuring, until the code is compiled. */
const WARM = 800;
const WARM_MS = 16_000;
/** Several per round, because of garbage collection. */
const ANSWERS_A_ROUND = 10;

export interface ServeFigures {
  readonly name: string;
  readonly articles: number;
  /** Billed documents; a count costs one per started thousand. */
  readonly documents: number;
  /** Compressed. */
  readonly bytes: number;
  /** Median processor time in milliseconds. */
  readonly cpu: number;
  readonly limit: number | null;
}

const ANSWERS = [
  { name: "list", path: "/articulos", limit: null },
  { name: "list, page 10", path: "/articulos", limit: null },
  { name: "article", path: articlePath(0), limit: 20 },
  { name: "feed", path: "/articulos/rss.xml", limit: null },
  { name: "sitemap", path: "/sitemap.xml", limit: null },
];

/**
 * @param rounds tens of answers
 * @param sizes numbers of stored articles, ascending
 */
export async function measureServing(
  rounds: number,
  sizes: readonly number[],
): Promise<readonly ServeFigures[]> {
  await reset();
  const renderer = await siteRenderer();
  const figures: ServeFigures[] = [];
  let stored = 0;
  for (const articles of sizes) {
    await storeArticles(stored, articles);
    stored = articles;
    await markStalePosts({ store });
    await refreshSitemap({ store });
    await relateArticle(0);
    for (const { name, path, limit } of ANSWERS) {
      const query = name === "list, page 10" ? await tenthPage(renderer) : "";
      const ask = () => serve(renderer, path, query);
      const until = performance.now() + WARM_MS;
      for (let n = 0; n < WARM && performance.now() < until; n += 1) await ask();
      const { reads } = await chargeOf(ask);
      const times: number[] = [];
      let body = "";
      for (let round = 0; round < rounds * ANSWERS_A_ROUND; round += 1) {
        const began = process.cpuUsage();
        body = await ask();
        const { user, system } = process.cpuUsage(began);
        times.push((user + system) / 1000);
      }
      figures.push({
        name,
        articles,
        documents: reads,
        // Once: compressing takes longer than answering.
        bytes: brotliCompressSync(body).length,
        cpu: median(times),
        limit,
      });
    }
  }
  return figures;
}

async function tenthPage(renderer: PageRenderer): Promise<string> {
  let query = "";
  for (let page = 1; page < 10; page += 1) {
    const html = await serve(renderer, "/articulos", query);
    const [, next] = /href="\/articulos\?(desde=[^"]+)"/.exec(html) ?? [];
    if (next === undefined) throw new Error(`Page ${page} links to no further one`);
    query = next.replaceAll("&amp;", "&");
  }
  return query;
}
