import { adminSdk } from "../../support/admin-sdk.ts";
import { temporaryPosts } from "../../support/articles.ts";
import { expect, test } from "../../support/test.ts";
import { editor } from "../screens/editor.screen.ts";
import { openPanelAs } from "../screens/panel.screen.ts";
import { postsTable } from "../screens/posts.screen.ts";

const sdk = adminSdk();
const posts = temporaryPosts(sdk);
const title = (n: number) => `Tornavuelta ${String(n).padStart(2, "0")}`;

test("filter, search, order and place of a list survive Back from the editor and the link on an article", async ({
  page,
}) => {
  const stored = await Promise.all(
    Array.from({ length: 40 }, (_, n) =>
      posts.store({ slug: `tornavuelta-${n}`, title: title(n), published: n % 2 === 0 }),
    ),
  );
  await openPanelAs(page);
  const table = postsTable(page);
  await table.status.selectOption("Published");
  await table.order.selectOption("By title");
  await table.search.fill("tornavuelta");
  await table.region.getByRole("button", { name: /more/i }).click();
  await expect(table.rows).toHaveCount(20);
  const post = table.row(title(30));
  await post.scrollIntoViewIfNeeded();
  const getScroll = () => page.evaluate(() => scrollY);
  const before = await getScroll();
  expect(before).toBeGreaterThan(400);
  const expectSameList = async () => {
    await expect(table.rows).toHaveCount(20);
    await expect(table.rows.first()).toContainText(title(0));
    await expect(table.search).toHaveValue("tornavuelta");
    await expect(table.status).toHaveValue("published");
    await expect(table.order).toHaveValue("title");
    await expect.poll(getScroll).toBe(before);
  };

  await post.getByRole("link", { name: /^Edit/ }).click();
  await expect(editor(page).title).toHaveValue(title(30));
  const renamed = `${title(30)} editado`;
  await sdk.db.doc(`blog_posts/${stored[30]?.id}`).update({ title: renamed });
  await page.goBack();
  await expectSameList();
  await expect(table.row(renamed)).toBeVisible();

  await page.goto("/blog/tornavuelta-30");
  await page.getByRole("link", { name: "Back to posts" }).click();
  await expectSameList();
});
