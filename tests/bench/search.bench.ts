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

/** For the first match, and for the end of a search of one page. */
export const LIMIT_MS = 1000;
const MOST_SCANNED = 3000;
export const MOST_RATIO = 1.1;

export interface SearchFigures {
  readonly name: string;
  readonly articles: number;
  /** Milliseconds from the last letter to the first painted match, which may be known already. */
  readonly first: number;
  /** To the end of the search. Answers come from a cache. */
  readonly time: number;
  readonly limit: number | null;
  /** Of `time`, to that with the fewest articles. */
  readonly ratio: number;
  /** Of one answer; of the panel's the most that its queries may read. */
  readonly documents: number;
  readonly bytes: number;
}

interface Asked {
  readonly name: string;
  /** The last letter is typed alone. */
  readonly words: string;
  readonly hasMorePages?: boolean;
  readonly isPanel?: boolean;
}

/** A common word is in every article. */
const SEARCHES: readonly Asked[] = [
  { name: "a visitor's common word, phone", words: "component" },
  { name: "a visitor's rare word, phone", words: RARE_WORD },
  { name: "a visitor's three words, phone", words: "elegir componente línea" },
  { name: "a visitor's number, phone", words: "número 29" },
  {
    name: "a visitor's one match among many, phone",
    words: `${RARE_WORD} solución`,
    hasMorePages: true,
  },
  { name: "an administrator's common word", words: "component", isPanel: true },
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
  const ofFewest = new Map<string, number>();
  let stored = 0;
  try {
    for (const articles of sizes) {
      await storeCards(stored, articles, ASKED);
      stored = articles;
      cache.clear();
      for (const asked of SEARCHES) {
        const { name, words, hasMorePages = false, isPanel = false } = asked;
        // The panel's queries are no plain requests, and the emulator reads all articles for them.
        if (isPanel && articles > MOST_SCANNED) continue;
        const search = () => searched(browser, cache, asked);
        for (let before = -1, kept = 0; kept > before; ) {
          before = kept;
          await search();
          kept = await cache.filled();
        }
        const answers: Answer[] = [];
        for (let round = 0; round < rounds; round += 1) answers.push(await search());
        const time = median(answers.map((answer) => answer.time));
        const fewest = ofFewest.get(name) ?? time;
        ofFewest.set(name, fewest);
        const { documents, bytes } = answers[0] as Answer;
        if (documents === 0) throw new Error(`"${words}" asked for nothing`);
        yield {
          name,
          articles,
          first: median(answers.map((answer) => answer.first)),
          time,
          limit: hasMorePages ? null : LIMIT_MS,
          ratio: time / fewest,
          documents,
          bytes,
        };
      }
    }
  } finally {
    await browser.close();
    cache.close();
  }
}

interface Answer extends Times {
  readonly documents: number;
  readonly bytes: number;
}

async function searched(
  browser: Browser,
  cache: AnswerCache,
  { words, isPanel = false }: Asked,
): Promise<Answer> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const answers: Response[] = [];
  page.on("response", (response) => {
    if (response.url().includes(":runQuery")) answers.push(response);
  });
  await cache.use(page);
  await (isPanel ? openPanel : openList)(page);
  await page.getByRole("searchbox").first().pressSequentially(words.slice(0, -1));
  await page.evaluate(timesOfSearch, "");
  answers.length = 0;
  const reads = documentReads(page);
  const times = await page.evaluate(timesOfSearch, words.slice(-1));
  const texts = (await Promise.all(answers.map((answer) => answer.text()))).join("");
  await context.close();
  const documents = texts.split('"document"').length - 1 + mostReads(reads);
  return { ...times, documents, bytes: texts.length };
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

interface Times {
  readonly first: number;
  readonly time: number;
}

/** Runs in the browser: types a letter, or none, and waits for a search that begins and ends with painted matches. */
async function timesOfSearch(letter: string): Promise<Times> {
  const isSearching = () => /Buscando|searching\.\.\./.test(document.body.textContent ?? "");
  const hasMatch = () => document.querySelector("main mark, tbody tr") !== null;
  // A look at each frame would slow the page down.
  const until = (isReached: () => boolean) =>
    new Promise<void>((resolve, reject) => {
      const look = () => {
        if (!isReached()) return;
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
  await until(isSearching);
  await until(() => hasMatch() || !isSearching());
  await new Promise(requestAnimationFrame);
  const first = performance.now() - began;
  await until(() => !isSearching());
  await new Promise(requestAnimationFrame);
  return { first, time: performance.now() - began };
}
