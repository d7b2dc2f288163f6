import type { Page } from "@playwright/test";

export const TABS = [
  "Blog Management",
  "Import Jobs",
  "Contact Submissions",
  "User Management",
] as const;

export function admin(page: Page) {
  return {
    heading: page.getByRole("heading", { name: "Cortzen Admin Panel", level: 1 }),
    logout: page.getByRole("button", { name: "Logout" }),
    tabs: page.getByRole("tablist").getByRole("tab"),
    tab: (name: (typeof TABS)[number]) => page.getByRole("tab", { name }),
    posts: page.getByRole("region", { name: "Existing Blog Posts" }),
    submissions: page.getByRole("region", { name: "Contact Form Submissions" }),
    users: page.getByRole("region", { name: "Existing Users" }),
  };
}
