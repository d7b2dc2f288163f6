import { adminSdk } from "../../support/admin-sdk.ts";
import { expectAccessible } from "../../support/browser/accessibility.ts";
import { makePhoto } from "../../support/photo.ts";
import { expect, test } from "../../support/test.ts";
import { editor } from "../screens/editor.screen.ts";
import { signIn } from "../screens/panel.screen.ts";

const { db } = adminSdk();

test.beforeEach(({ page }) => signIn(page));

test("the focus of a picture is moved by keys and by a press, and its posts follow", async ({
  page,
}) => {
  const name = "rueda.jpg";
  const slug = "con-rueda";
  const ed = editor(page);
  const library = page.getByRole("dialog", { name: "Images" });
  const focus = library.getByRole("region", { name: "Crop focus" });
  const handle = focus.getByRole("button", { name: /^Crop focus, / });
  const description = page.getByRole("textbox", { name: "Image description" });
  const openLibrary = () => page.getByRole("button", { name: "Choose from library" }).click();
  const articleHas = async (x: number, y: number) => {
    const html = await (await page.request.get(`/blog/${slug}`)).text();
    expect(html).toContain(`style="object-position:${x}% ${y}%"`);
    const [, preview = ""] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
    expect(preview).toMatch(new RegExp(`/1200-${x}-${y}\\.jpg$`));
    expect((await page.request.get(preview)).headers()["content-type"]).toBe("image/jpeg");
  };

  await ed.open("/cortzen/blog/new");
  await ed.title.fill("Con rueda");
  await ed.body.fill("Una rueda.");
  await openLibrary();
  const files = [await makePhoto("#5a2078", "pie.jpg"), await makePhoto("#3c5a14", name)];
  await library.getByLabel("Upload", { exact: true }).setInputFiles(files);
  await expect(library.getByRole("radio", { name })).toBeChecked();
  await library.getByRole("textbox", { name: "Image description" }).fill("Una rueda con freno");
  await page.keyboard.press("Tab");
  await expect(library.getByText("Saved").first()).toBeVisible();
  await handle.focus();
  for (const key of ["Shift+ArrowRight", "Shift+ArrowRight", "ArrowLeft", "Shift+ArrowUp"])
    await page.keyboard.press(key);
  await expect(focus.getByText("Crop focus: 69 % across, 40 % down")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Tab");
  await expect(focus.getByRole("button", { name: "Reset" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(focus.getByText("Saved")).toBeVisible();
  await expectAccessible(page);
  await library.getByRole("button", { name: "Use image" }).click();
  await expect(ed.image).toHaveValue(/^\/media\/[0-9a-f]{32}-1600x900\/800\.webp$/);
  await expect(description).toHaveValue("Una rueda con freno");

  await test.step("the picture is found by its description, and Escape closes only the library", async () => {
    await openLibrary();
    await library.getByRole("searchbox").fill("ruedas freno");
    await expect(library.getByRole("radio")).toHaveCount(1);
    await expect(library.getByRole("radio", { name })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(library).toBeHidden();
    await expect(description).toBeVisible();
  });

  await ed.publishLabel.click();
  await page.getByRole("button", { name: "Create Post" }).click();
  await ed.expectArticle(slug);
  await expect(page.locator("main img").first()).toHaveCSS("object-position", "69% 40%");
  await articleHas(69, 40);

  // Another focus, set in an editor that is open since before.
  const { post_id } = (await db.doc(`slugs/${slug}`).get()).data() ?? {};
  await ed.open(`/cortzen/blog/edit/${post_id}`);
  await openLibrary();
  await library.getByText(name).first().click();
  await expect(library.getByRole("radio", { name })).toBeChecked();
  const picture = focus.locator("img").first();
  const { width: across = 0, height: down = 0 } = (await picture.boundingBox()) ?? {};
  await picture.click({ position: { x: across * 0.25, y: down * 0.8 } });
  await expect(handle).toBeFocused();
  // The browser presses on whole pixels.
  const sentence = focus.getByText(/^Crop focus: 2[456] % across, (?:79|8[01]) % down$/);
  const [x = 0, y = 0] = ((await sentence.textContent()) ?? "").match(/\d+/g)?.map(Number) ?? [];
  await library.getByRole("textbox", { name: "Image description" }).click();
  await expect(focus.getByText("Saved")).toBeVisible();
  await articleHas(x, y);
  await page.keyboard.press("Escape");
  await ed.excerpt.fill("Con banda azul.");
  await page.getByRole("button", { name: "Update Post" }).click();
  await ed.expectArticle(slug);
  await articleHas(x, y);
  expect(await (await page.request.get(`/blog/${slug}`)).text()).toContain("Con banda azul.");
});
