import type { Page } from "@playwright/test";

export function overview(page: Page) {
  const card = (name: string) => page.getByRole("region", { name, exact: true });
  return {
    heading: page.getByRole("heading", { name: "Overview", level: 1 }),
    link: page.getByRole("navigation", { name: "Panel" }).getByRole("link", { name: "Overview" }),
    period: (name: string) => page.getByRole("radiogroup", { name: "Period" }).getByText(name),
    from: page.getByLabel("From"),
    figures: page.getByLabel("Key figures"),
    card,
    chart: (name: string) => card(name).getByRole("img"),
    show: (name: string, view: "Chart" | "Table") => card(name).getByRole("radio", { name: view }),
    exportCsv: (name: string) => card(name).getByRole("button", { name: "Export CSV" }),
    table: (name: string) => page.getByRole("region", { name: `${name}, table` }),
    pages: card("Which pages bring inquiries"),
    weeklyMail: card("Weekly mail").getByRole("checkbox"),
    weeklyLabel: card("Weekly mail").getByText(/^On Monday mornings/),
  };
}
