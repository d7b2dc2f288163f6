import { adminSdk } from "../../support/admin-sdk.ts";
import { temporaryPosts } from "../../support/articles.ts";
import { expect, test } from "../../support/test.ts";
import { expectToast } from "../../support/toasts.ts";
import { editor } from "../screens/editor.screen.ts";
import { openPanelAs } from "../screens/panel.screen.ts";
import { postsTable } from "../screens/posts.screen.ts";

const posts = temporaryPosts(adminSdk());
const title = (n: number) => `Tornavuelta ${String(n).padStart(2, "0")}`;

test.beforeEach(() =>
  Promise.all(
    Array.from({ length: 40 }, (_, n) =>
      posts.store({ slug: `tornavuelta-${n}`, title: title(n), published: n % 2 === 0 }),
    ),
  ),
);
test.afterEach(() => posts.removeAll());

test("filter, search, order and place of a list survive editing and Back", async ({ page }) => {
  await openPanelAs(page);
  const table = postsTable(page);
  await table.status.selectOption("Published");
  await table.order.selectOption("By title");
  await table.search.fill("tornavuelta");
  await table.region.getByRole("button", { name: /more/i }).click();
  await expect(table.rows).toHaveCount(20);
  const post = table.row(title(30));
  await post.scrollIntoViewIfNeeded();
  const top = () => page.evaluate(() => scrollY);
  const before = await top();
  expect(before).toBeGreaterThan(400);
  const expectSameList = async () => {
    await expect(table.rows).toHaveCount(20);
    await expect(table.rows.first()).toContainText(title(0));
    await expect(table.search).toHaveValue("tornavuelta");
    await expect(table.status).toHaveValue("published");
    await expect(table.order).toHaveValue("title");
    await expect.poll(top).toBe(before);
  };

  await post.getByRole("link", { name: /^Edit/ }).click();
  const ed = editor(page);
  await expect(ed.body).toContainText("Acero inoxidable.");
  await ed.title.fill(`${title(30)} editado`);
  await page.keyboard.press("Control+s");
  await expectToast(page, "Blog post updated");
  await page.goBack();
  await expectSameList();
  await expect(table.row(`${title(30)} editado`)).toBeVisible();

  await post.getByRole("link", { name: /^Edit/ }).click();
  await ed.title.fill(`${title(30)} publicado`);
  await page.getByRole("button", { name: "Update Post" }).click();
  await ed.expectArticle("tornavuelta-30");
  await page.getByRole("link", { name: "Back to posts" }).click();
  await expectSameList();
  await expect(table.row(`${title(30)} publicado`)).toBeVisible();
});
