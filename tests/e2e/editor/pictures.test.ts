import { expectAccessible } from "../../support/browser/accessibility.ts";
import { hasFirstPicture } from "../../support/first-picture.ts";
import { photoOf } from "../../support/photo.ts";
import { expect, test } from "../../support/test.ts";
import { editor } from "../screens/editor.screen.ts";
import { signIn } from "../screens/panel.screen.ts";

test.beforeEach(({ page }) => signIn(page));

test("a chosen picture is uploaded, also after a lost connection, and published in its sizes", async ({
  page,
  browser,
  baseURL,
  allowConsoleError,
}) => {
  allowConsoleError(/400 \(Bad Request\)|ERR_FAILED/);
  const photo = await photoOf("#1e50c8");
  const ed = editor(page);
  await ed.open("/cortzen/blog/new");
  await ed.title.fill("Con foto");
  await ed.body.fill("Un pie nivelador.");
  const input = page.locator("input[type=file]");
  await input.setInputFiles({ ...photo, name: "foto.jpg", buffer: Buffer.from("no picture") });
  await expect(page.getByText("foto.jpg was not uploaded")).toBeVisible();
  await expect(page.getByText("Only JPEG, PNG, WebP, AVIF, GIF and SVG pictures")).toBeVisible();
  await page.route(/uploadPicture/, (route) => route.abort(), { times: 1 });
  await input.setInputFiles(photo);
  await expect(page.getByText("pie nivelador.jpg was not uploaded")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(ed.image).toHaveValue(/^\/media\/[0-9a-f]{32}-1600x900\/800\.webp$/);
  const folder = (await ed.image.inputValue()).replace(/\/800\.webp$/, "");
  await expect(page.getByRole("img", { name: "Featured image preview" })).toBeVisible();
  await page.getByRole("textbox", { name: "Image description" }).fill("Un pie azul");
  await expectAccessible(page);
  await ed.publishLabel.click();
  await page.getByRole("button", { name: "Create Post" }).click();
  await ed.expectArticle("con-foto");

  await expect.poll(() => hasFirstPicture(new URL(page.url()).pathname)).toBe(true);
  const phone = await browser.newContext({
    ...{ viewport: { width: 390, height: 844 }, deviceScaleFactor: 1.75 },
    ...{ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) },
  });
  const reader = await phone.newPage();
  const requested: string[] = [];
  reader.on("request", (request) => requested.push(request.url()));
  await reader.goto(page.url());
  const picture = reader.getByRole("img", { name: "Un pie azul" });
  await expect(picture).toBeVisible();
  await reader.waitForLoadState("load");
  const file = await (await reader.request.get(`${folder}/672.avif`)).body();
  const shown = await picture.evaluate((img: HTMLImageElement) => img.currentSrc);
  expect(shown).toBe(`data:image/avif;base64,${file.toString("base64")}`);
  expect(requested.filter((url) => url.includes(folder))).toEqual([]);
  const preview = reader.locator("meta[property='og:image']");
  await expect(preview).toHaveAttribute("content", new RegExp(`${folder}/1200\\.jpg$`));
  await phone.close();
});
