import { adminSdk } from "../../support/admin-sdk.ts";
import { expectAccessible } from "../../support/browser/accessibility.ts";
import { hasFirstPicture } from "../../support/first-picture.ts";
import { makePhoto } from "../../support/photo.ts";
import { expect, test } from "../../support/test.ts";
import { expectToast } from "../../support/toasts.ts";
import { editor } from "../screens/editor.screen.ts";
import { signIn } from "../screens/panel.screen.ts";
import { postsTable } from "../screens/posts.screen.ts";

const { db } = adminSdk();

test("an editor's day: an article is written, illustrated, scheduled, published now, deleted and restored", async ({
  page,
  browser,
  baseURL,
  request,
  allowConsoleError,
}) => {
  // A draft's address answers 404 with the shell; an upload is cut off.
  allowConsoleError(/404|400 \(Bad Request\)|ERR_FAILED/);
  await signIn(page);
  const ed = editor(page);
  const table = postsTable(page);
  const title = "Grasa alimentaria NSF H1";
  const slug = "grasa-alimentaria-nsf-h1";
  const visit = async () => (await request.get(`/blog/${slug}`)).status();

  let folder = "";

  await test.step("written, with a picture that is uploaded again after a lost connection, and scheduled", async () => {
    await ed.open("/cortzen/blog/new");
    await ed.title.fill(title);
    await ed.body.fill("Grasa de calidad.");
    await page.route(/uploadPicture/, (route) => route.abort(), { times: 1 });
    await page.locator("input[type=file]").setInputFiles(await makePhoto("#5078a0"));
    await expect(page.getByText("pie nivelador.jpg was not uploaded")).toBeVisible();
    await expectAccessible(page, "lost upload");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(ed.image).toHaveValue(/^\/media\/[0-9a-f]{32}-1600x900\/800\.webp$/);
    folder = (await ed.image.inputValue()).replace(/\/800\.webp$/, "");
    await expect(page.getByRole("img", { name: "Featured image preview" })).toBeVisible();
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

  await test.step("read on a phone, with the picture inside of the page", async () => {
    await expect.poll(() => hasFirstPicture(`/blog/${slug}`)).toBe(true);
    const phone = await browser.newContext({
      ...{ viewport: { width: 390, height: 844 }, deviceScaleFactor: 1.75 },
      ...{ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) },
    });
    const reader = await phone.newPage();
    const requested: string[] = [];
    reader.on("request", (request) => requested.push(request.url()));
    await reader.goto(`/blog/${slug}`);
    const picture = reader.getByRole("img", { name: "Un tubo de grasa" });
    await expect(picture).toBeVisible();
    const file = await (await reader.request.get(`${folder}/672.avif`)).body();
    const source = await picture.evaluate((img: HTMLImageElement) => img.currentSrc);
    expect(source).toBe(`data:image/avif;base64,${file.toString("base64")}`);
    expect(requested.filter((url) => url.includes(folder))).toEqual([]);
    const preview = reader.locator("meta[property='og:image']");
    await expect(preview).toHaveAttribute("content", new RegExp(`${folder}/1200\\.jpg$`));
    await phone.close();
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
