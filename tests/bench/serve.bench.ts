import { brotliCompressSync } from "node:zlib";
import { firestoreStore } from "../../functions/src/adapters/store/firestore-store.ts";
import { CURSOR_KEY, storedSecret } from "../../functions/src/adapters/store/stored-secret.ts";
import { chunksOf } from "../../functions/src/domain/shared/chunks.ts";
import { refreshSitemap } from "../../functions/src/use-cases/articles/refresh-sitemap.ts";
import { adminSdk } from "../support/admin-sdk.ts";
import { reset } from "../support/reset.ts";
import { median } from "./bench.ts";
import { allowImports, type BenchChange, CHANGES, refresh, undoOf } from "./changes.ts";
import { chargeOf } from "./charged.ts";
import { withKeptQueries } from "./kept-queries.ts";
import {
  articleId,
  articlePath,
  BENCH_TAG,
  relateArticle,
  storeArticles,
} from "./many-articles.ts";
import { type BenchSite, benchSite, serve } from "./serve.ts";

const { db } = adminSdk();
const store = firestoreStore(db);

/** Rounds that are not measured, until the code is compiled. */
const WARM_ANSWERS = 80;
const WARM_CHANGES = 5;
/** A round is their mean, because processor time may advance by 4 ms at once. */
const TURNS = 10;

export interface ServeFigures {
  readonly name: string;
  readonly articles: number;
  /** Billed documents; a count costs one per started thousand. */
  readonly documents: number;
  /** Compressed; 0 without an answer. */
  readonly bytes: number;
  /** Median processor time of the main thread in milliseconds. */
  readonly cpu: number;
  readonly limit: number | null;
}

const ANSWERS = [
  { name: "list", path: "/articulos", limit: null },
  { name: "list, page 10", path: "/articulos", limit: null },
  { name: "article", path: articlePath(0), limit: 20 },
  { name: "tag", path: `/articulos/${BENCH_TAG}`, limit: null },
  { name: "feed", path: "/articulos/rss.xml", limit: null },
  { name: "sitemap", path: "/sitemap.xml", limit: null },
];

/**
 * @param rounds of which the median counts
 * @param sizes numbers of stored articles, ascending
 */
export async function* measureServing(
  rounds: number,
  sizes: readonly number[],
): AsyncGenerator<ServeFigures> {
  await reset();
  await storedSecret(db, CURSOR_KEY);
  await allowImports();
  const site = await benchSite();
  let stored = 0;
  for (const articles of sizes) {
    await storeArticles(stored, articles);
    await announce(stored, articles);
    stored = articles;
    await refreshSitemap({ store, relate: async () => {} });
    await relateArticle(0);
    for (const { name, path, limit } of ANSWERS) {
      const query = name === "list, page 10" ? await tenthPage(site) : "";
      let html = "";
      const work = async () => {
        html = await serve(site, path, query);
      };
      const { reads: documents } = await chargeOf(work);
      const bytes = brotliCompressSync(html).length;
      const cpu = await processorTime({ work, warm: WARM_ANSWERS, rounds });
      yield { name, articles, documents, bytes, cpu, limit };
    }
    for (const change of CHANGES) yield* measureChange(change, articles, rounds);
  }
}

async function* measureChange(
  change: BenchChange,
  articles: number,
  rounds: number,
): AsyncGenerator<ServeFigures> {
  const undo = await undoOf(change);
  const prepare = async () => {
    await undo();
    await change.prepare();
  };
  const changed = async () => {
    await prepare();
    await change.work();
  };
  const parts = [
    { name: change.name, prepare, work: change.work },
    { name: `${change.name}, refresh`, prepare: changed, work: refresh },
  ];
  for (const { name, ...part } of parts) {
    await part.prepare();
    const { reads: documents } = await chargeOf(part.work);
    const cpu = await processorTime({ ...part, warm: WARM_CHANGES, rounds });
    yield { name, articles, documents, bytes: 0, cpu, limit: null };
  }
  await undo();
}

interface Repeated {
  /** Not measured. */
  readonly prepare?: () => Promise<void>;
  readonly work: () => Promise<void>;
  readonly warm: number;
  readonly rounds: number;
}

/** @returns median milliseconds of the main thread; other threads compress */
function processorTime({
  prepare = async () => {},
  work,
  warm,
  rounds,
}: Repeated): Promise<number> {
  return withKeptQueries(async () => {
    const times: number[] = [];
    for (let round = -warm; round < rounds; round += 1) {
      let spent = 0;
      for (let turn = 0; turn < TURNS; turn += 1) {
        await prepare();
        const began = process.threadCpuUsage();
        await work();
        const { user, system } = process.threadCpuUsage(began);
        spent += user + system;
      }
      if (round >= 0) times.push(spent / TURNS / 1000);
    }
    return median(times);
  });
}

/** As an import does; the nightly comparison would ask the emulator, which has no indexes, for 100,000 articles. */
async function announce(from: number, to: number): Promise<void> {
  const ids = Array.from({ length: to - from }, (_, n) => articleId(from + n));
  for (const post_ids of chunksOf(ids, 500))
    await db.collection("sitemap_changes").add({ post_ids });
}

async function tenthPage(site: BenchSite): Promise<string> {
  let query = "";
  for (let page = 1; page < 10; page += 1) {
    const html = await serve(site, "/articulos", query);
    const [, next] = /href="\/articulos\?(desde=[^"]+)"/.exec(html) ?? [];
    if (next === undefined) throw new Error(`Page ${page} links to no further one`);
    query = next.replaceAll("&amp;", "&");
  }
  return query;
}
