import { adminSdk } from "../../support/admin-sdk.ts";
import { expectAccessible } from "../../support/browser/accessibility.ts";
import { aBody, aPost } from "../../support/builders.ts";
import { storePost } from "../../support/store.ts";
import { expect, test } from "../../support/test.ts";
import { expectToast } from "../../support/toasts.ts";
import { editor } from "../screens/editor.screen.ts";
import { signIn } from "../screens/panel.screen.ts";

const { db } = adminSdk();
const loadPost = async (id: string) => (await db.doc(`blog_posts/${id}`).get()).data();
const loadBody = async (id: string) => (await db.doc(`post_bodies/${id}`).get()).data();
const loadPostId = async (slug: string) =>
  String((await db.doc(`slugs/${slug}`).get()).data()?.post_id ?? "");

test.beforeEach(async ({ page, allowConsoleError }) => {
  // A draft's address answers 404 with the shell.
  allowConsoleError(/404/);
  await signIn(page);
});

test("a title is required, and a draft can be written with the keyboard only", async ({ page }) => {
  const ed = editor(page);
  await ed.open("/cortzen/blog/new");
  await expect(ed.title).toBeFocused();
  await page.keyboard.type("   ");
  await page.keyboard.press("Control+s");
  await expectToast(page, "Error", "Title is required");
  await expect(ed.title).toBeFocused();

  await page.keyboard.press("Control+a");
  await page.keyboard.type("Rodamientos con ruedas");
  const slug = "rodamientos-con-ruedas";
  await expect(page.getByText(`/blog/${slug}`).first()).toBeVisible();
  await ed.body.focus();
  await page.keyboard.type("Texto ");
  await page.keyboard.press("Alt+F10");
  await expect(ed.toolbar.getByRole("button", { name: "Text style" })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(ed.tool("Bold")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(ed.tool("Bold")).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.type("fuerte");
  await expect(ed.body.locator("strong")).toHaveText("fuerte");
  await page.keyboard.press("Control+b");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Alt+F10");
  await page.keyboard.press("Home");
  await page.keyboard.press("Enter");
  const highlighted = page.locator("[role=menuitem][data-highlighted]");
  await expect(highlighted).toBeVisible();
  while ((await highlighted.textContent()) !== "Heading 2") await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(ed.body).toBeFocused();
  await page.keyboard.type("Apartado");

  const tags = page.getByRole("region", { name: "Tags" });
  await expect(tags.getByRole("checkbox", { name: "Ruedas" })).toBeChecked();
  await tags.getByText("Ruedas", { exact: true }).click();
  await tags.getByText("Pescado", { exact: true }).click();
  await ed.save.click();
  await ed.expectArticle(slug);
  await expect(page.getByText("Blog post created")).toBeVisible();
  await expect(page.getByText("Draft preview")).toBeVisible();
  const id = await loadPostId(slug);
  const corrected = ["pescado", "unidades-rodamiento"];
  const { tags: shown, chosen_tags, ...fields } = (await loadPost(id)) ?? {};
  expect([shown.toSorted(), chosen_tags.toSorted()]).toEqual([corrected, corrected]);
  expect(fields).toMatchObject({
    title: "Rodamientos con ruedas",
    slug,
    excerpt: "",
    published: false,
    view_count: 0,
  });
  expect(fields.featured_image_url).toMatch(/^\/images\/fallback-[1-5]-1200\.webp$/);
  expect(await loadBody(id)).toEqual({
    content: "<p>Texto <strong>fuerte</strong></p><h2>Apartado</h2>",
    content_format: "html",
  });
});

test("an article keeps its text through every mode, and its address, date and publication are changed", async ({
  page,
  request,
  allowConsoleError,
}) => {
  // A slug that is taken is refused.
  allowConsoleError(/status of 409/);
  const content =
    '<h2 class="x">Uno</h2>\n<ul>\n<li>a</li></ul><p style="text-align: center">Centro <a href="/contacto" title="t">enlace</a></p><table><tr><th>A</th></tr><tr><td>1 | 2</td></tr></table>';
  const id = crypto.randomUUID();
  const path = `/cortzen/blog/edit/${id}`;
  const tags = { tags: ["pescado"], chosen_tags: ["pescado"] };
  const post = { ...aPost({ slug: "antigua", published: false, ...tags }), id };
  await storePost(db, post, aBody({ content }));
  await storePost(db, aPost({ slug: "ocupada" }), aBody());
  const ed = editor(page);

  await test.step("opening a post in every mode does not change it", async () => {
    await ed.open(path);
    await expect(ed.body.getByRole("heading", { name: "Uno" })).toBeVisible();
    await expectAccessible(page, "WYSIWYG");
    await ed.mode("HTML");
    await expect(ed.body).toHaveValue(/<li>a<\/li>/);
    await expectAccessible(page, "HTML");
    await ed.mode("Markdown");
    await expect(ed.body).toHaveValue(/## Uno[\s\S]*1 \\\| 2/);
    await expectAccessible(page, "Markdown");
    await ed.mode("WYSIWYG");
    await expect(ed.body.getByRole("cell", { name: "1 | 2" })).toBeVisible();
    await ed.excerpt.fill("Resumen nuevo");
    await page.keyboard.press("Control+s");
    await expectToast(page, "Blog post updated");
    expect(await loadBody(id)).toEqual({ content, content_format: "html" });
    expect((await loadPost(id))?.excerpt).toBe("Resumen nuevo");
  });

  await test.step("Markdown is stored as HTML", async () => {
    await ed.mode("HTML");
    await ed.body.fill("<p>Antes</p>");
    await ed.mode("Markdown");
    await ed.body.fill("## Título\n\n| a | b |\n| - | - |\n| 1 | <u>2</u> |");
    await page.getByRole("button", { name: "Preview" }).click();
    await expect(page.getByRole("region", { name: /Preview/ }).getByRole("table")).toBeVisible();
    await page.getByRole("button", { name: "Back to the text" }).click();
    await ed.mode("WYSIWYG");
    await expect(ed.body.locator("u")).toHaveText("2");
    await page.keyboard.press("Control+s");
    await expectToast(page, "Blog post updated");
    const body = await loadBody(id);
    expect(body?.content_format).toBe("html");
    expect(body?.content.replace(/\n/g, "")).toContain("<h2>Título</h2><table>");
    expect(await loadPost(id)).toMatchObject(tags);
  });

  await test.step("an address in use is reported while typing and on saving, and the text stays", async () => {
    await ed.slug.fill("ocupada");
    await expect(page.getByText("This address is taken by another post").first()).toBeVisible();
    await ed.save.click();
    await expectToast(page, "Error saving post", /is taken by another post/);
    await expect(ed.body.locator("u")).toHaveText("2");
  });

  await test.step("a changed address is published, and the old one redirects", async () => {
    await ed.slug.fill("nueva");
    await ed.publishLabel.click();
    const bar = page.getByRole("banner");
    await expect(bar.getByText("Publish now")).toBeVisible();
    await expect(bar.getByText("Draft", { exact: true })).toBeVisible();
    await ed.stay.click();
    await expectToast(page, "Blog post updated");
    await expect(bar.getByText("Published", { exact: true })).toBeVisible();
    const [opened] = await Promise.all([
      page.waitForEvent("popup"),
      page.getByRole("button", { name: "View post" }).click(),
    ]);
    await expect(opened).toHaveURL(/\/blog\/nueva$/);
    await opened.close();
    await ed.save.click();
    await ed.expectArticle("nueva");
    await expect(page.getByText("Blog post updated")).toBeVisible();
    const answer = await request.get("/blog/antigua", { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([301, "/blog/nueva"]);
  });

  await test.step("a later date takes a live post offline only after a question", async () => {
    await ed.open(path);
    await ed.date.fill("2099-01-02T09:30");
    await ed.save.click();
    const question = page.getByRole("alertdialog", { name: "Take the article offline?" });
    await expect(question).toContainText("until Jan 2, 2099, 09:30 AM GMT+1");
    await expectAccessible(page, "take offline");
    await question.getByRole("button", { name: "Keep editing" }).click();
    await expect(question).toBeHidden();
    expect((await loadPost(id))?.published).toBe(true);
    await ed.save.click();
    await question.getByRole("button", { name: "Take offline and schedule" }).click();
    await expect.poll(async () => (await loadPost(id))?.published).toBe(false);
    const { scheduled_for } = (await loadPost(id)) ?? {};
    expect(scheduled_for.toDate()).toEqual(new Date("2099-01-02T08:30:00Z"));
    await ed.expectArticle("nueva");
  });
});
