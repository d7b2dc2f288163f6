import { adminSdk } from "../../support/admin-sdk.ts";
import { aBody, aPost, aSubmission, idOf } from "../../support/builders.ts";
import { storePost, storeSubmission } from "../../support/store.ts";
import { expect, test } from "../../support/test.ts";
import { admin, TABS } from "../screens/admin.screen.ts";
import { inbox } from "../screens/inbox.screen.ts";
import { openPanelAs } from "../screens/panel.screen.ts";

const { db } = adminSdk();

test.beforeEach(({ page }) => openPanelAs(page));

test("four tabs in one row of the grid; reload and Back keep the open one", async ({ page }) => {
  const panel = admin(page);
  await expect(panel.tabs).toHaveCount(4);
  for (const [index, name] of TABS.entries())
    await expect(panel.tabs.nth(index)).toContainText(name);
  const boxes = await Promise.all([0, 3].map((index) => panel.tabs.nth(index).boundingBox()));
  expect(boxes[0]?.y).toBe(boxes[1]?.y);
  await expect(panel.tab("Blog Management")).toHaveAttribute("aria-selected", "true");
  await panel.tab("Contact Submissions").click();
  await expect(page).toHaveURL(/#contact$/);
  await page.reload();
  await expect(panel.tab("Contact Submissions")).toHaveAttribute("aria-selected", "true");
  await expect(panel.submissions).toBeVisible();
  await page.goBack();
  await expect(panel.tab("Blog Management")).toHaveAttribute("aria-selected", "true");
});

test("posts and drafts are listed newest first and update live", async ({ page }) => {
  const { posts } = admin(page);
  const rows = posts.getByRole("listitem");
  const created_at = new Date("2026-11-20T12:00:00Z");
  const draft = { slug: "borrador-del-panel", published: false, created_at };
  await storePost(db, aPost({ ...draft, title: "Borrador del panel" }), aBody());
  const row = rows.filter({ hasText: "Borrador del panel" });
  await expect(row).toContainText("Draft");
  await expect(row).toContainText("/borrador-del-panel");
  await expect(row.locator('a[href^="/blog/"]')).toHaveCount(0);
  const post = db.doc(`blog_posts/${idOf(draft.slug)}`);
  await post.update({ published: true });
  await expect(row).toContainText("Published");
  await expect(row.locator('a[href="/blog/borrador-del-panel"]').first()).toBeVisible();
  const dates = await rows
    .locator("time")
    .evaluateAll((all) => all.map((one) => one.getAttribute("datetime") ?? ""));
  expect(dates).toEqual([...dates].sort().reverse());
  await post.delete();
  await expect(row).toHaveCount(0);
});

test("a post that does not match its schema is reported, and the others are listed", async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/blog_posts\/broken does not fit its schema/);
  const broken = db.doc("blog_posts/broken");
  await broken.set({ title: 7, created_at: new Date("2026-11-20T12:00:00Z") });
  try {
    const { posts } = admin(page);
    await expect(posts.getByText("1 entry could not be read: broken")).toBeVisible();
    await expect(posts.getByRole("listitem").first()).toBeVisible();
  } finally {
    await broken.delete();
  }
});

test("a submission shows the visitor's input as text", async ({ page }) => {
  const submission = aSubmission({
    id: idOf("panel-submission"),
    name: "Ana <b>Ruiz</b>",
    message: "<img src=x onerror=alert(1)>\nSegunda línea",
    created_at: new Date("2026-11-20T12:00:00Z"),
  });
  await storeSubmission(db, submission);
  const panel = admin(page);
  await panel.tab("Contact Submissions").click();
  await inbox(page).show("Ana <b>Ruiz</b>");
  const card = inbox(page).card("Ana <b>Ruiz</b>");
  await expect(card).toContainText("Pending");
  await expect(card).toContainText("<img src=x onerror=alert(1)>");
  await expect(card.getByText("N/A")).toBeVisible();
  await expect(panel.tab("Contact Submissions")).toContainText(/\d+ pending/);
  await db.doc(`contact_submissions/${submission.id}`).delete();
  await expect(card).toHaveCount(0);
});

test("an unknown URL of the panel shows a message inside the panel", async ({ page }) => {
  await page.goto("/nhk/nowhere");
  await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
  await page.getByRole("link", { name: "Back to Admin" }).click();
  await expect(admin(page).heading).toBeVisible();
});
