import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { CollectionReference, DocumentReference, Firestore, Query } from "firebase-admin/firestore";
import { articleReads } from "../../functions/src/adapters/articles.ts";
import type { PageRenderer } from "../../functions/src/use-cases/render-ports.ts";
import { type PageRequest, servePage } from "../../functions/src/use-cases/serve-page.ts";
import { adminSdk } from "../support/admin-sdk.ts";
import { reset } from "../support/reset.ts";
import { median } from "./bench.ts";
import { articlePath, storeArticles } from "./many-articles.ts";

const { db } = adminSdk();
const ORIGIN = "https://www.nhk-group.example";
const SIZES = [300, 3000] as const;
const WARM = 10;

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
}

const ANSWERS = [
  { name: "list", path: "/articulos", query: "" },
  { name: "list, page 10", path: "/articulos", query: "" },
  { name: "article", path: articlePath(0), query: "" },
  { name: "feed", path: "/articulos/rss.xml", query: "" },
  { name: "sitemap", path: "/sitemap.xml", query: "" },
];

/** Costs of every kind of answer, at 300 and at 3,000 articles. @param rounds counted answers of each */
export async function measureServing(rounds: number): Promise<readonly ServeFigures[]> {
  await reset();
  const renderer = await siteRenderer();
  const charged = countDocuments();
  const figures: ServeFigures[] = [];
  let stored = 0;
  for (const articles of SIZES) {
    await storeArticles(stored, articles);
    stored = articles;
    for (const { name, path } of ANSWERS) {
      const query = name === "list, page 10" ? await tenthPage(renderer) : "";
      const ask = () => serve(renderer, path, query);
      for (let round = 0; round < WARM; round += 1) await ask();
      charged.reset();
      const times: number[] = [];
      let bytes = 0;
      for (let round = 0; round < rounds; round += 1) {
        const began = process.cpuUsage();
        const body = await ask();
        const { user, system } = process.cpuUsage(began);
        times.push((user + system) / 1000);
        bytes = brotliCompressSync(body).length;
      }
      figures.push({
        name,
        articles,
        documents: charged.documents() / rounds,
        bytes,
        cpu: median(times),
      });
    }
  }
  return figures;
}

async function serve(renderer: PageRenderer, path: string, query: string): Promise<string> {
  const request: PageRequest = { method: "GET", path, query, isNavigation: false };
  const log = (message: string, error: unknown) => {
    throw new Error(message, { cause: error });
  };
  const answer = await servePage(
    { reads: articleReads(db), renderer, origin: ORIGIN, inTime: (work) => work, log },
    request,
  );
  if (answer.status !== 200) throw new Error(`${path}?${query} answered ${answer.status}`);
  return answer.body;
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

/** The built renderer, as the pages function bundles it. */
async function siteRenderer(): Promise<PageRenderer> {
  const entry = new URL("../../web/dist-ssr/entry-server.js", import.meta.url).href;
  const { render, fillTemplate } = await import(entry);
  const shell = readFileSync(new URL("../../web/dist/spa.html", import.meta.url), "utf8");
  return {
    page: async (path, content) => {
      const data = content && { ...content, origin: ORIGIN };
      return fillTemplate(shell, await render(path, data, ORIGIN), null);
    },
    shell: async () => shell,
    staticPages: async () => [],
    knows: async () => true,
  };
}

/** Watches what the Admin SDK reads in this process. */
function countDocuments() {
  let documents = 0;
  const watch = (prototype: object, method: string, cost: (result: never) => number) => {
    const original = Reflect.get(prototype, method) as (...args: unknown[]) => Promise<never>;
    Reflect.set(prototype, method, async function (this: unknown, ...args: unknown[]) {
      const result = await original.apply(this, args);
      documents += cost(result);
      return result;
    });
  };
  watch(Query.prototype, "get", ({ size }: { size: number }) => Math.max(1, size));
  watch(DocumentReference.prototype, "get", () => 1);
  watch(Firestore.prototype, "getAll", ({ length }: unknown[]) => length);
  const counts = Object.getPrototypeOf(db.collection("blog_posts").count()) as object;
  watch(counts, "get", (answer: { data: () => { count: number } }) =>
    Math.max(1, Math.ceil(answer.data().count / 1000)),
  );
  if (CollectionReference.prototype.get !== Query.prototype.get) {
    throw new Error("Reads of collections are not counted");
  }
  return {
    documents: () => documents,
    reset: () => {
      documents = 0;
    },
  };
}
