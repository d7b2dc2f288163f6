import type { Browser, Page } from "@playwright/test";
import { expectAccessible } from "../../support/browser/accessibility.ts";
import { recordShifts } from "../../support/browser/layout.ts";
import { makePhoto } from "../../support/photo.ts";
import { expect, test } from "../../support/test.ts";
import { expectToast } from "../../support/toasts.ts";
import { editor } from "../screens/editor.screen.ts";
import { signIn } from "../screens/panel.screen.ts";
import { give, pasteText } from "../screens/text-pictures.screen.ts";

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1.75 };
const STORED = /^\/media\/[0-9a-f]{32}-1600x900\/800\.webp$/;

function pictures(page: Page) {
  const bar = page.getByRole("group", { name: "Image", exact: true });
  return {
    bar,
    shown: editor(page).body.locator("img:not(.ProseMirror-separator)"),
    upload: (name: string) => page.getByRole("group", { name }),
    description: bar.getByRole("textbox", { name: "Image description" }),
    decorative: bar.getByText("Decorative, says nothing that the text does not"),
  };
}

test.beforeEach(({ page }) => signIn(page));

test("three pictures dropped into the text are described, published and loaded in their sizes", async ({
  page,
  browser,
  baseURL,
  allowConsoleError,
}) => {
  allowConsoleError(/ERR_FAILED/);
  const ed = editor(page);
  const { bar, shown, upload, description, decorative } = pictures(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await ed.open("/cortzen/blog/new");
  await ed.title.fill("Tres fotos");
  await ed.body.fill("Antes.");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Un pie nivelador.");
  const [uno, dos, tres] = await Promise.all([
    makePhoto("#10a010", "uno.jpg"),
    makePhoto("#a01010", "dos.jpg"),
    makePhoto("#1010a0", "tres.jpg"),
  ]);

  await page.route(/uploadPicture\?name=dos/, (route) => route.abort(), { times: 1 });
  await page.route(/uploadPicture\?name=tres/, () => {}, { times: 1 });
  const first = ed.body.getByText("Antes.");
  await give("drop", first, [uno, dos, tres]);
  await expect(upload("dos.jpg").getByText("dos.jpg was not uploaded")).toBeVisible();
  await expect(shown).toHaveCount(1);
  await expect(upload("tres.jpg").getByRole("progressbar")).toBeVisible();
  await expect(page.getByText("An image is still uploading.")).toBeVisible();
  await expectAccessible(page, "uploading and failed");

  await page.getByRole("radiogroup", { name: "Content mode" }).getByText("HTML").click();
  await expectToast(page, "Pictures are still being added");
  await expect(ed.body).toHaveAttribute("contenteditable", "true");
  await page.getByRole("button", { name: "Create Post" }).click();
  await expectToast(page, "Blog post created");
  await expect(page).toHaveURL(/\/cortzen\/blog\/edit\//);

  await upload("dos.jpg").getByRole("button", { name: "Try again" }).click();
  await expect(shown).toHaveCount(2);
  await upload("tres.jpg").getByRole("button", { name: "Cancel upload" }).click();
  await expect(upload("tres.jpg")).toBeHidden();
  await expect(page.getByText("An image is still uploading.")).toBeHidden();
  await give("drop", first, [tres]);
  await expect(shown).toHaveCount(3);
  const sources = await shown.evaluateAll((all) =>
    all.map((picture) => picture.getAttribute("src") ?? ""),
  );
  expect(sources.every((source) => STORED.test(source))).toBe(true);

  await shown.nth(1).click();
  await description.fill("La rosca de un pie");
  await expectAccessible(page, "bar of a picture");
  await ed.publishLabel.click();
  await ed.save.click();
  const problem = "2 pictures in the text have no description.";
  await expectToast(page, "Error saving post", problem);
  await expect(ed.body).toHaveAttribute("aria-invalid", "true");
  await expect(ed.body).toHaveAccessibleDescription(new RegExp(problem));
  await expect(shown.nth(0)).toHaveClass(/ProseMirror-selectednode/);
  await expect(bar).toBeInViewport();
  await expectAccessible(page, "refused");
  await page.keyboard.press("Enter");
  await expect(description).toBeFocused();
  await page.keyboard.type("Un pie ");
  await page.keyboard.type("nivelador");
  await page.keyboard.press("Escape");
  await expect(ed.body).toBeFocused();
  await shown.nth(2).click();
  await decorative.click();
  await expect(description).toBeDisabled();
  await ed.save.click();
  await ed.expectArticle("tres-fotos");

  const folders = sources.map((source) => source.replace(/\/800\.webp$/, ""));
  const options = { ...PHONE, ...(baseURL ? { baseURL } : {}) };
  const expectedRequests = folders.map((folder) => `200 ${folder}/672.avif`).toSorted();
  expect((await readAsPhone(browser, options, page.url(), false)).loaded).toEqual(expectedRequests);
  expect(await readAsPhone(browser, options, page.url(), true)).toEqual({
    loaded: expectedRequests,
    shift: 0,
  });
});

/** Loads the article and scrolls to each of its pictures. */
async function readAsPhone(
  browser: Browser,
  options: object,
  url: string,
  javaScriptEnabled: boolean,
) {
  const phone = await browser.newContext({ ...options, javaScriptEnabled });
  await recordShifts(phone);
  const reader = await phone.newPage();
  const loaded: string[] = [];
  reader.on("response", (answer) => {
    const { pathname } = new URL(answer.url());
    if (pathname.startsWith("/media/")) loaded.push(`${answer.status()} ${pathname}`);
  });
  await reader.goto(url);
  const images = reader.locator("img[src^='/media/']");
  await expect(images).toHaveCount(3);
  await expect(reader.getByRole("img", { name: "Un pie nivelador" })).toBeVisible();
  await expect(reader.getByRole("img", { name: "La rosca de un pie" })).toBeVisible();
  for (const image of await images.all()) {
    await image.scrollIntoViewIfNeeded();
    await expect(image).toHaveJSProperty("complete", true);
    expect(
      await image.evaluate((picture: HTMLImageElement) => picture.naturalWidth),
    ).toBeGreaterThan(0);
    await expect(image).toBeInViewport();
  }
  const shift = javaScriptEnabled
    ? await reader.evaluate(() => (globalThis as unknown as { __shift: number }).__shift)
    : 0;
  await phone.close();
  // The font of the page moves text by less than a ten-thousandth; a picture without its size by far more.
  return { loaded: loaded.toSorted(), shift: Number(shift.toFixed(3)) };
}

test("on a phone pictures are chosen, pasted with a page or a text of Word, described, undone, replaced and removed", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const ed = editor(page);
  const { bar, shown, description } = pictures(page);
  const empty = async () => {
    await ed.mode("HTML");
    await ed.body.fill("");
    await ed.mode("WYSIWYG");
    await expect(shown).toHaveCount(0);
  };
  await ed.open("/cortzen/blog/new");

  await test.step("several pictures are chosen at once, and described", async () => {
    await ed.body.fill("Antes.");
    await ed.tool("Image").click();
    const dialog = page.getByRole("dialog", { name: "Image" });
    await expect(dialog.getByRole("button", { name: "Choose pictures" })).toBeFocused();
    await expectAccessible(page, "dialog");
    const photos = await Promise.all([
      makePhoto("#c0a010", "a.jpg"),
      makePhoto("#c010a0", "b.jpg"),
    ]);
    await dialog.locator("input[type=file]").setInputFiles(photos);
    await expect(dialog).toBeHidden();
    await expect(shown).toHaveCount(2);
    await shown.nth(1).click();
    await expect(bar).toBeVisible();
    await description.fill("Una rueda");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await empty();
  });

  await test.step("a pasted picture stands at the cursor, is undone, replaced and removed", async () => {
    await ed.body.click();
    await page.keyboard.type("Antes después");
    await page.keyboard.press("Home");
    await page.keyboard.press("ControlOrMeta+ArrowRight");
    await give("paste", ed.body, [await makePhoto("#a0a010")]);
    await expect(shown).toHaveAttribute("src", STORED);
    expect(await ed.body.evaluate((text) => text.innerHTML)).toMatch(/Antes ?<img [^>]*> ?después/);
    await page.keyboard.press("ControlOrMeta+z");
    await expect(shown).toHaveCount(0);
    await page.keyboard.press("ControlOrMeta+Shift+z");
    await shown.click();
    await description.fill("Un pie");
    const before = (await shown.getAttribute("src")) ?? "";
    await bar.locator("input[type=file]").setInputFiles(await makePhoto("#10a0a0"));
    await expect(shown).not.toHaveAttribute("src", before);
    await expect(shown).toHaveAttribute("alt", "Un pie");
    await ed.mode("HTML");
    await expect(ed.body).toHaveValue(/Antes ?<img src="[^"]*" alt="Un pie"> ?después/);
    await ed.mode("WYSIWYG");
    await shown.click();
    await bar.getByRole("button", { name: "Remove" }).click();
    await expect(shown).toHaveCount(0);
    await empty();
  });

  await test.step("the pictures inside of a pasted page or of Word are uploaded at their places", async () => {
    const photos = await Promise.all([makePhoto("#20c0c0"), makePhoto("#c0c020")]);
    const [uno = "", dos = ""] = photos.map(
      ({ mimeType, buffer }) => `data:${mimeType};base64,${buffer.toString("base64")}`,
    );
    await pasteText(ed.body, {
      "text/html": `<p>Pie <img src="${uno}" alt="Un pie"> y rueda <img src="${dos}"> de acero.</p>`,
    });
    await expect(shown).toHaveCount(2);
    for (const image of await shown.all()) await expect(image).toHaveAttribute("src", STORED);
    await expect(shown.nth(0)).toHaveAttribute("alt", "Un pie");
    await expect(shown.nth(1)).toHaveAttribute("data-undescribed", "true");
    const { buffer } = await makePhoto("#8020c0", "tres.jpg");
    await ed.body.press("ControlOrMeta+End");
    await pasteText(ed.body, {
      "text/html": '<p>Plano <img src="file:///C:/t/clip_image001.jpg" alt="Un plano"></p>',
      "text/rtf": `{\\rtf1{\\*\\shppict{\\pict\\jpegblip ${buffer.toString("hex")}}}}`,
    });
    await expect(shown).toHaveCount(3);
    await expect(shown.nth(2)).toHaveAttribute("alt", "Un plano");
    await expect(shown.nth(2)).toHaveAttribute("src", STORED);
    await ed.mode("HTML");
    await expect(ed.body).toHaveValue(/Pie <img [^>]*> ?y rueda <img [^>]*> ?de acero\./);
  });
});
