import posts from "../../sandbox/data/partner-posts.json" with { type: "json" };
import { adminSdk } from "../../support/admin-sdk.ts";
import { expectAccessible } from "../../support/browser/accessibility.ts";
import { aBody, aPost } from "../../support/builders.ts";
import { setStandInMode } from "../../support/reset.ts";
import { runScheduled } from "../../support/run-scheduled.ts";
import { storePost } from "../../support/store.ts";
import { expect, test } from "../../support/test.ts";
import { openPanelAs } from "../screens/panel.screen.ts";

const { db } = adminSdk();
const PIXEL = Buffer.from("R0lGODlhAQABAIAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==", "base64");

test.beforeEach(async ({ page, at, allowConsoleError }) => {
  await setStandInMode(at.partner, "normal");
  // The partner's first image is missing on purpose.
  allowConsoleError(/request to https:\/\/blog\.higiene-industrial\.example/);
  allowConsoleError(/Failed to load resource: the server responded with a status of 404/);
  await page.route("https://blog.higiene-industrial.example/**", (route) =>
    route.request().url().endsWith("fallback-1.jpg")
      ? route.fulfill({ status: 404 })
      : route.fulfill({ contentType: "image/gif", body: PIXEL }),
  );
  await openPanelAs(page);
});

test.afterEach(async ({ at }) => {
  await setStandInMode(at.partner, "normal");
  const imports = await db.collection("guest_imports").get();
  for (const one of imports.docs) {
    const id = String(one.get("post_id"));
    const post = db.doc(`blog_posts/${id}`);
    const slug = (await post.get()).get("slug") as string | undefined;
    const refs = [one.ref, post, db.doc(`post_bodies/${id}`)];
    if (slug !== undefined) refs.push(db.doc(`slugs/${slug}`));
    await Promise.all(refs.map((ref) => ref.delete()));
  }
});

test("a partner's post becomes a draft that the editor opens", async ({ page }) => {
  const panel = page.getByRole("region", { name: "Guest Posts" });
  await expect(panel.getByText("Not loaded yet")).toBeVisible();
  await panel.getByRole("button", { name: "Refresh" }).click();
  await expect(page.getByText("Posts fetched")).toBeVisible();
  await expect(page.getByText("Found 6 approved posts")).toBeVisible();
  const cards = panel.getByRole("article");
  await expect(cards).toHaveCount(posts.length);
  const card = panel.getByRole("article", { name: posts[0]?.title ?? "" });
  for (const text of ["Nuria Castellet Prim", "Pending Import", "Sep 14, 2026", "Cuando un"])
    await expect(card).toContainText(text);
  await expect(card.locator("img")).toHaveAttribute("src", /\/images\/fallback-\d/);
  await expectAccessible(page);

  await card.getByRole("button", { name: "Import Post" }).click();
  await expect(page.getByText("Post imported")).toBeVisible();
  await expect(cards).toHaveCount(posts.length - 1);
  const edit = panel.getByRole("link", { name: `Edit “${posts[0]?.title}”` });
  await expect(edit).toBeFocused();
  const row = page
    .getByRole("region", { name: "Existing Blog Posts" })
    .getByRole("listitem")
    .filter({ hasText: posts[0]?.title ?? "" });
  await expect(row).toContainText("Draft");
  await edit.press("Enter");
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue(posts[0]?.title ?? "");
  await expect(page.getByText("Qué es una biopelícula").first()).toBeVisible();
});

test("each failure keeps the screen and shows its reason", async ({
  page,
  at,
  allowConsoleError,
}) => {
  allowConsoleError(/Failed to load resource: the server responded with a status of 50/);
  const panel = page.getByRole("region", { name: "Guest Posts" });
  const refresh = panel.getByRole("button", { name: "Refresh" });
  await setStandInMode(at.partner, "html");
  await refresh.click();
  await expect(page.getByText("Error", { exact: true })).toBeVisible();
  await expect(page.getByText("Failed to fetch posts").first()).toBeVisible();
  await expect(panel.getByText("sent something that could not be read")).toBeVisible();
  await setStandInMode(at.partner, "normal");
  await refresh.click();
  const card = panel.getByRole("article", { name: posts[1]?.title ?? "" });
  await expect(card).toBeVisible();
  await setStandInMode(at.partner, "down");
  await card.getByRole("button", { name: "Import Post" }).click();
  await expect(page.getByText("Failed to import post")).toBeVisible();
  await expect(card).toContainText("The partner blog could not be reached.");
  const imports = await db.doc(`guest_imports/${posts[1]?.id}`).get();
  expect(imports.exists).toBe(false);
});

test("a post like a published article is named before it is imported", async ({ page }) => {
  const [, guest] = posts;
  if (!guest) throw new Error("The partner has one post only");
  const known = aPost({ slug: "ya-publicado", title: "Ya publicado" });
  await storePost(db, known, aBody({ content: guest.content }));
  await runScheduled("emptyTrash");
  const panel = page.getByRole("region", { name: "Guest Posts" });
  await panel.getByRole("button", { name: "Refresh" }).click();
  const card = panel.getByRole("article", { name: guest.title });
  await expect(card).toContainText(/Similar to Ya publicado.* \(100% the same words\)/);
  const other = panel.getByRole("article", { name: posts[2]?.title ?? "" });
  await expect(other).toContainText("No published article is similar.");
  await expectAccessible(page);
});
