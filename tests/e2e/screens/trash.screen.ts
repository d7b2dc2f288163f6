import type { Locator, Page } from "@playwright/test";
import { admin } from "./admin.screen.ts";

/** Of a post, or of the posts of a job. */
const restoreName = (title: string) => new RegExp(`^Restore (\\d+ posts? of )?“${title}”$`);

export function trashView(page: Page) {
  const region = page.getByRole("region", { name: "Trash" });
  return {
    region,
    link: admin(page).posts.getByRole("link", { name: "Trash" }),
    back: region.getByRole("link", { name: "Back to posts" }),
    search: region.getByRole("searchbox", { name: "Search the trash" }),
    /** Without the posts listed inside a job. */
    rows: region.getByRole("listitem").filter({ has: page.getByRole("button") }),
    row: (title: string): Locator =>
      region
        .getByRole("listitem")
        .filter({ has: page.getByRole("button", { name: restoreName(title) }) }),
    restore: (title: string) => region.getByRole("button", { name: restoreName(title) }),
    purge: (title: string) => region.getByRole("button", { name: `Delete now: “${title}”` }),
    dialog: page.getByRole("alertdialog"),
  };
}
