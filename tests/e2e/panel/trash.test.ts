import { demoAdmin, signIn } from "../../support/accounts.ts";
import { adminSdk } from "../../support/admin-sdk.ts";
import { temporaryPosts } from "../../support/articles.ts";
import { expectAccessible } from "../../support/browser/accessibility.ts";
import { toId } from "../../support/builders.ts";
import { callAndExpectSuccess } from "../../support/call-function.ts";
import { importArticles, loadPosts } from "../../support/stored-imports.ts";
import { expect, test } from "../../support/test.ts";
import { expectToast } from "../../support/toasts.ts";
import { openPanelAs } from "../screens/panel.screen.ts";
import { postsTable } from "../screens/posts.screen.ts";
import { trashView } from "../screens/trash.screen.ts";

const sdk = adminSdk();
const posts = temporaryPosts(sdk);
const [grease, salt] = ["Grasa para la papelera", "Salmuera para la papelera"];

async function trashJob(name: string, count: number, token: string): Promise<string> {
  const job_id = await importArticles(name, count);
  await callAndExpectSuccess("deleteImportJob", { job_id }, token);
  return job_id;
}

test("deleted posts and jobs are found in the trash, restored with their addresses, or deleted for good", async ({
  page,
  request,
}) => {
  await posts.store({ title: grease, slug: "papelera-grasa" });
  await posts.store({ title: salt, slug: "papelera-salmuera", published: false });
  const token = await signIn(demoAdmin);
  const post_ids = ["papelera-grasa", "papelera-salmuera"].map(toId);
  await callAndExpectSuccess("deletePosts", { post_ids }, token);
  const restoredJob = await trashJob("Papelera uno", 3, token);
  const purgedJob = await trashJob("Papelera dos", 2, token);
  await openPanelAs(page);
  const trash = trashView(page);

  await test.step("a post is found and restored with its slug", async () => {
    await trash.link.click();
    await expect(page).toHaveURL(/\/nhk\?view=trash$/);
    await expect(trash.rows).toHaveCount(4);
    await expect(trash.row(grease)).toContainText("30 days left");
    await expect(trash.row(grease)).toContainText("was published");
    await expect(trash.row(salt)).toContainText("was a draft");
    await trash.search.fill("GRASA papelera");
    await expect(trash.rows).toHaveCount(1);
    await expect(page).toHaveURL(/\?view=trash&q=GRASA\+papelera$/);
    await page.reload();
    await expect(trash.rows).toHaveCount(1);
    expect((await request.get("/blog/papelera-grasa")).status()).toBe(410);
    await trash.restore(grease).press("Enter");
    await expectToast(page, "1 post restored", "Published again at /blog/papelera-grasa.");
    await expect(trash.region.getByText("Nothing in the trash matches.")).toBeVisible();
    expect((await request.get("/blog/papelera-grasa")).status()).toBe(200);
    await trash.search.fill("");
  });

  await test.step("a draft is deleted for good after a question, with its body", async () => {
    await trash.purge(salt).click();
    await expect(trash.dialog).toContainText(`Delete “${salt}” for good?`);
    await expect(trash.dialog.getByRole("button", { name: "Cancel" })).toBeFocused();
    await expectAccessible(page, "question");
    await trash.dialog.getByRole("button", { name: "Delete now" }).click();
    await expectToast(page, "1 post deleted for good");
    await expect(trash.row(salt)).toHaveCount(0);
    const id = toId("papelera-salmuera");
    for (const path of [`trash_posts/${id}`, `post_bodies/${id}`])
      expect((await sdk.db.doc(path).get()).exists, path).toBe(false);
  });

  await test.step("the posts of a job are listed, restored and deleted together", async () => {
    await expect(trash.row("Papelera uno")).toContainText("3 posts");
    await trash.row("Papelera uno").getByRole("button", { name: "Show 3 posts" }).click();
    await expect(trash.row("Papelera uno")).toContainText("Papelera uno 2");
    await expectAccessible(page, "posts of a job");
    await trash.restore("Papelera uno").click();
    await expectToast(page, "3 posts restored", "The job itself stays deleted.");
    await expect(trash.row("Papelera uno")).toHaveCount(0);
    expect(await loadPosts(restoredJob)).toHaveLength(3);
    await trash.purge("Papelera dos").click();
    await expect(trash.dialog).toContainText("Delete 2 posts of “Papelera dos” for good?");
    await trash.dialog.getByRole("button", { name: "Delete now" }).click();
    await expectToast(page, "2 posts deleted for good");
    await expect(trash.region.getByText("The trash is empty.")).toBeVisible();
    const left = sdk.db.collection("trash_posts").where("job_id", "==", purgedJob).count();
    expect((await left.get()).data().count).toBe(0);
  });

  await trash.back.click();
  await expect(page).toHaveURL(/\/nhk$/);
  await expect(postsTable(page).row(grease)).toBeVisible();
});
