import type { Page } from "@playwright/test";
import { addresses } from "../../support/addresses.ts";
import { expect, test } from "../../support/test.ts";
import { expectToast } from "../../support/toasts.ts";
import { admin } from "../screens/admin.screen.ts";
import { openPanelAs } from "../screens/panel.screen.ts";

const OFFLINE = /You are offline/;
const UNREACHABLE = /The server cannot be reached/;
const LAST_KNOWN = "Last known: newer changes are missing.";

test.beforeEach(({ allowConsoleError }) =>
  // Firestore's transport asks google.com whether there is a network.
  allowConsoleError(
    /Failed to load resource|could not be (read|written)|request to https:\/\/www\.google\.com/,
  ),
);

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

const TABS = ["Blog Management", "Import Jobs", "Contact Submissions", "User Management"] as const;

async function expectHonestTabs(page: Page): Promise<void> {
  for (const name of TABS) {
    await admin(page).tab(name).click();
    const shown = page.getByRole("tabpanel", { name });
    const says = shown.getByText(LAST_KNOWN).or(shown.getByText("Error loading import jobs"));
    await expect(says.first()).toBeVisible();
  }
}

test("without a network every list shows a message, a switch is reset, and all recover", async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  await openPanelAs(page);
  await visitTabs(page);
  await context.setOffline(true);
  await expect(page.getByText(OFFLINE)).toBeVisible();
  const post = admin(page).posts.getByRole("listitem").first();
  const published = post.getByRole("checkbox", { name: /Published/ });
  await post.getByText("Published", { exact: true }).click();
  await expectToast(page, "Could not update post status");
  await expect(published).toBeChecked();
  await expectHonestTabs(page);

  await context.setOffline(false);
  await expect(page.getByText(OFFLINE)).toBeHidden();
  await admin(page).tab("Blog Management").click();
  await expect(page.getByText(LAST_KNOWN)).toHaveCount(0, { timeout: 90_000 });
});

/** Ends the session of Firestore's client, which repeats an aborted request for more than a minute. */
const unknownSession = (page: Page) => ({
  status: 400,
  headers: {
    "access-control-allow-origin": new URL(page.url()).origin,
    "access-control-allow-credentials": "true",
  },
  body: "Unknown SID",
});

test("with Firestore unreachable the panel shows a message and no list as empty", async ({
  page,
}) => {
  test.setTimeout(240_000);
  const { ports } = addresses();
  await openPanelAs(page);
  await visitTabs(page);
  await page.route(`http://127.0.0.1:${ports.firestore}/**`, (route) =>
    route.request().url().includes("&SID=") ? route.fulfill(unknownSession(page)) : route.abort(),
  );
  // The answer under way lasts up to a minute.
  await expect(page.getByText(UNREACHABLE)).toBeVisible({ timeout: 150_000 });
  await expectHonestTabs(page);
});
