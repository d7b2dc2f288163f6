import type { Locator, Page } from "@playwright/test";
import { adminSdk } from "../../support/admin-sdk.ts";
import { expectAccessible } from "../../support/browser/accessibility.ts";
import { aBody, aPost } from "../../support/builders.ts";
import { storePost } from "../../support/store.ts";
import { expect, test } from "../../support/test.ts";
import { expectToast } from "../../support/toasts.ts";
import { editor } from "../screens/editor.screen.ts";
import { signIn } from "../screens/panel.screen.ts";
import { give, pasteText } from "../screens/text-pictures.screen.ts";

const { db } = adminSdk();
async function stored(slug: string, content: string) {
  const post = aPost({ slug: `${slug}-${crypto.randomUUID().slice(0, 8)}` });
  const id = crypto.randomUUID();
  await storePost(db, { ...post, id }, aBody({ content }));
  return { id, path: `/cortzen/blog/edit/${id}` };
}

const TABLE = "<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>";
const LEVELS = [1, 2, 3, 4, 5, 6];
const HEADINGS = LEVELS.map((level) => `<h${level}>Nivel ${level}</h${level}>`).join("");
const LONG = "<p>Acero inoxidable.</p>".repeat(60);

/** Sections whose content does not fit. */
const clippedIn = (place: Locator) =>
  place
    .getByRole("region")
    .evaluateAll((sections) =>
      sections
        .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
        .map((section) => section.textContent),
    );

const excessOf = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

/** The look of the headings "Nivel 1" to "Nivel 6" inside. */
const looksOf = (place: Locator) =>
  Promise.all(
    LEVELS.map((level) =>
      place.getByRole("heading", { name: `Nivel ${level}` }).evaluate((heading) => {
        const { fontSize, fontWeight, lineHeight, letterSpacing, color } =
          getComputedStyle(heading);
        return [fontSize, fontWeight, lineHeight, letterSpacing, color].join(" ");
      }),
    ),
  );

test.beforeEach(({ page }) => signIn(page));

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the settings are a drawer that keeps its fields and returns the focus", async ({
    page,
  }) => {
    const ed = editor(page);
    await ed.open((await stored("cajon", LONG)).path);
    const drawer = page.getByRole("dialog", { name: "Post settings" });
    const button = page.getByRole("button", { name: "Settings", exact: true });
    await expect(ed.slug).toBeHidden();
    expect(await excessOf(page)).toBe(0);
    await expectAccessible(page);
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(drawer).toBeFocused();
    expect(await clippedIn(drawer)).toEqual([]);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Close settings" })).toBeFocused();
    await ed.excerpt.fill("Resumen del cajón");
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await expect(ed.excerpt).toHaveValue("Resumen del cajón");
  });

  test("an invalid field in the settings opens them and has the focus", async ({ page }) => {
    const ed = editor(page);
    await ed.open((await stored("cajon-error", LONG)).path);
    await page.getByRole("button", { name: "Settings", exact: true }).click();
    await ed.image.fill("foto.png");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Update Post" }).click();
    await expect(page.getByRole("dialog", { name: "Post settings" })).toBeVisible();
    await expect(ed.image).toBeFocused();
  });

  test("the toolbar stays visible and the preview is scrolled into view", async ({ page }) => {
    const ed = editor(page);
    await ed.open((await stored("barra", LONG)).path);
    await ed.body.getByText("Acero inoxidable.").last().click();
    await expect(ed.toolbar).toBeInViewport({ ratio: 0.4 });
    const bar = await page.getByRole("banner").boundingBox();
    const tools = await ed.toolbar.boundingBox();
    if (bar === null || tools === null) throw new Error("The bar or the toolbar has no place");
    expect(tools.y).toBeGreaterThanOrEqual(bar.y + bar.height);
    expect(tools.height).toBeLessThan(110);
    await page.getByRole("button", { name: "Preview", exact: true }).click();
    await expect(page.getByRole("heading", { name: /^Preview as/ })).toBeInViewport();
    await page.getByRole("button", { name: "Back to the text" }).click();
    await expect(page.getByRole("button", { name: "Preview", exact: true })).toBeFocused();
  });
});

test("headings look as readers see them, and their levels differ", async ({ page }) => {
  const ed = editor(page);
  await ed.open((await stored("titulos", HEADINGS)).path);
  await page.getByRole("button", { name: "Preview", exact: true }).click();
  const looks = await looksOf(ed.body);
  expect(looks).toEqual(await looksOf(page.getByRole("region", { name: /^Preview/ })));
  expect(looks[0]).toBe(looks[1]);
  expect(new Set(looks).size).toBe(5);
});

test("Tab moves between cells, and a click below a last table leads to a paragraph", async ({
  page,
}) => {
  const ed = editor(page);
  await ed.open((await stored("tabla", TABLE)).path);
  await ed.body.getByRole("cell", { name: "a" }).click();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.type("c");
  await expect(ed.body.getByRole("row")).toHaveCount(2);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Tab");
  await expect(ed.body).not.toBeFocused();
  const box = await ed.body.boundingBox();
  if (box === null) throw new Error("The text has no place");
  await page.mouse.click(box.x + 40, box.y + box.height - 30);
  await page.keyboard.type("debajo");
  await expect(ed.body.locator("p").last()).toHaveText("debajo");
});

test("ArrowDown leads from a last table to a paragraph", async ({ page }) => {
  const ed = editor(page);
  await ed.open((await stored("flecha", TABLE)).path);
  await ed.body.getByRole("cell", { name: "a" }).click();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.type("debajo");
  await expect(ed.body.locator("p").last()).toHaveText("debajo");
});

for (const mode of ["HTML", "Markdown"] as const)
  test(`a long text grows the page, not a box inside it: ${mode}`, async ({ page }) => {
    const post = await stored("largo", LONG);
    const ed = editor(page);
    await ed.open(post.path);
    await ed.mode(mode);
    const [height, hidden] = await ed.body.evaluate(({ clientHeight, scrollHeight }) => [
      clientHeight,
      scrollHeight - clientHeight,
    ]);
    expect(height).toBeGreaterThan(1000);
    expect(hidden).toBe(0);
  });

test("the modes stay visible above long HTML, which has no toolbar", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const ed = editor(page);
  await ed.open((await stored("modos", LONG)).path);
  await ed.mode("HTML");
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
  const modes = page.getByRole("radiogroup", { name: "Content mode" });
  await expect(modes).toBeInViewport({ ratio: 1 });
  const [bar, box] = [await page.getByRole("banner").boundingBox(), await modes.boundingBox()];
  if (bar === null || box === null) throw new Error("The bar or the modes have no place");
  expect(box.y).toBeGreaterThanOrEqual(bar.y + bar.height);
  expect(box.y).toBeLessThan(80);
  await ed.mode("WYSIWYG");
});

test("pasted files that are no pictures are named in a message, and Word's pictures leave no file URL", async ({
  page,
}) => {
  const ed = editor(page);
  await ed.open("/cortzen/blog/new");
  await ed.body.focus();
  const file = { mimeType: "application/octet-stream", buffer: Buffer.from("x") };
  await give("paste", ed.body, [
    { ...file, name: "ficha.pdf" },
    { ...file, name: "plano.dxf" },
  ]);
  await pasteText(ed.body, {
    "text/html": '<p>Hola<img src="file:///C:/Users/ana/clip_image002.png"></p>',
  });
  await expectToast(
    page,
    "2 files were not pasted: ficha.pdf, plano.dxf.",
    "Give each a web address instead.",
  );
  await expectToast(page, "1 picture was not pasted: clip_image002.png.");
  await expect(ed.body).toHaveText("Hola");
  await expect(ed.body.locator("img:not(.ProseMirror-separator)")).toHaveCount(0);
});
