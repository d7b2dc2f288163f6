import { latin1 } from "../../support/csv.ts";
import { jobNamed, postsOf } from "../../support/stored-imports.ts";
import { expect, test } from "../../support/test.ts";
import { expectToast } from "../../support/toasts.ts";
import { csvImport, importJobs } from "../screens/csv-import.screen.ts";
import { openPanelAs } from "../screens/panel.screen.ts";

test.beforeEach(({ page }) => openPanelAs(page));

test("missing fields are reported in order, and typed text is kept", async ({ page }) => {
  const csv = csvImport(page);
  await csv.previewButton.click();
  await expectToast(page, "Please enter CSV data first");
  await csv.text.fill("title,content\nUno,a");
  await csv.previewButton.click();
  await expect(csv.preview).toBeVisible();
  // `force`, because the button is aria-disabled.
  await csv.importButton.click({ force: true });
  await expectToast(page, "Please enter a job name for tracking");
  await csv.text.fill("title,content\nUno,a\nDos,b");
  await expect(csv.preview).toBeHidden();
  await expect(csv.importButton).toHaveAttribute("aria-disabled", "true");
  await csv.importButton.click({ force: true });
  await expectToast(page, "Please generate a preview of the CSV data first");
  await page.reload();
  await expect(csv.text).toHaveValue("title,content\nUno,a\nDos,b");
});

test("files of other types are rejected with advice", async ({ page }) => {
  const csv = csvImport(page);
  await csv.choose("foto.png", "x", "image/png");
  await expectToast(page, "Invalid file", "Please upload a CSV file");
  await csv.choose("libro.csv", Buffer.from("PK\u0003\u0004hoja"));
  await expect(csv.card.getByRole("alert")).toContainText("CSV UTF-8");
  await csv.chooseMade("enorme.csv", "", "a".repeat(1024), 26 * 1024 * 1024);
  await expect(csv.card.getByRole("alert")).toContainText(
    "The file has 26.0 MB; the limit is 25 MB",
  );
  await csv.text.fill('title,content\nUno,"sin cerrar\nDos,b');
  await csv.previewButton.click();
  await expectToast(page, "Error parsing CSV", "Please check your CSV data format");
  await expect(csv.card.getByRole("alert")).toContainText("begins on line 2");
});

test("rows without title or content are listed, counted and skipped", async ({ page }) => {
  const csv = csvImport(page);
  await csv.prepare(
    "title,content\n,<p>Sin título</p>\nSin contenido,\nBueno,<p>Sí</p>",
    "Con huecos",
  );
  await expect(csv.preview).toContainText("2 rows are left out");
  await expect(csv.preview).toContainText("Row 2: no title");
  await expect(csv.preview).toContainText("Row 3 “Sin contenido”: no content");
  await csv.importButton.click();
  await expectToast(
    page,
    "Import successful",
    '1 blog posts imported successfully as job "Con huecos"',
  );
  const [job] = await jobNamed("Con huecos");
  expect(job).toMatchObject({
    status: "completed",
    total_records: 3,
    successful_records: 1,
    failed_records: 2,
    error_details: "Row 2: no title\nRow 3 “Sin contenido”: no content",
  });
  const jobs = importJobs(page);
  await jobs.open();
  await expect(jobs.row("Con huecos")).toContainText("1/3 (2 failed)");
  await expect(jobs.row("Con huecos")).toContainText("Error: Row 2: no title");
});

test("taken addresses are numbered in the preview as they will be stored", async ({ page }) => {
  const csv = csvImport(page);
  await csv.prepare("title,suggested_url,content\nUno,mismo-sitio,a", "Primera vez");
  await csv.importButton.click();
  await expectToast(page, "Import successful");
  await csv.prepare(
    "title,suggested_url,content\nDos,mismo-sitio,b\nTres,/mismo-sitio,c",
    "Segunda vez",
  );
  await expect(csv.preview).toContainText("the post gets “mismo-sitio-2”");
  await expect(csv.preview.getByRole("cell", { name: "mismo-sitio-3" })).toBeVisible();
  await csv.importButton.click();
  await expectToast(
    page,
    "Import successful",
    '2 blog posts imported successfully as job "Segunda vez"',
  );
  const [job] = await jobNamed("Segunda vez");
  expect((await postsOf(job?.id)).map(({ slug }) => String(slug)).toSorted()).toEqual([
    "mismo-sitio-2",
    "mismo-sitio-3",
  ]);

  await csv.card.getByLabel("When an address is taken").selectOption("Skip the row");
  await csv.prepare(
    "title,suggested_url,content\nCuatro,mismo-sitio,d\nNuevo,sitio-libre,e",
    "Tercera vez",
  );
  await expect(csv.preview).toContainText("the row is skipped");
  await csv.importButton.click();
  await expectToast(
    page,
    "Import successful",
    '1 blog posts imported successfully as job "Tercera vez"',
  );
});

test("Spanish Excel: semicolons and Windows-1252 are detected and shown", async ({ page }) => {
  const csv = csvImport(page);
  await csv.choose(
    "excel.csv",
    latin1("título;contenido\r\nAño de diseño;<p>Señal, y más</p>\r\n"),
    "application/vnd.ms-excel",
  );
  await expectToast(page, "File uploaded");
  await csv.jobName.fill("Excel");
  await csv.previewButton.click();
  await expect(csv.preview.getByText(/read as Windows-1252/)).toBeVisible();
  await expect(csv.preview.getByRole("cell", { name: "Año de diseño" })).toBeVisible();
  await csv.importButton.click();
  await expectToast(page, "Import successful");
  const [job] = await jobNamed("Excel");
  expect(await postsOf(job?.id)).toMatchObject([{ title: "Año de diseño" }]);
});

test("a file of 20 MB is validated in a worker", async ({ page }) => {
  const csv = csvImport(page);
  const row = `Archivo grande,"${"<p>Acero inoxidable.</p>\n".repeat(210)}"\n`;
  await csv.chooseMade("grande.csv", "title,content\n", row, 20 * 1024 * 1024);
  await expectToast(page, "File uploaded");
  await csv.previewButton.click();
  await csv.jobName.fill("Se puede escribir mientras tanto");
  await expect(csv.importButton).toHaveText("Import 3981 Posts");
  await expect(csv.text).toHaveValue("");
  await expect(csv.jobName).toHaveValue("Se puede escribir mientras tanto");
});
