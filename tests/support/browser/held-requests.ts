import type { Page } from "@playwright/test";

/** Requests wait until `release`; the first one fulfills `asked`. */
export async function holdRequests(page: Page, url: string | RegExp) {
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    asked.resolve();
    await released.promise;
    await route.continue();
  });
  return { asked: asked.promise, release: () => released.resolve() };
}
