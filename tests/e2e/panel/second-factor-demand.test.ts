import { createAdmin, enroll, offerTotp } from "../../support/accounts.ts";
import { adminSdk } from "../../support/admin-sdk.ts";
import { expectAccessible } from "../../support/browser/accessibility.ts";
import { expect, test } from "../../support/test.ts";
import { expectToast } from "../../support/toasts.ts";
import { totpCode } from "../../support/totp.ts";
import { editor } from "../screens/editor.screen.ts";
import { openPanelAs, signIn } from "../screens/panel.screen.ts";
import { usersTab } from "../screens/users.screen.ts";

const sdk = adminSdk();
const nora = { email: "nora@demand.example", password: "la-clave-larga-de-nora" };
const iris = { email: "iris@demand.example", password: "la-clave-larga-de-iris" };

test("a demand closes the panel of a sign-in without second factor at once, which sets one up and continues", async ({
  page,
  browser,
  allowConsoleError,
}) => {
  allowConsoleError(/403/);
  await createAdmin(sdk, nora);
  await createAdmin(sdk, iris);
  await offerTotp(true);
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

  await test.step("an administrator removes the second factor of a colleague, whose phone is lost", async () => {
    const tab = usersTab(other);
    await other.reload();
    await tab.open();
    await expect(tab.row(nora.email)).toContainText("Second factor");
    await tab
      .row(nora.email)
      .getByRole("button", { name: `Remove Second Factor: ${nora.email}` })
      .click();
    await tab.dialog.getByRole("button", { name: "Remove Second Factor" }).click();
    await expect(other.getByText("Second factor removed", { exact: true })).toBeVisible();
    await expect(tab.row(nora.email)).not.toContainText("Second factor");
  });
  await other.context().close();
});
