import type { BrowserContext, Page, Route } from "@playwright/test";
import { articlesCsv } from "../../support/csv.ts";
import { backdateJob, jobNamed, postsOf } from "../../support/stored-imports.ts";
import { expect, test } from "../../support/test.ts";
import { expectToast } from "../../support/toasts.ts";
import { csvImport, importJobs } from "../screens/csv-import.screen.ts";
import { openPanel, openPanelAs } from "../screens/panel.screen.ts";

const ROWS = 250;

/** Imports chunk 0, blocks later ones; `kill` cuts the connection and closes the tab. */
async function importFirstChunk(
  page: Page,
  name: string,
  prepare?: (csv: ReturnType<typeof csvImport>) => Promise<void>,
): Promise<{ kill: () => Promise<void> }> {
  await openPanelAs(page);
  const held: Route[] = [];
  await page.route("**/importChunk", async (route) => {
    const { data } = route.request().postDataJSON() as { data: { chunk: number } };
    if (data.chunk === 0) await route.continue();
    else held.push(route);
  });
  const csv = csvImport(page);
  await prepare?.(csv);
  await csv.prepare(articlesCsv(name, ROWS), name);
  await csv.importButton.click();
  await expect(csv.card.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "100");
  await expect(csv.card.getByText("100 of 250")).toBeVisible();
  const kill = async () => {
    // Playwright sends held requests when the page closes.
    await Promise.all(held.map((route) => route.abort()));
    await page.close({ runBeforeUnload: false });
  };
  return { kill };
}

async function reopened(context: BrowserContext): Promise<Page> {
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
  const titles = (await postsOf(job?.id)).map(({ title }) => title);
  expect(new Set(titles).size).toBe(ROWS);
  expect(titles).toHaveLength(ROWS);
}

test("a killed tab leaves a job with its progress, and Resume completes it", async ({
  page,
  context,
  allowConsoleError,
}) => {
  allowConsoleError(/ERR_FAILED/);
  const name = "Pestaña cerrada";
  const { kill } = await importFirstChunk(page, name);
  await kill();
  const next = await reopened(context);
  const jobs = importJobs(next);
  await jobs.open();
  const row = jobs.row(name);
  await expect(row).toContainText("interrupted: 100 of 250 stored");
  const [job] = await jobNamed(name);
  expect(await postsOf(job?.id)).toHaveLength(100);
  await row.getByRole("button", { name: "Resume" }).click();
  const success = `250 blog posts imported successfully as job "${name}"`;
  await expectToast(next, "Import successful", success);
  await expect(row).toContainText("completed");
  await expectComplete(name);
});

test("without the rows in the browser, Resume accepts only the same file, with the options of the job", async ({
  page,
  context,
  allowConsoleError,
}) => {
  allowConsoleError(/ERR_FAILED/);
  const name = "Otro navegador";
  const { kill } = await importFirstChunk(page, name, async (csv) => {
    await csv.card.getByText("Publish imported posts").click();
    await expect(csv.publish).not.toBeChecked();
  });
  await kill();
  const next = await reopened(context);
  await next.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const request = indexedDB.deleteDatabase("csv-imports");
        request.onsuccess = resolve;
        request.onerror = reject;
      }),
  );
  const [job] = await jobNamed(name);
  await backdateJob(job?.id);
  const jobs = importJobs(next);
  await jobs.open();
  const row = jobs.row(name);
  await expect(row).toContainText("interrupted: 100 of 250 stored");
  await row.getByRole("button", { name: "Resume" }).click();

  const csv = csvImport(next);
  await expect(csv.card).toContainText(`Resume “${name}”`);
  await expect(csv.publish).toBeDisabled();
  await expect(csv.publish).not.toBeChecked();
  await csv.choose("otro.csv", articlesCsv("Otra cosa", ROWS));
  await csv.previewButton.click();
  await expect(csv.card.getByRole("alert")).toContainText(`This is not the file of “${name}”`);
  await csv.choose("el-mismo.csv", articlesCsv(name, ROWS));
  await csv.previewButton.click();
  await csv.importButton.click();
  await expectToast(next, "Import successful");
  await expectComplete(name);
  expect((await postsOf(job?.id)).filter(({ published }) => published)).toEqual([]);
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
  await expect(csv.card).toContainText("Stopped: 100 of 250 stored");
  await expectToast(page, "Import error");
  await expect(csv.jobName).toHaveValue(name);
  down = false;
  await csv.resume.click();
  await expectToast(page, "Import successful");
  await expectComplete(name);
});
