import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { addresses } from "../support/addresses.ts";
import { reset } from "../support/reset.ts";
import { median } from "./bench.ts";
import { type Browser, startBrowser } from "./browser.ts";
import { chargeOf } from "./charged.ts";
import { articlePath, relateArticle, showLibraryPictures, storeArticles } from "./many-articles.ts";
import { benchSite, serve } from "./serve.ts";
import { medianVisit, type Visit, visit } from "./visit.ts";

const ARTICLES = 1000;
const { site } = addresses();
const PAGES = [
  { name: "landing", path: "/", isRendered: false },
  { name: "family", path: "/catalogo/pies-niveladores", isRendered: false },
  { name: "list", path: "/articulos", isRendered: true },
  { name: "article", path: articlePath(0), isRendered: true },
  { name: "library", path: articlePath(1), isRendered: true },
] as const;

export interface PageFigures {
  readonly name: string;
  readonly subject: Visit;
  /** The same document without scripts: the lower bound. */
  readonly scriptless: Visit;
  /** A single-page application for comparison: an empty shell that loads code and data. */
  readonly app: Visit;
  /** Median ratio of the largest contentful paint to the copy without scripts. */
  readonly ratio: number;
  /** The same ratio to the application. */
  readonly appRatio: number;
  /** Documents read without cache. */
  readonly documents: number;
}

/** Requests before the first visit, as for a warm instance. */
const WARM = 100;

/** Times in milliseconds, sizes in bytes. */
export const LIMITS = {
  ratio: 1.15,
  appRatio: 0.6,
  lcp: 1500,
  tbt: 50,
  cls: 0.01,
  script: 10 * 1024,
  article: 70 * 1024,
  /** An article with a picture of the library as its own and one in its text. */
  library: 70 * 1024,
  list: 150 * 1024,
  family: 150 * 1024,
  landing: 350 * 1024,
} as const;

/**
 * Visits pages of a site with 1,000 articles, alternating with their copies.
 * @param folder served by the Hosting emulator; receives the copies
 */
export async function* measurePages(
  rounds: number,
  chromium: string,
  folder: string,
): AsyncGenerator<PageFigures> {
  await reset();
  await storeArticles(0, ARTICLES);
  await showLibraryPictures(1);
  for (const n of [0, 1]) await relateArticle(n);
  const browser = await startBrowser(chromium);
  try {
    const site = await benchSite();
    for (const { name, path, isRendered } of PAGES) {
      await writeCopies(path, name, folder);
      const visits = await compare(name, path, rounds, browser);
      const documents = isRendered ? (await chargeOf(() => serve(site, path, ""))).reads : 0;
      yield { name, ...visits, documents };
    }
  } finally {
    await browser.close();
  }
}

async function compare(name: string, path: string, rounds: number, { port }: Browser) {
  const subject: Visit[] = [];
  const scriptless: Visit[] = [];
  const app: Visit[] = [];
  // The emulator has no CDN cache, so at least the function is warm.
  const ask = async () => (await fetch(site + path)).text();
  for (let answer = 0; answer < WARM; answer += 1) await ask();
  for (let round = 0; round < rounds; round += 1) {
    await ask();
    subject.push(await visit(site + path, port));
    scriptless.push(await visit(`${site}/bench/${name}`, port));
    app.push(await visit(`${site}/bench/${name}-app`, port));
  }
  const against = (others: readonly Visit[]) =>
    median(subject.map(({ lcp }, round) => lcp / (others[round]?.lcp ?? Number.NaN)));
  return {
    subject: medianVisit(subject),
    scriptless: medianVisit(scriptless),
    app: medianVisit(app),
    ratio: against(scriptless),
    appRatio: against(app),
  };
}

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

export function exceededLimits({ name, subject, ratio, appRatio }: PageFigures): string[] {
  const most = LIMITS[name as (typeof PAGES)[number]["name"]];
  const checks: [string, number, number][] = [
    ["LCP against its copy without scripts", ratio, LIMITS.ratio],
    ["LCP against the application", appRatio, LIMITS.appRatio],
    ["LCP", subject.lcp, LIMITS.lcp],
    ["TBT", subject.tbt, LIMITS.tbt],
    ["CLS", subject.cls, LIMITS.cls],
    ["script bytes", subject.bytes.script, LIMITS.script],
    ["bytes", subject.bytes.all, most],
    ["points below a Lighthouse score of 100", 100 - Math.min(...subject.scores), 0],
    ["reasons against the back/forward cache", subject.cacheHindrances, 0],
  ];
  return checks
    .filter(([, value, limit]) => !(value <= limit))
    .map(([what, value, limit]) => `${name}: ${what} ${value.toFixed(2)} over ${limit}`);
}
