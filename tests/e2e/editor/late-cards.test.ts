import { adminSdk } from "../../support/admin-sdk.ts";
import { holdRequests } from "../../support/browser/held-requests.ts";
import { aBody, aPost } from "../../support/builders.ts";
import { storePost } from "../../support/store.ts";
import { expect, test } from "../../support/test.ts";
import { editor } from "../screens/editor.screen.ts";
import { signIn } from "../screens/panel.screen.ts";

const { db } = adminSdk();

test.use({ viewport: { width: 1440, height: 900 } });

for (const [code, card, change] of [
  ["ai-panel", "AI Article Generator", {}],
  ["claims-card", "Claim check", { source: "guest" }],
  ["found-cards", "Tags", {}],
] as const) {
  test(`a click on a setting is kept while ${code} is loaded`, async ({ page }) => {
    const arrival = await holdRequests(page, `**/assets/${code}-*.js`);
    await signIn(page);
    const id = crypto.randomUUID();
    const post = aPost({ slug: `tarde-${code}-${id.slice(0, 8)}`, published: true, ...change });
    await storePost(db, { ...post, id }, aBody({ content: "<p>a</p>" }));
    const ed = editor(page);
    const label = ed.publishLabel;
    await ed.open(`/cortzen/blog/edit/${id}`);
    // Settings that wait for the card are not there yet.
    if (await label.isHidden()) arrival.release();
    await label.hover();
    await page.mouse.down();
    arrival.release();
    await expect(page.getByRole("heading", { name: card })).toBeVisible();
    await page.mouse.up();
    await expect(ed.publish).not.toBeChecked();
  });
}
