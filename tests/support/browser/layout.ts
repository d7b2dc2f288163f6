import type { BrowserContext, Page } from "@playwright/test";

/** @returns by how many pixels the page is wider than the screen */
export function getExcessWidth(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/** Adds up the layout shifts of the pages that are opened from now on. @returns reads the sum of the present page */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await recordShifts(page);
  return () => page.evaluate(() => (globalThis as unknown as { __shift: number }).__shift);
}

/** Adds up the layout shifts of each page in its variable `__shift`. */
export async function recordShifts(pages: Page | BrowserContext): Promise<void> {
  await pages.addInitScript(() => {
    const shifts = globalThis as unknown as { __shift: number };
    shifts.__shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.__shift += (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
}
