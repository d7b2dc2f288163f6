import { workbook } from "../../../web/panel/src/testing/workbook.ts";
import { expectAccessible } from "../../support/browser/accessibility.ts";
import { jobNamed, loadPosts } from "../../support/stored-imports.ts";
import { expect, test } from "../../support/test.ts";
import { expectToast } from "../../support/toasts.ts";
import { csvImport } from "../screens/csv-import.screen.ts";
import { openPanelAs } from "../screens/panel.screen.ts";

/** 46053 is 2026-01-31, style 1 a date. */
const DAY = '<c s="1"><v>46053</v></c>';
const STYLES = '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs>';
const PLAN = Buffer.from(
  workbook(
    [
      { name: "Portada", rows: [["Plan de contenidos"]] },
      {
        name: "Artículos",
        rows: [
          ["Titular", "Cuerpo", "Día"],
          ["Pies de la asistente", "<p>Pies; acero, y más</p>", DAY],
          [undefined, "<p>Sin titular</p>", DAY],
        ],
      },
    ],
    { styles: STYLES },
  ),
);
const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

test.beforeEach(({ page }) => openPanelAs(page));

test("on a phone the columns of a workbook are mapped, a row is corrected, and it is imported", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  const csv = csvImport(page);
  const job = "Libro";
  await csv.choose("plan.xlsx", PLAN, XLSX);
  await expectToast(page, "File uploaded", "plan.xlsx has been loaded");
  await expect(csv.card).toContainText("Read from the sheet “Artículos”. Not read: “Portada”");

  const columns = csv.card.getByRole("group", { name: "Columns of the file" });
  await expect(columns.getByLabel("Title")).toHaveValue("0");
  await expect(columns.getByLabel("Date")).toHaveValue("2");
  await expectAccessible(page, "choice of columns");
  await columns.getByRole("button", { name: "Use these columns" }).click();
  await expect(csv.card).toContainText("Columns as you chose them for these headers");
  await csv.card.getByRole("button", { name: "Use the dates" }).click();

  const rows = page.getByRole("region", { name: "Rows", exact: true });
  await expect(rows.getByRole("listitem")).toHaveCount(1);
  await expectAccessible(page, "rows of the import");
  await rows.getByRole("button", { name: /^Edit/ }).press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Cannot be imported: no title.");
  await expectAccessible(page, "row dialog");
  await dialog.getByLabel("Title").fill("Ruedas de la asistente");
  await dialog.getByLabel("Title").press("Enter");
  await expect(dialog).toBeHidden();
  await expect(rows.getByText(/is imported now/)).toBeFocused();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(overflow).toBe(false);

  await csv.jobName.fill(job);
  await csv.importButton.click();
  await expectToast(page, "Import successful");
  const [stored] = await jobNamed(job);
  const posts = await loadPosts(stored?.id);
  expect(posts.map(({ title }) => title).toSorted((a, b) => a.localeCompare(b))).toEqual([
    "Pies de la asistente",
    "Ruedas de la asistente",
  ]);
});
