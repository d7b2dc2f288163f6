import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import puppeteer from "puppeteer-core";
import { addresses } from "../support/addresses.ts";
import { reset } from "../support/reset.ts";
import { articlePath, relateArticle, showLibraryPictures, storeArticles } from "./many-articles.ts";
import { type Figure, getMedian } from "./measure.ts";
import { getMedianVisit, type Visit, visitPage } from "./visit.ts";

const ARTICLES = 1000;
/** Requests before the first visit: the emulator has no CDN cache, so at least the function is warm. */
const WARM_UP = 100;
const LIMITS = {
  /** Largest contentful paint, to that of the same document without scripts, the lower bound. */
  "to scriptless": 1.15,
  /** The same, to the page as a single-page application: an empty shell that loads code and data. */
  "to application": 0.6,
  lcp: 1500,
  tbt: 50,
  cls: 0.01,
  script: 10 * 1024,
  hindrances: 0,
  "missing points": 0,
};
const KB = 1024;
const PAGES = [
  { name: "landing", path: "/", all: 350 * KB },
  { name: "family", path: "/catalogo/pies-niveladores", all: 150 * KB },
  { name: "list", path: "/articulos", all: 150 * KB },
  { name: "article", path: articlePath(0), all: 70 * KB },
  // Its own picture and one in its text are of the library.
  { name: "library", path: articlePath(1), all: 70 * KB },
];

/** Visits pages of a site with 1,000 articles, alternating with their copies. */
export async function* measurePages(rounds: number): AsyncGenerator<Figure> {
  const { CHROME_PATH: executablePath = "", HOSTING_FOLDER: folder = "" } = process.env;
  await reset();
  await storeArticles(0, ARTICLES);
  await showLibraryPictures(1);
  for (const n of [0, 1]) await relateArticle(n);
  const browser = await puppeteer.launch({ executablePath, args: ["--no-sandbox"] });
  try {
    const port = Number(new URL(browser.wsEndpoint()).port);
    for (const { name, path, all } of PAGES) {
      await writeCopies(path, name, folder);
      yield { name, values: await visitAll(name, path, rounds, port), limits: { ...LIMITS, all } };
    }
  } finally {
    await browser.close();
  }
}

async function visitAll(name: string, path: string, rounds: number, port: number) {
  const { site } = addresses();
  const pages: Visit[] = [];
  const toScriptless: number[] = [];
  const toApplication: number[] = [];
  for (let request = 0; request < WARM_UP; request += 1) await (await fetch(site + path)).text();
  for (let round = 0; round < rounds; round += 1) {
    const page = await visitPage(site + path, port);
    const scriptless = await visitPage(`${site}/bench/${name}`, port);
    const application = await visitPage(`${site}/bench/${name}-app`, port);
    pages.push(page);
    toScriptless.push(page.lcp / scriptless.lcp);
    toApplication.push(page.lcp / application.lcp);
  }
  const ratios = {
    "to scriptless": getMedian(toScriptless),
    "to application": getMedian(toApplication),
  };
  return { ...getMedianVisit(pages), ...ratios };
}

/** @param folder served by the Hosting emulator */
async function writeCopies(path: string, name: string, folder: string): Promise<void> {
  const answer = await fetch(addresses().site + path);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  const html = (await answer.text())
    .replaceAll(/<script[\s\S]*?<\/script>/g, "")
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, "");
  const address = `<script>history.replaceState(null, "", ${JSON.stringify(path)})</script>`;
  const shell = readFileSync(join(folder, "spa.html"), "utf8");
  const application = shell.replace("<head>", () => `<head>${address}`);
  mkdirSync(join(folder, "bench"), { recursive: true });
  writeFileSync(join(folder, "bench", `${name}.html`), html);
  writeFileSync(join(folder, "bench", `${name}-app.html`), application);
}
