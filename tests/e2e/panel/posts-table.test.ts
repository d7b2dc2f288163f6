import type { Page } from "@playwright/test";
import { FieldValue } from "firebase-admin/firestore";
import { adminSdk } from "../../support/admin-sdk.ts";
import { temporaryPosts } from "../../support/articles.ts";
import { expectAccessible } from "../../support/browser/accessibility.ts";
import { toId } from "../../support/builders.ts";
import { runScheduled } from "../../support/run-scheduled.ts";
import { expect, test } from "../../support/test.ts";
import { expectToast } from "../../support/toasts.ts";
import { openPanelAs } from "../screens/panel.screen.ts";
import { downloaded, postsTable } from "../screens/posts.screen.ts";

const sdk = adminSdk();
const posts = temporaryPosts(sdk);
/** Later than other tests' posts, so that they are on the first page. */
const created = (minute: number) => new Date(Date.UTC(2099, 10, 20, 18, minute));
const [grease, salt, wheel] = ["Grasa de grado alimentario", "Salmuera cálida", "=Rueda loca"];
const stored = (slug: string) => sdk.db.doc(`blog_posts/${toId(slug)}`).get();

async function openPosts(page: Page): Promise<ReturnType<typeof postsTable>> {
  const rest = { published: false, excerpt: "Lote de la tabla" };
  await posts.store({ title: grease, slug: "tabla-grasa", created_at: created(3), ...rest });
  const read = { published: true, view_count: 900_000 };
  await posts.store({ title: salt, slug: "tabla-salmuera", created_at: created(2), ...read });
  await posts.store({ title: wheel, slug: "tabla-rueda", created_at: created(1), ...rest });
  await openPanelAs(page);
  return postsTable(page);
}
test.afterEach(() => posts.removeAll());

interface ListenMessage {
  readonly addTarget?: {
    readonly query?: {
      readonly structuredQuery: {
        readonly from: readonly { readonly collectionId: string }[];
        readonly limit?: number;
      };
    };
  };
}

/** Limits of the listeners to posts that the page opens from now on, from its requests. */
function watchListenerLimits(page: Page): readonly (number | undefined)[] {
  const limits: (number | undefined)[] = [];
  page.on("request", (request) => {
    if (!request.url().includes("/Listen/channel")) return;
    for (const [name, text] of new URLSearchParams(request.postData() ?? "")) {
      if (!name.endsWith("__data__")) continue;
      const query = (JSON.parse(text) as ListenMessage).addTarget?.query?.structuredQuery;
      if (query?.from[0]?.collectionId === "blog_posts") limits.push(query.limit);
    }
  });
  return limits;
}

test("posts are searched, filtered, sorted, paged and exported", async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/A post's status could not be written|403 \(Forbidden\)/);
  const table = await openPosts(page);

  await test.step("search, status filter and sorting cover all posts", async () => {
    await expect(table.rows.first()).toContainText(grease);
    await expect(table.row(grease).locator("time")).toHaveText("Nov 20, 2099, 07:03 PM");
    await runScheduled("publishScheduled");
    await table.search.fill("almuer");
    await expect(table.region.getByText("1 post found", { exact: true })).toBeVisible();
    // As if another administrator saved it now.
    await posts.store({ title: "Inalmuerzo", slug: "tabla-nueva", updated_at: new Date() });
    await expect(table.region.getByText("2 posts found", { exact: true })).toBeVisible();
    await table.search.fill("CALIDA salmuera");
    await expect(table.region.getByText("1 post found", { exact: true })).toBeVisible();
    await expect(table.rows).toHaveText([new RegExp(salt)]);
    await table.search.fill("lote de la tabla");
    await expect(table.region.getByText("2 posts found", { exact: true })).toBeVisible();
    await table.status.selectOption("Published");
    await expect(table.region.getByText("No post matches.")).toBeVisible();
    await table.status.selectOption("Drafts and scheduled");
    await table.order.selectOption("By title");
    await expect(table.rows).toHaveText([new RegExp(wheel), new RegExp(grease)]);
    await table.search.fill("");
    await expect(table.rows.first()).toContainText(wheel);
    await expect(table.row(salt)).toHaveCount(0);
    await table.status.selectOption("All posts");
    await table.order.selectOption("Most read first");
    await expect(table.rows.first()).toContainText(salt);
    await table.order.selectOption("Oldest first");
    await expect(table.rows.last()).toContainText(grease);
    await table.order.selectOption("Newest first");
    await expect(table.rows.first()).toContainText(grease);
  });

  await test.step("all posts are exported with their bodies, as JSON and as CSV without formulas", async () => {
    const count = (await sdk.db.collection("blog_posts").count().get()).data().count;
    const json = await downloaded(page, table.region.getByRole("button", { name: "Export JSON" }));
    await expectToast(page, "Posts exported", `${count} posts in one file.`);
    expect(json.name).toMatch(/^blog-posts-\d{4}-\d{2}-\d{2}\.json$/);
    const all = JSON.parse(json.text) as { title: string; content: string }[];
    expect(all).toHaveLength(count);
    for (const { content } of all) expect(content).not.toBe("");
    const csv = await downloaded(page, table.region.getByRole("button", { name: "Export CSV" }));
    expect(csv.text.startsWith('\uFEFF"title";"suggested_url";"content"')).toBe(true);
    expect(csv.text).toContain(`"'${wheel}"`);
  });

  await test.step("fifty posts are read and shown at once", async () => {
    await expect(table.pages).toBeHidden();
    const fields = { created_at: created(20), published: false };
    const slugs = Array.from({ length: 50 }, (_, n) => `tabla-${n}`);
    await Promise.all(slugs.map((slug) => posts.store({ slug, ...fields })));
    await expect(table.rows).toHaveCount(50);
    const limits = watchListenerLimits(page);
    await page.reload();
    await expect(table.rows).toHaveCount(50);
    // One page, plus one document to know whether there are more.
    expect(limits).toEqual([51]);
    await expect(table.pages).toContainText("1–50");
    await table.pages.getByRole("button", { name: "Next" }).click();
    await expect(table.rows.first()).toContainText(grease);
    await expect(table.pages).toContainText("51–");
    await table.pages.getByRole("button", { name: "Previous" }).click();
    await expect(table.row("/tabla-49")).toBeVisible();
  });

  await test.step("a failed switch shows a message and returns to its state", async () => {
    await table.search.fill("tabla-grasa");
    await expect(table.region.getByText("1 post found", { exact: true })).toBeVisible();
    // Search results are not live.
    await (await stored("tabla-grasa")).ref.delete();
    await table.row(grease).getByText("Draft", { exact: true }).click();
    await expectToast(page, "Could not update post status", "Please try again.");
    await expect(table.switchNamed(`Draft: ${grease}`)).not.toBeChecked();
  });
});

test("posts are published and unpublished, alone, before their date and in bulk", async ({
  page,
  request,
}) => {
  const table = await openPosts(page);
  const visit = async () => (await request.get("/blog/tabla-grasa", { maxRedirects: 0 })).status();
  const select = async (...titles: string[]) => {
    for (const title of titles) await table.row(title).locator("label").first().click();
    await expect(table.bulk).toContainText(`${titles.length} selected`);
  };

  await test.step("the switch publishes and unpublishes; the public page follows", async () => {
    await (await stored("tabla-grasa")).ref.update({ published_at: FieldValue.delete() });
    expect(await visit()).not.toBe(200);
    await table.row(grease).getByText("Draft", { exact: true }).click();
    await expect(table.switchNamed(`Published: ${grease}`)).toBeChecked();
    await expect.poll(visit).toBe(200);
    expect((await stored("tabla-grasa")).get("published_at")).toBeTruthy();
    await table.row(grease).getByText("Published", { exact: true }).click();
    await expect(table.switchNamed(`Draft: ${grease}`)).not.toBeChecked();
    await expect.poll(visit).not.toBe(200);
  });

  await test.step("a scheduled post is found by its filter, and published now only after a question", async () => {
    const schedule = async (slug: string, day: string) =>
      await (await stored(slug)).ref.update({ scheduled_for: new Date(`2099-12-${day}T09:30Z`) });
    await schedule("tabla-grasa", "24");
    await schedule("tabla-rueda", "01");
    await table.status.selectOption("Scheduled");
    await expect(table.rows).toHaveText([new RegExp(wheel), new RegExp(grease)]);
    await expect(table.row(grease)).toContainText("Scheduled for Dec 24, 2099, 10:30 AM GMT+1");
    await table.row(grease).getByText("Scheduled", { exact: true }).click();
    await expect(table.dialog).toContainText(`Publish “${grease}” now?`);
    await expectAccessible(page, "publish now");
    await table.dialog.getByRole("button", { name: "Keep the schedule" }).click();
    await expect(table.switchNamed(`Scheduled: ${grease}`)).not.toBeChecked();
    await table.row(grease).getByText("Scheduled", { exact: true }).click();
    await table.dialog.getByRole("button", { name: "Publish now" }).click();
    await expect(table.row(grease)).toHaveCount(0);
    const fields = (await stored("tabla-grasa")).data();
    expect(fields).toMatchObject({ published: true });
    expect(fields).not.toHaveProperty("scheduled_for");
    await (await stored("tabla-rueda")).ref.update({ scheduled_for: FieldValue.delete() });
    await table.status.selectOption("All posts");
  });

  await test.step("several posts are unpublished, published, deleted and restored together", async () => {
    await select(grease, salt);
    await table.bulk.getByRole("button", { name: "Unpublish" }).click();
    await expect(table.switchNamed(`Draft: ${salt}`)).not.toBeChecked();
    await expect.poll(async () => (await stored("tabla-salmuera")).get("published")).toBe(false);
    await select(grease, wheel);
    await expect(table.select(grease)).toBeChecked();
    await expect(table.select(salt)).not.toBeChecked();
    await table.bulk.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(table.dialog).toContainText("Publish 2 posts now?");
    await table.dialog.getByRole("button", { name: "Publish now" }).click();
    await expect(table.switchNamed(`Published: ${grease}`)).toBeChecked();
    await expect(table.switchNamed(`Published: ${wheel}`)).toBeChecked();
    await expect.poll(async () => (await stored("tabla-rueda")).get("published")).toBe(true);
    await select(grease, salt, wheel);
    await table.bulk.getByRole("button", { name: "Delete" }).click();
    await expect(table.dialog).toContainText("Delete 3 posts?");
    await table.dialog.getByRole("button", { name: "Delete" }).click();
    await expectToast(page, "3 posts deleted");
    for (const title of [grease, salt, wheel]) await expect(table.row(title)).toHaveCount(0);
    await table.undo.click();
    await expectToast(page, "3 posts restored");
    for (const title of [grease, salt, wheel]) await expect(table.row(title)).toBeVisible();
  });
});

test("deleting a post asks Google first, its URL answers 410 or redirects, and Undo restores it", async ({
  page,
  request,
  allowConsoleError,
}) => {
  allowConsoleError(/400 \(Bad Request\)/);
  const table = await openPosts(page);
  const visit = async () => {
    const answer = await request.get("/blog/tabla-salmuera", { maxRedirects: 0 });
    return [answer.status(), answer.headers().location];
  };
  await table.delete(salt).click();
  await expect(table.dialog).toContainText(`Delete “${salt}”?`);
  await expect(table.dialog).toContainText("It has not been checked whether Google has this");
  await table.dialog.getByRole("button", { name: "Check now" }).click();
  const results = table.dialog.getByRole("list", { name: "Results by URL" });
  await expect(results.getByRole("listitem")).toHaveCount(1);
  await expectAccessible(page, "result of the check");
  await page.keyboard.press("Escape");
  await expect(table.dialog).toBeHidden();
  await table.delete(salt).click();
  await expect(table.dialog).toContainText(/Google .+ in its index \(checked \w{3} \d/);
  await table.dialog.getByRole("button", { name: "Delete" }).click();
  await expectToast(page, "Post deleted", "In the trash for 30 days.");
  await expect(table.row(salt)).toHaveCount(0);
  expect(await visit()).toEqual([410, undefined]);
  await table.undo.click();
  await expectToast(page, "Post restored");
  await expect(table.row(salt)).toBeVisible();
  expect(await visit()).toEqual([200, undefined]);
  expect((await stored("tabla-salmuera")).get("view_count")).toBe(900_000);

  await test.step("an address can lead to another article, which must exist", async () => {
    await table.delete(salt).click();
    const target = table.dialog.getByLabel("Slug of the other article");
    await table.dialog
      .getByLabel("Until it is restored, its address will")
      .selectOption("lead to another article (301)");
    await target.fill("no-hay-tal-articulo");
    await table.dialog.getByRole("button", { name: "Delete" }).click();
    const reason = "There is no other article at /blog/no-hay-tal-articulo";
    await expectToast(page, "Could not delete the post", reason);
    await expect(table.dialog.getByText(reason, { exact: true })).toBeVisible();
    const other = "ra-0-8-por-que-importa-el-acabado-superficial";
    await target.fill(other);
    await table.dialog.getByRole("button", { name: "Delete" }).click();
    await expectToast(page, "Post deleted");
    expect(await visit()).toEqual([301, `/blog/${other}`]);
  });
});
