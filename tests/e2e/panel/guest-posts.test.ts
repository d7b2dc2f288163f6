import posts from "../../sandbox/data/partner-posts.json" with { type: "json" };
import { adminSdk } from "../../support/admin-sdk.ts";
import { expectAccessible } from "../../support/browser/accessibility.ts";
import { aBody, aPost } from "../../support/builders.ts";
import { setStandInMode } from "../../support/reset.ts";
import { runScheduled } from "../../support/run-scheduled.ts";
import { storePost } from "../../support/store.ts";
import { expect, test } from "../../support/test.ts";
import { expectToast } from "../../support/toasts.ts";
import { openPanelAs } from "../screens/panel.screen.ts";

const { db } = adminSdk();
const PIXEL = Buffer.from("R0lGODlhAQABAIAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==", "base64");

test("a partner's post is compared with published articles, and becomes a draft that the editor opens", async ({
  page,
  at,
  allowConsoleError,
}) => {
  await setStandInMode(at.partner, "normal");
  // The partner's first image is missing on purpose.
  allowConsoleError(/request to https:\/\/blog\.higiene-industrial\.example/);
  allowConsoleError(/Failed to load resource: the server responded with a status of 404/);
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.url().startsWith("https://blog.higiene-industrial.example/"))
      requests.push(request.url());
  });
  await page.route("https://blog.higiene-industrial.example/**", (route) =>
    route.request().url().endsWith("fallback-1.jpg")
      ? route.fulfill({ status: 404 })
      : route.fulfill({ contentType: "image/gif", body: PIXEL }),
  );
  const [first, second] = posts;
  if (!first || !second) throw new Error("The partner has one post only");
  const knownPost = aPost({ slug: "ya-publicado", title: "Ya publicado" });
  await storePost(db, knownPost, aBody({ content: second.content }));
  await runScheduled("emptyTrash");
  await openPanelAs(page);
  const panel = page.getByRole("region", { name: "Guest Posts" });
  await expect(panel.getByText("Not loaded yet")).toBeVisible();
  await panel.getByRole("button", { name: "Refresh" }).click();
  await expectToast(page, "Posts fetched", "Found 6 approved posts");
  const cards = panel.getByRole("article");
  await expect(cards).toHaveCount(posts.length);
  const card = panel.getByRole("article", { name: first.title });
  for (const text of ["Nuria Castellet Prim", "Pending Import", "Sep 14, 2026", "Cuando un"])
    await expect(card).toContainText(text);
  await expect(card.locator("img")).toHaveAttribute("src", /\/images\/fallback-\d/);
  expect(requests).toEqual([]);
  await card.getByRole("button", { name: "Show picture" }).click();
  await expect.poll(() => requests).toEqual([first.featured_image_url]);
  await expect(card.locator("img")).toHaveAttribute("src", /\/images\/fallback-\d/);
  await expect(panel.getByRole("article", { name: second.title })).toContainText(
    /Similar to Ya publicado.* \(100% the same words\)/,
  );
  await expect(panel.getByRole("article", { name: posts[2]?.title ?? "" })).toContainText(
    "No published article is similar.",
  );
  await expectAccessible(page);

  await card.getByRole("button", { name: "Import Post" }).click();
  await expectToast(page, "Post imported");
  await expect(cards).toHaveCount(posts.length - 1);
  const edit = panel.getByRole("link", { name: `Edit “${first.title}”` });
  await expect(edit).toBeFocused();
  const row = page
    .getByRole("region", { name: "Existing Blog Posts" })
    .getByRole("listitem")
    .filter({ hasText: first.title });
  await expect(row).toContainText("Draft");
  await edit.press("Enter");
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue(first.title);
  await expect(page.getByText("Qué es una biopelícula").first()).toBeVisible();
});
