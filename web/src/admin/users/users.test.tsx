import { ChakraProvider } from "@chakra-ui/react";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { UserEntry } from "functions/domain/calls-users";
import { DomainError } from "functions/domain/errors";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { panelSystem } from "#ui/theme-panel.ts";
import { AuditCard } from "./audit-card.tsx";
import { CreateCard } from "./create-card.tsx";
import { InstructionsCard } from "./instructions-card.tsx";
import { UsersCard } from "./users-card.tsx";

const data = vi.hoisted(() => ({
  create: vi.fn(),
  remove: vi.fn(),
  resend: vi.fn(),
  log: {} as object,
  notify: { success: vi.fn(), error: vi.fn() },
}));
vi.mock("#data/users.ts", () => ({
  createAdministrator: data.create,
  removeAdministrator: data.remove,
  resendVerification: data.resend,
}));
vi.mock("#data/audit-log.ts", () => ({ useAuditLog: () => data.log }));
vi.mock("#ui/toaster.tsx", () => ({ notify: data.notify }));

const changed = vi.fn();
function show(content: ReactNode) {
  render(<ChakraProvider value={panelSystem}>{content}</ChakraProvider>);
  return userEvent.setup();
}
function showUsers(...users: UserEntry[]) {
  const list = { state: "ready", data: users, unreadable: [], more: undefined } as const;
  return show(<UsersCard list={list} self="self" onChanged={changed} />);
}
const user = (change: Partial<UserEntry>): UserEntry => ({
  uid: "7c1e40b2aaaa",
  role: "admin",
  created_at: "2024-06-02T14:18:00.000Z",
  verified: true,
  is_main: false,
  ...change,
});
const button = (name: string | RegExp) => screen.getByRole("button", { name });

beforeEach(() => {
  vi.clearAllMocks();
  vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe("Existing Users", () => {
  it("says when nobody is registered", () => {
    showUsers();
    screen.getByText("No registered users.");
  });

  it("says when they cannot be read", async () => {
    const retry = vi.fn();
    const list = { state: "failed", error: new Error("x"), retry } as const;
    const person = show(<UsersCard list={list} self="self" onChanged={changed} />);
    await waitFor(() =>
      expect(data.notify.error).toHaveBeenCalledWith("Could not load users", undefined),
    );
    await person.click(button("Retry"));
    expect(retry).toHaveBeenCalledOnce();
  });

  it("shows e-mail or the beginning of the id, role, and date; the main administrator stays", () => {
    showUsers(
      user({ uid: "main", email: "admin@nhk-group.example", is_main: true }),
      user({}),
      user({ uid: "none", email: "nobody@nhk-group.example", role: null }),
    );
    const [main, unknown, nobody] = screen.getAllByRole("listitem").map((row) => within(row));
    main?.getByText("admin@nhk-group.example");
    main?.getByText("Main administrator");
    main?.getByText("admin");
    main?.getByText(/^Created Jun 2, 2024/);
    expect(main?.queryByRole("button")).toBeNull();
    unknown?.getByText("ID: 7c1e40b2...");
    unknown?.getByText("Remove Admin");
    expect(nobody?.queryByRole("button")).toBeNull();
  });

  it("removes a role after asking", async () => {
    data.remove.mockResolvedValue(undefined);
    const person = showUsers(user({ uid: "r", email: "redaccion@nhk-group.example" }));
    await person.click(button(/^Remove Admin/));
    const dialog = within(await screen.findByRole("alertdialog"));
    dialog.getByText("Remove the administrator role of redaccion@nhk-group.example?");
    expect(data.remove).not.toHaveBeenCalled();
    await person.click(dialog.getByRole("button", { name: "Remove Admin" }));
    await waitFor(() =>
      expect(data.notify.success).toHaveBeenCalledWith("Role removed", undefined),
    );
    expect(data.remove).toHaveBeenCalledWith("r", false);
    expect(changed).toHaveBeenCalledOnce();
  });

  it("asks twice before somebody removes himself, and shows the server's reason", async () => {
    data.remove.mockRejectedValue(
      new DomainError("failed-precondition", "The last administrator cannot be removed."),
    );
    const person = showUsers(user({ uid: "self", email: "me@nhk-group.example" }));
    await person.click(button(/^Remove Admin/));
    await person.click(
      within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Remove Admin" }),
    );
    expect(data.remove).not.toHaveBeenCalled();
    await person.click(await screen.findByRole("button", { name: "Remove My Own Role" }));
    await waitFor(() =>
      expect(data.notify.error).toHaveBeenCalledWith(
        "Could not remove administrator role",
        "The last administrator cannot be removed.",
      ),
    );
    expect(data.remove).toHaveBeenCalledWith("self", true);
  });

  it("sends the confirmation mail again", async () => {
    data.resend.mockResolvedValue(undefined);
    const person = showUsers(user({ email: "new@nhk-group.example", verified: false }));
    screen.getByText("Email not confirmed");
    await person.click(button("Resend the confirmation mail to new@nhk-group.example"));
    await waitFor(() =>
      expect(data.notify.success).toHaveBeenCalledWith("Confirmation mail sent", undefined),
    );
    expect(data.resend).toHaveBeenCalledWith("7c1e40b2aaaa");
  });
});

describe("Create New Administrator", () => {
  const fill = async (person: ReturnType<typeof userEvent.setup>) => {
    await person.click(screen.getByLabelText("Email"));
    await person.paste("new@nhk-group.example");
    await person.click(screen.getByLabelText("Password"));
    await person.paste("a long password");
  };

  it("needs both fields", async () => {
    const person = show(<CreateCard onCreated={changed} />);
    screen.getByText("Add a new user with administrator privileges");
    expect(screen.getByLabelText("Email").getAttribute("type")).toBe("email");
    const submit = button("Create Administrator");
    expect(submit.hasAttribute("disabled")).toBe(true);
    const form = submit.closest("form");
    if (form) fireEvent.submit(form);
    expect(data.notify.error).toHaveBeenCalledWith("Email and password are required");
    expect(data.create).not.toHaveBeenCalled();
    await fill(person);
    expect(submit.hasAttribute("disabled")).toBe(false);
  });

  it("shows that it works, and says that they must confirm their email", async () => {
    let answer: (value: object) => void = () => {};
    data.create.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const person = show(<CreateCard onCreated={changed} />);
    await fill(person);
    await person.click(button("Create Administrator"));
    expect(button("Creating...").hasAttribute("disabled")).toBe(true);
    answer({ uid: "n", created: true, verified: false, mail_sent: true });
    await waitFor(() =>
      expect(data.notify.success).toHaveBeenCalledWith(
        "Administrator created",
        "They must confirm their email before they can get in.",
      ),
    );
    expect(data.create).toHaveBeenCalledWith("new@nhk-group.example", "a long password");
    expect(changed).toHaveBeenCalledOnce();
  });

  it("gives the reason when it fails, and keeps what was typed", async () => {
    data.create.mockRejectedValue(
      new DomainError("invalid-argument", "The password is too short."),
    );
    const person = show(<CreateCard onCreated={changed} />);
    await fill(person);
    await person.click(button("Create Administrator"));
    await waitFor(() =>
      expect(data.notify.error).toHaveBeenCalledWith(
        "Error creating administrator",
        "The password is too short.",
      ),
    );
    expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe("new@nhk-group.example");
  });
});

it("gives three instructions", () => {
  show(<InstructionsCard />);
  const card = within(screen.getByRole("region", { name: "User Management Instructions" }));
  expect(card.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "New administrators get a confirmation email.",
    "Administrators can access all panel functions.",
    "The main administrator cannot be removed.",
  ]);
});

it("lists who did what, when", () => {
  const entry = {
    id: "1",
    at: new Date(2026, 10, 21, 9, 30),
    actor_uid: "u",
    actor_email: "admin@nhk-group.example",
    action: "posts_deleted",
    details: { count: 3 },
    expires_at: new Date(),
  };
  data.log = { state: "ready", data: [entry], unreadable: [] };
  show(<AuditCard />);
  const text = screen.getByRole("listitem").textContent;
  expect(text).toBe("admin@nhk-group.example deleted postsNov 21, 2026, 09:30 AM · count: 3");
});
