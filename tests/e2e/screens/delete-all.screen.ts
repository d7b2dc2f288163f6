import type { Page } from "@playwright/test";
import { admin } from "./admin.screen.ts";

export function deleteAll(page: Page) {
  const report = page.getByRole("dialog", { name: /Analysis of \d+ blog post URLs/ });
  const question = page.getByRole("alertdialog");
  return {
    start: admin(page).posts.getByRole("button", { name: "Delete All Posts" }),
    report,
    results: report.getByRole("list", { name: "Results by URL" }),
    counter: (name: string) => report.locator("dl").filter({ hasText: name }).locator("dd"),
    safe: report.getByRole("button", { name: "Safe to Delete" }),
    anyway: report.getByRole("button", { name: "Delete Anyway (Risk SEO Loss)" }),
    recommended: report.getByRole("button", { name: "Cancel Deletion (Recommended)" }),
    question,
    phrase: question.getByRole("textbox"),
    button: (name: string) => question.getByRole("button", { name, exact: true }),
  };
}
