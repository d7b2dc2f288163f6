import { expectAccessible } from "../../support/browser/accessibility.ts";
import { importArticles, jobNamed, postsOf } from "../../support/stored-imports.ts";
import { expect, test } from "../../support/test.ts";
import { expectToast } from "../../support/toasts.ts";
import { csvImport, importJobs } from "../screens/csv-import.screen.ts";
import { openPanelAs } from "../screens/panel.screen.ts";

test.beforeEach(({ page }) => openPanelAs(page));

test("deleting a job lists its effects, deletes its posts, and Undo restores them", async ({
  page,
  request,
}) => {
  const job = await importArticles("Para borrar", 3);
  expect(await postsOf(job)).toHaveLength(3);
  expect(await jobNamed("Para borrar")).toMatchObject([{ id: job, status: "completed" }]);

  const jobs = importJobs(page);
  await jobs.open();
  await jobs.row("Para borrar").getByRole("button", { name: "Delete Job" }).hover();
  const hint = "Delete this import job and all associated blog posts";
  await expect(page.getByRole("tooltip")).toHaveText(hint);
  await jobs.row("Para borrar").getByRole("button", { name: "Delete Job" }).click();
  await expect(jobs.dialog).toContainText("Delete “Para borrar”?");
  await expect(jobs.dialog).toContainText(
    "3 posts will be deleted: 3 published, 0 edited since the import, 0 views in all.",
  );
  await expect(jobs.dialog).toContainText("In Google's index: 0. Not checked: 3.");
  await expect(jobs.dialog).toContainText("can be restored for 30 days");
  await expect(jobs.dialog.getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(jobs.dialog).toBeHidden();
  expect(await postsOf(job)).toHaveLength(3);

  await jobs.row("Para borrar").getByRole("button", { name: "Delete Job" }).click();
  await jobs.dialog.getByRole("button", { name: "Delete Job" }).click();
  await expectToast(page, "Import job deleted");
  await expect(jobs.row("Para borrar")).toBeHidden();
  expect(await postsOf(job)).toEqual([]);
  expect((await request.get("/blog/para-borrar-1")).status()).toBe(410);

  await page.getByRole("button", { name: "Undo" }).click();
  await expectToast(page, "3 posts restored", "The job itself stays deleted.");
  expect(await postsOf(job)).toHaveLength(3);
  expect((await request.get("/blog/para-borrar-1")).status()).toBe(200);
  await expect(jobs.row("Para borrar")).toBeHidden();
});

test("the dialog of a job asks Google, and an address can lead to another article", async ({
  page,
  request,
}) => {
  await importArticles("Sigue", 1);
  await importArticles("Con destino", 2);
  const jobs = importJobs(page);
  await jobs.open();
  await jobs.row("Con destino").getByRole("button", { name: "Delete Job" }).click();
  await jobs.dialog.getByRole("button", { name: "Check now" }).click();
  const results = jobs.dialog.getByRole("list", { name: "Results by URL" });
  await expect(results.getByRole("listitem")).toHaveCount(2);
  await jobs.dialog
    .getByLabel("Until it is restored, the address of “Con destino 2” will")
    .selectOption("lead to another article (301)");
  await jobs.dialog.getByLabel("Slug of the other article").fill("sigue-1");
  await expectAccessible(page);
  await jobs.dialog.getByRole("button", { name: "Delete Job" }).click();
  await expectToast(page, "Import job deleted");
  const answers = await Promise.all(
    ["con-destino-1", "con-destino-2"].map((slug) =>
      request.get(`/blog/${slug}`, { maxRedirects: 0 }),
    ),
  );
  expect(answers.map((one) => [one.status(), one.headers().location])).toEqual([
    [410, undefined],
    [301, "/blog/sigue-1"],
  ]);
});

test("Delete Latest Import removes the newest job", async ({ page }) => {
  for (const name of ["Penúltima", "Última"]) await importArticles(name, 1);
  const jobs = importJobs(page);
  await jobs.open();
  await expect(jobs.history.getByRole("listitem").first()).toContainText("Última");
  await jobs.deleteLatest.click();
  await expect(jobs.dialog).toContainText("Delete “Última”?");
  await jobs.dialog.getByRole("button", { name: "Delete Job" }).click();
  await expectToast(page, "Import job deleted");
  await expect(jobs.row("Última")).toBeHidden();
  await expect(jobs.row("Penúltima")).toBeVisible();
  await expect(jobs.row("Penúltima")).toContainText("1/1");
});

test("CSV cards and job history are accessible", async ({ page }) => {
  const csv = csvImport(page);
  await csv.prepare("title,content\nUno,a\n,b", "Accesible");
  await expectAccessible(page);
  await csv.importButton.click();
  await expectToast(page, "Import successful");
  await importJobs(page).open();
  await expect(importJobs(page).row("Accesible")).toBeVisible();
  await expectAccessible(page);
});
