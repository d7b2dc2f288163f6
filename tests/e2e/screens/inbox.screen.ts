import type { Page } from "@playwright/test";
import { admin } from "./admin.screen.ts";

export function inbox(page: Page) {
  const { submissions } = admin(page);
  return {
    region: submissions,
    cards: submissions.getByRole("article"),
    card: (name: string) => submissions.getByRole("article", { name }),
    search: submissions.getByRole("searchbox", { name: "Search submissions" }),
    type: submissions.getByRole("combobox", { name: "Inquiry type" }),
    industry: submissions.getByRole("combobox", { name: "Industry" }),
    view: (name: string | RegExp) =>
      submissions.getByRole("radiogroup", { name: "View" }).getByText(name),
    status: (name: string) =>
      submissions.getByRole("radiogroup", { name: "Status" }).getByText(name),
    exportCsv: submissions.getByRole("button", { name: "Export CSV" }),
    dialog: page.getByRole("alertdialog"),
    open: () => page.getByRole("tab", { name: "Contact Submissions" }).click(),
  };
}
