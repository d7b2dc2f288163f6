import { readFileSync } from "node:fs";
import { type Locator, type Page, test } from "@playwright/test";
import { admin } from "./admin.screen.ts";

export function postsTable(page: Page) {
  const { posts } = admin(page);
  return {
    region: posts,
    rows: posts.getByRole("listitem"),
    row: (title: string): Locator => posts.getByRole("listitem").filter({ hasText: title }),
    search: posts.getByRole("searchbox", { name: "Search posts" }),
    status: posts.getByRole("combobox", { name: "Status" }),
    order: posts.getByRole("combobox", { name: "Order" }),
    pages: posts.getByRole("navigation", { name: "Pages" }),
    bulk: posts.getByRole("group", { name: "Selected posts" }),
    select: (title: string) => posts.getByRole("checkbox", { name: `Select “${title}”` }),
    /** @param name 'Published: {title}' or 'Draft: {title}' */
    switchNamed: (name: string) => posts.getByRole("checkbox", { name, exact: true }),
    delete: (title: string) => posts.getByRole("button", { name: `Delete “${title}”` }),
    dialog: page.getByRole("alertdialog"),
    undo: page.getByRole("region", { name: /notifications/i }).getByText("Undo", { exact: true }),
  };
}

export async function downloaded(page: Page, button: Locator) {
  return await test.step("download", async () => {
    const [file] = await Promise.all([page.waitForEvent("download"), button.click()]);
    return { name: file.suggestedFilename(), text: readFileSync(await file.path(), "utf8") };
  });
}
