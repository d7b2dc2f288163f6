import { createAdmin, enroll, offerTotp } from "../../support/accounts.ts";
import { adminSdk } from "../../support/admin-sdk.ts";
import { expectAccessible } from "../../support/browser/accessibility.ts";
import { expect, test } from "../../support/test.ts";
import { expectToast } from "../../support/toasts.ts";
import { totpCode } from "../../support/totp.ts";
import { admin } from "../screens/admin.screen.ts";
import { editor } from "../screens/editor.screen.ts";
import { openPanelAs, signIn } from "../screens/panel.screen.ts";
import { usersTab } from "../screens/users.screen.ts";

const sdk = adminSdk();
const nora = { email: "nora@demand.example", password: "la-clave-larga-de-nora" };
const iris = { email: "iris@demand.example", password: "la-clave-larga-de-iris" };

test.beforeEach(async () => {
  const { users } = await sdk.auth.getUsers([{ email: nora.email }, { email: iris.email }]);
  for (const { uid } of users) {
    await sdk.auth.deleteUser(uid);
    await sdk.db.doc(`user_roles/${uid}`).delete();
  }
  await createAdmin(sdk, nora);
  await createAdmin(sdk, iris);
  await offerTotp(true);
});

/** Other tests sign in without a second factor. */
test.afterEach(async () => {
  const { docs } = await sdk.db.collection("user_roles").get();
  const { FieldValue } = await import("firebase-admin/firestore");
  for (const { ref } of docs) await ref.update({ needs_second_factor: FieldValue.delete() });
});

test("a demand closes the panel of a sign-in without second factor at once, which sets one up and continues", async ({
  page,
  browser,
  allowConsoleError,
}) => {
  allowConsoleError(/403/);
  await signIn(page, nora);
  const ed = editor(page);
  await ed.open("/cortzen/blog/new");
  await ed.title.fill("Escrito sin segundo factor");

  const secret = await enroll(iris);
  const other = await (await browser.newContext()).newPage();
  await openPanelAs(other, iris, secret);
  await usersTab(other).open();
  const card = other.getByRole("region", { name: "Second Factor" });
  await card.getByRole("button", { name: "Require for All" }).click();
  await expectAccessible(other);
  await other.getByRole("alertdialog").getByRole("button", { name: "Require" }).click();
  await expect(card.getByText("Required of all administrators.")).toBeVisible();

  await expect(page.getByRole("heading", { name: "Set up a second factor" })).toBeVisible();
  await expect(page.getByLabel("Your password")).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type(nora.password);
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Code", { exact: true })).toBeFocused();
  await expectAccessible(page);
  const key = (await page.locator("code").textContent()) ?? "";
  await page.keyboard.type(totpCode(key.replaceAll(" ", "")));
  await page.keyboard.press("Enter");
  await expectToast(page, "Second factor turned on");
  await expect(ed.recovery).toBeVisible();
  await page.getByRole("button", { name: "Restore", exact: true }).click();
  await expect(ed.title).toHaveValue("Escrito sin segundo factor");
  await other.context().close();
});

test("an administrator removes the second factor of a colleague, whose phone is lost", async ({
  page,
}) => {
  await enroll(nora);
  await openPanelAs(page, iris);
  const tab = usersTab(page);
  await tab.open();
  await expect(tab.row(nora.email)).toContainText("Second factor");
  await tab
    .row(nora.email)
    .getByRole("button", { name: `Remove Second Factor: ${nora.email}` })
    .click();
  await tab.dialog.getByRole("button", { name: "Remove Second Factor" }).click();
  await expectToast(page, "Second factor removed");
  await openPanelAs(page, nora);
  await expect(admin(page).heading).toBeVisible();
});
