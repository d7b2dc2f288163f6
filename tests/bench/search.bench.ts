import { type Browser, chromium, type Page, type Response } from "@playwright/test";
import { searchQueryOf } from "functions/domain/search/search-query";
import { createAdmin, demoAdmin } from "../support/accounts.ts";
import { addresses } from "../support/addresses.ts";
import { adminSdk } from "../support/admin-sdk.ts";
import { documentReads, mostReads } from "../support/browser/document-reads.ts";
import { reset } from "../support/reset.ts";
import { type AnswerCache, startAnswerCache } from "./answer-cache.ts";
import { median } from "./bench.ts";
import { RARE_WORD, storeCards } from "./many-articles.ts";
import { DESKTOP, openTable, PHONE, slowDown } from "./profiles.ts";

/** For one page of the index. */
const LIMIT_MS = 1000;
const MOST_SCANNED = 3000;
export const MOST_RATIO = 1.1;

export interface SearchFigures {
  readonly name: string;
  readonly articles: number;
  /** From the last letter to the first painted matches of the index, in milliseconds. Answers come from a cache. */
  readonly time: number;
  readonly limit: number;
  /** To the time with the fewest articles. */
  readonly ratio: number;
  /** Of one answer; of the panel's the most that its queries may read. */
  readonly documents: number;
  readonly bytes: number;
}

/**
 * The last letter is typed alone. A common word is in every article; one match among many articles is looked for on
 * four pages, one after another.
 */
const SEARCHES = [
  { name: "a visitor's common word, phone", words: "component", open: openList, limit: LIMIT_MS },
  { name: "a visitor's rare word, phone", words: RARE_WORD, open: openList, limit: LIMIT_MS },
  {
    name: "a visitor's three words, phone",
    words: "elegir componente línea",
    open: openList,
    limit: LIMIT_MS,
  },
  {
    name: "a visitor's one match among many, phone",
    words: "número 29",
    open: openList,
    limit: 4 * LIMIT_MS,
  },
  { name: "an administrator's common word", words: "component", open: openPanel, limit: LIMIT_MS },
];

/** Also of what is typed before the last letter. */
const ASKED = new Set(
  SEARCHES.flatMap(({ words }) =>
    Array.from(words, (_, end) => searchQueryOf(words.slice(0, end + 1))?.term ?? ""),
  ),
);

/** @param sizes numbers of stored articles, ascending */
export async function* measureSearches(
  rounds: number,
  sizes: readonly number[],
  executablePath: string,
): AsyncGenerator<SearchFigures> {
  await reset();
  await createAdmin(adminSdk(), demoAdmin);
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  const cache = await startAnswerCache(process.env.FIRESTORE_EMULATOR_HOST ?? "");
  const firsts = new Map<string, number>();
  let stored = 0;
  try {
    for (const articles of sizes) {
      await storeCards(stored, articles, ASKED);
      stored = articles;
      cache.clear();
      for (const { name, words, open, limit } of SEARCHES) {
        // The panel's queries are no plain requests, and the emulator reads all articles for them.
        if (open === openPanel && articles > MOST_SCANNED) continue;
        const search = () => searched(browser, cache, words, open);
        for (let before = -1, kept = 0; kept > before; ) {
          before = kept;
          await search();
          kept = await cache.filled();
        }
        const answers: Answer[] = [];
        for (let round = 0; round < rounds; round += 1) answers.push(await search());
        const time = median(answers.map((answer) => answer.time));
        const first = firsts.get(name) ?? time;
        firsts.set(name, first);
        const { documents, bytes } = answers[0] as Answer;
        if (documents === 0) throw new Error(`"${words}" asked for nothing`);
        yield { name, articles, time, limit, ratio: time / first, documents, bytes };
      }
    }
  } finally {
    await browser.close();
    cache.close();
  }
}

interface Answer {
  readonly time: number;
  readonly documents: number;
  readonly bytes: number;
}

async function searched(
  browser: Browser,
  cache: AnswerCache,
  words: string,
  open: (page: Page) => Promise<void>,
): Promise<Answer> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const answers: Response[] = [];
  page.on("response", (response) => {
    if (response.url().includes(":runQuery")) answers.push(response);
  });
  await cache.use(page);
  await open(page);
  await page.getByRole("searchbox").first().pressSequentially(words.slice(0, -1));
  await page.evaluate(searchEnds, "");
  answers.length = 0;
  const reads = documentReads(page);
  const time = await page.evaluate(searchEnds, words.slice(-1));
  const texts = (await Promise.all(answers.map((answer) => answer.text()))).join("");
  await context.close();
  const documents = texts.split('"document"').length - 1 + mostReads(reads);
  return { time, documents, bytes: texts.length };
}

async function openList(page: Page): Promise<void> {
  await slowDown(await page.context().newCDPSession(page), PHONE);
  await page.goto(`${addresses().site}/articulos`);
  await page.getByRole("searchbox").focus();
}

async function openPanel(page: Page): Promise<void> {
  await openTable(page);
  await slowDown(await page.context().newCDPSession(page), DESKTOP);
}

/** Runs in the browser: types a letter, or none, and waits for a search that begins and ends with painted matches. */
async function searchEnds(letter: string): Promise<number> {
  const isSearching = () => /Buscando|searching\.\.\./.test(document.body.textContent ?? "");
  // A look at each frame would slow the page down.
  const until = (wanted: boolean) =>
    new Promise<void>((resolve, reject) => {
      const look = () => {
        if (isSearching() !== wanted) return;
        observer.disconnect();
        resolve();
      };
      const observer = new MutationObserver(look);
      observer.observe(document.body, { subtree: true, childList: true, characterData: true });
      look();
      setTimeout(reject, 60_000, new Error("The search did not end"));
    });
  const began = performance.now();
  if (letter !== "") document.execCommand("insertText", false, letter);
  await until(true);
  await until(false);
  await new Promise(requestAnimationFrame);
  return performance.now() - began;
}
