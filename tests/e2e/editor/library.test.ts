import { adminSdk } from "../../support/admin-sdk.ts";
import { expectAccessible } from "../../support/browser/accessibility.ts";
import { makePhoto } from "../../support/photo.ts";
import { expect, test } from "../../support/test.ts";
import { expectToast } from "../../support/toasts.ts";
import { editor } from "../screens/editor.screen.ts";
import { signIn } from "../screens/panel.screen.ts";

const { db } = adminSdk();
const loadPost = async (id: string) => (await db.doc(`blog_posts/${id}`).get()).data();
const loadPostId = async (slug: string) =>
  String((await db.doc(`slugs/${slug}`).get()).data()?.post_id ?? "");

test.beforeEach(({ page }) => signIn(page));

test("on a phone a picture is deleted when no post shows it, and restored", async ({
  page,
  allowConsoleError,
}) => {
  // The article of a draft.
  allowConsoleError(/404 \(Not Found\)/);
  const name = "brida.jpg";
  const slug = "con-brida";
  await page.setViewportSize({ width: 390, height: 844 });
  const ed = editor(page);
  const library = page.getByRole("dialog", { name: "Images" });
  const picture = library.getByRole("radio", { name });
  const button = (text: string) => library.getByRole("button", { name: text, exact: true });
  const save = page.getByRole("button", { name: /^(Create|Update) Post$/ });
  const openLibrary = async () => {
    await page.getByRole("button", { name: "Settings", exact: true }).click();
    await page.getByRole("button", { name: "Choose from library" }).click();
  };
  const select = async () => {
    await library.getByText(name).first().click();
    await expect(picture).toBeChecked();
    await button("Details").click();
  };
  const remove = async () => {
    await button("Delete").click();
    await ed.dialog.getByRole("button", { name: "Delete" }).click();
    await expectToast(page, "Image deleted", "You can restore it for 30 days.");
    await expect(picture).toBeHidden();
  };

  await ed.open("/cortzen/blog/new");
  await ed.title.fill("Con brida");
  await ed.body.fill("Una brida.");
  await openLibrary();
  await library
    .getByLabel("Upload", { exact: true })
    .setInputFiles(await makePhoto("#5a3c14", name));
  await expect(picture).toBeChecked();
  await button("Use image").click();
  await expect(ed.image).toHaveValue(/^\/media\//);
  const [, id] = /^\/media\/([0-9a-f]{32})-/.exec(await ed.image.inputValue()) ?? [];
  await page.keyboard.press("Escape");
  await save.click();
  await ed.expectArticle(slug);
  const post = await loadPostId(slug);
  expect((await loadPost(post))?.picture_ids).toEqual([id]);

  await ed.open(`/cortzen/blog/edit/${post}`);
  await openLibrary();
  await select();
  await expect(library.getByText("Used in 1 post")).toBeVisible();
  await expectAccessible(page);
  await button("Delete").click();
  await expect(ed.dialog.getByText("1 post shows it, 0 published.")).toBeVisible();
  await expect(ed.dialog.getByRole("link", { name: "Con brida" })).toBeVisible();
  await expectAccessible(page);
  await ed.dialog.getByRole("button", { name: "Close" }).click();
  await page.keyboard.press("Escape");
  await ed.image.fill("");
  await page.keyboard.press("Escape");
  await save.click();
  await ed.expectArticle(slug);
  expect(await loadPost(post)).not.toHaveProperty("picture_ids");

  await ed.open(`/cortzen/blog/edit/${post}`);
  await openLibrary();
  await select();
  await expect(library.getByText("Not used in any post")).toBeVisible();
  await remove();
  await page.getByText("Undo", { exact: true }).click();
  await expectToast(page, "Image restored");
  await select();
  await remove();
  await library.getByRole("combobox", { name: "Show" }).selectOption("Deleted");
  await select();
  await expect(button("Use image")).toBeDisabled();
  await expectAccessible(page);
  await button("Restore").click();
  await expectToast(page, "Image restored");
  await button("Back to all images").click();
  await library.getByRole("combobox", { name: "Show" }).selectOption("Not used");
  await expect(picture).toBeVisible();
  await library.getByRole("combobox", { name: "Show" }).selectOption("Used in posts");
  await expect(picture).toBeHidden();
});
