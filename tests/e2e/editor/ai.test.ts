import { demoAdmin } from "../../support/accounts.ts";
import { addresses } from "../../support/addresses.ts";
import { adminSdk } from "../../support/admin-sdk.ts";
import { expectAccessible } from "../../support/browser/accessibility.ts";
import { aBody, aPost } from "../../support/builders.ts";
import { receivedRequests, setStandInMode } from "../../support/reset.ts";
import { deleteLimits, storePost } from "../../support/store.ts";
import { expect, test } from "../../support/test.ts";
import { expectToast } from "../../support/toasts.ts";
import { aiPanel } from "../screens/ai.screen.ts";
import { editor } from "../screens/editor.screen.ts";
import { openPanel, signIn } from "../screens/panel.screen.ts";

const { db, auth } = adminSdk();
const { vertex } = addresses();
/** A draft's address answers 404 with the shell. */
const NO_PUBLIC_PAGE = /404/;
const CLAIMING =
  '<p>Pie de AISI 316L, IP69K, hasta 120 kg. <a href="https://a.example/">Fuente</a></p>';

async function storeAiDraft(slug: string, content = CLAIMING) {
  const id = crypto.randomUUID();
  const { published_at: _, ...post } = aPost({
    slug: `${slug}-${id.slice(0, 8)}`,
    title: `IA ${slug} ${id.slice(0, 8)}`,
    published: false,
    source: "ai",
  });
  await storePost(db, { ...post, id }, aBody({ content }));
  return { id, slug: post.slug, title: post.title, path: `/cortzen/blog/edit/${id}` };
}
const loadPost = async (id: string) => (await db.doc(`blog_posts/${id}`).get()).data();
const loadRecords = async (id: string) =>
  (await db.collection("claim_records").where("post_id", "==", id).get()).docs.map((snapshot) =>
    snapshot.data(),
  );

test.beforeEach(async ({ page }) => {
  await setStandInMode(vertex, "normal");
  // Each test starts with a full generation budget.
  await deleteLimits(db);
  await signIn(page);
});
test.afterAll(() => setStandInMode(vertex, "normal"));

test("a topic entered in the blog tab's card becomes a generated draft", async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(NO_PUBLIC_PAGE);
  const ed = editor(page);
  const ai = aiPanel(page);
  await openPanel(page);
  await page.getByRole("link", { name: "Generate New Article" }).click();
  await expect(ai.topic).toBeFocused();
  await expect(ai.language).toHaveValue("spanish");
  await ai.generate.click();
  await expectToast(page, "Error", "Please enter a topic for AI generation");
  await expect(ai.topic).toBeFocused();

  await ai.ask("Limpieza CIP\nde rodamientos");
  await expectToast(page, "AI Article Generated", "Your article has been generated successfully!");
  await expect(ed.title).toHaveValue(/^Artículo de muestra/);
  await expect(ed.excerpt).toHaveValue(/muestra/);
  await expect(ed.body.getByRole("heading", { name: "Las tres zonas" })).toBeVisible();
  await expect(ai.card.getByText(/^2,\d{3} words\. It stands in the editor/)).toBeVisible();
  await expect(ai.card.getByRole("link", { name: /Fuente de muestra: limpieza/ })).toBeVisible();
  await expect(ai.undo).toHaveCount(0);
  await expect(ai.check).toBeVisible();
  await expectAccessible(page);

  const slug = `muestra-${crypto.randomUUID().slice(0, 8)}`;
  await ed.slug.fill(slug);
  await ed.save.click();
  await ed.expectArticle(slug);
  const id = String((await db.doc(`slugs/${slug}`).get()).get("post_id"));
  expect(await loadPost(id)).toMatchObject({ source: "ai", published: false });
  expect(await loadPost(id)).not.toHaveProperty("claims_checked_by");
  expect((await loadRecords(id)).map(({ kind }) => kind)).toContain("source");
  await ed.open(`/cortzen/blog/edit/${id}`);
  await expect(ai.check.getByRole("link", { name: /Fuente de muestra: limpieza/ })).toBeVisible();
});

test("existing text is replaced or extended by choice, and Undo restores it", async ({ page }) => {
  const ed = editor(page);
  const ai = aiPanel(page);
  await ed.open("/nhk/blog/new");
  await ed.title.fill("Mi título");
  await ed.body.fill("Mi texto");
  await ai.language.selectOption("English");
  await ai.tone.selectOption("Expert");
  await ai.ask("Limpieza CIP");
  await expect(ed.dialog).toContainText("This replaces the title, the content.");
  await ed.dialog.getByRole("button", { name: "Keep mine" }).click();
  await expect(ed.title).toHaveValue("Mi título");
  await expect(ai.check).toHaveCount(0);
  const calls = await receivedRequests(vertex);
  expect(calls.at(-1)?.body).toMatch(/British English.*Tone: technical/);

  await ai.add.click();
  await expect(ed.body).toContainText("Mi texto");
  await expect(ed.body.getByRole("heading", { name: "Las tres zonas" })).toBeVisible();
  await expect(ed.title).toHaveValue("Mi título");
  await expect(ai.check).toBeVisible();
  await ai.undo.click();
  await expect(ed.body).toHaveText("Mi texto");
  await expect(ai.check).toHaveCount(0);

  await ai.ask("Limpieza CIP");
  await ed.dialog.getByRole("button", { name: "Keep mine" }).click();
  await ai.replace.click();
  await ed.dialog.getByRole("button", { name: "Replace" }).click();
  await expect(ed.title).toHaveValue(/^Artículo de muestra/);
  await ai.undo.click();
  await expect(ed.title).toHaveValue("Mi título");
  await expect(ed.body).toHaveText("Mi texto");

  await test.step("a failure leaves the text unchanged", async () => {
    for (const [mode, text] of [
      ["safety", "The AI service declined this topic. Word it differently."],
      ["cut", "The AI service is not available at the moment. Try again later."],
    ] as const) {
      await setStandInMode(vertex, mode);
      await ai.ask(`Limpieza ${mode}`);
      await expectToast(page, "AI Generation Failed", text);
      await expect(ai.card).toContainText(text);
      await expect(ai.topic).toHaveValue(`Limpieza ${mode}`);
      await expect(ed.title).toHaveValue("Mi título");
      await expect(ed.body).toHaveText("Mi texto");
    }
    await expectAccessible(page, "failure");
  });

  await test.step("an article that is being written is shown, outline first, and can be stopped", async () => {
    await setStandInMode(vertex, "stalled");
    await ai.ask("Limpieza CIP");
    await expect(ai.preview.getByText(/^Artículo de muestra:/)).toBeVisible();
    await expect(ai.preview.getByText("Las tres zonas")).toBeVisible();
    await expect(ai.preview.getByText("no un modelo de lenguaje")).toBeVisible();
    await expect(ai.generate).toHaveText("Generating Article...");
    await expect(ai.generate).toHaveAttribute("aria-disabled", "true");
    await ai.stop.click();
    await expect(ai.card.getByText("Stopped. Your text is as it was.")).toBeVisible();
    await expect(ai.generate).toBeFocused();
    await expect(ed.title).toHaveValue("Mi título");
    await expect(ed.body).toHaveText("Mi texto");
  });
});

test("a generated text can be published only after its claims are confirmed", async ({ page }) => {
  const post = await storeAiDraft("comprobar");
  const ed = editor(page);
  const ai = aiPanel(page);

  await test.step("the table opens an unconfirmed text in the editor", async () => {
    await openPanel(page);
    await page.getByRole("searchbox", { name: "Search posts" }).fill(post.slug);
    const row = page.getByRole("listitem").filter({ hasText: post.title });
    await row.getByText("Draft", { exact: true }).click();
    await expectToast(page, "Check the claims first");
    await expect(page).toHaveURL(new RegExp(`${post.id}$`));
    expect((await loadPost(post.id))?.published).toBe(false);
  });

  await test.step("claims are listed and shown in the text", async () => {
    await expect(ai.check.getByText("0 of 5")).toBeVisible();
    await expect(ai.claims).toHaveCount(5);
    for (const claim of ["AISI 316L", "IP69K", "120 kg", "https://a.example/"])
      await expect(ai.check.getByText(claim)).toBeVisible();
    await ai.check.getByRole("button", { name: /^IP69K .*show in the text/ }).click();
    await expect(ed.body).toBeFocused();
    const getSelected = () => page.evaluate(() => String(getSelection()));
    await expect.poll(getSelected).toBe("Pie de AISI 316L, IP69K, hasta 120 kg.");
    await ed.publishLabel.click();
    await expectToast(page, "Check the claims first", "5 ticks are missing in the claim check.");
    await expect(ed.publish).not.toBeChecked();
  });

  await test.step("ticks with note and data sheet outlast saving and reopening, and edits elsewhere", async () => {
    await ai.check.locator("label").nth(1).click();
    await ai.check.getByRole("button", { name: "Note or data sheet for IP69K" }).click();
    await ai.check.getByRole("textbox", { name: "Note" }).fill("Ensayo de 2025");
    await ai.check
      .getByRole("textbox", { name: "Data sheet address" })
      .fill("https://a.example/d.pdf");
    await ai.check.getByRole("button", { name: "Apply" }).click();
    await ai.check.locator("label").first().click();
    await ed.excerpt.fill("Nada que comprobar.");
    await expectAccessible(page, "claims");
    await page.keyboard.press("Control+s");
    await expectToast(page, "Blog post updated");
    const { uid } = await auth.getUserByEmail(demoAdmin.email);
    const by = { recorded_by: demoAdmin.email, recorded_by_uid: uid };
    expect(await loadRecords(post.id)).toMatchObject([by, by]);
    await ed.open(post.path);
    await expect(ai.check.getByText("2 of 5")).toBeVisible();
    await expect(ai.check.getByText(demoAdmin.email).first()).toBeVisible();
    await expect(ai.check.getByText("Ensayo de 2025")).toBeVisible();
    await expect(ai.check.getByRole("link", { name: /Data sheet/ })).toHaveAttribute(
      "href",
      "https://a.example/d.pdf",
    );
  });

  await test.step("new claims ask for new ticks, also after the publication", async () => {
    await ai.tickAll();
    await expect(ai.check.getByText("5 of 5")).toBeVisible();
    await ed.publishLabel.click();
    await expect(ed.publish).toBeChecked();
    await ed.excerpt.fill("Resiste 80 bar.");
    await expect(ai.check.getByText("5 of 6")).toBeVisible();
    await ed.save.click();
    await expectToast(page, "Error saving post", "1 tick is missing in the claim check.");
    expect((await loadPost(post.id))?.published).toBe(false);
    await ai.tickAll();
    await ed.save.click();
    await ed.expectArticle(post.slug);
    const { uid } = await auth.getUserByEmail(demoAdmin.email);
    const stored = await loadPost(post.id);
    expect(stored).toMatchObject({ published: true, source: "ai", claims_checked_by: uid });
    expect(stored?.claims_checked_at).toEqual(stored?.updated_at);
    await ed.open(post.path);
    await expect(ai.check.getByText("6 of 6")).toBeVisible();
    await ed.publishLabel.click();
    await ed.excerpt.fill("Resiste 90 bar.");
    await page.keyboard.press("Control+s");
    await expectToast(page, "Blog post updated");
    expect(await loadPost(post.id)).not.toHaveProperty("claims_checked_by");
  });
});
