import { ChakraProvider } from "@chakra-ui/react";
import { cleanup, render, screen } from "@testing-library/react";
import type { Role } from "domain/accounts/permissions";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import { RoleProvider } from "#accounts/data/use-can.ts";
import { panelSystem } from "#ui/theme.ts";
import { AdminPage } from "./admin-page.tsx";

const readPending = vi.hoisted(() => vi.fn());
vi.mock("#contact/data/submissions.ts", () => ({ usePendingCount: readPending }));

afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

const tabs = {
  blog: () => "Posts",
  jobs: () => "Jobs",
  contact: () => "Inquiries",
  users: () => "Accounts",
};

it.each<[Role, readonly string[]]>([
  ["admin", ["Blog Management", "Import Jobs", "Contact Submissions", "User Management"]],
  ["editor", ["Blog Management", "Import Jobs", "Your Account"]],
  ["author", ["Blog Management", "Your Account"]],
])("shows to %s the tabs that open, also for the address of another", (role, names) => {
  render(
    <ChakraProvider value={panelSystem}>
      <MemoryRouter initialEntries={["/nhk#contact/an-inquiry"]}>
        <RoleProvider value={role}>
          <AdminPage tabs={tabs} />
        </RoleProvider>
      </MemoryRouter>
    </ChakraProvider>,
  );
  expect(screen.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual(names);
  expect(screen.queryByText("Inquiries") !== null).toBe(role === "admin");
  expect(screen.queryByText("Posts") !== null).toBe(role !== "admin");
  // Not even the number of pending inquiries is read.
  expect(readPending.mock.calls.length > 0).toBe(role === "admin");
});
