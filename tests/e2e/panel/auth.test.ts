import { createAdmin, demoAdmin } from "../../support/accounts.ts";
import { addresses } from "../../support/addresses.ts";
import { adminSdk } from "../../support/admin-sdk.ts";
import { emptyMailbox } from "../../support/mailbox.ts";
import { expect, test } from "../../support/test.ts";
import { expectToast } from "../../support/toasts.ts";
import { admin } from "../screens/admin.screen.ts";
import { choosePassword, gate, passwordLink } from "../screens/gate.screen.ts";

const sdk = adminSdk();
const person = { email: "ana@gate.example", password: "correct horse battery" };
const WRONG = "The email or the password is not right.";

test.beforeEach(async () => {
  const uid = await findUid(person.email);
  if (uid === undefined) return;
  await sdk.auth.deleteUser(uid);
  await sdk.db.doc(`user_roles/${uid}`).delete();
});

async function findUid(email: string): Promise<string | undefined> {
  const { users } = await sdk.auth.getUsers([{ email }]);
  return users[0]?.uid;
}

/** The Auth emulator keeps its mails' links. */
async function mailedLink(email: string): Promise<string> {
  const { ports, project } = addresses();
  const answer = await fetch(
    `http://127.0.0.1:${ports.auth}/emulator/v1/projects/${project}/oobCodes`,
  );
  const { oobCodes } = (await answer.json()) as { oobCodes: { email: string; oobLink: string }[] };
  const link = oobCodes.findLast((code) => code.email === email)?.oobLink;
  if (link === undefined) throw new Error(`No link was mailed to ${email}`);
  return link;
}

test("an administrator signs in at the requested URL, stays signed in after a reload, and signs out in all tabs", async ({
  page,
  context,
  allowConsoleError,
}) => {
  allowConsoleError(/400 \(Bad Request\)/);
  await page.addInitScript(() => {
    const seen = () => {
      if (document.body?.textContent?.includes("Enter your credentials"))
        sessionStorage.setItem("gate-seen", "yes");
    };
    new MutationObserver(seen).observe(document, { childList: true, subtree: true });
  });
  await page.goto("/admin?from=mail");
  await expect(gate(page).heading).toBeVisible();
  await expect(page).toHaveURL(/\/admin\?from=mail$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page).toHaveTitle("Admin Panel");

  await test.step("a wrong password and an unknown account show the same message", async () => {
    for (const email of [demoAdmin.email, "nobody@gate.example"]) {
      await gate(page).enter({ email, password: "wrong password" });
      await expectToast(page, "Authentication Error");
      await expect(page.getByRole("main").getByText(WRONG)).toBeVisible();
      await expect(page.getByText(/Firebase/)).toHaveCount(0);
      await expect(gate(page).email).toHaveValue(email);
      await page.reload();
    }
  });

  await gate(page).enter(demoAdmin);
  await expectToast(page, "Access Granted", "Welcome to the admin panel");
  await expect(admin(page).heading).toBeVisible();
  await expect(page).toHaveURL(/\/nhk\?from=mail$/);
  await expect(page).toHaveTitle("Cortzen Admin Panel");
  await page.evaluate(() => sessionStorage.removeItem("gate-seen"));
  await page.reload();
  await expect(admin(page).heading).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem("gate-seen"))).toBeNull();

  const other = await context.newPage();
  await other.goto("/nhk#users");
  await expect(admin(other).users.getByRole("listitem").first()).toBeVisible();
  await admin(other).logout.click();
  await expectToast(other, "Logged Out", "You have been logged out successfully");
  await expect(gate(other).signIn).toBeVisible();
  await expect(gate(page).signIn).toBeVisible();
  await page.reload();
  await expect(gate(page).signIn).toBeVisible();

  await test.step("another administrator can use the panel after the sign-out, in all tabs", async () => {
    await createAdmin(sdk, person);
    await gate(other).enter(person);
    await admin(other).tab("User Management").click();
    await expect(admin(other).users.getByRole("listitem").first()).toBeVisible();
    await admin(other).tab("Blog Management").click();
    await expect(admin(other).posts.getByText("/ra-0-8-por-que")).toBeVisible();
    await expect(admin(page).heading).toBeVisible();
  });
});

test("a new account confirms its email address, waits for its role, uses the panel, and loses access with the role", async ({
  page,
  at,
}) => {
  await page.goto("/nhk");
  await gate(page).register(person);
  await expectToast(page, "Registration Successful", "Check your email to confirm your account");
  await expect(gate(page).unverified).toBeVisible();
  const first = await mailedLink(person.email);
  await gate(page).resend.click();
  await expectToast(page, "Email sent");
  const link = await mailedLink(person.email);
  expect(link).not.toBe(first);
  expect(new URL(link).searchParams.get("continueUrl")).toBe(`${at.site}/admin`);

  await page.goto(link);
  await expect(gate(page).ungranted).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/admin");

  // Functions set the claim first, then the role document.
  const uid = await findUid(person.email);
  await sdk.auth.setCustomUserClaims(uid ?? "", { admin: true });
  const role = { user_id: uid, role: "admin", created_at: new Date() };
  await sdk.db.doc(`user_roles/${uid}`).set(role);
  await expect(admin(page).heading).toBeVisible();
  await expect(admin(page).posts.getByRole("listitem").first()).toBeVisible();

  await sdk.db.doc(`user_roles/${uid}`).delete();
  await expect(gate(page).ungranted).toBeVisible();
  await expect(admin(page).heading).toHaveCount(0);
});

test("the first sign-in as main administrator is answered with a mailed link instead of access (T63)", async ({
  page,
  context,
}) => {
  await emptyMailbox();
  const uid = (await findUid(demoAdmin.email)) ?? "";
  await sdk.auth.setCustomUserClaims(uid, null);
  await sdk.db.doc(`user_roles/${uid}`).delete();
  await page.goto("/nhk");
  await gate(page).enter(demoAdmin);
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeFocused();
  await expect(page.getByText(/You are the main administrator/)).toBeVisible();

  const owner = await context.newPage();
  await owner.goto(await passwordLink(demoAdmin.email));
  await choosePassword(owner, demoAdmin.password);
  await expectToast(owner, "Access Granted");
  await expect(admin(owner).heading).toBeVisible();
  // The account was replaced.
  expect(await findUid(demoAdmin.email)).not.toBe(uid);
});
