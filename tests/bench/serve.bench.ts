import { brotliCompressSync } from "node:zlib";
import type { PageRenderer } from "../../functions/src/use-cases/render-ports.ts";
import { reset } from "../support/reset.ts";
import { median } from "./bench.ts";
import { chargeOf } from "./charged.ts";
import { articlePath, storeArticles } from "./many-articles.ts";
import { serve, siteRenderer } from "./serve.ts";

/** Answers before the first that counts: the code of an instance that serves many is compiled through by then. */
const WARM = 800;
const WARM_MS = 16_000;
/** Counted answers of each round: one alone is as likely the garbage collector's as its own. */
const ANSWERS_A_ROUND = 10;

/** What one answer of the pages function costs, in its own process and without its cache. */
export interface ServeFigures {
  readonly name: string;
  /** Published articles in the store. */
  readonly articles: number;
  /** Documents that Firestore charges; a count costs one for each started thousand. */
  readonly documents: number;
  /** Of the compressed answer. */
  readonly bytes: number;
  /** Median processor time, in milliseconds: reading, rendering, everything but waiting. */
  readonly cpu: number;
  /** The most it may be. */
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
 * Costs of every kind of answer.
 * @param rounds tens of counted answers of each
 * @param sizes numbers of stored articles, rising
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
        // Once, of the last one: compressing takes several times as long as answering.
        bytes: brotliCompressSync(body).length,
        cpu: median(times),
        limit,
      });
    }
  }
  return figures;
}

/** Follows the link to further articles nine times, as a crawler does. */
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
