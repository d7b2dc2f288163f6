import { adminSdk } from "../../support/admin-sdk.ts";
import { temporaryPosts } from "../../support/articles.ts";
import { expectAccessible } from "../../support/browser/accessibility.ts";
import { runScheduled } from "../../support/run-scheduled.ts";
import { sampleArticles } from "../../support/seed/samples.ts";
import { expect, test } from "../../support/test.ts";
import { openPanelAs } from "../screens/panel.screen.ts";
import { postsTable } from "../screens/posts.screen.ts";

const posts = temporaryPosts(adminSdk());
const [sample] = sampleArticles().filter(({ body }) => body.content_format === "html");
if (!sample) throw new Error("No sample is HTML");
const { post: original, body } = sample;
const words = (name: string) => Array.from({ length: 60 }, (_, n) => `${name}${n}`).join(" ");
const drafts = {
  Copia: body.content.slice(0, body.content.length * 0.8),
  Propia: words("propia"),
  Otra: words("otra"),
};

test.beforeEach(async ({ page }) => {
  await runScheduled("emptyTrash");
  for (const [title, content] of Object.entries(drafts)) {
    const created_at = new Date("2099-11-20T18:00:00Z");
    const slug = `juntos-${title.toLowerCase()}`;
    await posts.store({ title, slug, created_at, published: false }, { content });
  }
  await openPanelAs(page);
});
test.afterEach(() => posts.removeAll());

test("who publishes several drafts is told which is like an article, and can publish them", async ({
  page,
}) => {
  const table = postsTable(page);
  for (const title of Object.keys(drafts)) await table.row(title).locator("label").first().click();
  await table.bulk.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(table.dialog).toContainText("Publish 3 posts now?");
  const card = table.dialog.getByRole("region", { name: "Similar texts" });
  await expect(card).toContainText("1 of 3 posts is similar.");
  const item = card.getByRole("listitem");
  await expect(item).toContainText(
    new RegExp(`^“Copia”Similar to ${original.title}.*\\([4-9]\\d% the same words\\)`),
  );
  await expect(item.getByRole("link")).toHaveAttribute("href", `/blog/${original.slug}`);
  await expectAccessible(page);
  await table.dialog.getByRole("button", { name: "Publish now" }).click();
  for (const title of Object.keys(drafts))
    await expect(table.switchNamed(`Published: ${title}`)).toBeChecked();
});
