import { readFileSync } from "node:fs";
import { articlesCsv } from "../../support/csv.ts";
import { jobNamed, publishedPosts, storedAt } from "../../support/stored-imports.ts";
import { expect, test } from "../../support/test.ts";
import { expectToast } from "../../support/toasts.ts";
import { csvImport, importJobs } from "../screens/csv-import.screen.ts";
import { openPanelAs } from "../screens/panel.screen.ts";

const SAMPLE = readFileSync(new URL("../../support/data/import-sample.csv", import.meta.url));
test.beforeEach(({ page }) => openPanelAs(page));

test("a CSV becomes published articles that need no JavaScript to be read", async ({
  page,
  request,
}) => {
  const before = await publishedPosts();
  const csv = csvImport(page);
  await csv.choose("import-sample.csv", SAMPLE);
  await expectToast(page, "File uploaded", "import-sample.csv has been loaded");
  await csv.jobName.fill("Muestra de noviembre");
  await csv.previewButton.click();
  await expectToast(page, "Preview generated", "25 entries found in CSV");
  await expect(csv.preview.getByRole("row")).toHaveCount(6);
  await expect(csv.preview.getByText("... and 20 more")).toBeVisible();
  await expect(csv.card.getByText(/25 posts go live as soon as they are imported/)).toBeVisible();
  await expect(csv.importButton).toHaveText("Import 25 Posts");
  const date = await csv.preview.getByRole("row").nth(1).getByRole("cell").nth(3).textContent();

  await csv.importButton.click();
  const success = '25 blog posts imported successfully as job "Muestra de noviembre"';
  await expectToast(page, "Import successful", success);
  expect(await publishedPosts()).toBe(before + 25);
  await expect(csv.text).toHaveValue("");

  const jobs = importJobs(page);
  await jobs.open();
  const row = jobs.row("Muestra de noviembre");
  await expect(row).toContainText("completed");
  await expect(row).toContainText("25/25");
  await expect(row).toContainText("blog posts");

  const slug = "leer-ficha-tecnica-pie-nivelador";
  const stored = (await storedAt(slug)).created_at.toDate();
  const format = new Intl.DateTimeFormat("en-US", {
    dateStyle: "medium",
    timeZone: "Europe/Madrid",
  });
  expect(format.format(stored)).toBe(date);

  const html = await (await request.get(`/blog/${slug}`)).text();
  expect(html).toMatch(/<title>[^<]*Cómo leer la ficha técnica de un pie nivelador/);
  expect(html).toMatch(/<meta property="og:title" content="[^"]*Cómo leer la ficha técnica/);
  expect(html).toMatch(/<meta property="og:image" content="https?:\/\/[^"]+"/);
  expect(html).toMatch(new RegExp(`<link rel="canonical" href="https?://[^"]*/blog/${slug}"`));
  expect(html).toContain("Es la cifra que más se confunde");
});

test("two clicks on Import create one job", async ({ page }) => {
  const csv = csvImport(page);
  await csv.prepare(articlesCsv("Doble clic", 3), "Doble clic");
  await csv.importButton.dblclick();
  await expectToast(page, "Import successful");
  const [job, ...others] = await jobNamed("Doble clic");
  expect(others).toEqual([]);
  expect(job).toMatchObject({ status: "completed", successful_records: 3, failed_records: 0 });
});
