import { demoAdmin, signIn } from "../../support/accounts.ts";
import { adminSdk } from "../../support/admin-sdk.ts";
import { temporaryPosts } from "../../support/articles.ts";
import { expectAccessible } from "../../support/browser/accessibility.ts";
import { idOf } from "../../support/builders.ts";
import { callAndExpectSuccess } from "../../support/call-function.ts";
import { importArticles, postsOf } from "../../support/stored-imports.ts";
import { expect, test } from "../../support/test.ts";
import { expectToast } from "../../support/toasts.ts";
import { importJobs } from "../screens/csv-import.screen.ts";
import { openPanelAs } from "../screens/panel.screen.ts";
import { postsTable } from "../screens/posts.screen.ts";
import { trashView } from "../screens/trash.screen.ts";

const sdk = adminSdk();
const posts = temporaryPosts(sdk);
const [grease, salt] = ["Grasa para la papelera", "Salmuera para la papelera"];
const isStored = async (path: string) => (await sdk.db.doc(path).get()).exists;

/** A published post and a draft; both are in the trash. */
test.beforeEach(async ({ page }) => {
  const trash = await sdk.db.collection("trash_posts").get();
  for (const { ref } of trash.docs) await ref.delete();
  await posts.store({ title: grease, slug: "papelera-grasa" });
  await posts.store({ title: salt, slug: "papelera-salmuera", published: false });
  const post_ids = ["papelera-grasa", "papelera-salmuera"].map(idOf);
  await callAndExpectSuccess("deletePosts", { post_ids }, await signIn(demoAdmin));
  await openPanelAs(page);
});
test.afterEach(() => posts.removeAll());

async function trashJob(name: string, count: number): Promise<string> {
  const job_id = await importArticles(name, count);
  await callAndExpectSuccess("deleteImportJob", { job_id }, await signIn(demoAdmin));
  return job_id;
}

test("a deleted post is found in the trash and restored with its slug", async ({
  page,
  request,
}) => {
  const trash = trashView(page);
  await trash.link.click();
  await expect(page).toHaveURL(/\/nhk\?view=trash$/);
  await expect(trash.rows).toHaveCount(2);
  await expect(trash.row(grease)).toContainText("30 days left");
  await expect(trash.row(grease)).toContainText("was published");
  await expect(trash.row(salt)).toContainText("was a draft");
  await trash.search.fill("GRASA papelera");
  await expect(trash.rows).toHaveCount(1);
  await expect(page).toHaveURL(/\?view=trash&q=GRASA\+papelera$/);
  await page.reload();
  await expect(trash.rows).toHaveCount(1);
  expect((await request.get("/blog/papelera-grasa")).status()).toBe(410);

  await trash.restore(grease).click();
  await expectToast(page, "1 post restored", "Published again at /blog/papelera-grasa.");
  await expect(trash.region.getByText("Nothing in the trash matches.")).toBeVisible();
  expect((await request.get("/blog/papelera-grasa")).status()).toBe(200);
  await trash.back.click();
  await expect(page).toHaveURL(/\/nhk$/);
  await expect(postsTable(page).row(grease)).toBeVisible();
});

test("deleting now asks first and removes post and body permanently", async ({ page }) => {
  const trash = trashView(page);
  await trash.link.click();
  await trash.purge(salt).click();
  await expect(trash.dialog).toContainText(`Delete “${salt}” for good?`);
  await expect(trash.dialog).toContainText("This cannot be undone.");
  await expect(trash.dialog.getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(trash.dialog).toBeHidden();
  await expect(trash.row(salt)).toBeVisible();

  await trash.purge(salt).click();
  await trash.dialog.getByRole("button", { name: "Delete now" }).click();
  await expectToast(page, "1 post deleted for good");
  await expect(trash.row(salt)).toHaveCount(0);
  await expect(trash.row(grease)).toBeVisible();
  const id = idOf("papelera-salmuera");
  for (const path of [`trash_posts/${id}`, `post_bodies/${id}`]) {
    expect(await isStored(path), path).toBe(false);
  }
});

test("a deleted import job is one entry: its posts are listed, restored and deleted together", async ({
  page,
}) => {
  const [kept, lost] = [await trashJob("Papelera uno", 3), await trashJob("Papelera dos", 2)];
  const jobs = importJobs(page);
  await jobs.open();
  await page.getByRole("link", { name: "Open the trash" }).click();
  const trash = trashView(page);
  await expect(trash.row("Papelera uno")).toContainText("3 posts");
  await trash.row("Papelera uno").getByRole("button", { name: "Show 3 posts" }).click();
  await expect(trash.row("Papelera uno")).toContainText("Papelera uno 2");
  await trash.restore("Papelera uno").click();
  await expectToast(page, "3 posts restored", "The job itself stays deleted.");
  await expect(trash.row("Papelera uno")).toHaveCount(0);
  expect(await postsOf(kept)).toHaveLength(3);

  await trash.purge("Papelera dos").click();
  await expect(trash.dialog).toContainText("Delete 2 posts of “Papelera dos” for good?");
  await trash.dialog.getByRole("button", { name: "Delete now" }).click();
  await expectToast(page, "2 posts deleted for good");
  await expect(trash.row("Papelera dos")).toHaveCount(0);
  const left = sdk.db.collection("trash_posts").where("job_id", "==", lost).count();
  expect((await left.get()).data().count).toBe(0);
});

test("the trash is accessible and works with the keyboard", async ({ page }) => {
  await trashJob("Papelera estrecha", 2);
  const trash = trashView(page);
  await trash.link.focus();
  await page.keyboard.press("Enter");
  await expect(trash.rows).toHaveCount(3);
  await page.keyboard.press("Tab");
  await expect(trash.back).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(trash.search).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(trash.restore("Papelera estrecha")).toBeFocused();
  await trash.row("Papelera estrecha").getByRole("button", { name: "Show 2 posts" }).click();
  await expectAccessible(page);

  await trash.restore(salt).focus();
  await page.keyboard.press("Enter");
  await expectToast(page, "1 post restored", "It is a draft.");
  await trash.search.fill("nada de nada");
  await expect(trash.region.getByText("Nothing in the trash matches.")).toBeVisible();
});
