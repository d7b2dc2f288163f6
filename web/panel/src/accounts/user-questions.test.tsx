import { ChakraProvider } from "@chakra-ui/react";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { UserEntry } from "domain/calls/users";
import { DomainError } from "domain/shared/errors";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { panelSystem } from "#ui/theme.ts";
import { UsersCard } from "./users-card.tsx";

const data = vi.hoisted(() => ({
  changeRole: vi.fn(),
  grantAccess: vi.fn(),
  inviteUser: vi.fn(),
  sendResetLink: vi.fn(),
  removeAccount: vi.fn(),
  removeRole: vi.fn(),
  endSessions: vi.fn(),
  removeSecondFactor: vi.fn(),
  notify: { success: vi.fn(), error: vi.fn() },
}));
vi.mock("./data/users.ts", () => data);
vi.mock("./data/sessions.ts", () => data);
vi.mock("#ui/toasts/toaster.tsx", () => ({ notify: data.notify }));

const ida = "ida@example.com";
const waiting: UserEntry = {
  uid: "w",
  email: ida,
  role: null,
  created_at: "2026-06-02T14:18:00.000Z",
  verified: true,
  is_main: false,
  second_factor: false,
};
const onChanged = vi.fn();

function show(user: UserEntry) {
  const rest = { unreadable: [], isLastKnown: false, more: undefined };
  const list = { state: "ready", data: [user], ...rest } as const;
  render(
    <ChakraProvider value={panelSystem}>
      <UsersCard list={list} ownUid="self" onChanged={onChanged} />
    </ChakraProvider>,
  );
  return userEvent.setup();
}
const button = (name: string) => screen.getByRole("button", { name });
const question = async () => within(await screen.findByRole("alertdialog"));

beforeEach(() => {
  vi.resetAllMocks();
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe("Grant access", () => {
  it("shows that password and sessions end before it grants access to a confirmed address", async () => {
    data.grantAccess.mockResolvedValue({ mail_sent: true });
    const person = show(waiting);
    await person.click(button(`Grant Access: ${ida}`));
    const dialog = await question();
    dialog.getByText(`Grant ${ida} access to the panel?`);
    dialog.getByText(/Their present password and all sessions end/);
    expect(data.grantAccess).not.toHaveBeenCalled();
    await person.click(dialog.getByRole("button", { name: "Grant Access" }));
    const text = `A link to choose a password is on its way to ${ida}.`;
    await waitFor(() => expect(data.notify.success).toHaveBeenCalledWith("Access granted", text));
    expect(data.grantAccess).toHaveBeenCalledWith("w", "editor");
    expect(onChanged).toHaveBeenCalledOnce();
  });

  it("shows that the mail could not be sent", async () => {
    data.grantAccess.mockResolvedValue({ mail_sent: false });
    const person = show(waiting);
    await person.click(button(`Grant Access: ${ida}`));
    await person.click((await question()).getByRole("button", { name: "Grant Access" }));
    const text = "The mail could not be sent. Use Resend Invitation.";
    await waitFor(() => expect(data.notify.success).toHaveBeenCalledWith("Access granted", text));
  });

  it("offers an invitation instead for an address that is not confirmed", async () => {
    data.inviteUser.mockResolvedValue({ mail_sent: true });
    const person = show({ ...waiting, verified: false });
    screen.getByText("Email not confirmed");
    expect(screen.queryByText("Resend")).toBeNull();
    await person.click(button(`Grant Access: ${ida}`));
    const dialog = await question();
    dialog.getByText(`${ida} is not confirmed`);
    dialog.getByText(/Anybody can have registered this address/);
    await person.click(dialog.getByRole("button", { name: "Invite by Link" }));
    await waitFor(() => expect(data.inviteUser).toHaveBeenCalledWith(ida, "editor"));
    expect(data.grantAccess).not.toHaveBeenCalled();
  });

  it("shows the server's reason and keeps the list", async () => {
    const reason = "This account is disabled";
    data.grantAccess.mockRejectedValue(new DomainError("failed-precondition", reason));
    const person = show(waiting);
    await person.click(button(`Grant Access: ${ida}`));
    await person.click((await question()).getByRole("button", { name: "Grant Access" }));
    await waitFor(() =>
      expect(data.notify.error).toHaveBeenCalledWith("Could not grant access", reason),
    );
    expect(onChanged).not.toHaveBeenCalled();
  });
});

describe("Remove account", () => {
  it("asks, then removes an account without role", async () => {
    data.removeAccount.mockResolvedValue(undefined);
    const person = show({ ...waiting, verified: false });
    await person.click(button(`Remove Account: ${ida}`));
    const dialog = await question();
    dialog.getByText(`Remove the account of ${ida}?`);
    expect(data.removeAccount).not.toHaveBeenCalled();
    await person.click(dialog.getByRole("button", { name: "Remove Account" }));
    await waitFor(() =>
      expect(data.notify.success).toHaveBeenCalledWith("Account removed", undefined),
    );
    expect(data.removeAccount).toHaveBeenCalledWith("w");
    expect(onChanged).toHaveBeenCalledOnce();
  });

  it("is offered neither for administrators nor for the main administrator's address", () => {
    show({ ...waiting, role: "admin" });
    expect(screen.queryByText("Remove Account")).toBeNull();
    cleanup();
    show({ ...waiting, is_main: true });
    expect(screen.queryByText("Remove Account")).toBeNull();
  });
});

describe("Send reset link", () => {
  it("mails another administrator a link", async () => {
    data.sendResetLink.mockResolvedValue(undefined);
    const person = show({ ...waiting, role: "admin" });
    await person.click(button(`Send Reset Link: ${ida}`));
    const text = `${ida} can choose a password with it. The present one works until then.`;
    await waitFor(() => expect(data.notify.success).toHaveBeenCalledWith("Reset link sent", text));
    expect(data.sendResetLink).toHaveBeenCalledWith("w");
  });

  it("is not offered for the own account or accounts without role", () => {
    show({ ...waiting, role: "admin", uid: "self" });
    expect(screen.queryByText("Send Reset Link")).toBeNull();
    cleanup();
    show(waiting);
    expect(screen.queryByText("Send Reset Link")).toBeNull();
  });
});

it("does not read the list again after the own role is removed", async () => {
  data.removeRole.mockResolvedValue(undefined);
  const person = show({ ...waiting, uid: "self", role: "admin" });
  await person.click(button(`Remove Admin: ${ida}`));
  await person.click((await question()).getByRole("button", { name: "Remove Admin" }));
  await person.click(await screen.findByRole("button", { name: "Remove My Own Role" }));
  await waitFor(() => expect(data.notify.success).toHaveBeenCalled());
  expect(data.removeRole).toHaveBeenCalledExactlyOnceWith("self", true);
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(onChanged).not.toHaveBeenCalled();
});

describe("Change role", () => {
  it("gives the chosen role to another person, whatever the present one is", async () => {
    data.changeRole.mockResolvedValue(undefined);
    const person = show({ ...waiting, role: "author" });
    await person.click(button(`Change Role: ${ida}`));
    const dialog = await question();
    const roles = dialog.getByLabelText<HTMLSelectElement>("Role");
    expect(roles.value).toBe("author");
    await person.selectOptions(roles, "Editor");
    await person.click(dialog.getByRole("button", { name: "Change Role" }));
    await waitFor(() =>
      expect(data.notify.success).toHaveBeenCalledWith("Role changed", undefined),
    );
    expect(data.changeRole).toHaveBeenCalledExactlyOnceWith("w", "editor");
    expect(onChanged).toHaveBeenCalledOnce();
  });

  it.each([
    ["the main administrator", { ...waiting, role: "admin", is_main: true }],
    ["the own account", { ...waiting, role: "admin", uid: "self" }],
    ["an account without role", waiting],
  ] as const)("is not offered for %s", (_, user) => {
    show(user);
    expect(screen.queryByRole("button", { name: /^Change Role/ })).toBeNull();
  });
});

describe("End sessions", () => {
  const colleague: UserEntry = { ...waiting, role: "admin" };

  it("ends all sessions of another administrator after a confirmation", async () => {
    data.endSessions.mockResolvedValue(undefined);
    const person = show(colleague);
    await person.click(button(`End Sessions: ${ida}`));
    const dialog = await question();
    dialog.getByText(`End all sessions of ${ida}?`);
    dialog.getByText(/they can sign in again/);
    await person.click(dialog.getByRole("button", { name: "End Sessions" }));
    await waitFor(() =>
      expect(data.notify.success).toHaveBeenCalledWith("Sessions ended", undefined),
    );
    expect(data.endSessions).toHaveBeenCalledExactlyOnceWith("w");
  });

  it.each([
    ["the main administrator", { ...colleague, is_main: true }],
    ["the own account, which has its list", { ...colleague, uid: "self" }],
    ["an account without role", waiting],
  ])("is not offered for %s", (_, user) => {
    show(user);
    expect(screen.queryByRole("button", { name: /^End Sessions/ })).toBeNull();
  });
});

describe("Remove second factor", () => {
  const colleague: UserEntry = { ...waiting, role: "admin", second_factor: true };

  it("removes that of another administrator after a confirmation", async () => {
    data.removeSecondFactor.mockResolvedValue(undefined);
    const person = show(colleague);
    screen.getByText("Second factor");
    await person.click(button(`Remove Second Factor: ${ida}`));
    const dialog = await question();
    dialog.getByText(/For a lost phone/);
    await person.click(dialog.getByRole("button", { name: "Remove Second Factor" }));
    await waitFor(() =>
      expect(data.notify.success).toHaveBeenCalledWith("Second factor removed", undefined),
    );
    expect(data.removeSecondFactor).toHaveBeenCalledExactlyOnceWith("w");
    expect(onChanged).toHaveBeenCalledOnce();
  });

  it.each([
    ["the main administrator", { ...colleague, is_main: true }],
    ["the own account", { ...colleague, uid: "self" }],
    ["an account without one", { ...colleague, second_factor: false }],
  ])("is not offered for %s", (_, user) => {
    show(user);
    expect(screen.queryByRole("button", { name: /^Remove Second Factor/ })).toBeNull();
  });
});
