import { adminSdk } from "../../support/admin-sdk.ts";
import { expectAccessible } from "../../support/browser/accessibility.ts";
import { aBody, aPost } from "../../support/builders.ts";
import { storePost } from "../../support/store.ts";
import { expect, test } from "../../support/test.ts";
import { expectToast } from "../../support/toasts.ts";
import { editor } from "../screens/editor.screen.ts";
import { signIn } from "../screens/panel.screen.ts";
import { pasteText } from "../screens/text-pictures.screen.ts";

const { db } = adminSdk();
async function stored(slug: string, content = "<p>Acero inoxidable.</p>") {
  const post = aPost({ slug: `${slug}-${crypto.randomUUID().slice(0, 8)}` });
  const id = crypto.randomUUID();
  await storePost(db, { ...post, id }, aBody({ content }));
  return { id, slug: post.slug, path: `/cortzen/blog/edit/${id}` };
}
const bodyOf = async (id: string) => (await db.doc(`post_bodies/${id}`).get()).data()?.content;

test.beforeEach(({ page }) => signIn(page));

test("two administrators save the same post: both texts are shown and can be kept", async ({
  page,
}) => {
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
  await expect(ed.dialog.getByText("added: Mi end.")).toBeVisible();
  await expectAccessible(page);
  await expect(ed.dialog).toContainText("Mi texto");
  await expect(ed.dialog).toContainText("Su texto");
  expect(await bodyOf(post.id)).toBe("<p>Su texto</p>");
  await ed.dialog.getByRole("button", { name: "Save mine" }).click();
  await ed.expectArticle(post.slug);
  expect(await bodyOf(post.id)).toBe("<p>Mi texto</p>");

  await ed.open(post.path);
  await page.getByRole("button", { name: "Show earlier versions" }).click();
  const versions = page.getByRole("dialog", { name: "History" });
  await versions.getByRole("button", { name: /El suyo/ }).click();
  await versions.getByLabel("Show").selectOption("Changes from here to the text in the editor");
  await expect(versions.getByText("removed: Su end.")).toBeVisible();
  await expectAccessible(page);
  await versions.getByRole("button", { name: "Restore this version" }).click();
  await expect(ed.body).toContainText("Su texto");
  await page.getByRole("button", { name: "Undo", exact: true }).first().click();
  await expect(ed.body).toContainText("Mi texto");
});

test("after a crash the next visit offers the unsaved text", async ({ page, context }) => {
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

test("a reload for missing code offers what was typed before it", async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/Failed to load resource/);
  const typed = Promise.withResolvers<void>();
  let requests = 0;
  await page.route("**/assets/ai-panel-*.js", async (route) => {
    requests += 1;
    if (requests > 2) return route.continue();
    if (requests === 2) await typed.promise;
    await route.abort();
  });
  const ed = editor(page);
  await ed.open("/cortzen/blog/new");
  await ed.title.fill("Mi título");
  const reloaded = page.waitForEvent("load");
  typed.resolve();
  await reloaded;
  await expect(ed.recovery).toBeVisible();
  await page.getByRole("button", { name: "Restore", exact: true }).click();
  await expect(ed.title).toHaveValue("Mi título");
});

test("a draft belongs to its tab until the tab is closed, then another one offers it", async ({
  page,
  context,
}) => {
  const text = `Dos pestañas ${crypto.randomUUID().slice(0, 8)}`;
  const first = editor(page);
  await first.open("/cortzen/blog/new");
  await first.title.fill(text);
  await first.kept(text);
  const other = await context.newPage();
  const second = editor(other);
  await second.open("/cortzen/blog/new");
  await second.title.fill("Otra");
  await second.kept("Otra");
  await expect(second.recovery).toBeHidden();

  await page.close({ runBeforeUnload: false });
  await expect(second.recovery).toBeVisible();
  await other.getByRole("button", { name: "Restore", exact: true }).click();
  await expect(second.title).toHaveValue(text);
});

test("another computer offers unsaved text, and saving removes its copy", async ({
  page,
  browser,
  baseURL,
}) => {
  const post = await stored("otro-ordenador");
  const ed = editor(page);
  await ed.open(post.path);
  await ed.title.fill("Escrito en la oficina");
  const copies = async () =>
    (await db.collection("post_drafts").where("post_id", "==", post.id).get()).docs.map(
      (one) => one.data().title,
    );
  await expect.poll(copies).toEqual(["Escrito en la oficina"]);

  const home = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const other = await home.newPage();
  await signIn(other);
  const again = editor(other);
  await again.open(post.path);
  await expect(other.getByText(/^You have unsaved changes from another computer/)).toBeVisible();
  await other.getByRole("button", { name: "Restore", exact: true }).click();
  await expect(again.title).toHaveValue("Escrito en la oficina");
  await again.save.click();
  await again.expectArticle(post.slug);
  await expect.poll(copies).toEqual([]);
  await home.close();
});

test("another administrator who has the post open is named until the editor is closed", async ({
  page,
}) => {
  const post = await stored("presencia");
  const colleague = { post_id: post.id, uid: "ana", email: "ana@nhk-group.example" };
  const note = db.doc(`post_editors/${post.id}_ana`);
  await note.set({ ...colleague, at: new Date() });
  await editor(page).open(post.path);
  const notice = page.getByText("ana@nhk-group.example is editing this post now.");
  await expect(notice).toBeVisible();
  await note.delete();
  await expect(notice).toBeHidden();
});

test("an expired session asks to sign in and restores the text", async ({ page, context }) => {
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
  await pasteText(ed.body, {
    "text/html": `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p{color:red}</style></head><body>
      <p class=MsoNormal style='margin:0;color:windowtext'><b style='mso-bidi-font-weight:normal'>Hola<o:p></o:p></b> <span style='font-weight:700'>fuerte</span></p>
      <p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>uno</p><p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>dos</p>
      </body></html>`,
  });
  await expect(ed.body.getByRole("listitem")).toHaveText(["uno", "dos"]);
  await ed.mode("HTML");
  await expect(ed.body).toHaveValue(/<strong>Hola<\/strong>/);
  await expect(ed.body).not.toHaveValue(/Mso|style|span|o:p/);
});

test("the editor is accessible in all its modes", async ({ page }) => {
  const post = await stored("accesible", "<h2>Uno</h2><p>Texto <a href='/contacto'>enlace</a></p>");
  const ed = editor(page);
  await ed.open(post.path);
  for (const mode of ["WYSIWYG", "HTML", "Markdown"] as const) {
    await ed.mode(mode);
    await expect(ed.body).toBeVisible();
    await expectAccessible(page, mode);
  }
});
