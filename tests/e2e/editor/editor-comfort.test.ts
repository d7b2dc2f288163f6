import type { Locator } from "@playwright/test";
import { adminSdk } from "../../support/admin-sdk.ts";
import { expectAccessible } from "../../support/browser/accessibility.ts";
import { aBody, aPost, toId } from "../../support/builders.ts";
import { storePost } from "../../support/store.ts";
import { expect, test } from "../../support/test.ts";
import { expectToast } from "../../support/toasts.ts";
import { editor } from "../screens/editor.screen.ts";
import { signIn } from "../screens/panel.screen.ts";
import { give, pasteText } from "../screens/text-pictures.screen.ts";

const { db } = adminSdk();
async function storeText(slug: string, content: string): Promise<string> {
  await storePost(db, aPost({ slug }), aBody({ content }));
  return `/cortzen/blog/edit/${toId(slug)}`;
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

/** The look of the headings "Nivel 1" to "Nivel 6" inside. */
const getLooks = (place: Locator) =>
  Promise.all(
    LEVELS.map((level) =>
      place.getByRole("heading", { name: `Nivel ${level}` }).evaluate((heading) => {
        const { fontSize, fontWeight, lineHeight, letterSpacing, color } =
          getComputedStyle(heading);
        return [fontSize, fontWeight, lineHeight, letterSpacing, color].join(" ");
      }),
    ),
  );

async function getBox(part: Locator) {
  const box = await part.boundingBox();
  if (box === null) throw new Error("A part of the editor has no place");
  return box;
}

test.beforeEach(({ page }) => signIn(page));

test("on a phone the settings are a drawer, and toolbar, modes and preview stay in view above a long text", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const ed = editor(page);
  await ed.open(await storeText("largo", LONG));
  const drawer = page.getByRole("dialog", { name: "Post settings" });
  const button = page.getByRole("button", { name: "Settings", exact: true });

  await test.step("the settings are a drawer that keeps its fields and returns the focus", async () => {
    await expect(ed.slug).toBeHidden();
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(drawer).toBeFocused();
    expect(await clippedIn(drawer)).toEqual([]);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Close settings" })).toBeFocused();
    await ed.image.fill("foto.png");
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
    await expect(button).toBeFocused();
  });

  await test.step("an invalid field in the settings opens them and has the focus", async () => {
    await page.getByRole("button", { name: "Update Post" }).click();
    await expect(drawer).toBeVisible();
    await expect(ed.image).toBeFocused();
    await expect(ed.image).toHaveValue("foto.png");
    await page.keyboard.press("Escape");
  });

  await test.step("the toolbar stays visible and the preview is scrolled into view", async () => {
    await ed.body.getByText("Acero inoxidable.").last().click();
    await expect(ed.toolbar).toBeInViewport({ ratio: 0.4 });
    const [bar, tools] = [await getBox(page.getByRole("banner")), await getBox(ed.toolbar)];
    expect(tools.y).toBeGreaterThanOrEqual(bar.y + bar.height);
    expect(tools.height).toBeLessThan(110);
    const preview = page.getByRole("button", { name: "Preview", exact: true });
    await preview.click();
    await expect(page.getByRole("heading", { name: /^Preview as/ })).toBeInViewport();
    await page.getByRole("button", { name: "Back to the text" }).click();
    await expect(preview).toBeFocused();
  });

  await test.step("a text is found and replaced, and a slash inserts a heading", async () => {
    await ed.body.getByText("Acero inoxidable.").first().click();
    await page.keyboard.press("Control+h");
    const find = page.getByRole("search", { name: "Find and replace" });
    await find.getByRole("textbox", { name: "Find" }).fill("INOXIDABLE");
    await expect(find).toContainText(/1 of \d+/);
    await page.keyboard.press("Enter");
    await expect(find).toContainText(/2 of \d+/);
    await expectAccessible(page, "find and replace");
    await find.getByRole("textbox", { name: "Replace with" }).fill("AISI 316L");
    await find.getByRole("button", { name: "Replace all" }).click();
    await expect(find).toContainText("Not found");
    await page.keyboard.press("Escape");
    await expect(ed.body).toBeFocused();
    await expect(ed.body.getByText("Acero AISI 316L.").last()).toBeVisible();
    await page.keyboard.press("Control+z");
    await page.keyboard.press("Control+End");
    await page.keyboard.press("Enter");
    await page.keyboard.type("/heading 3");
    await expect(page.getByRole("option", { name: "Heading 3" })).toBeVisible();
    await page.keyboard.press("Enter");
    await page.keyboard.type("Con barra");
    await expect(ed.body.getByRole("heading", { level: 3, name: "Con barra" })).toBeVisible();
    for (let n = 0; n < 3; n += 1) await page.keyboard.press("Control+z");
  });

  for (const mode of ["Markdown", "HTML"] as const)
    await test.step(`a long text grows the page, not a box inside it: ${mode}`, async () => {
      await ed.mode(mode);
      const [height, hidden] = await ed.body.evaluate(({ clientHeight, scrollHeight }) => [
        clientHeight,
        scrollHeight - clientHeight,
      ]);
      expect(height).toBeGreaterThan(1000);
      expect(hidden).toBe(0);
    });

  await test.step("the modes stay visible above long HTML, which has no toolbar", async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
    await expect(ed.modes).toBeInViewport({ ratio: 1 });
    const [bar, modes] = [await getBox(page.getByRole("banner")), await getBox(ed.modes)];
    expect(modes.y).toBeGreaterThanOrEqual(bar.y + bar.height);
    expect(modes.y).toBeLessThan(80);
    await ed.mode("WYSIWYG");
  });
});

test("headings look as readers see them, keys move in tables, and what is pasted is clean or named", async ({
  page,
}) => {
  const ed = editor(page);
  await ed.open(await storeText("titulos", HEADINGS + TABLE));

  await test.step("headings look as readers see them, and their levels differ", async () => {
    await page.getByRole("button", { name: "Preview", exact: true }).click();
    const looks = await getLooks(ed.body);
    expect(looks).toEqual(await getLooks(page.getByRole("region", { name: /^Preview/ })));
    expect(looks[0]).toBe(looks[1]);
    expect(new Set(looks).size).toBe(5);
    await page.getByRole("button", { name: "Back to the text" }).click();
  });

  await test.step("ArrowDown leads from a last table to a paragraph", async () => {
    await ed.body.getByRole("cell", { name: "a" }).click();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.type("debajo");
    await expect(ed.body.locator("p").last()).toHaveText("debajo");
  });

  await test.step("Tab moves between cells, Escape leaves them, and a click below a last table leads to a paragraph", async () => {
    await ed.open(await storeText("tabla", TABLE));
    await ed.body.getByRole("cell", { name: "a" }).click();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.type("c");
    await expect(ed.body.getByRole("row")).toHaveCount(2);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Tab");
    await expect(ed.body).not.toBeFocused();
    const box = await getBox(ed.body);
    await page.mouse.click(box.x + 40, box.y + box.height - 30);
    await page.keyboard.type("debajo");
    await expect(ed.body.locator("p").last()).toHaveText("debajo");
  });

  await test.step("a paste from Word becomes clean HTML, and files that are no pictures are named", async () => {
    await page.keyboard.press("ControlOrMeta+a");
    const file = { mimeType: "application/octet-stream", buffer: Buffer.from("x") };
    await give("paste", ed.body, [
      { ...file, name: "ficha.pdf" },
      { ...file, name: "plano.dxf" },
    ]);
    await pasteText(ed.body, {
      "text/html": `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p{color:red}</style></head><body>
      <p class=MsoNormal style='margin:0;color:windowtext'><b style='mso-bidi-font-weight:normal'>Hola<o:p></o:p></b> <span style='font-weight:700'>fuerte</span><img src="file:///C:/Users/ana/clip_image002.png"></p>
      <p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>uno</p><p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>dos</p>
      </body></html>`,
    });
    await expectToast(
      page,
      "2 files were not pasted: ficha.pdf, plano.dxf.",
      "Give each a web address instead.",
    );
    await expectToast(page, "1 picture was not pasted: clip_image002.png.");
    await expect(ed.body.getByRole("listitem")).toHaveText(["uno", "dos"]);
    await expect(ed.body.locator("img:not(.ProseMirror-separator)")).toHaveCount(0);
    await ed.mode("HTML");
    await expect(ed.body).toHaveValue(/<strong>Hola<\/strong>/);
    await expect(ed.body).not.toHaveValue(/Mso|style|span|o:p/);
  });
});
