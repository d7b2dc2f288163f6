import { expect, type Locator, type Page } from "@playwright/test";
import { admin } from "./admin.screen.ts";

export function csvImport(page: Page) {
  const card = page.getByRole("region", { name: "Import from CSV" });
  const preview = page.getByRole("region", { name: "Data Preview" });
  return {
    card,
    preview,
    text: card.getByLabel("Or paste CSV data"),
    jobName: card.getByLabel(/Job name/),
    publish: card.getByLabel("Publish imported posts"),
    previewButton: card.getByRole("button", { name: "Preview Data" }),
    importButton: card.getByRole("button", { name: /^Import( \d+)? Posts?$/ }),
    resume: card.getByRole("button", { name: "Resume" }),
    choose: (name: string, content: string | Buffer, mimeType = "text/csv") =>
      card.getByLabel("CSV file").setInputFiles({
        name,
        mimeType,
        buffer: Buffer.isBuffer(content) ? content : Buffer.from(content),
      }),
    /** Generates the file in the browser, which is faster than an upload of `size` bytes. */
    chooseMade: (name: string, head: string, row: string, size: number) =>
      card.getByLabel("CSV file").evaluate(
        (input: HTMLInputElement, made) => {
          const rows = made.row.repeat(Math.ceil(made.size / made.row.length));
          const files = new DataTransfer();
          files.items.add(new File([made.head, rows], made.name, { type: "text/csv" }));
          input.files = files.files;
          input.dispatchEvent(new Event("change", { bubbles: true }));
        },
        { name, head, row, size },
      ),
    /** Long texts are uploaded as files, because Playwright types slowly. */
    async prepare(csv: string, jobName: string) {
      if (csv.length > 10_000) await this.choose("articles.csv", csv);
      else await this.text.fill(csv);
      await this.jobName.fill(jobName);
      await this.previewButton.click();
      await expect(preview).toBeVisible();
    },
  };
}

export function importJobs(page: Page) {
  const history = page.getByRole("region", { name: "Import History" });
  const row = (jobName: string): Locator =>
    history
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name: jobName, exact: true }) });
  return {
    history,
    row,
    deleteLatest: history.getByRole("button", { name: "Delete Latest Import" }),
    dialog: page.getByRole("alertdialog"),
    open: () => admin(page).tab("Import Jobs").click(),
  };
}
