import type { Page } from "@playwright/test";
import { expect } from "../../support/test.ts";
import { admin } from "./admin.screen.ts";

export function inbox(page: Page) {
  const { submissions, tab } = admin(page);
  const rows = submissions.getByRole("navigation", { name: "Submissions" }).getByRole("link");
  const row = (name: string) => rows.filter({ has: page.getByText(name, { exact: true }) });
  const heading = (name: string) => submissions.getByRole("heading", { name, level: 3 });
  return {
    region: submissions,
    rows,
    row,
    /** The details of the submission that is open. */
    card: (name: string) => submissions.getByRole("article", { name }),
    heading,
    arrived: submissions.getByRole("button", { name: /^Show \d+ new/ }),
    assigned: submissions.getByRole("combobox", { name: "Assignment" }),
    search: submissions.getByRole("searchbox", { name: "Search submissions" }),
    view: (name: string | RegExp) =>
      submissions.getByRole("radiogroup", { name: "View" }).getByText(name),
    exportCsv: submissions.getByRole("button", { name: "Export CSV" }),
    expiring: submissions.getByText(/^\d+ submissions? expires? within 30 days$/),
    exportExpiring: submissions.getByRole("button", { name: "Export these" }),
    dialog: page.getByRole("alertdialog"),
    show: async (name: string) => {
      await row(name).click();
      await expect(heading(name)).toBeFocused();
    },
    /** On narrow screens the open submission hides the list. */
    close: async () => {
      await page.keyboard.press("Escape");
      await expect(page).toHaveURL(/#contact$/);
    },
    open: () => tab("Contact Submissions").click(),
  };
}
