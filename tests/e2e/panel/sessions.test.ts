import { createAdmin } from "../../support/accounts.ts";
import { adminSdk } from "../../support/admin-sdk.ts";
import { expectAccessible } from "../../support/browser/accessibility.ts";
import { expect, test } from "../../support/test.ts";
import { admin } from "../screens/admin.screen.ts";
import { editor } from "../screens/editor.screen.ts";
import { gate } from "../screens/gate.screen.ts";
import { openPanelAs, signIn } from "../screens/panel.screen.ts";
import { usersTab } from "../screens/users.screen.ts";

const sdk = adminSdk();
const nora = { email: "nora@sessions.example", password: "la-clave-larga-de-nora" };
const changed = { ...nora, password: "otra-clave-larga-de-nora" };

/** Sign-ins in one second are one session. */
async function waitForNextSecond(): Promise<void> {
  const getSecond = () => Math.floor(Date.now() / 1000);
  await expect.poll(getSecond).toBeGreaterThan(getSecond());
}

test("a session that is ended shows the sign-in at once, and keeps the article that was being written", async ({
  page,
  browser,
  allowConsoleError,
}) => {
  allowConsoleError(/400 \(Bad Request\)/);
  const uid = await createAdmin(sdk, nora);
  const countSessions = async () =>
    (await sdk.db.collection("sessions").where("uid", "==", uid).get()).size;
  await signIn(page, nora);
  const ed = editor(page);
  await ed.open("/cortzen/blog/new");
  await ed.title.fill("Escrito en el portátil");
  await expect.poll(countSessions).toBe(1);

  const other = await (await browser.newContext()).newPage();
  await waitForNextSecond();
  await openPanelAs(other, nora);
  await usersTab(other).open();
  const sessions = other.getByRole("region", { name: "Your Sessions" }).getByRole("listitem");
  await expect(sessions).toHaveCount(2);
  await expect(sessions.first()).toContainText("This session");
  await expect(sessions.last()).toContainText("Chrome on Linux");
  await sessions.getByRole("button", { name: /^End the session/ }).click();
  await expect(sessions).toHaveCount(1);

  await expect(page.getByText(/This session was ended\. Sign in again/)).toBeVisible();
  await expectAccessible(page);
  await expect(admin(other).heading).toBeVisible();
  await gate(page).enter(nora);
  await expect(ed.recovery).toBeVisible();
  await page.getByRole("button", { name: "Restore", exact: true }).click();
  await expect(ed.title).toHaveValue("Escrito en el portátil");
  await expect(sessions).toHaveCount(2);

  await test.step("a changed password ends the other sessions at once", async () => {
    const change = other.getByRole("button", { name: "Change Password" });
    await other.getByLabel("Current password").fill("not the right one");
    await other.getByLabel("New password").fill(changed.password);
    await change.click();
    await expect(other.getByText("The current password is not right.").first()).toBeVisible();
    await other.getByLabel("Current password").fill(nora.password);
    await waitForNextSecond();
    await change.click();
    await expect(other.getByText("Other devices are signed out.")).toBeVisible();
    await expect(page.getByText(/This session was ended/)).toBeVisible();
    await expect(sessions).toHaveCount(1);
    await expect(sessions).toContainText("This session");
  });

  await test.step("an administrator ends all sessions of another one, who signs in again", async () => {
    const boss = await (await browser.newContext()).newPage();
    await openPanelAs(boss);
    const tab = usersTab(boss);
    await tab.open();
    await expect(tab.row(nora.email)).toContainText(/Last sign-in \w+ \d+, \d{4}/);
    await tab
      .row(nora.email)
      .getByRole("button", { name: `End Sessions: ${nora.email}` })
      .click();
    await tab.dialog.getByRole("button", { name: "End Sessions" }).click();
    await expect(boss.getByText("Sessions ended", { exact: true })).toBeVisible();
    await expect(other.getByText(/This session was ended/)).toBeVisible();
    await boss.context().close();
    await gate(other).enter(changed);
    await expect(admin(other).heading).toBeVisible();
  });
  await other.context().close();
});
