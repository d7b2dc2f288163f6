import sharp from "sharp";
import { expectAccessible } from "../../support/accessibility.ts";
import { expect, test } from "../../support/test.ts";
import { editor } from "../screens/editor.screen.ts";
import { signIn } from "../screens/panel.screen.ts";

const create = { width: 1600, height: 900, channels: 3, background: "#1e50c8" } as const;
const photo = {
  ...{ name: "pie nivelador.jpg", mimeType: "image/jpeg" },
  buffer: await sharp({ create }).jpeg().toBuffer(),
};

test.beforeEach(({ page }) => signIn(page));

for (const width of [1440, 390]) {
  test(`at ${width} px a chosen picture is uploaded, also after a lost connection, and published in its sizes`, async ({
    page,
    context,
    browser,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const ed = editor(page);
    await ed.open("/cortzen/blog/new");
    await ed.title.fill(`Con foto a ${width} px`);
    await ed.body.fill("Un pie nivelador.");
    const settings = page.getByRole("button", { name: "Settings", exact: true });
    if (width < 1280) await settings.click();
    const input = page.locator("input[type=file]");
    await input.setInputFiles({ ...photo, name: "foto.jpg", buffer: Buffer.from("no picture") });
    await expect(page.getByText("foto.jpg was not uploaded")).toBeVisible();
    await expect(page.getByText("Only JPEG, PNG, WebP, AVIF and GIF pictures")).toBeVisible();
    await context.setOffline(true);
    await input.setInputFiles(photo);
    await expect(page.getByText("pie nivelador.jpg was not uploaded")).toBeVisible();
    await expectAccessible(page);
    await context.setOffline(false);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(ed.image).toHaveValue(/^\/media\/[0-9a-f]{32}-1600x900\/800\.webp$/);
    await expect(page.getByRole("img", { name: "Featured image preview" })).toBeVisible();
    await page.getByRole("textbox", { name: "Image description" }).fill("Un pie azul");
    await expectAccessible(page);
    if (width < 1280) await page.keyboard.press("Escape");
    await ed.publishLabel.click();
    await ed.save.click();
    await ed.expectArticle(`con-foto-a-${width}-px`);

    const phone = await browser.newContext({
      ...{ viewport: { width: 390, height: 844 }, deviceScaleFactor: 1.75 },
      ...{ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) },
    });
    const reader = await phone.newPage();
    const loaded: string[] = [];
    reader.on("response", (answer) => {
      if (answer.url().includes("/media/")) loaded.push(`${answer.status()} ${answer.url()}`);
    });
    await reader.goto(page.url());
    await expect(reader.getByRole("img", { name: "Un pie azul" })).toBeVisible();
    await reader.waitForLoadState("load");
    expect(loaded).toEqual([expect.stringMatching(/^200 .+-1600x900\/672\.avif$/)]);
    const preview = reader.locator("meta[property='og:image']");
    await expect(preview).toHaveAttribute("content", /\/media\/[0-9a-f]{32}-1600x900\/1200\.jpg$/);
    await phone.close();
  });
}
