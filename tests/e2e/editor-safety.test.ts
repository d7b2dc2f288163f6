import AxeBuilder from "@axe-core/playwright";
import { adminSdk } from "../support/admin-sdk.ts";
import { aBody, aPost } from "../support/builders.ts";
import { storePost } from "../support/store.ts";
import { expect, test } from "../support/test.ts";
import { expectToast } from "../support/toasts.ts";
import { editor } from "./screens/editor.screen.ts";
import { signIn } from "./screens/panel.screen.ts";

/** Nothing that was written is lost, whatever happens. */
const { db } = adminSdk();
async function stored(slug: string, content = "<p>Acero inoxidable.</p>") {
  const post = aPost({ slug: `${slug}-${crypto.randomUUID().slice(0, 8)}` });
  const id = crypto.randomUUID();
  await storePost(db, { ...post, id }, aBody({ content }));
  return { id, slug: post.slug, path: `/cortzen/blog/edit/${id}` };
}
const bodyOf = async (id: string) => (await db.doc(`post_bodies/${id}`).get()).data()?.content;

test.describe.configure({ timeout: 150_000 });
test.beforeEach(({ page }) => signIn(page));

test("two people save the same post: both texts are shown, neither is lost", async ({ page }) => {
  const post = await stored("conflicto", "<p>Original</p>");
  const ed = editor(page);
  await ed.open(post.path);
  await ed.title.fill("El mío");
  await ed.mode("HTML");
  await ed.body.fill("<p>Mi texto</p>");
  await db.doc(`blog_posts/${post.id}`).update({ title: "El suyo", updated_at: new Date() });
  await db.doc(`post_bodies/${post.id}`).update({ content: "<p>Su texto</p>" });
  await ed.save.click();
  await expect(ed.dialog).toContainText("Somebody else saved this post meanwhile");
  await expect(ed.dialog).toContainText("Mi texto");
  await expect(ed.dialog).toContainText("Su texto");
  expect(await bodyOf(post.id)).toBe("<p>Su texto</p>");
  await ed.dialog.getByRole("button", { name: "Save mine" }).click();
  await ed.expectArticle(post.slug);
  expect(await bodyOf(post.id)).toBe("<p>Mi texto</p>");

  await ed.open(post.path);
  await page.getByRole("button", { name: "Show earlier versions" }).click();
  const version = page.getByRole("listitem").filter({ hasText: "El suyo" });
  await version.getByRole("button", { name: "Restore" }).click();
  await expect(ed.body).toContainText("Su texto");
  await page.getByRole("button", { name: "Undo", exact: true }).first().click();
  await expect(ed.body).toContainText("Mi texto");
});

test("a crash loses nothing: the next visit offers what was written", async ({ page, context }) => {
  const post = await stored("caida");
  const ed = editor(page);
  await ed.open(post.path);
  await ed.title.fill("Escrito antes de la caída");
  await ed.kept("Escrito antes de la caída");
  await page.close({ runBeforeUnload: false });
  const next = await context.newPage();
  const again = editor(next);
  await again.open(post.path);
  await expect(again.recovery).toBeVisible();
  await next.getByRole("button", { name: "Restore", exact: true }).click();
  await expect(again.title).toHaveValue("Escrito antes de la caída");
});

test("a session that ends while writing asks to sign in and gives the text back", async ({
  page,
  context,
}) => {
  const post = await stored("sesion");
  const ed = editor(page);
  await ed.open(post.path);
  await ed.title.fill("Escrito sin sesión");
  const other = await context.newPage();
  await other.goto("/nhk");
  await other.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByRole("button", { name: "Sign In", exact: true })).toBeVisible();
  await page.getByLabel("Email").fill("admin@nhk-group.example");
  await page.getByLabel("Password", { exact: true }).fill("nhk-demo-2026");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await page.getByRole("button", { name: "Restore", exact: true }).click();
  await expect(ed.title).toHaveValue("Escrito sin sesión");
  await page.keyboard.press("Control+s");
  await expectToast(page, "Blog post updated", "Your changes have been saved successfully");
  expect((await db.doc(`blog_posts/${post.id}`).get()).data()?.title).toBe("Escrito sin sesión");
});

test("leaving with unsaved changes asks first", async ({ page }) => {
  const post = await stored("salida");
  const ed = editor(page);
  await ed.open(post.path);
  await ed.title.fill("Sin guardar");
  await page.getByRole("link", { name: /Admin Panel/ }).click();
  await expect(ed.dialog).toContainText("Leave without saving?");
  await ed.dialog.getByRole("button", { name: "Keep editing" }).click();
  await expect(ed.title).toHaveValue("Sin guardar");
  await page.getByRole("link", { name: /Admin Panel/ }).click();
  await ed.dialog.getByRole("button", { name: "Leave" }).click();
  await expect(page.getByRole("heading", { name: "Cortzen Admin Panel" })).toBeVisible();
});

test("paste from Word becomes clean HTML", async ({ page }) => {
  const ed = editor(page);
  await ed.open("/cortzen/blog/new");
  await ed.body.focus();
  await ed.body.evaluate((target) => {
    const data = new DataTransfer();
    data.setData(
      "text/html",
      `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p{color:red}</style></head><body>
      <p class=MsoNormal style='margin:0;color:windowtext'><b style='mso-bidi-font-weight:normal'>Hola<o:p></o:p></b> <span style='font-weight:700'>fuerte</span></p>
      <p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>uno</p><p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>dos</p>
      </body></html>`,
    );
    target.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expect(ed.body.getByRole("listitem")).toHaveText(["uno", "dos"]);
  await ed.mode("HTML");
  await expect(ed.body).toContainText("<strong>Hola</strong>");
  await expect(ed.body).not.toContainText(/Mso|style|span|o:p/);
});

test("the editor is accessible in all its modes", async ({ page }) => {
  const post = await stored("accesible", "<h2>Uno</h2><p>Texto <a href='/contacto'>enlace</a></p>");
  const ed = editor(page);
  await ed.open(post.path);
  for (const mode of ["WYSIWYG", "HTML", "Markdown"] as const) {
    await ed.mode(mode);
    await expect(ed.body).toBeVisible();
    const { violations } = await new AxeBuilder({ page })
      .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
      .analyze();
    const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
    expect(found, mode).toEqual([]);
  }
});
