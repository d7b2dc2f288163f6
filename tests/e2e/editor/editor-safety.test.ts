import type { Page } from "@playwright/test";
import { demoAdmin } from "../../support/accounts.ts";
import { adminSdk } from "../../support/admin-sdk.ts";
import { expectAccessible } from "../../support/browser/accessibility.ts";
import { aBody, aPost } from "../../support/builders.ts";
import { storePost } from "../../support/store.ts";
import { expect, test } from "../../support/test.ts";
import { expectToast } from "../../support/toasts.ts";
import { admin } from "../screens/admin.screen.ts";
import { editor } from "../screens/editor.screen.ts";
import { gate } from "../screens/gate.screen.ts";
import { signIn } from "../screens/panel.screen.ts";

const { db } = adminSdk();
async function stored(slug: string, content = "<p>Acero inoxidable.</p>") {
  const { id } = aPost({ slug });
  await storePost(db, aPost({ slug }), aBody({ content }));
  return { id, slug, path: `/cortzen/blog/edit/${id}` };
}
const loadBody = async (id: string) => (await db.doc(`post_bodies/${id}`).get()).data()?.content;
const restore = (page: Page) => page.getByRole("button", { name: "Restore", exact: true }).click();

test.beforeEach(({ page }) => signIn(page));

test("two administrators save the same post: both texts are shown and can be kept", async ({
  page,
}) => {
  const post = await stored("conflicto", "<p>Original</p>");
  const ed = editor(page);

  await test.step("another administrator who has the post open is named until the editor is closed", async () => {
    const colleague = { post_id: post.id, uid: "ana", email: "ana@nhk-group.example" };
    const note = db.doc(`post_editors/${post.id}_ana`);
    await note.set({ ...colleague, at: new Date() });
    await ed.open(post.path);
    const notice = page.getByText("ana@nhk-group.example is editing this post now.");
    await expect(notice).toBeVisible();
    await note.delete();
    await expect(notice).toBeHidden();
  });

  await ed.title.fill("El mío");
  await ed.mode("HTML");
  await ed.body.fill("<p>Mi texto</p>");
  await db.doc(`blog_posts/${post.id}`).update({ title: "El suyo", updated_at: new Date() });
  await db.doc(`post_bodies/${post.id}`).update({ content: "<p>Su texto</p>" });
  await expect(page.getByText(/^Somebody else saved this post on .* asks which/)).toBeVisible();
  await ed.save.click();
  await expect(ed.dialog).toContainText("Somebody else saved this post meanwhile");
  await expect(ed.dialog.getByText("added: Mi end.")).toBeVisible();
  await expectAccessible(page);
  await expect(ed.dialog).toContainText("Mi texto");
  await expect(ed.dialog).toContainText("Su texto");
  expect(await loadBody(post.id)).toBe("<p>Su texto</p>");
  await ed.dialog.getByRole("button", { name: "Save mine" }).click();
  await ed.expectArticle(post.slug);
  expect(await loadBody(post.id)).toBe("<p>Mi texto</p>");

  await test.step("the other text is a version that can be restored", async () => {
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
});

test("after a crash the next visit offers the unsaved text", async ({
  page,
  context,
  allowConsoleError,
}) => {
  allowConsoleError(/Failed to load resource/);
  const text = "Escrito antes de la caída";
  const ed = editor(page);
  await ed.open("/cortzen/blog/new");
  await ed.title.fill(text);
  await ed.kept(text);
  const other = await context.newPage();
  const second = editor(other);

  await test.step("a draft belongs to its tab until the tab is closed, then another one offers it", async () => {
    await second.open("/cortzen/blog/new");
    await second.title.fill("Otra");
    await second.kept("Otra");
    await expect(second.recovery).toBeHidden();
    await page.close({ runBeforeUnload: false });
    await expect(second.recovery).toBeVisible();
    await restore(other);
    await expect(second.title).toHaveValue(text);
    await second.kept(text);
    await other.close({ runBeforeUnload: false });
  });

  const next = await context.newPage();
  const third = editor(next);
  await third.open("/cortzen/blog/new");
  await restore(next);
  await expect(third.title).toHaveValue(text);

  await test.step("a reload for missing code offers what was typed before it", async () => {
    const last = await context.newPage();
    const fourth = editor(last);
    const typed = Promise.withResolvers<void>();
    let requests = 0;
    await last.route("**/assets/ai-panel-*.js", async (route) => {
      requests += 1;
      if (requests > 2) return route.continue();
      if (requests === 2) await typed.promise;
      await route.abort();
    });
    await fourth.open("/cortzen/blog/new");
    await fourth.title.fill("Mi título");
    const reloaded = last.waitForEvent("load");
    typed.resolve();
    await reloaded;
    await restore(last);
    await expect(fourth.title).toHaveValue("Mi título");
  });
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
  const getCopies = async () =>
    (await db.collection("post_drafts").where("post_id", "==", post.id).get()).docs.map(
      (copy) => copy.data().title,
    );
  await expect.poll(getCopies).toEqual(["Escrito en la oficina"]);
  const home = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const other = await home.newPage();
  await signIn(other);
  const again = editor(other);
  await again.open(post.path);
  await expect(other.getByText(/^You have unsaved changes from another computer/)).toBeVisible();
  await restore(other);
  await expect(again.title).toHaveValue("Escrito en la oficina");
  await again.save.click();
  await again.expectArticle(post.slug);
  await expect.poll(getCopies).toEqual([]);
  await home.close();
});

test("an expired session asks to sign in and restores the text", async ({ page, context }) => {
  const post = await stored("sesion");
  const ed = editor(page);
  await ed.open(post.path);
  await ed.title.fill("Escrito sin sesión");

  await test.step("leaving with unsaved changes asks first", async () => {
    await page.getByRole("link", { name: /Admin Panel/ }).click();
    await expect(ed.dialog).toContainText("Leave without saving?");
    await expectAccessible(page, "question");
    await ed.dialog.getByRole("button", { name: "Keep editing" }).click();
    await expect(ed.title).toHaveValue("Escrito sin sesión");
  });

  const other = await context.newPage();
  await other.goto("/nhk");
  await admin(other).logout.click();
  await expect(gate(page).signIn).toBeVisible();
  await gate(page).enter(demoAdmin);
  await restore(page);
  await expect(ed.title).toHaveValue("Escrito sin sesión");
  await page.keyboard.press("Control+s");
  await expectToast(page, "Blog post updated", "Your changes have been saved successfully");
  expect((await db.doc(`blog_posts/${post.id}`).get()).data()?.title).toBe("Escrito sin sesión");

  await ed.title.fill("Sin guardar");
  await page.getByRole("link", { name: /Admin Panel/ }).click();
  await ed.dialog.getByRole("button", { name: "Leave" }).click();
  await expect(admin(page).heading).toBeVisible();
});
