import { createAdmin } from "../../support/accounts.ts";
import { adminSdk } from "../../support/admin-sdk.ts";
import { expectAccessible } from "../../support/browser/accessibility.ts";
import { expect, test } from "../../support/test.ts";
import { expectToast } from "../../support/toasts.ts";
import { admin } from "../screens/admin.screen.ts";
import { editor } from "../screens/editor.screen.ts";
import { gate } from "../screens/gate.screen.ts";
import { openPanelAs, signIn } from "../screens/panel.screen.ts";
import { usersTab } from "../screens/users.screen.ts";

const sdk = adminSdk();
const nora = { email: "nora@sessions.example", password: "la-clave-larga-de-nora" };
let uid = "";

test.beforeEach(async () => {
  const { users } = await sdk.auth.getUsers([{ email: nora.email }]);
  for (const user of users) await sdk.auth.deleteUser(user.uid);
  uid = await createAdmin(sdk, nora);
});
const recorded = async () =>
  (await sdk.db.collection("sessions").where("uid", "==", uid).get()).size;
/** Sign-ins in one second are one session, which ends with those before it. */
async function nextSecond(): Promise<void> {
  const second = () => Math.floor(Date.now() / 1000);
  await expect.poll(second).toBeGreaterThan(second());
}

test("a session that is ended shows the sign-in at once, and keeps the article that was being written", async ({
  page,
  browser,
}) => {
  await signIn(page, nora);
  const ed = editor(page);
  await ed.open("/cortzen/blog/new");
  await ed.title.fill("Escrito en el portátil");
  await expect.poll(recorded).toBe(1);

  const other = await (await browser.newContext()).newPage();
  await nextSecond();
  await openPanelAs(other, nora);
  await usersTab(other).open();
  const card = other.getByRole("region", { name: "Your Sessions" });
  await expect(card.getByRole("listitem")).toHaveCount(2);
  await expect(card.getByRole("listitem").first()).toContainText("This session");
  await expect(card.getByRole("listitem").last()).toContainText("Chrome on Linux");
  await expectAccessible(other);
  await card.getByRole("button", { name: /^End the session/ }).click();
  await expect(card.getByRole("listitem")).toHaveCount(1);

  await expect(page.getByText(/This session was ended\. Sign in again/)).toBeVisible();
  await expectAccessible(page);
  await expect(admin(other).heading).toBeVisible();
  await gate(page).enter(nora);
  await expect(ed.recovery).toBeVisible();
  await page.getByRole("button", { name: "Restore", exact: true }).click();
  await expect(ed.title).toHaveValue("Escrito en el portátil");
  await expect(card.getByRole("listitem")).toHaveCount(2);
  await other.context().close();
});

test("a changed password ends the other sessions at once", async ({ page, browser }) => {
  const other = await (await browser.newContext()).newPage();
  await openPanelAs(other, nora);
  await nextSecond();
  await openPanelAs(page, nora);
  await usersTab(page).open();
  await page.getByLabel("Current password").fill(nora.password);
  await page.getByLabel("New password").fill("otra-clave-larga-de-nora");
  await page.getByRole("button", { name: "Change Password" }).click();
  await expectToast(page, "Password changed", "Other devices are signed out.");
  await expect(other.getByText(/This session was ended/)).toBeVisible();
  const card = page.getByRole("region", { name: "Your Sessions" });
  await expect(card.getByRole("listitem")).toHaveCount(1);
  await expect(card.getByText("This session")).toBeVisible();
  await other.context().close();
});

test("an administrator ends all sessions of another one, who signs in again", async ({
  page,
  browser,
}) => {
  const noras = await (await browser.newContext()).newPage();
  await openPanelAs(noras, nora);
  await openPanelAs(page);
  const tab = usersTab(page);
  await tab.open();
  await expect(tab.row(nora.email)).toContainText(/Last sign-in \w+ \d+, \d{4}/);
  await tab
    .row(nora.email)
    .getByRole("button", { name: `End Sessions: ${nora.email}` })
    .click();
  await tab.dialog.getByRole("button", { name: "End Sessions" }).click();
  await expectToast(page, "Sessions ended");
  await expect(noras.getByText(/This session was ended/)).toBeVisible();
  await expectAccessible(noras);
  await nextSecond();
  await gate(noras).enter(nora);
  await expect(admin(noras).heading).toBeVisible();
  await noras.context().close();
});
