import { adminSdk } from "../../support/admin-sdk.ts";
import { toId } from "../../support/builders.ts";
import { setStandInMode } from "../../support/reset.ts";
import { expect, test } from "../../support/test.ts";
import { expectToast } from "../../support/toasts.ts";
import { deleteAll } from "../screens/delete-all.screen.ts";
import { openPanelAs } from "../screens/panel.screen.ts";
import { downloaded, postsTable } from "../screens/posts.screen.ts";

const { db } = adminSdk();
const countDocuments = async (name: string) =>
  (await db.collection(name).count().get()).data().count;

test.afterEach(({ at }) => setStandInMode(at.search, "normal"));

test("all posts are deleted after a report on Google's index, two confirmations and exactly DELETE ALL", async ({
  page,
  at,
  request,
}) => {
  await setStandInMode(at.search, "normal");
  await db.doc(`import_jobs/${toId("old")}`).set({
    job_name: "Enero",
    import_type: "blog_posts",
    total_records: 0,
    successful_records: 0,
    failed_records: 0,
    status: "completed",
    created_at: new Date(),
    touched_at: new Date(),
    chunks: {},
  });
  const count = await countDocuments("blog_posts");
  const flow = deleteAll(page);
  await openPanelAs(page);

  await test.step("the report shows what Google has indexed, and canceling deletes nothing", async () => {
    await flow.start.click();
    await expect(flow.report).toContainText(`Analysis of ${count} blog post URLs`);
    await expect(flow.counter("Total URLs")).toHaveText(String(count));
    const indexed = Number(await flow.counter("Likely Indexed").textContent());
    expect(indexed).toBeGreaterThan(0);
    const results = flow.results.getByRole("listitem");
    await expect(results).toHaveCount(count);
    await expect(results.getByText("Indexed", { exact: true })).toHaveCount(indexed);
    await expect(results.first()).toContainText("Submitted and indexed");
    await expect(results.first()).toContainText("/blog/");
    await expect(flow.safe).toHaveCount(0);
    await expect(flow.anyway).toBeVisible();
    await expect(flow.recommended).toBeFocused();
    await flow.recommended.click();
    await expectToast(page, "Deletion cancelled", "Blog posts were not deleted.");
    await expect(flow.report).toBeHidden();
    expect(await countDocuments("blog_posts")).toBe(count);
  });

  await setStandInMode(at.search, "none");
  await db.recursiveDelete(db.collection("index_verdicts"));
  await flow.start.click();
  await expect(flow.counter("Likely Indexed")).toHaveText("0");
  await flow.safe.click();
  await expect(flow.question).toContainText(`Delete all ${count} blog posts?`);
  await expect(flow.button("Cancel")).toBeFocused();
  await flow.button("Continue").click();
  await expect(flow.question).toContainText("This cannot be undone");
  const file = await downloaded(page, flow.button("Export JSON"));
  expect(JSON.parse(file.text)).toHaveLength(count);
  await flow.button("I understand, continue").click();
  const confirm = flow.button("Delete All Posts");
  await flow.phrase.fill("DELETE ALL ");
  await expect(confirm).toBeDisabled();
  await flow.phrase.fill("DELETE ALL");
  await confirm.click();
  await expectToast(page, "All posts deleted");
  await expect(postsTable(page).region.getByText("No blog posts yet.")).toBeVisible();
  const collections = ["blog_posts", "post_bodies", "import_jobs"];
  expect(await Promise.all(collections.map(countDocuments))).toEqual([0, 0, 0]);
  const sample = "/blog/ra-0-8-por-que-importa-el-acabado-superficial";
  expect((await request.get(sample)).status()).toBe(410);

  await flow.start.click();
  await expectToast(page, "No posts to check");
  await expect(flow.report).toHaveCount(0);
});
