import { adminSdk } from "../../support/admin-sdk.ts";
import { aBody, aPost, aSubmission, toId } from "../../support/builders.ts";
import { storePost, storeSubmission } from "../../support/store.ts";
import { expect, test } from "../../support/test.ts";
import { admin, TABS } from "../screens/admin.screen.ts";
import { inbox } from "../screens/inbox.screen.ts";
import { openPanelAs } from "../screens/panel.screen.ts";

const { db } = adminSdk();
const created_at = new Date("2026-11-20T12:00:00Z");

test("the panel has four tabs that reload and Back keep, and lists that update live", async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/blog_posts\/broken does not fit its schema/);
  await openPanelAs(page);
  const panel = admin(page);
  const rows = panel.posts.getByRole("listitem");
  await expect(rows.first()).toBeVisible();

  await test.step("the first screen does not load the editor", async () => {
    const scripts = await page.evaluate(() =>
      performance.getEntriesByType("resource").map(({ name }) => name),
    );
    expect(scripts.filter((name) => /editor|wysiwyg|tiptap/i.test(name))).toEqual([]);
  });

  await test.step("posts and drafts are listed newest first and update live", async () => {
    const draft = { slug: "borrador-del-panel", published: false, created_at };
    await storePost(db, aPost({ ...draft, title: "Borrador del panel" }), aBody());
    const row = rows.filter({ hasText: "Borrador del panel" });
    await expect(row).toContainText("Draft");
    await expect(row).toContainText("/borrador-del-panel");
    await expect(row.locator('a[href^="/blog/"]')).toHaveCount(0);
    const post = db.doc(`blog_posts/${toId(draft.slug)}`);
    await post.update({ published: true });
    await expect(row).toContainText("Published");
    await expect(row.locator('a[href="/blog/borrador-del-panel"]').first()).toBeVisible();
    const dates = await rows
      .locator("time")
      .evaluateAll((all) => all.map((element) => element.getAttribute("datetime") ?? ""));
    expect(dates).toEqual([...dates].sort().reverse());
    await post.delete();
    await expect(row).toHaveCount(0);
  });

  await test.step("a post that does not match its schema is reported, and the others are listed", async () => {
    const broken = db.doc("blog_posts/broken");
    await broken.set({ title: 7, created_at });
    await expect(panel.posts.getByText("1 entry could not be read: broken")).toBeVisible();
    await expect(rows.first()).toBeVisible();
    await broken.delete();
  });

  await test.step("four tabs in one row; reload and Back keep the open one", async () => {
    for (const [index, name] of TABS.entries())
      await expect(panel.tabs.nth(index)).toContainText(name);
    await expect(panel.tabs).toHaveCount(4);
    const boxes = await Promise.all([0, 3].map((index) => panel.tabs.nth(index).boundingBox()));
    expect(boxes[0]?.y).toBe(boxes[1]?.y);
    await panel.tab("Contact Submissions").click();
    await expect(page).toHaveURL(/#contact$/);
    await page.reload();
    await expect(panel.tab("Contact Submissions")).toHaveAttribute("aria-selected", "true");
    await expect(panel.submissions).toBeVisible();
    await page.goBack();
    await expect(panel.tab("Blog Management")).toHaveAttribute("aria-selected", "true");
  });

  await test.step("a submission shows the visitor's input as text", async () => {
    const submission = aSubmission({
      id: toId("panel-submission"),
      name: "Ana <b>Ruiz</b>",
      message: "<img src=x onerror=alert(1)>\nSegunda línea",
      created_at,
    });
    await storeSubmission(db, submission);
    await panel.tab("Contact Submissions").click();
    await inbox(page).show("Ana <b>Ruiz</b>");
    const card = inbox(page).card("Ana <b>Ruiz</b>");
    await expect(card).toContainText("<img src=x onerror=alert(1)>");
    await expect(panel.tab("Contact Submissions")).toContainText(/\d+ pending/);
    await db.doc(`contact_submissions/${submission.id}`).delete();
    await expect(card).toHaveCount(0);
  });

  await test.step("an unknown URL and a missing post show a message inside the panel", async () => {
    await page.goto(`/nhk/blog/edit/${crypto.randomUUID()}`);
    await expect(page.getByRole("heading", { name: "Blog Post Not Found" })).toBeVisible();
    await page.goto("/nhk/nowhere");
    await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
    await page.getByRole("link", { name: "Back to Admin" }).click();
    await expect(panel.heading).toBeVisible();
  });
});
