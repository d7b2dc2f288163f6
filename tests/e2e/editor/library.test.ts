import { expectAccessible } from "../../support/accessibility.ts";
import { photoOf } from "../../support/photo.ts";
import { expect, test } from "../../support/test.ts";
import { editor } from "../screens/editor.screen.ts";
import { signIn } from "../screens/panel.screen.ts";

test.beforeEach(({ page }) => signIn(page));

for (const [width, colors] of [
  [1440, ["#2a5078", "#5a2078"]],
  [390, ["#786420", "#20785a"]],
] as const) {
  test(`at ${width} px a picture of the library becomes the featured image, with its description`, async ({
    page,
  }) => {
    const [foot, wheel] = [`pie ${width}.jpg`, `rueda ${width}.jpg`];
    await page.setViewportSize({ width, height: 844 });
    const ed = editor(page);
    await ed.open("/cortzen/blog/new");
    if (width < 1280) await page.getByRole("button", { name: "Settings", exact: true }).click();
    await page.getByRole("button", { name: "Choose from library" }).click();
    const library = page.getByRole("dialog", { name: "Images" });
    const files = [await photoOf(colors[0], foot), await photoOf(colors[1], wheel)];
    await library.getByLabel("Upload", { exact: true }).setInputFiles(files);
    await expect(library.getByRole("radio", { name: wheel })).toBeChecked({ timeout: 45_000 });
    await library.getByRole("searchbox").fill("pie");
    await library.getByRole("radio", { name: foot }).check({ force: true });
    await expectAccessible(page);
    if (width < 1024) await library.getByRole("button", { name: "Details" }).click();
    await library.getByRole("textbox", { name: "Image description" }).fill("Un pie nivelador");
    await page.keyboard.press("Tab");
    await expect(library.getByText("Saved")).toBeVisible();
    await expectAccessible(page);
    await library.getByRole("button", { name: "Use image" }).click();
    await expect(ed.image).toHaveValue(/^\/media\/[0-9a-f]{32}-1600x900\/800\.webp$/);
    const description = page.getByRole("textbox", { name: "Image description" });
    await expect(description).toHaveValue("Un pie nivelador");

    // The description is stored with the picture; Escape closes only the library.
    await page.getByRole("button", { name: "Choose from library" }).click();
    await library.getByRole("searchbox").fill("pies nivelador");
    await expect(library.getByRole("radio", { name: foot })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(library).toBeHidden();
    await expect(description).toBeVisible();
  });
}
