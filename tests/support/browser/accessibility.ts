import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Waits for the deferred parts of a public page, which are laid out in idle time. */
export async function waitUntilDrawn(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector("[data-defer]") === null ||
      "drawn" in document.documentElement.dataset,
  );
}

/**
 * Expects no finding of axe, of any severity, after the deferred parts of a public page are laid out and what fades in
 * has its colors.
 */
export async function expectAccessible(page: Page, what = page.url()): Promise<void> {
  await waitUntilDrawn(page);
  // What changes during the scan has its final colors at once.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== "running" || effect?.getTiming().iterations === Infinity,
      ),
  );
  // In the page itself, which has no frames, and without a report on what is right.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .analyze();
  await page.emulateMedia({ reducedMotion: null });
  const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
  expect([what, found]).toEqual([what, []]);
}
