import type { Page } from "@playwright/test";
import { expectAccessible } from "../../support/browser/accessibility.ts";
import { expect, test } from "../../support/test.ts";
import { expectToast } from "../../support/toasts.ts";
import { admin, TABS } from "../screens/admin.screen.ts";
import { openPanelAs } from "../screens/panel.screen.ts";

const OFFLINE = /You are offline/;
const LAST_KNOWN = "Last known: newer changes are missing.";

/** Opens every tab, so that its code is loaded. */
async function visitTabs(page: Page): Promise<void> {
  const panel = admin(page);
  await expect(panel.posts.getByRole("listitem").first()).toBeVisible();
  await panel.tab("Import Jobs").click();
  await expect(page.getByText("No import jobs yet")).toBeVisible();
  await panel.tab("Contact Submissions").click();
  await panel.tab("User Management").click();
  await expect(panel.users.getByRole("listitem").first()).toBeVisible();
  await panel.tab("Blog Management").click();
  await expect(panel.posts.getByRole("listitem").first()).toBeVisible();
}

test("without a network every list shows a message, a switch is reset, and all recover", async ({
  page,
  context,
  allowConsoleError,
}) => {
  // Firestore's transport asks google.com whether there is a network.
  allowConsoleError(
    /Failed to load resource|could not be (read|written)|request to https:\/\/www\.google\.com/,
  );
  await openPanelAs(page);
  await visitTabs(page);
  await context.setOffline(true);
  await expect(page.getByText(OFFLINE)).toBeVisible();
  const post = admin(page).posts.getByRole("listitem").first();
  await post.getByText("Published", { exact: true }).click();
  await expectToast(page, "Could not update post status");
  await expect(post.getByRole("checkbox", { name: /Published/ })).toBeChecked();
  for (const name of TABS) {
    await admin(page).tab(name).click();
    const panel = page.getByRole("tabpanel", { name });
    const notice = panel.getByText(LAST_KNOWN).or(panel.getByText("Error loading import jobs"));
    await expect(notice.first()).toBeVisible();
  }
  await admin(page).tab("Blog Management").click();
  await expectAccessible(page, "bar without a network");

  await context.setOffline(false);
  await expect(page.getByText(OFFLINE)).toBeHidden();
  // Firestore's client waits up to a minute before it connects again.
  await expect(page.getByText(LAST_KNOWN)).toHaveCount(0, { timeout: 60_000 });
});
