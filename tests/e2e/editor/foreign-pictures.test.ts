import type { Page } from "@playwright/test";
import { expectAccessible } from "../../support/browser/accessibility.ts";
import { holdRequests } from "../../support/browser/held-requests.ts";
import { makePhoto } from "../../support/photo.ts";
import { expect, test } from "../../support/test.ts";
import { expectToast } from "../../support/toasts.ts";
import { editor } from "../screens/editor.screen.ts";
import { signIn } from "../screens/panel.screen.ts";

const STORED = /^\/media\/[0-9a-f]{32}-90x60\/800\.webp$/;
const HOST = "https://fotos.example";

const getNotice = (page: Page) =>
  page.getByRole("group", { name: /on (other servers|another server)$/ });

test("pictures of other servers are copied, and what fails is named and stays", async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/request to https:\/\/fotos\.example|503|ERR_FAILED|DomainError: internal/);
  const { buffer: body } = await makePhoto("#808080");
  await page.route(`${HOST}/**`, (route) => route.fulfill({ body, contentType: "image/jpeg" }));
  await signIn(page);
  const ed = editor(page);
  const notice = getNotice(page);
  const copy = notice.getByRole("button", { name: "Copy into the library" });
  await ed.open("/cortzen/blog/new");
  await ed.title.fill("Fotos ajenas");
  await ed.mode("HTML");
  const images = ["rueda", "missing", "rueda", "pie"].map(
    (name) => `<p><img src="${HOST}/${name}.jpg" alt="Foto de ${name}"></p>`,
  );
  await ed.body.fill(`<p>Texto.</p>${images.join("")}`);
  await ed.mode("WYSIWYG");
  await expect(notice).toHaveAccessibleName("3 pictures are on other servers");
  await expectAccessible(page, "offered");

  await test.step("copying can be stopped, and keeps what was copied", async () => {
    const held = Promise.withResolvers<void>();
    let calls = 0;
    await page.route(/copyPicture/, async (route) => {
      if (route.request().method() === "POST") calls += 1;
      if (calls === 2) await held.promise;
      await route.continue().catch(() => {});
    });
    await copy.click();
    await expect(notice.getByText("Copying picture 2 of 3")).toBeVisible();
    await ed.modes.getByText("HTML").click();
    await expectToast(page, "Pictures are still being added");
    await notice.getByRole("button", { name: "Stop copying" }).click();
    held.resolve();
    await expect(notice).toHaveAccessibleName("2 pictures are on other servers");
    await page.unroute(/copyPicture/);
  });

  await page.route(/copyPicture/, (route) => route.abort(), { times: 1 });
  await copy.click();
  await expectToast(page, "1 picture copied into the library");
  await expect(notice).toHaveAccessibleName("1 picture is on another server");
  await expect(notice).toContainText("1 picture was not copied");
  await expectAccessible(page, "failed");
  await notice.getByRole("button", { name: "Try again" }).click();
  await expect(notice).toContainText(`${HOST}/missing.jpg: The server answered with error 404.`);
  await expect(notice.getByRole("button", { name: "Try again" })).toBeFocused();
  const getSource = async (name: string) =>
    (await ed.body.getByRole("img", { name }).first().getAttribute("src")) ?? "";
  expect(await getSource("Foto de rueda")).toMatch(STORED);
  expect(await getSource("Foto de pie")).toMatch(STORED);
  expect(await getSource("Foto de missing")).toBe(`${HOST}/missing.jpg`);

  await test.step("a save during the copy of the featured image stays in the editor", async () => {
    const side = page.getByRole("complementary");
    await ed.image.fill(`${HOST}/portada.jpg`);
    const { release } = await holdRequests(page, /copyPicture/);
    await side.getByRole("button", { name: "Copy into the library" }).click();
    await expect(side.getByText("Copying picture 1 of 1")).toBeVisible();
    await page.getByRole("button", { name: "Create Post" }).click();
    await expectToast(page, "Blog post created");
    release();
    await expect(ed.image).toHaveValue(STORED);
  });

  await page.getByRole("textbox", { name: "Image description" }).fill("Un pie");
  await ed.publishLabel.click();
  await ed.save.click();
  await ed.expectArticle("fotos-ajenas");
  const shown = page.getByRole("article").getByRole("img", { name: /Foto de (rueda|pie)/ });
  await expect(shown).toHaveCount(3);
  for (const image of await shown.all()) await expect(image).toHaveAttribute("src", STORED);
});
