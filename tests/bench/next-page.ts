import puppeteer from "puppeteer-core";
import { addresses } from "../support/addresses.ts";
import { articlePath } from "./many-articles.ts";

/** Between the pointer's arrival and the press, and from there to the last paint. */
const PAUSE_MS = 1000;

/**
 * @returns milliseconds from the press on a card of the list to the article's largest element
 * @throws when the article was not prerendered, as always under Playwright
 */
export async function nextPage(executablePath: string): Promise<number> {
  const browser = await puppeteer.launch({ executablePath, args: ["--no-sandbox"] });
  try {
    const page = await browser.newPage();
    await page.goto(`${addresses().site}/articulos`);
    const link = page.locator(`main a[href="${articlePath(0)}"]`);
    await link.hover();
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    await Promise.all([page.waitForNavigation(), link.click()]);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    const { began, shown } = await page.evaluate(largest);
    if (began === 0) throw new Error("The next page was not prerendered");
    return shown - began;
  } finally {
    await browser.close();
  }
}

/** Runs in the browser. */
function largest(): Promise<{ readonly began: number; readonly shown: number }> {
  const [visit] = performance.getEntriesByType("navigation");
  const began = Number(Reflect.get(visit ?? {}, "activationStart"));
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      resolve({ began, shown: list.getEntries().at(-1)?.startTime ?? Number.NaN });
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
}
