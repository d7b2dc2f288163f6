import { adminSdk } from "../../support/admin-sdk.ts";
import { aBody, aPost, idOf } from "../../support/builders.ts";
import { deleteOnePage } from "../../support/delete-all.ts";
import { reset, setStandInMode } from "../../support/reset.ts";
import { seed } from "../../support/seed/seed.ts";
import { storePost } from "../../support/store.ts";
import { expect, test } from "../../support/test.ts";
import { expectToast } from "../../support/toasts.ts";
import { deleteAll } from "../screens/delete-all.screen.ts";
import { openPanelAs } from "../screens/panel.screen.ts";
import { downloaded, postsTable } from "../screens/posts.screen.ts";

const sdk = adminSdk();
const countOf = async (name: string) => (await sdk.db.collection(name).count().get()).data().count;

/** Unfinished imports of other tests would prevent the deletion. */
test.beforeEach(async ({ page, at }) => {
  await reset();
  await seed(sdk);
  await setStandInMode(at.search, "normal");
  await openPanelAs(page);
});
test.afterEach(({ at }) => setStandInMode(at.search, "normal"));

test("the report shows what Google has indexed, and canceling deletes nothing", async ({
  page,
}) => {
  const flow = deleteAll(page);
  const count = await countOf("blog_posts");
  await flow.start.click();
  await expect(flow.report).toBeVisible();
  await expect(flow.report).toContainText("Google Indexing Report");
  await expect(flow.report).toContainText(`Analysis of ${count} blog post URLs`);
  await expect(flow.counter("Total URLs")).toHaveText(String(count));
  const indexed = Number(await flow.counter("Likely Indexed").textContent());
  expect(indexed).toBeGreaterThan(0);
  await expect(flow.counter("High Confidence")).toHaveText(String(indexed));
  await expect(flow.report).toContainText("Indexed Content Detected");
  for (const risk of [
    "cause 404 errors for visitors from Google search",
    "lose SEO rankings and organic traffic",
    "affect overall search performance",
  ])
    await expect(flow.report.getByText(risk)).toBeVisible();
  const results = flow.results.getByRole("listitem");
  await expect(results).toHaveCount(count);
  await expect(results.getByText("Indexed", { exact: true })).toHaveCount(indexed);
  await expect(results.getByText("Not Found", { exact: true })).toHaveCount(count - indexed);
  await expect(results.first()).toContainText("Submitted and indexed");
  await expect(results.first()).toContainText("/blog/");
  await expect(results.first()).toContainText("High");
  await expect(flow.safe).toHaveCount(0);
  await expect(flow.anyway).toBeVisible();
  await expect(flow.recommended).toBeFocused();
  await flow.recommended.click();
  await expectToast(page, "Deletion cancelled", "Blog posts were not deleted.");
  await expect(flow.report).toBeHidden();
  expect(await countOf("blog_posts")).toBe(count);
});

for (const mode of ["403", "429", "partial"])
  test(`without an answer of Search Console (${mode}) an article is Unknown and never safe`, async ({
    page,
    at,
  }) => {
    await setStandInMode(at.search, mode);
    const flow = deleteAll(page);
    await flow.start.click();
    await expect(flow.report).toContainText(/\d+ URLs could not be checked/);
    await expect(flow.results.getByText("Unknown", { exact: true }).first()).toBeVisible();
    await expect(flow.safe).toHaveCount(0);
    const isIndexed = (await flow.counter("Likely Indexed").textContent()) !== "0";
    await expect(isIndexed ? flow.anyway : flow.unchecked).toBeVisible();
    await expect(flow.recommended).toBeFocused();
    await page.keyboard.press("Escape");
    await expectToast(page, "Deletion cancelled");
  });

test("a check that fails deletes nothing and can be repeated", async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/ERR_FAILED|The indexing check failed/);
  const flow = deleteAll(page);
  await page.route("**/checkGoogleIndexing", (route) => route.abort());
  await flow.start.click();
  await expectToast(page, "Error checking indexing", "Nothing has been deleted.");
  await expect(flow.question).toContainText("The indexing check failed");
  await page.unroute("**/checkGoogleIndexing");
  await flow.button("Check again").click();
  await expect(flow.report).toBeVisible();
  await flow.recommended.click();
  expect(await countOf("blog_posts")).toBeGreaterThan(0);
});

test("two confirmations and exactly DELETE ALL; an interrupted deletion continues until no post is left", async ({
  page,
  at,
  request,
  allowConsoleError,
}) => {
  allowConsoleError(/ERR_FAILED|Deleting all posts failed/);
  const posts = Array.from({ length: 220 }, (_, n) => aPost({ slug: `sobra-${n}` }));
  await Promise.all(posts.map((post) => storePost(sdk.db, post, aBody())));
  await sdk.db.doc(`import_jobs/${idOf("old")}`).set({
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
  const count = await countOf("blog_posts");
  await setStandInMode(at.search, "none");
  const flow = deleteAll(page);
  await flow.start.click();
  await expect(flow.counter("Likely Indexed")).toHaveText("0");
  await expect(flow.anyway).toHaveCount(0);
  await flow.safe.click();

  await expect(flow.question).toContainText(`Delete all ${count} blog posts?`);
  await expect(flow.button("Cancel")).toBeFocused();
  await flow.button("Continue").click();
  await expect(flow.question).toContainText("This cannot be undone");
  const kept = await downloaded(page, flow.button("Export JSON"));
  expect(JSON.parse(kept.text)).toHaveLength(count);
  await flow.button("I understand, continue").click();
  const confirm = flow.button("Delete All Posts");
  for (const wrong of ["delete all", "DELETE ALL ", " DELETE ALL", "DELETE  ALL", "DELETE"]) {
    await flow.phrase.fill(wrong);
    await expect(confirm).toBeDisabled();
    await flow.phrase.press("Enter");
  }
  expect(await countOf("blog_posts")).toBe(count);

  let calls = 0;
  await page.route("**/deleteAllPosts", async (route) => {
    if (route.request().method() === "POST") calls += 1;
    if (calls > 2 || route.request().method() !== "POST") return route.continue();
    if (calls === 2) return route.abort();
    const result = await deleteOnePage(sdk, route.request().postDataJSON().data);
    return route.fulfill({ json: { result }, headers: { "access-control-allow-origin": "*" } });
  });
  await flow.phrase.fill("DELETE ALL");
  await confirm.click();
  await expectToast(page, "Error deleting posts", "What is left is still listed.");
  await expect(flow.question).toContainText("The deletion stopped half way");
  await expect(flow.question).toContainText(`200 of ${count} deleted`);
  expect(await countOf("blog_posts")).toBe(count - 200);
  await flow.button("Continue deletion").click();
  await expectToast(page, "All posts deleted");
  await expect(postsTable(page).region.getByText("No blog posts yet.")).toBeVisible();
  expect(await Promise.all(["blog_posts", "post_bodies", "import_jobs"].map(countOf))).toEqual([
    0, 0, 0,
  ]);
  expect((await request.get("/blog/sobra-7")).status()).toBe(410);

  await flow.start.click();
  await expectToast(page, "No posts to check");
  await expect(flow.report).toHaveCount(0);
});
