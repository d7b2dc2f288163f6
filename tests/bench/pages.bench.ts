import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { addresses } from "../support/addresses.ts";
import { reset } from "../support/reset.ts";
import { median } from "./bench.ts";
import { type Browser, startBrowser } from "./browser.ts";
import { chargeOf } from "./charged.ts";
import { articlePath, storeArticles } from "./many-articles.ts";
import { serve, siteRenderer } from "./serve.ts";
import { medianVisit, type Visit, visit } from "./visit.ts";

const ARTICLES = 1000;
const { site } = addresses();
const PAGES = [
  { name: "landing", path: "/", isRendered: false },
  { name: "list", path: "/articulos", isRendered: true },
  { name: "article", path: articlePath(0), isRendered: true },
] as const;

export interface PageFigures {
  readonly name: string;
  readonly ours: Visit;
  /** The same document without any script, as a file of the same Hosting emulator: the limit of what is possible. */
  readonly still: Visit;
  /**
   * The same page as an application of one page shows it: an empty shell, whose script fetches the screen's code and,
   * from the database, what it shows. It has our small bundles and reads no more than the first page of the list.
   */
  readonly app: Visit;
  /** Median of the rounds' ratios of the largest contentful paint to the still copy's. */
  readonly ratio: number;
  /** The same to the application's. */
  readonly appRatio: number;
  /** Read for a visit that no cache answers. */
  readonly documents: number;
}

/** Answers before the first visit: an instance that serves visitors has compiled its code long ago. */
const WARM = 100;

/** What each page may take (issue "Fast and light"): times in milliseconds, sizes in bytes. */
export const PROMISES = {
  ratio: 1.15,
  appRatio: 0.6,
  lcp: 1500,
  tbt: 50,
  cls: 0.01,
  script: 10 * 1024,
  article: 70 * 1024,
  list: 150 * 1024,
  landing: 350 * 1024,
} as const;

/**
 * Visits the pages of a site with 1,000 articles, cold, by turns with their still copies.
 * @param rounds counted visits of each
 * @param chromium path of the browser
 * @param folder what the Hosting emulator serves; the copies are written there
 */
export async function measurePages(
  rounds: number,
  chromium: string,
  folder: string,
): Promise<readonly PageFigures[]> {
  await reset();
  await storeArticles(0, ARTICLES);
  const browser = await startBrowser(chromium);
  try {
    const figures: PageFigures[] = [];
    const renderer = await siteRenderer();
    for (const { name, path, isRendered } of PAGES) {
      await writeCopies(path, name, folder);
      const visits = await compare(name, path, rounds, browser);
      const documents = isRendered ? (await chargeOf(() => serve(renderer, path, ""))).reads : 0;
      figures.push({ name, ...visits, documents });
    }
    return figures;
  } finally {
    await browser.close();
  }
}

async function compare(name: string, path: string, rounds: number, { port }: Browser) {
  const ours: Visit[] = [];
  const still: Visit[] = [];
  const app: Visit[] = [];
  // Hosting's CDN would hold the page: the emulator has none, so the function is warm at least.
  const ask = async () => (await fetch(site + path)).text();
  for (let answer = 0; answer < WARM; answer += 1) await ask();
  for (let round = 0; round < rounds; round += 1) {
    await ask();
    ours.push(await visit(site + path, port));
    still.push(await visit(`${site}/bench/${name}`, port));
    app.push(await visit(`${site}/bench/${name}-app`, port));
  }
  const against = (others: readonly Visit[]) =>
    median(ours.map(({ lcp }, round) => lcp / (others[round]?.lcp ?? Number.NaN)));
  return {
    ours: medianVisit(ours),
    still: medianVisit(still),
    app: medianVisit(app),
    ratio: against(still),
    appRatio: against(app),
  };
}

/** Puts what a page is compared with beside it: its copy without scripts, and the shell that takes itself for the page. */
async function writeCopies(path: string, name: string, folder: string): Promise<void> {
  const answer = await fetch(site + path);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  const html = (await answer.text())
    .replaceAll(/<script[\s\S]*?<\/script>/g, "")
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, "");
  const shell = readFileSync(join(folder, "spa.html"), "utf8");
  const address = `<script>history.replaceState(null, "", ${JSON.stringify(path)})</script>`;
  mkdirSync(join(folder, "bench"), { recursive: true });
  writeFileSync(join(folder, "bench", `${name}.html`), html);
  writeFileSync(
    join(folder, "bench", `${name}-app.html`),
    shell.replace("<head>", () => `<head>${address}`),
  );
}

/** Promises that a page breaks, in words; empty when all are kept. */
export function brokenPromises({ name, ours, ratio, appRatio }: PageFigures): string[] {
  const most = PROMISES[name as "landing" | "list" | "article"];
  const checks: [string, number, number][] = [
    ["LCP against its still copy", ratio, PROMISES.ratio],
    ["LCP against the application", appRatio, PROMISES.appRatio],
    ["LCP", ours.lcp, PROMISES.lcp],
    ["TBT", ours.tbt, PROMISES.tbt],
    ["CLS", ours.cls, PROMISES.cls],
    ["script bytes", ours.bytes.script, PROMISES.script],
    ["bytes", ours.bytes.all, most],
    ["points that Lighthouse takes off", 100 - Math.min(...ours.scores), 0],
    ["reasons against the back/forward cache", ours.cacheHindrances, 0],
  ];
  return checks
    .filter(([, value, limit]) => !(value <= limit))
    .map(([what, value, limit]) => `${name}: ${what} ${value.toFixed(2)} over ${limit}`);
}
