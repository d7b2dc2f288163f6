import { readFileSync } from "node:fs";
import { expectAccessible } from "../../support/browser/accessibility.ts";
import { jobNamed, publishedPosts, storedAt } from "../../support/stored-imports.ts";
import { expect, test } from "../../support/test.ts";
import { expectToast } from "../../support/toasts.ts";
import { csvImport, importJobs } from "../screens/csv-import.screen.ts";
import { openPanelAs } from "../screens/panel.screen.ts";

const SAMPLE = readFileSync(new URL("../../support/data/import-sample.csv", import.meta.url));
const NAME = "Muestra de noviembre";

test("a CSV becomes published articles, in one job for two clicks", async ({ page, request }) => {
  const before = await publishedPosts();
  await openPanelAs(page);
  const csv = csvImport(page);
  await csv.choose("import-sample.csv", SAMPLE);
  await expectToast(page, "File uploaded", "import-sample.csv has been loaded");
  await csv.jobName.fill(NAME);
  await csv.previewButton.click();
  await expectToast(page, "Preview generated", "25 entries found in CSV");
  await expect(csv.preview.getByRole("row")).toHaveCount(6);
  await expect(csv.importButton).toHaveText("Import 25 Posts");
  await expectAccessible(page, "preview");
  const date = await csv.preview.getByRole("row").nth(1).getByRole("cell").nth(3).textContent();

  await csv.importButton.dblclick();
  const success = `25 blog posts imported successfully as job "${NAME}"`;
  await expectToast(page, "Import successful", success);
  expect(await publishedPosts()).toBe(before + 25);
  expect(await jobNamed(NAME)).toMatchObject([
    { status: "completed", successful_records: 25, failed_records: 0 },
  ]);
  await expect(csv.text).toHaveValue("");
  const row = importJobs(page).row(NAME);
  await importJobs(page).open();
  await expect(row).toContainText("completed");
  await expect(row).toContainText("25/25");

  const slug = "leer-ficha-tecnica-pie-nivelador";
  const stored = (await storedAt(slug)).created_at.toDate();
  const format = new Intl.DateTimeFormat("en-US", {
    dateStyle: "medium",
    timeZone: "Europe/Madrid",
  });
  expect(format.format(stored)).toBe(date);
  const html = await (await request.get(`/blog/${slug}`)).text();
  expect(html).toMatch(/<title>[^<]*Cómo leer la ficha técnica de un pie nivelador/);
  expect(html).toContain("Es la cifra que más se confunde");
});
