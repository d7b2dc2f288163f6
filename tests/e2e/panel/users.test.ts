import { demoAdmin } from "../../support/accounts.ts";
import { emptyMailbox, mailsTo } from "../../support/mailbox.ts";
import { setStandInMode } from "../../support/reset.ts";
import { expect, test } from "../../support/test.ts";
import { expectToast } from "../../support/toasts.ts";
import { admin } from "../screens/admin.screen.ts";
import { gate } from "../screens/gate.screen.ts";
import { openPanelAs } from "../screens/panel.screen.ts";
import { usersTab } from "../screens/users.screen.ts";

const eva = { email: "eva@users.example", password: "la-clave-larga-de-eva" };

test.afterEach(({ at }) => setStandInMode(at.mailbox, "normal"));

test("an administrator is created, mailed later, confirmed and signed in, loses access at once, and the audit log records it", async ({
  page,
  browser,
  at,
  allowConsoleError,
}) => {
  allowConsoleError(/503 \(Service Unavailable\)/);
  await emptyMailbox();
  await setStandInMode(at.mailbox, "down");
  await openPanelAs(page);
  const tab = usersTab(page);
  await tab.open();
  await expect(tab.row(demoAdmin.email)).toContainText("Main administrator");
  await tab.email.fill(eva.email);
  await tab.password.fill(eva.password);
  await tab.create.click();
  await expectToast(page, "Administrator created", /the mail could not be sent. Use Resend./);
  await expect(tab.row(eva.email)).toContainText("Waiting for the first sign-in");
  await expect(tab.row(eva.email)).toContainText(/Created \w{3} \d+, \d{4}, \d\d:\d\d [AP]M/);
  await tab.resend(eva.email).click();
  await expectToast(page, "Could not send the confirmation mail");
  await setStandInMode(at.mailbox, "normal");
  await tab.resend(eva.email).click();
  await expectToast(page, "Confirmation mail sent");
  const [mail, ...others] = await mailsTo(eva.email);
  expect([mail?.subject, others]).toEqual(["Confirm your email for the Cortzen Admin Panel", []]);
  const link = /http\S+/.exec(mail?.text ?? "")?.[0] ?? "";
  expect(new URL(link).searchParams.get("continueUrl")).toBe(`${at.site}/cortzen`);

  const evas = await (await browser.newContext()).newPage();
  await evas.goto(link);
  await gate(evas).enter(eva);
  await expect(admin(evas).heading).toBeVisible();
  const signIns = tab.log.filter({ hasText: `${eva.email} signed in` });
  await expect(signIns).toHaveCount(1);
  await evas.reload();
  await expect(admin(evas).heading).toBeVisible();

  await tab.remove(eva.email).click();
  await expect(tab.dialog).toContainText(`Remove the administrator role of ${eva.email}?`);
  await tab.dialog.getByRole("button", { name: "Remove Admin" }).click();
  await expectToast(page, "Role removed");
  await expect(tab.row(eva.email)).toContainText("no role");
  await expect(gate(evas).ungranted).toBeVisible();
  await evas.context().close();

  for (const deed of ["created an account for", "removed the role of"])
    await expect(tab.log.filter({ hasText: `${demoAdmin.email} ${deed}` }).first()).toBeVisible();
  const resent = tab.log.filter({ hasText: `${demoAdmin.email} resent a confirmation mail` });
  await expect(resent.first()).toBeVisible();
  // A reload is no sign-in.
  await expect(signIns).toHaveCount(1);
});
