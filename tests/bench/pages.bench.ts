import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { addresses } from "../support/addresses.ts";
import { reset } from "../support/reset.ts";
import { median } from "./bench.ts";
import { type Browser, startBrowser } from "./browser.ts";
import { articlePath, storeArticles } from "./many-articles.ts";
import { medianVisit, type Visit, visit } from "./visit.ts";

const ARTICLES = 1000;
const { site } = addresses();
const PAGES = [
  { name: "landing", path: "/" },
  { name: "list", path: "/articulos" },
  { name: "article", path: articlePath(0) },
] as const;

export interface PageFigures {
  readonly name: string;
  readonly ours: Visit;
  /** The same document without any script, as a file of the same Hosting emulator: the limit of what is possible. */
  readonly still: Visit;
  /** Median of the rounds' ratios of the largest contentful paint. */
  readonly ratio: number;
}

/** What each page may take (issue "Fast and light"): times in milliseconds, sizes in bytes. */
export const PROMISES = {
  ratio: 1.15,
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
    for (const { name, path } of PAGES) {
      await writeStillCopy(path, name, folder);
      figures.push(await compare(name, path, rounds, browser));
    }
    return figures;
  } finally {
    await browser.close();
  }
}

async function compare(
  name: string,
  path: string,
  rounds: number,
  { port }: Browser,
): Promise<PageFigures> {
  const ours: Visit[] = [];
  const still: Visit[] = [];
  for (let round = 0; round < rounds; round += 1) {
    // Hosting's CDN would hold the page: the emulator has none, so the function is warm at least.
    await fetch(site + path);
    ours.push(await visit(site + path, port));
    still.push(await visit(`${site}/bench/${name}`, port));
  }
  const ratios = ours.map(({ lcp }, round) => lcp / (still[round]?.lcp ?? Number.NaN));
  return {
    name,
    ours: medianVisit(ours),
    still: medianVisit(still),
    ratio: median(ratios),
  };
}

async function writeStillCopy(path: string, name: string, folder: string): Promise<void> {
  const answer = await fetch(site + path);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  const html = (await answer.text())
    .replaceAll(/<script[\s\S]*?<\/script>/g, "")
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, "");
  mkdirSync(join(folder, "bench"), { recursive: true });
  writeFileSync(join(folder, "bench", `${name}.html`), html);
}

/** Promises that a page breaks, in words; empty when all are kept. */
export function brokenPromises({ name, ours, ratio }: PageFigures): string[] {
  const most = PROMISES[name as "landing" | "list" | "article"];
  const checks: [string, number, number][] = [
    ["LCP against its still copy", ratio, PROMISES.ratio],
    ["LCP", ours.lcp, PROMISES.lcp],
    ["TBT", ours.tbt, PROMISES.tbt],
    ["CLS", ours.cls, PROMISES.cls],
    ["script bytes", ours.bytes.script, PROMISES.script],
    ["bytes", ours.bytes.all, most],
  ];
  return checks
    .filter(([, value, limit]) => !(value <= limit))
    .map(([what, value, limit]) => `${name}: ${what} ${value.toFixed(2)} over ${limit}`);
}
