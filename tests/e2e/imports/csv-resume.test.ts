import type { BrowserContext, Page, Route } from "@playwright/test";
import { articlesCsv } from "../../support/csv.ts";
import { backdateJob, jobNamed, loadPosts } from "../../support/stored-imports.ts";
import { expect, test } from "../../support/test.ts";
import { expectToast } from "../../support/toasts.ts";
import { csvImport, importJobs } from "../screens/csv-import.screen.ts";
import { openPanel, openPanelAs } from "../screens/panel.screen.ts";

/** So many rows are sent in two chunks. */
const ROWS = 150;

/** Imports the first chunk of a CSV, then cuts the connection and closes the tab. */
async function killAfterFirstChunk(page: Page, name: string): Promise<void> {
  const held: Route[] = [];
  await page.route("**/importChunk", async (route) => {
    const { data } = route.request().postDataJSON() as { data: { chunk: number } };
    if (data.chunk === 0) await route.continue();
    else held.push(route);
  });
  const csv = csvImport(page);
  await csv.prepare(articlesCsv(name, ROWS), name);
  await csv.importButton.click();
  await expect(csv.card.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "100");
  await expect(csv.card.getByText("100 of 150")).toBeVisible();
  // Playwright sends held requests when the page closes.
  await Promise.all(held.map((route) => route.abort()));
  await page.close({ runBeforeUnload: false });
}

async function reopen(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await openPanel(page);
  return page;
}

async function expectComplete(name: string): Promise<void> {
  const [job, ...others] = await jobNamed(name);
  expect(others).toEqual([]);
  expect(job).toMatchObject({
    status: "completed",
    total_records: ROWS,
    successful_records: ROWS,
    failed_records: 0,
  });
  const titles = (await loadPosts(job?.id)).map(({ title }) => title);
  expect(new Set(titles).size).toBe(ROWS);
  expect(titles).toHaveLength(ROWS);
}

test("a killed tab leaves a job with its progress, and Resume completes it, with the rows of the browser or the same file", async ({
  page,
  context,
  allowConsoleError,
}) => {
  allowConsoleError(/ERR_FAILED/);
  const [first, second] = ["Pestaña cerrada", "Otro navegador"];
  await openPanelAs(page);
  await killAfterFirstChunk(page, first);

  const next = await reopen(context);
  await test.step("with the rows of the browser", async () => {
    await importJobs(next).open();
    const row = importJobs(next).row(first);
    await expect(row).toContainText("interrupted: 100 of 150 stored");
    const [job] = await jobNamed(first);
    expect(await loadPosts(job?.id)).toHaveLength(100);
    await row.getByRole("button", { name: "Resume" }).click();
    const success = `150 blog posts imported successfully as job "${first}"`;
    await expectToast(next, "Import successful", success);
    await expect(row).toContainText("completed");
    await expectComplete(first);
  });

  await next.goto("/nhk");
  await csvImport(next).card.getByText("Publish imported posts").click();
  await expect(csvImport(next).publish).not.toBeChecked();
  await killAfterFirstChunk(next, second);
  const last = await reopen(context);
  await test.step("without them only with the same file, and with the options of the job", async () => {
    await last.evaluate(
      () =>
        new Promise((resolve, reject) => {
          const request = indexedDB.deleteDatabase("csv-imports");
          request.onsuccess = resolve;
          request.onerror = reject;
        }),
    );
    const [job] = await jobNamed(second);
    await backdateJob(job?.id);
    await importJobs(last).open();
    await importJobs(last).row(second).getByRole("button", { name: "Resume" }).click();
    const csv = csvImport(last);
    await expect(csv.card).toContainText(`Resume “${second}”`);
    await expect(csv.publish).toBeDisabled();
    await expect(csv.publish).not.toBeChecked();
    await csv.choose("otro.csv", articlesCsv("Otra cosa", ROWS));
    await csv.previewButton.click();
    await expect(csv.card.getByRole("alert")).toContainText(`This is not the file of “${second}”`);
    await csv.choose("el-mismo.csv", articlesCsv(second, ROWS));
    await csv.previewButton.click();
    await csv.importButton.click();
    await expectToast(last, "Import successful");
    await expectComplete(second);
    expect((await loadPosts(job?.id)).filter(({ published }) => published)).toEqual([]);
  });
});

test("a lost network pauses the import, and Resume continues it", async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/ERR_FAILED|CSV import/);
  const name = "Red caída";
  await openPanelAs(page);
  let down = true;
  await page.route("**/importChunk", async (route) => {
    const { data } = route.request().postDataJSON() as { data: { chunk: number } };
    if (down && data.chunk > 0) await route.abort();
    else await route.continue();
  });
  const csv = csvImport(page);
  await csv.prepare(articlesCsv(name, ROWS), name);
  await csv.importButton.click();
  await expect(csv.card).toContainText("Stopped: 100 of 150 stored");
  await expectToast(page, "Import error");
  await expect(csv.jobName).toHaveValue(name);
  down = false;
  await csv.resume.click();
  await expectToast(page, "Import successful");
  await expectComplete(name);
});
