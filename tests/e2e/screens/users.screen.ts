import type { Page } from "@playwright/test";
import { admin } from "./admin.screen.ts";

export function usersTab(page: Page) {
  const { users, tab } = admin(page);
  const card = page.getByRole("region", { name: "Create New Administrator" });
  const row = (user: string) => users.getByRole("listitem").filter({ hasText: user });
  return {
    users,
    row,
    remove: (user: string) => row(user).getByRole("button", { name: `Remove Admin: ${user}` }),
    resend: (user: string) => row(user).getByRole("button", { name: /^Resend/ }),
    grant: (user: string) => row(user).getByRole("button", { name: `Grant Access: ${user}` }),
    removeAccount: (user: string) =>
      row(user).getByRole("button", { name: `Remove Account: ${user}` }),
    invite: card.getByRole("button", { name: "Invite by Link" }),
    card,
    email: card.getByRole("textbox", { name: "Email" }),
    password: card.getByLabel("Password", { exact: true }),
    create: card.getByRole("button", { name: "Create Administrator" }),
    log: page.getByRole("region", { name: "Audit Log" }).getByRole("listitem"),
    dialog: page.getByRole("alertdialog"),
    open: () => tab("User Management").click(),
  };
}
