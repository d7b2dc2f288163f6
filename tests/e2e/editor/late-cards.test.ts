import { adminSdk } from "../../support/admin-sdk.ts";
import { holdRequests } from "../../support/browser/held-requests.ts";
import { aBody, aPost, toId } from "../../support/builders.ts";
import { storePost } from "../../support/store.ts";
import { expect, test } from "../../support/test.ts";
import { editor } from "../screens/editor.screen.ts";
import { signIn } from "../screens/panel.screen.ts";

const { db } = adminSdk();

test("a click on a setting is kept while the code of a card is loaded", async ({ page }) => {
  await signIn(page);
  const ed = editor(page);
  for (const [code, card, change] of [
    ["ai-panel", "AI Article Generator", {}],
    ["claims-card", "Claim check", { source: "guest" }],
    ["found-cards", "Tags", {}],
  ] as const)
    await test.step(code, async () => {
      const arrival = await holdRequests(page, `**/assets/${code}-*.js`);
      const slug = `tarde-${code}`;
      await storePost(db, aPost({ slug, ...change }), aBody());
      await ed.open(`/cortzen/blog/edit/${toId(slug)}`);
      // Settings that wait for the card are not there yet.
      if (await ed.publishLabel.isHidden()) arrival.release();
      await ed.publishLabel.hover();
      await page.mouse.down();
      arrival.release();
      await expect(page.getByRole("heading", { name: card })).toBeVisible();
      await page.mouse.up();
      await expect(ed.publish).not.toBeChecked();
    });
});
