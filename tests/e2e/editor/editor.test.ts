import { adminSdk } from "../../support/admin-sdk.ts";
import { aBody, aPost } from "../../support/builders.ts";
import { storePost } from "../../support/store.ts";
import { expect, test } from "../../support/test.ts";
import { expectToast } from "../../support/toasts.ts";
import { editor } from "../screens/editor.screen.ts";
import { openPanel, signIn } from "../screens/panel.screen.ts";

const { db } = adminSdk();
async function stored(slug: string, content = "<p>Acero inoxidable.</p>", change = {}) {
  const post = aPost({ slug: `${slug}-${crypto.randomUUID().slice(0, 8)}`, ...change });
  const id = crypto.randomUUID();
  await storePost(db, { ...post, id }, aBody({ content }));
  return { id, slug: post.slug, path: `/cortzen/blog/edit/${id}` };
}
const postOf = async (id: string) => (await db.doc(`blog_posts/${id}`).get()).data();
const bodyOf = async (id: string) => (await db.doc(`post_bodies/${id}`).get()).data();
const idOf = async (slug: string) =>
  String((await db.doc(`slugs/${slug}`).get()).data()?.post_id ?? "");

test.beforeEach(({ page }) => signIn(page));

test("the panel's first screen does not load the editor", async ({ page }) => {
  await openPanel(page);
  const scripts = await page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name }) => name),
  );
  expect(scripts.filter((name) => /editor|wysiwyg|tiptap/i.test(name))).toEqual([]);
});

/** A draft's address answers 404 with the shell. */
const NO_PUBLIC_PAGE = /404/;

test("a title is required, and a draft can be written with the keyboard only", async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(NO_PUBLIC_PAGE);
  const ed = editor(page);
  await ed.open("/cortzen/blog/new");
  await expect(ed.title).toBeFocused();
  await page.keyboard.type("   ");
  await page.keyboard.press("Control+s");
  await expectToast(page, "Error", "Title is required");
  await expect(ed.title).toBeFocused();

  const title = `Rodamientos ${crypto.randomUUID().slice(0, 8)}`;
  const slug = title.toLowerCase().replace(" ", "-");
  await page.keyboard.press("Control+a");
  await page.keyboard.type(title);
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
  await ed.save.click();
  await ed.expectArticle(slug);
  await expect(page.getByText("Blog post created")).toBeVisible();
  await expect(page.getByText("Draft preview")).toBeVisible();
  const id = await idOf(slug);
  expect(await postOf(id)).toMatchObject({
    title,
    slug,
    excerpt: "",
    published: false,
    view_count: 0,
  });
  expect((await postOf(id))?.featured_image_url).toMatch(/^\/images\/fallback-[1-5]-1200\.webp$/);
  expect(await bodyOf(id)).toEqual({
    content: "<p>Texto <strong>fuerte</strong></p><h2>Apartado</h2>",
    content_format: "html",
  });
});

test("a changed address is published, and the old one redirects", async ({ page, request }) => {
  const post = await stored("antigua", "<p>Antes</p>", { published: false });
  const ed = editor(page);
  await ed.open(post.path);
  await ed.slug.fill(`${post.slug}-nueva`);
  await ed.publishLabel.click();
  await expect(page.getByRole("banner").getByText("Published")).toBeVisible();
  await ed.save.click();
  await ed.expectArticle(`${post.slug}-nueva`);
  await expect(page.getByText("Blog post updated")).toBeVisible();
  const answer = await request.get(`/blog/${post.slug}`, { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers().location).toContain(`/blog/${post.slug}-nueva`);
});

test("an address in use is reported while typing and on saving, and the text stays", async ({
  page,
}) => {
  const taken = await stored("ocupada");
  const ed = editor(page);
  await ed.open("/nhk/blog/new");
  await ed.title.fill("Otro artículo");
  await ed.slug.fill(taken.slug);
  await expect(page.getByText("This address is taken by another post").first()).toBeVisible();
  await ed.save.click();
  await expectToast(page, "Error saving post", /is taken by another post/);
  await expect(ed.title).toHaveValue("Otro artículo");
});

test("opening a post in every mode does not change it", async ({ page }) => {
  const content =
    '<h2 class="x">Uno</h2>\n<ul>\n<li>a</li></ul><p style="text-align: center">Centro <a href="/contacto" title="t">enlace</a></p><table><tr><th>A</th></tr><tr><td>1 | 2</td></tr></table>';
  const post = await stored("modos", content);
  const ed = editor(page);
  await ed.open(post.path);
  await expect(ed.body.getByRole("heading", { name: "Uno" })).toBeVisible();
  await ed.mode("HTML");
  await expect(ed.body).toHaveValue(/<li>a<\/li>/);
  await ed.mode("Markdown");
  await expect(ed.body).toHaveValue(/## Uno[\s\S]*1 \\\| 2/);
  await ed.mode("WYSIWYG");
  await expect(ed.body.getByRole("cell", { name: "1 | 2" })).toBeVisible();
  await ed.excerpt.fill("Resumen nuevo");
  await ed.save.click();
  await ed.expectArticle(post.slug);
  expect(await bodyOf(post.id)).toEqual({ content, content_format: "html" });
  expect((await postOf(post.id))?.excerpt).toBe("Resumen nuevo");
});

test("Markdown is stored as HTML", async ({ page }) => {
  const post = await stored("markdown", "<p>Antes</p>");
  const ed = editor(page);
  await ed.open(post.path);
  await ed.mode("Markdown");
  await ed.body.fill("## Título\n\n| a | b |\n| - | - |\n| 1 | <u>2</u> |");
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByRole("region", { name: /Preview/ }).getByRole("table")).toBeVisible();
  await ed.mode("WYSIWYG");
  await expect(ed.body.locator("u")).toHaveText("2");
  await ed.save.click();
  await ed.expectArticle(post.slug);
  const body = await bodyOf(post.id);
  expect(body?.content_format).toBe("html");
  expect(body?.content.replace(/\n/g, "")).toContain("<h2>Título</h2><table>");
});

test("a future date schedules the post", async ({ page, allowConsoleError }) => {
  allowConsoleError(NO_PUBLIC_PAGE);
  const post = await stored("futuro", "<p>a</p>", { published: false });
  const ed = editor(page);
  await ed.open(post.path);
  await ed.publishLabel.click();
  await ed.date.fill("2099-01-02T09:30");
  await expect(page.getByRole("banner").getByText("Scheduled")).toBeVisible();
  await ed.save.click();
  await expect(page.getByText("Draft preview")).toBeVisible();
  const fields = await postOf(post.id);
  expect(fields?.published).toBe(false);
  expect(fields?.scheduled_for.toDate()).toEqual(new Date("2099-01-02T08:30:00Z"));
});

test("a later date takes a live post offline only after a question", async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(NO_PUBLIC_PAGE);
  const post = await stored("aplazado", "<p>a</p>", { published: true });
  const ed = editor(page);
  await ed.open(post.path);
  await ed.date.fill("2099-01-02T09:30");
  await ed.save.click();
  const question = page.getByRole("alertdialog", { name: "Take the article offline?" });
  await expect(question).toContainText("until Jan 2, 2099, 09:30 AM GMT+1");
  await question.getByRole("button", { name: "Keep editing" }).click();
  await expect(question).toBeHidden();
  expect((await postOf(post.id))?.published).toBe(true);
  await ed.save.click();
  await question.getByRole("button", { name: "Take offline and schedule" }).click();
  await expect(page.getByText("Draft preview")).toBeVisible();
  expect(await postOf(post.id)).toMatchObject({ published: false });
});

test("a missing post shows a message", async ({ page }) => {
  await page.goto(`/nhk/blog/edit/${crypto.randomUUID()}`);
  await expect(page.getByRole("heading", { name: "Blog Post Not Found" })).toBeVisible();
  await expect(page.getByText("The blog post you're looking for doesn't exist.")).toBeVisible();
});
