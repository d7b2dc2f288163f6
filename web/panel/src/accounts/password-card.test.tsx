import { ChakraProvider } from "@chakra-ui/react";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { DomainError, type ErrorCode } from "domain/shared/errors";
import { fill } from "kit/testing/fill";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { panelSystem } from "#ui/theme.ts";
import { PasswordCard } from "./password-card.tsx";

const data = vi.hoisted(() => ({
  change: vi.fn(),
  notify: { success: vi.fn(), error: vi.fn() },
}));
vi.mock("./data/own-password.ts", () => ({ changeOwnPassword: data.change }));
vi.mock("#ui/toasts/toaster.tsx", () => ({ notify: data.notify }));

const current = () => screen.getByLabelText<HTMLInputElement>("Current password");
const fresh = () => screen.getByLabelText<HTMLInputElement>("New password");

function show() {
  render(
    <ChakraProvider value={panelSystem}>
      <PasswordCard email="ana@example.com" />
    </ChakraProvider>,
  );
  return userEvent.setup();
}
async function changeTo(password: string, person = show()) {
  await fill(person, current(), "the present one");
  await fill(person, fresh(), password);
  await person.keyboard("{Enter}");
}

beforeEach(() => {
  vi.resetAllMocks();
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe("Your Password", () => {
  it("changes the password, shows that other devices are signed out, and empties the fields", async () => {
    data.change.mockResolvedValue("ends-at-once");
    const person = show();
    await changeTo("a new long password", person);
    const text = "Other devices are signed out.";
    await waitFor(() => expect(data.notify.success).toHaveBeenCalledWith("Password changed", text));
    expect(data.change).toHaveBeenCalledExactlyOnceWith(
      "the present one",
      "a new long password",
      "",
    );
    expect([current().value, fresh().value]).toEqual(["", ""]);
    data.change.mockResolvedValue("ends-within-an-hour");
    await changeTo("a newer long password", person);
    const later = "Other devices are signed out within an hour.";
    await waitFor(() =>
      expect(data.notify.success).toHaveBeenLastCalledWith("Password changed", later),
    );
  });

  it("asks for the code of a second factor once the password is right", async () => {
    data.change.mockResolvedValueOnce("code-needed");
    const person = show();
    await changeTo("a new long password", person);
    const code = await screen.findByLabelText<HTMLInputElement>("Code");
    await waitFor(() => expect(document.activeElement).toBe(code));
    screen.getByText("Type the 6 digits that your authenticator app shows.");
    expect(data.notify.success).not.toHaveBeenCalled();
    data.change.mockRejectedValueOnce(new DomainError("permission-denied"));
    await person.type(code, "000000{Enter}");
    await screen.findByText("This code is not right. Type the one that your app shows now.");
    expect([fresh().value, code.value]).toEqual(["a new long password", "000000"]);
    data.change.mockResolvedValueOnce("ends-at-once");
    await person.clear(code);
    await person.type(code, "123456{Enter}");
    await waitFor(() => expect(data.notify.success).toHaveBeenCalledOnce());
    expect(data.change).toHaveBeenLastCalledWith(
      "the present one",
      "a new long password",
      "123456",
    );
    expect(screen.queryByLabelText("Code")).toBeNull();
  });

  it("requires the current password", async () => {
    const person = show();
    await person.click(screen.getByRole("button", { name: "Change Password" }));
    screen.getByText("Enter your current password.");
    expect(document.activeElement).toBe(current());
    expect(data.change).not.toHaveBeenCalled();
  });

  it("rejects fewer than 12 characters, and the same password", async () => {
    await changeTo("too short");
    screen.getByText("Use 12 characters or more.");
    expect(document.activeElement).toBe(fresh());
    cleanup();
    await changeTo("the present one");
    screen.getByText("Choose another password than the current one.");
    expect(data.change).not.toHaveBeenCalled();
  });

  it.each<[ErrorCode, string, () => HTMLElement]>([
    ["unauthenticated", "The current password is not right.", current],
    ["invalid-argument", "This password is too easy to guess. Use 12 characters or more.", fresh],
  ])("shows %s at its field and keeps what was typed", async (code, text, field) => {
    data.change.mockRejectedValue(new DomainError(code));
    await changeTo("a new long password");
    await screen.findByText(text);
    expect(field().getAttribute("aria-invalid")).toBe("true");
    expect(data.notify.error).toHaveBeenCalledWith("Could not change the password", text);
    expect(fresh().value).toBe("a new long password");
  });

  it.each<[ErrorCode, string]>([
    ["resource-exhausted", "Too many attempts. Wait a few minutes and try again."],
    ["unavailable", "The server cannot be reached. Check your connection and try again."],
    ["internal", "Please try again later."],
  ])("shows the reason for %s", async (code, text) => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    data.change.mockRejectedValue(new DomainError(code));
    await changeTo("a new long password");
    await waitFor(() =>
      expect(data.notify.error).toHaveBeenCalledWith("Could not change the password", text),
    );
    expect(current().getAttribute("aria-invalid")).not.toBe("true");
  });
});
