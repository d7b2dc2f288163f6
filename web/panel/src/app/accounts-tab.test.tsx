import { ChakraProvider } from "@chakra-ui/react";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { UserEntry } from "domain/calls/users";
import { DomainError } from "domain/shared/errors";
import { fill } from "kit/testing/fill";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CreateCard } from "#accounts/create-card.tsx";
import { UsersCard } from "#accounts/users-card.tsx";
import { panelSystem } from "#ui/theme.ts";
import { InstructionsCard } from "./accounts-tab.tsx";

const data = vi.hoisted(() => ({
  create: vi.fn(),
  remove: vi.fn(),
  resend: vi.fn(),
  grant: vi.fn(),
  invite: vi.fn(),
  resetLink: vi.fn(),
  removeAccount: vi.fn(),
  notify: { success: vi.fn(), error: vi.fn() },
}));
vi.mock("#accounts/data/session-store.ts", () => ({ useSession: vi.fn() }));
vi.mock("#accounts/data/users.ts", () => ({
  useUsers: vi.fn(),
  createAdministrator: data.create,
  removeRole: data.remove,
  resendVerification: data.resend,
  grantAccess: data.grant,
  inviteUser: data.invite,
  sendResetLink: data.resetLink,
  removeAccount: data.removeAccount,
}));
vi.mock("#accounts/data/sessions.ts", () => ({}));
vi.mock("#data/audit-log.ts", () => ({}));
vi.mock("#contact/data/submissions.ts", () => ({}));
vi.mock("#ui/toasts/toaster.tsx", () => ({ notify: data.notify }));

const onChanged = vi.fn();
function show(content: ReactNode) {
  render(<ChakraProvider value={panelSystem}>{content}</ChakraProvider>);
  return userEvent.setup();
}
function showUsers(...users: UserEntry[]) {
  const rest = { unreadable: [], isLastKnown: false, more: undefined };
  const list = { state: "ready", data: users, ...rest } as const;
  return show(<UsersCard list={list} ownUid="self" onChanged={onChanged} />);
}
const user = (change: Partial<UserEntry>): UserEntry => ({
  uid: "7c1e40b2aaaa",
  role: "admin",
  created_at: "2024-06-02T14:18:00.000Z",
  signed_in_at: null,
  verified: true,
  is_main: false,
  second_factor: false,
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
  it("shows an empty state without users", () => {
    showUsers();
    screen.getByText("No registered users.");
  });

  it("shows an error when the users cannot be read, and retries", async () => {
    const retry = vi.fn();
    const list = { state: "failed", error: new Error("x"), retry } as const;
    const person = show(<UsersCard list={list} ownUid="self" onChanged={onChanged} />);
    await waitFor(() =>
      expect(data.notify.error).toHaveBeenCalledWith("Could not load users", undefined),
    );
    await person.click(button("Retry"));
    expect(retry).toHaveBeenCalledOnce();
  });

  it("shows e-mail or the beginning of the id, role and date, and no button for the main administrator", () => {
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
    expect(nobody?.queryByText("Remove Admin")).toBeNull();
  });

  it("shows the last sign-in, or that there was none, or that the account is missing", () => {
    const { signed_in_at: _, ...orphan } = user({ uid: "orphan" });
    showUsers(user({ signed_in_at: "2026-11-26T12:30:00.000Z" }), user({ uid: "new" }), orphan);
    const [known, never, missing] = screen.getAllByRole("listitem").map((row) => within(row));
    known?.getByText(/^Last sign-in Nov 26, 2026/);
    never?.getByText("Never signed in");
    missing?.getByText("Last sign-in unknown: the account is missing");
  });

  it("removes a role after a confirmation", async () => {
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
    expect(onChanged).toHaveBeenCalledOnce();
  });

  it("asks twice before an administrator removes the own role, and shows the server's reason", async () => {
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

  it("shows until when an invitation is valid, and sends it again", () => {
    const fields = { email: "new@nhk-group.example", verified: false };
    showUsers(user({ ...fields, invited_until: "2099-11-26T08:00:00.000Z" }));
    screen.getByText("Waiting for the first sign-in");
    screen.getByText(/^Invitation valid until Nov 26, 2099/);
    button("Resend Invitation: new@nhk-group.example");
    expect(screen.queryByRole("button", { name: /confirmation mail/ })).toBeNull();
    cleanup();
    showUsers(user({ ...fields, invited_until: "2024-11-26T08:00:00.000Z" }));
    screen.getByText(/^Invitation expired on Nov 26, 2024/);
  });

  it("sends the confirmation mail again", async () => {
    data.resend.mockResolvedValue(undefined);
    const person = showUsers(user({ email: "new@nhk-group.example", verified: false }));
    screen.getByText("Waiting for the first sign-in");
    await person.click(button("Resend the confirmation mail to new@nhk-group.example"));
    await waitFor(() =>
      expect(data.notify.success).toHaveBeenCalledWith("Confirmation mail sent", undefined),
    );
    expect(data.resend).toHaveBeenCalledWith("7c1e40b2aaaa");
  });
});

describe("Create New Administrator", () => {
  const fillIn = async (person: ReturnType<typeof userEvent.setup>) => {
    await fill(person, screen.getByLabelText("Email"), "new@nhk-group.example");
    await fill(person, screen.getByLabelText("Password"), "a long password");
  };

  it("shows that both fields are required, after a click and after Enter, and focuses the empty one", async () => {
    const person = show(<CreateCard onCreated={onChanged} />);
    screen.getByText("Add a new user with administrator privileges");
    const email = screen.getByLabelText("Email");
    expect(email.getAttribute("type")).toBe("email");
    const submit = button("Create Administrator");
    expect(submit.getAttribute("aria-disabled")).toBe("true");
    await person.click(submit);
    expect(data.notify.error).toHaveBeenCalledExactlyOnceWith("Email and password are required");
    expect(document.activeElement).toBe(email);
    await fill(person, email, "new@nhk-group.example");
    await person.keyboard("{Enter}");
    expect(data.notify.error).toHaveBeenCalledTimes(2);
    expect(document.activeElement).toBe(screen.getByLabelText("Password"));
    expect(data.create).not.toHaveBeenCalled();
    await fillIn(person);
    expect(submit.hasAttribute("aria-disabled")).toBe(false);
  });

  it("rejects an invalid email address before it is sent", async () => {
    const person = show(<CreateCard onCreated={onChanged} />);
    await person.type(screen.getByLabelText("Email"), "nobody");
    await fill(person, screen.getByLabelText("Password"), "a long password");
    await person.keyboard("{Enter}");
    expect(data.create).not.toHaveBeenCalled();
  });

  const done = { uid: "n", verified: false, mail_sent: true };

  it("shows progress, then that the email must be confirmed", async () => {
    let answer: (value: object) => void = () => {};
    data.create.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const person = show(<CreateCard onCreated={onChanged} />);
    await fillIn(person);
    await person.click(button("Create Administrator"));
    expect(button("Creating...").getAttribute("aria-disabled")).toBe("true");
    await person.clear(screen.getByLabelText("Email"));
    await fill(person, screen.getByLabelText("Email"), "next@nhk-group.example");
    answer({ ...done, password_set: true });
    await waitFor(() =>
      expect(data.notify.success).toHaveBeenCalledWith(
        "Administrator created",
        "They must confirm their email before they can get in.",
      ),
    );
    expect(data.create).toHaveBeenCalledWith("new@nhk-group.example", "a long password");
    expect(onChanged).toHaveBeenCalledOnce();
    // Typed meanwhile.
    expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe("next@nhk-group.example");
    expect(screen.getByLabelText<HTMLInputElement>("Password").value).toBe("");
  });

  it("says when the person keeps the own password", async () => {
    data.create.mockResolvedValue({ ...done, password_set: false });
    const person = show(<CreateCard onCreated={onChanged} />);
    await fillIn(person);
    await person.click(button("Create Administrator"));
    const kept = expect.stringContaining("The typed password was not set.");
    await waitFor(() =>
      expect(data.notify.success).toHaveBeenCalledWith("Administrator already", kept),
    );
  });

  it("shows the reason of a failure, and keeps the fields", async () => {
    data.create.mockRejectedValue(
      new DomainError("invalid-argument", "The password is too short."),
    );
    const person = show(<CreateCard onCreated={onChanged} />);
    await fillIn(person);
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

describe("Invite by link", () => {
  it("needs only an address, and leaves the typed password out", async () => {
    data.invite.mockResolvedValue({ mail_sent: true });
    const person = show(<CreateCard onCreated={onChanged} />);
    screen.getByText("An invitation needs no password: a link to choose one is mailed.");
    await person.click(button("Invite by Link"));
    expect(data.notify.error).toHaveBeenCalledExactlyOnceWith("Email is required");
    expect(document.activeElement).toBe(screen.getByLabelText("Email"));
    await fill(person, screen.getByLabelText("Email"), " new@nhk-group.example");
    await person.click(button("Invite by Link"));
    const text = "A link to choose a password is on its way to new@nhk-group.example.";
    await waitFor(() => expect(data.notify.success).toHaveBeenCalledWith("Invitation sent", text));
    expect(data.invite).toHaveBeenCalledWith("new@nhk-group.example", "editor");
    expect(data.create).not.toHaveBeenCalled();
    expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe("");
    expect(onChanged).toHaveBeenCalledOnce();
  });

  it("shows that the account exists when the mail could not be sent", async () => {
    data.invite.mockResolvedValue({ mail_sent: false });
    const person = show(<CreateCard onCreated={onChanged} />);
    await fill(person, screen.getByLabelText("Email"), "new@nhk-group.example");
    await person.click(button("Invite by Link"));
    await waitFor(() =>
      expect(data.notify.success).toHaveBeenCalledWith(
        "Account created",
        "The mail could not be sent. Use Resend Invitation.",
      ),
    );
  });

  it("shows the server's reason, and keeps the address", async () => {
    const reason = "This person has a role already";
    data.invite.mockRejectedValue(new DomainError("failed-precondition", reason));
    const person = show(<CreateCard onCreated={onChanged} />);
    await fill(person, screen.getByLabelText("Email"), "new@nhk-group.example");
    await person.click(button("Invite by Link"));
    await waitFor(() => expect(data.notify.error).toHaveBeenCalledWith("Could not invite", reason));
    expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe("new@nhk-group.example");
  });
});

it("shows three instructions", () => {
  show(<InstructionsCard />);
  const card = within(screen.getByRole("region", { name: "User Management Instructions" }));
  expect(card.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "New administrators get a confirmation email.",
    "Administrators can access all panel functions.",
    "The main administrator cannot be removed.",
  ]);
});
