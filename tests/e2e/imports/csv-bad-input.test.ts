import { latin1 } from "../../support/csv.ts";
import { jobNamed, loadPosts } from "../../support/stored-imports.ts";
import { expect, test } from "../../support/test.ts";
import { expectToast } from "../../support/toasts.ts";
import { csvImport, importJobs } from "../screens/csv-import.screen.ts";
import { openPanelAs } from "../screens/panel.screen.ts";

test("files of Excel, rows with gaps, taken addresses and 20 MB are previewed as they will be stored", async ({
  page,
}) => {
  await openPanelAs(page);
  const csv = csvImport(page);

  await test.step("a file of 20 MB is validated in a worker, and a larger one rejected", async () => {
    await csv.chooseMade("enorme.csv", "", "a".repeat(1024), 26 * 1024 * 1024);
    await expect(csv.card.getByRole("alert")).toContainText(
      "The file has 26.0 MB; the limit is 25 MB",
    );
    const row = `Archivo grande,"${"<p>Acero inoxidable.</p>\n".repeat(210)}"\n`;
    await csv.chooseMade("grande.csv", "title,content\n", row, 20 * 1024 * 1024);
    await expectToast(page, "File uploaded");
    await csv.previewButton.click();
    await csv.jobName.fill("Se puede escribir mientras tanto");
    await expect(csv.importButton).toHaveText("Import 3981 Posts");
    await expect(csv.text).toHaveValue("");
    await expect(csv.jobName).toHaveValue("Se puede escribir mientras tanto");
  });

  await test.step("Spanish Excel: semicolons and Windows-1252 are detected and shown", async () => {
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
    expect(await loadPosts(job?.id)).toMatchObject([{ title: "Año de diseño" }]);
  });

  await test.step("texts of other programs enter as readers will see them, with remarks", async () => {
    const rows = [
      "title, content, excerpt, publicado, fecha",
      'I&amp;D &#8211; acero, "Uno <b>dos</b>\n\n<a href=""Https://example.com"">tres</a>", , Sí, 31/01/2025 10:30',
      'Viñetas, "<ol><li data-list=""bullet"">a</li></ol><img src=""data:,x"" alt=""Plano"">", <p>b</p>, quizá, 31-1-25',
      "#REF!, <p>c</p>, , no, 31/01/2025",
    ];
    await csv.prepare(rows.join("\n"), "Textos ajenos");
    await expect(csv.preview).toContainText(
      "the picture “Plano” is left out: it has no web address",
    );
    await expect(csv.preview).toContainText("the published column says “quizá”");
    await expect(csv.preview).toContainText("holds an error of the spreadsheet");
    await csv.importButton.click();
    await expectToast(page, "Import successful", '2 blog posts imported successfully as job "Tex');
    const [job] = await jobNamed("Textos ajenos");
    expect(
      (await loadPosts(job?.id)).toSorted((a, b) => (String(a.title) < String(b.title) ? -1 : 1)),
    ).toMatchObject([
      { title: "I&D – acero", slug: "i-d-acero", excerpt: "Uno dos", published: true },
      { title: "Viñetas", excerpt: "b", published: false },
    ]);
  });

  await test.step("taken addresses are numbered, or their rows skipped", async () => {
    await csv.prepare(
      "title,suggested_url,content\nDos,ano-de-diseno,b\nTres,/ano-de-diseno,c",
      "Numeradas",
    );
    await expect(csv.preview).toContainText("the post gets “ano-de-diseno-2”");
    await expect(csv.preview.getByRole("cell", { name: "ano-de-diseno-3" })).toBeVisible();
    await csv.importButton.click();
    await expectToast(page, "Import successful", '2 blog posts imported successfully as job "Num');
    const [job] = await jobNamed("Numeradas");
    expect((await loadPosts(job?.id)).map(({ slug }) => String(slug)).toSorted()).toEqual([
      "ano-de-diseno-2",
      "ano-de-diseno-3",
    ]);
    await csv.card.getByLabel("When an address is taken").selectOption("Skip the row");
    await csv.prepare(
      "title,suggested_url,content\nCuatro,ano-de-diseno,d\nNuevo,sitio-libre,e",
      "Con salto",
    );
    await expect(csv.preview).toContainText("the row is skipped");
    await csv.importButton.click();
    await expectToast(page, "Import successful", '1 blog posts imported successfully as job "Con');
  });

  await test.step("rows without title or content are listed, counted and skipped", async () => {
    await csv.prepare(
      "title,content\n,<p>Sin título</p>\nSin contenido,\nBueno,<p>Sí</p>",
      "Con huecos",
    );
    await expect(csv.preview).toContainText("2 rows are left out");
    await expect(csv.preview).toContainText("Row 2: no title");
    await expect(csv.preview).toContainText("Row 3 “Sin contenido”: no content");
    await csv.importButton.click();
    await expectToast(page, "Import successful");
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
});
