import { expectAccessible } from "../../support/browser/accessibility.ts";
import { importArticles, loadPosts } from "../../support/stored-imports.ts";
import { expect, test } from "../../support/test.ts";
import { expectToast } from "../../support/toasts.ts";
import { importJobs } from "../screens/csv-import.screen.ts";
import { openPanelAs } from "../screens/panel.screen.ts";

test("deleting the latest job asks Google, deletes its posts, can redirect their addresses, and Undo restores them", async ({
  page,
  request,
}) => {
  await importArticles("Sigue", 1);
  const job = await importArticles("Con destino", 2);
  const visit = async () =>
    await Promise.all(
      ["con-destino-1", "con-destino-2"].map(async (slug) => {
        const answer = await request.get(`/blog/${slug}`, { maxRedirects: 0 });
        return [answer.status(), answer.headers().location];
      }),
    );
  await openPanelAs(page);
  const jobs = importJobs(page);
  await jobs.open();
  await expect(jobs.history.getByRole("listitem").first()).toContainText("Con destino");
  await expect(jobs.row("Con destino")).toContainText("2/2");
  await expectAccessible(page, "history");
  await jobs.row("Con destino").getByRole("button", { name: "Delete Job" }).hover();
  await expect(page.getByRole("tooltip")).toHaveText(
    "Delete this import job and all associated blog posts",
  );

  await jobs.deleteLatest.click();
  await expect(jobs.dialog).toContainText("Delete “Con destino”?");
  await expect(jobs.dialog).toContainText(
    "2 posts will be deleted: 2 published, 0 edited since the import, 0 views in all.",
  );
  await expect(jobs.dialog).toContainText("In Google's index: 0. Not checked: 2.");
  await expect(jobs.dialog.getByRole("button", { name: "Cancel" })).toBeFocused();
  await jobs.dialog.getByRole("button", { name: "Check now" }).click();
  const results = jobs.dialog.getByRole("list", { name: "Results by URL" });
  await expect(results.getByRole("listitem")).toHaveCount(2);
  await jobs.dialog
    .getByLabel("Until it is restored, the address of “Con destino 2” will")
    .selectOption("lead to another article (301)");
  await jobs.dialog.getByLabel("Slug of the other article").fill("sigue-1");
  await expectAccessible(page, "dialog");
  await jobs.dialog.getByRole("button", { name: "Delete Job" }).click();
  await expectToast(page, "Import job deleted");
  await expect(jobs.row("Con destino")).toBeHidden();
  await expect(jobs.row("Sigue")).toBeVisible();
  expect(await loadPosts(job)).toEqual([]);
  expect(await visit()).toEqual([
    [410, undefined],
    [301, "/blog/sigue-1"],
  ]);

  await page.getByRole("button", { name: "Undo" }).click();
  await expectToast(page, "2 posts restored", "The job itself stays deleted.");
  expect(await loadPosts(job)).toHaveLength(2);
  expect(await visit()).toEqual([
    [200, undefined],
    [200, undefined],
  ]);
  await expect(jobs.row("Con destino")).toBeHidden();
});
