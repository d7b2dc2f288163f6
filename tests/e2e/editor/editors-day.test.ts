import { adminSdk } from "../../support/admin-sdk.ts";
import { photoOf } from "../../support/photo.ts";
import { expect, test } from "../../support/test.ts";
import { expectToast } from "../../support/toasts.ts";
import { editor } from "../screens/editor.screen.ts";
import { signIn } from "../screens/panel.screen.ts";
import { postsTable } from "../screens/posts.screen.ts";

const { db } = adminSdk();

test("an editor's day: an article is written, illustrated, scheduled, published now, deleted and restored", async ({
  page,
  request,
  allowConsoleError,
}) => {
  // A draft's address answers 404 with the shell.
  allowConsoleError(/404/);
  await signIn(page);
  const ed = editor(page);
  const table = postsTable(page);
  const title = "Grasa alimentaria NSF H1";
  const slug = "grasa-alimentaria-nsf-h1";
  const visit = async () => (await request.get(`/blog/${slug}`)).status();

  await test.step("written, with a picture, and scheduled", async () => {
    await ed.open("/cortzen/blog/new");
    await ed.title.fill(title);
    await ed.body.fill("Grasa de calidad.");
    await page.locator("input[type=file]").setInputFiles(await photoOf("#5078a0"));
    await expect(ed.image).toHaveValue(/^\/media\//);
    await page.getByRole("textbox", { name: "Image description" }).fill("Un tubo de grasa");
    await ed.publishLabel.click();
    await ed.date.fill("2099-01-02T09:30");
    await ed.save.click();
    await ed.expectArticle(slug);
    await expect(page.getByText("Draft preview")).toBeVisible();
    expect(await visit()).toBe(404);
  });

  await test.step("found in the list, and published now", async () => {
    await page.getByRole("link", { name: "Back to posts" }).click();
    await table.status.selectOption("Scheduled");
    await expect(table.row(title)).toContainText("Scheduled for Jan 2, 2099, 09:30 AM GMT+1");
    await table.row(title).getByText("Scheduled", { exact: true }).click();
    await table.dialog.getByRole("button", { name: "Publish now" }).click();
    await expect(table.row(title)).toHaveCount(0);
    await table.status.selectOption("All posts");
    await expect(table.switchNamed(`Published: ${title}`)).toBeChecked();
    await expect.poll(visit).toBe(200);
  });

  await test.step("deleted by mistake, and restored", async () => {
    await table.delete(title).click();
    await table.dialog.getByRole("button", { name: "Delete" }).click();
    await expectToast(page, "Post deleted");
    expect(await visit()).toBe(410);
    await table.undo.click();
    await expectToast(page, "Post restored");
    expect(await visit()).toBe(200);
    const { post_id } = (await db.doc(`slugs/${slug}`).get()).data() ?? {};
    expect((await db.doc(`blog_posts/${post_id}`).get()).data()).toMatchObject({
      title,
      published: true,
      picture_ids: [expect.any(String)],
    });
  });
});
