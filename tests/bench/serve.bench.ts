import { brotliCompressSync } from "node:zlib";
import { relatedCandidates } from "../../functions/src/adapters/pages/articles.ts";
import { firestoreStore } from "../../functions/src/adapters/store/firestore-store.ts";
import { CURSOR_KEY, storedSecret } from "../../functions/src/adapters/store/stored-secret.ts";
import { auditEntry } from "../../functions/src/domain/shared/audit.ts";
import { chunksOf } from "../../functions/src/domain/shared/chunks.ts";
import { addDays } from "../../functions/src/domain/shared/days.ts";
import { roleRows } from "../../functions/src/use-cases/accounts/roles.ts";
import { withSitemapChanges } from "../../functions/src/use-cases/articles/record-changes.ts";
import { refreshSitemap } from "../../functions/src/use-cases/articles/refresh-sitemap.ts";
import { relatePosts } from "../../functions/src/use-cases/articles/relate-posts.ts";
import { printPosts } from "../../functions/src/use-cases/articles/similar-posts.ts";
import { importChunk } from "../../functions/src/use-cases/imports/import-chunk.ts";
import { startImport } from "../../functions/src/use-cases/imports/import-job.ts";
import { publishScheduled } from "../../functions/src/use-cases/posts/publish-scheduled.ts";
import { adminSdk } from "../support/admin-sdk.ts";
import { anImportRow, idOf } from "../support/builders.ts";
import { reset } from "../support/reset.ts";
import { median } from "./bench.ts";
import { chargeOf } from "./charged.ts";
import {
  articleId,
  articlePath,
  BENCH_TAG,
  relateArticle,
  slugOf,
  storeArticles,
} from "./many-articles.ts";
import { type BenchSite, benchSite, keptReads, serve } from "./serve.ts";

const { db } = adminSdk();
const store = firestoreStore(db);
const now = () => new Date();
const deps = { store: withSitemapChanges(store), now, log: () => {} };
const relating = { store, candidates: relatedCandidates(db) };
const actor = { uid: "bench", email: "", auth_time: 0 };
/** Answers from kept reads before measuring, until the code is compiled. */
const WARM = 800;
/** Several per round, because of garbage collection; one when the emulator, which has no indexes, is too slow. */
const ANSWERS_A_ROUND = 10;
const MEASURED_MS = 60_000;

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

/** With the run that follows every five minutes. */
const CHANGES = [
  { name: "publication", work: publish },
  { name: "import of 100 rows", work: importRows },
];

const ANSWERS = [
  { name: "list", path: "/articulos", limit: null },
  { name: "list, page 10", path: "/articulos", limit: null },
  { name: "article", path: articlePath(0), limit: 20 },
  { name: "tag", path: `/articulos/${BENCH_TAG}`, limit: null },
  { name: "feed", path: "/articulos/rss.xml", limit: null },
  { name: "sitemap", path: "/sitemap.xml", limit: null },
];

/**
 * @param rounds tens of answers
 * @param sizes numbers of stored articles, ascending
 */
export async function* measureServing(
  rounds: number,
  sizes: readonly number[],
): AsyncGenerator<ServeFigures> {
  await reset();
  await storedSecret(db, CURSOR_KEY);
  await roleRows(store).grant(actor.uid, auditEntry(now(), actor, "administrator_created"));
  const site = await benchSite();
  let stored = 0;
  for (const articles of sizes) {
    await storeArticles(stored, articles);
    await announce(stored, articles);
    stored = articles;
    await refreshSitemap({ store, relate: async () => {} });
    await relateArticle(0);
    const kept = { ...site, reads: keptReads(site.reads) };
    for (const { name, path, limit } of ANSWERS) {
      const query = name === "list, page 10" ? await tenthPage(site) : "";
      const ask = () => serve(site, path, query);
      for (let n = 0; n < WARM; n += 1) await serve(kept, path, query);
      const { reads } = await chargeOf(ask);
      const { result, cpu } = await repeated(ask, rounds, rounds * ANSWERS_A_ROUND);
      yield {
        name,
        articles,
        documents: reads,
        // Once: compressing takes longer than answering.
        bytes: brotliCompressSync(result).length,
        cpu,
        limit,
      };
    }
    for (const { name, work } of CHANGES) {
      const charge = (round: number) => chargeOf(() => work(articles - round));
      const { result, cpu } = await repeated(charge, 1, rounds, forgetChanges);
      yield { name, articles, documents: result.reads, bytes: 0, cpu, limit: null };
    }
  }
}

/** @returns the first result, and `cpu` median milliseconds of the main thread; other threads compress */
async function repeated<T>(
  work: (round: number) => Promise<T>,
  fewest: number,
  most: number,
  prepare = async () => {},
): Promise<{ readonly result: T; readonly cpu: number }> {
  const times: number[] = [];
  let first: T | undefined;
  const end = performance.now() + MEASURED_MS;
  const isShort = () => times.length < most && performance.now() < end;
  while (times.length < fewest || isShort()) {
    await prepare();
    const began = process.threadCpuUsage();
    const result = await work(times.length);
    const { user, system } = process.threadCpuUsage(began);
    times.push((user + system) / 1000);
    first ??= result;
  }
  return { result: first as T, cpu: median(times) };
}

/** The run after a change reads the changes of ten minutes again. */
async function forgetChanges(): Promise<void> {
  await db.recursiveDelete(db.collection("audit_log"));
}

/** As an import does; the nightly comparison would ask the emulator, which has no indexes, for 100,000 articles. */
async function announce(from: number, to: number): Promise<void> {
  const ids = Array.from({ length: to - from }, (_, n) => articleId(from + n));
  for (const post_ids of chunksOf(ids, 500))
    await db.collection("sitemap_changes").add({ post_ids });
}

async function publish(number: number): Promise<void> {
  const id = idOf(slugOf(number - 1));
  const scheduled_for = new Date(Date.now() - 60_000);
  await db.doc(`blog_posts/${id}`).update({ published: false, scheduled_for });
  const { published } = await publishScheduled(deps);
  if (published !== 1) throw new Error("The post was not published");
  await refresh();
}

async function importRows(): Promise<void> {
  const job_id = crypto.randomUUID();
  const slug = (row: number) => `importado-${job_id}-${row}`;
  // Old, so that lists and feeds stay the same.
  const date = addDays(now(), -1500).toISOString();
  const rows = Array.from({ length: 100 }, (_, row) => anImportRow({ row, slug: slug(row), date }));
  const counts = { total_records: rows.length, failed_records: 0 };
  await startImport(deps, { job_id, job_name: "bench", ...counts }, actor);
  await importChunk(deps, { job_id, chunk: 0, rows }, actor);
  await refresh();
}

async function refresh(): Promise<void> {
  const relate = async (ids: readonly string[]) =>
    printPosts(store, await relatePosts(relating, ids));
  await refreshSitemap({ store, relate });
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
