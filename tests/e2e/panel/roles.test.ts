import type { Page } from "@playwright/test";
import { createAdmin } from "../../support/accounts.ts";
import { adminSdk } from "../../support/admin-sdk.ts";
import { expectAccessible } from "../../support/browser/accessibility.ts";
import { toId } from "../../support/builders.ts";
import { expect, test } from "../../support/test.ts";
import { expectToast } from "../../support/toasts.ts";
import { admin } from "../screens/admin.screen.ts";
import { editor } from "../screens/editor.screen.ts";
import { overview } from "../screens/overview.screen.ts";
import { openPanelAs } from "../screens/panel.screen.ts";
import { usersTab } from "../screens/users.screen.ts";

const sdk = adminSdk();
const person = (name: string) => ({
  email: `${name}@roles.example`,
  password: `la-clave-larga-de-${name}`,
});

async function storeDraft(name: string, created_by_uid: string): Promise<void> {
  const now = new Date();
  const post = { title: `Borrador de ${name}`, slug: `borrador-de-${name}`, published: false };
  const id = toId(`draft of ${name}`);
  const dates = { created_at: now, updated_at: now };
  await sdk.db.doc(`blog_posts/${id}`).set({ ...post, ...dates, view_count: 0, created_by_uid });
  await sdk.db.doc(`post_bodies/${id}`).set({ content: `<p>De ${name}.</p>` });
}

const open = async (page: Page, name: string) => {
  await openPanelAs(page, person(name));
  return admin(page);
};

test("each role sees the doors that open, and a lowered role closes an open tab within five seconds", async ({
  page,
  browser,
}) => {
  const rita = await createAdmin(sdk, person("rita"), "author");
  const elsa = await createAdmin(sdk, person("elsa"), "editor");
  await createAdmin(sdk, person("ada"));
  await storeDraft("rita", rita);
  await storeDraft("elsa", elsa);

  await test.step("an author has the own drafts and the own account", async () => {
    const ritas = await (await browser.newContext()).newPage();
    const { tabs } = await open(ritas, "rita");
    await expect(tabs).toHaveText(["Blog Management", "Your Account"]);
    const own = ritas.getByRole("region", { name: "Your Blog Posts" });
    await expect(own.getByText("Borrador de rita", { exact: true })).toBeVisible();
    await expect(ritas.getByText("Borrador de elsa", { exact: true })).toHaveCount(0);
    await expect(ritas.getByRole("link", { name: "Overview" })).toHaveCount(0);
    await expectAccessible(ritas);
    await own.getByRole("link", { name: /^Edit/ }).click();
    await expect(ritas.getByText(/saved for the editors, who publish it/)).toBeVisible();
    await expect(ritas.getByText("Publish immediately")).toHaveCount(0);
    await expectAccessible(ritas);
    await ritas.context().close();
  });

  const elsas = await (await browser.newContext()).newPage();
  const { tabs, posts } = await open(elsas, "elsa");
  await test.step("an editor has everything of posts, and no inquiries", async () => {
    await expect(tabs).toHaveText(["Blog Management", "Import Jobs", "Your Account"]);
    await expect(posts.getByText("Borrador de rita", { exact: true })).toBeVisible();
    await expect(posts.getByRole("button", { name: "Delete All Posts" })).toHaveCount(0);
    await elsas.getByRole("link", { name: "Overview" }).click();
    await expect(elsas.getByRole("heading", { name: "Broken links and pictures" })).toBeVisible();
    await expect(overview(elsas).figures).toBeVisible();
    await expect(elsas.getByText(/inquir/i)).toHaveCount(0);
    await expectAccessible(elsas);
    await elsas.getByRole("link", { name: "Panel", exact: true }).click();
    await expect(posts.getByText("Borrador de rita", { exact: true })).toBeVisible();
  });

  await test.step("an administrator reads what each role may do, and lowers one", async () => {
    await open(page, "ada");
    const tab = usersTab(page);
    await tab.open();
    await page.getByText("Show the table").click();
    const row = page.getByRole("row", { name: /Publish, schedule and unpublish posts/ });
    await expect(row.getByRole("cell")).toHaveText([/Publish/, "Yes", "Yes", "No"]);
    await expectAccessible(page);
    await tab
      .row("elsa@")
      .getByRole("button", { name: /^Change Role/ })
      .click();
    await tab.dialog.getByLabel("Role").selectOption("Author");
    await expectAccessible(page);
    await tab.dialog.getByRole("button", { name: "Change Role" }).click();
    await expectToast(page, "Role changed");
    await expect(tab.row("elsa@")).toContainText("author");
  });

  await expect(tabs).toHaveText(["Blog Management", "Your Account"], { timeout: 5000 });
  await expect(elsas.getByText("Borrador de rita", { exact: true })).toHaveCount(0);
  await expect(elsas.getByText("Borrador de elsa", { exact: true })).toBeVisible();

  await test.step("what was typed when the role changes is offered under the new one", async () => {
    await elsas.getByRole("link", { name: /^Edit/ }).click();
    const draft = editor(elsas);
    await draft.title.fill("Borrador con cambios");
    await draft.kept("Borrador con cambios");
    await sdk.db.doc(`user_roles/${elsa}`).update({ role: "editor" });
    await expect(draft.recovery).toBeVisible();
    await expect(elsas.getByText("Publish immediately")).toBeVisible();
    await elsas.getByRole("button", { name: "Restore", exact: true }).click();
    await expect(draft.title).toHaveValue("Borrador con cambios");
  });
  await elsas.context().close();
});
