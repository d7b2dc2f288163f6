import { adminSdk } from "../../support/admin-sdk.ts";
import { expectAccessible } from "../../support/browser/accessibility.ts";
import { aBody, aPost, toId } from "../../support/builders.ts";
import { makePhoto } from "../../support/photo.ts";
import { storePost } from "../../support/store.ts";
import { expect, test } from "../../support/test.ts";
import { expectToast } from "../../support/toasts.ts";
import { editor } from "../screens/editor.screen.ts";
import { signIn } from "../screens/panel.screen.ts";

const { db } = adminSdk();

test.beforeEach(({ page }) => signIn(page));

test("a file is replaced in all posts, also in one that is being edited", async ({
  page,
  context,
  allowConsoleError,
}) => {
  allowConsoleError(/ERR_FAILED|DomainError: internal/);
  const [name, other] = ["soporte.jpg", "soporte nuevo.jpg"];
  const [first, second] = ["con-soporte", "soporte-en-texto"];
  const ed = editor(page);
  const library = page.getByRole("dialog", { name: "Images" });
  const openLibrary = () => page.getByRole("button", { name: "Choose from library" }).click();
  const save = (at = page) => at.getByRole("button", { name: /^(Create|Update) Post$/ }).click();
  const loadHtml = async (slug: string) => (await page.request.get(`/blog/${slug}`)).text();

  await ed.open("/cortzen/blog/new");
  await ed.title.fill("Con soporte");
  await ed.body.fill("Un soporte.");
  await openLibrary();
  await library
    .getByLabel("Upload", { exact: true })
    .setInputFiles(await makePhoto("#3c2a78", name));
  await expect(library.getByRole("radio", { name })).toBeChecked();
  await library.getByRole("button", { name: "Use image" }).click();
  await expect(ed.image).toHaveValue(/^\/media\//);
  const url = await ed.image.inputValue();
  const [, former = ""] = /^\/media\/([0-9a-f]{32})-/.exec(url) ?? [];
  await ed.publishLabel.click();
  await save();
  await ed.expectArticle(first);
  const shown = aPost({ slug: second, title: "Soporte", picture_ids: [former] });
  await storePost(
    db,
    shown,
    aBody({ content: `<p>Antes.</p><p><img src="${url}" alt="Un pie"></p>` }),
  );

  const tab = await context.newPage();
  const open = editor(tab);
  await open.open(`/cortzen/blog/edit/${toId(second)}`);
  // The middle of the text may be the picture, which typing would replace.
  await open.body.getByText("Antes.").click();
  await tab.keyboard.press("ControlOrMeta+Home");
  await tab.keyboard.type("Escrito mientras tanto. ");

  const { post_id } = (await db.doc(`slugs/${first}`).get()).data() ?? {};
  await ed.open(`/cortzen/blog/edit/${post_id}`);
  await openLibrary();
  await library.getByText(name).first().click();
  await expect(library.getByText("Used in 2 posts")).toBeVisible();
  const input = library.getByLabel("Replace file", { exact: true });
  await input.setInputFiles(await makePhoto("#783c2a", other));
  const dialog = page.getByRole("alertdialog", { name: "Replace this file?" });
  await expect(dialog.locator("img")).toHaveCount(2);
  await expect(dialog.getByText("2 posts show it and will show the new file")).toBeVisible();
  await expectAccessible(page, "both files");
  let calls = 0;
  await page.route(/replacePicture$/, async (route) => {
    if (route.request().method() === "POST") calls += 1;
    await (calls === 2 ? route.abort() : route.continue());
  });
  await dialog.getByRole("button", { name: "Replace file" }).click();
  await expect(dialog.getByText("The file was not replaced everywhere")).toBeVisible();
  await expect(dialog.getByText("1 of 2 posts")).toBeVisible();
  await expectAccessible(page, "interrupted");
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expectToast(page, "File replaced", "The former file can be restored for 30 days.");
  await expect(dialog).toBeHidden();
  const details = library.getByRole("complementary", { name: "Selected image" });
  await expect(details.getByText(other)).toBeVisible();
  await expect(library.getByText("Used in 2 posts")).toBeVisible();

  const preview = /property="og:image" content="[^"]*\/media\/([0-9a-f]{32})/;
  const [, next = ""] = preview.exec(await loadHtml(first)) ?? [];
  const expectNext = async () => {
    for (const slug of [first, second]) {
      expect(await loadHtml(slug)).toContain(`/media/${next}-`);
      expect(await loadHtml(slug)).not.toContain(former);
    }
  };
  expect(next).toMatch(/^[0-9a-f]{32}$/);
  await expectNext();
  await page.keyboard.press("Escape");
  await ed.excerpt.fill("Un soporte con banda azul.");
  await save();
  await ed.expectArticle(first);
  await save(tab);
  await open.expectArticle(second);
  await expect(tab.getByText("Escrito mientras tanto.").first()).toBeVisible();
  await expectNext();
  expect((await page.request.get(url)).url()).toContain(next);
});
