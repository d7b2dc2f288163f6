import { ChakraProvider } from "@chakra-ui/react";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { DomainError } from "domain/shared/errors";
import { fill } from "kit/testing/fill";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from "vitest";
import { panelSystem } from "#ui/theme.ts";
import { notify } from "#ui/toasts/toaster.tsx";
import * as auth from "../data/auth.ts";
import { Gate } from "./gate.tsx";

vi.mock("../data/auth.ts", () => ({ signIn: vi.fn(), signUp: vi.fn() }));
const signIn = vi.mocked(auth.signIn);
const answer = vi.fn();
const recover = vi.fn();
let success: MockInstance<typeof notify.success>;

beforeEach(() => {
  vi.resetAllMocks();
  success = vi.spyOn(notify, "success").mockImplementation(() => {});
  vi.spyOn(notify, "error").mockImplementation(() => {});
  vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.spyOn(console, "error").mockImplementation(() => {});
  signIn.mockResolvedValue({ state: "code-needed", answer, recover });
});
afterEach(cleanup);

async function askedForCode() {
  const person = userEvent.setup();
  render(<Gate session={{ state: "signed-out" }} />, {
    wrapper: ({ children }) => (
      <ChakraProvider value={panelSystem}>
        <MemoryRouter>{children}</MemoryRouter>
      </ChakraProvider>
    ),
  });
  await fill(person, screen.getByLabelText("Email"), "ana@example.com");
  await fill(person, screen.getByLabelText("Password"), "correct horse battery");
  await person.keyboard("{Enter}");
  const field = await screen.findByLabelText<HTMLInputElement>("Code");
  await waitFor(() => expect(document.activeElement).toBe(field));
  return { person, field };
}

it("asks for the code after the password, in a field that phones fill", async () => {
  const { person, field } = await askedForCode();
  expect(success).not.toHaveBeenCalled();
  screen.getByText("Type the 6 digits that your authenticator app shows");
  expect([field.autocomplete, field.inputMode]).toEqual(["one-time-code", "numeric"]);
  answer.mockResolvedValue({ state: "signed-in" });
  await person.type(field, "123456{Enter}");
  expect(answer).toHaveBeenCalledExactlyOnceWith("123456");
  expect(success).toHaveBeenCalledWith("Access Granted", "Welcome to the admin panel");
});

it("requires a code, and keeps a wrong one", async () => {
  const { person, field } = await askedForCode();
  await person.keyboard("{Enter}");
  screen.getByText("Type the 6 digits.");
  expect(answer).not.toHaveBeenCalled();
  answer.mockRejectedValue(new DomainError("permission-denied"));
  await person.type(field, "000000{Enter}");
  await screen.findByText("This code is not right. Type the one that your app shows now.");
  expect(field.value).toBe("000000");
  expect(field.getAttribute("aria-invalid")).toBe("true");
  await waitFor(() => expect(document.activeElement).toBe(field));
});

it.each([
  ["deadline-exceeded", "Too much time has passed. Go back and sign in again."],
  ["resource-exhausted", "Too many attempts. Wait a few minutes and try again."],
  ["unavailable", "The server cannot be reached. Check your connection and try again."],
  ["internal", "Please try again later."],
] as const)("says why the code was not accepted after %s", async (code, text) => {
  const { person, field } = await askedForCode();
  answer.mockRejectedValue(new DomainError(code));
  await person.type(field, "123456{Enter}");
  await screen.findByText(text);
  expect(field.value).toBe("123456");
});

async function askedForRecoveryCode() {
  const { person } = await askedForCode();
  await person.keyboard("1234{Tab}{Tab}");
  expect(document.activeElement?.textContent).toBe("Use a recovery code");
  await person.keyboard("{Enter}");
  const field = await screen.findByLabelText<HTMLInputElement>("Recovery code");
  await waitFor(() => expect(document.activeElement).toBe(field));
  return { person, field };
}
const usedCode =
  "This recovery code is not right, or it was used already. After one that was used, go back and sign in with your password.";

it("takes a recovery code instead of the phone by the keyboard alone, and says what it did", async () => {
  const { person, field } = await askedForRecoveryCode();
  await person.keyboard("{Enter}");
  await screen.findByText("Type a recovery code.");
  expect(recover).not.toHaveBeenCalled();
  recover.mockResolvedValue({ state: "signed-in" });
  await person.keyboard("0123-4567{Enter}");
  expect(recover).toHaveBeenCalledExactlyOnceWith("0123-4567");
  expect(success).toHaveBeenCalledExactlyOnceWith(
    "Second factor removed",
    "Set up your new phone in User Management.",
  );
  expect(field.getAttribute("aria-invalid")).toBeNull();
});

it("does not send to User Management who has to set up a second factor first", async () => {
  const { person } = await askedForRecoveryCode();
  recover.mockResolvedValue({ state: "no-factor", email: "ana@example.com" });
  await person.keyboard("0123-4567{Enter}");
  expect(success).toHaveBeenCalledExactlyOnceWith("Second factor removed", undefined);
});

it.each([
  ["unauthenticated", usedCode, true],
  ["resource-exhausted", "Too many attempts. Wait a few minutes and try again.", false],
  ["unavailable", "The server cannot be reached. Check your connection and try again.", false],
  ["deadline-exceeded", "Please try again later.", false],
] as const)(
  "says why the recovery code was not accepted after %s, twice, and keeps what was typed",
  async (reason, text, isWrong) => {
    const { person, field } = await askedForRecoveryCode();
    recover.mockRejectedValue(new DomainError(reason));
    await person.keyboard("0123-4567");
    for (const times of [1, 2]) {
      await person.keyboard("{Enter}");
      await screen.findByText(text);
      await waitFor(() => expect(recover).toHaveBeenCalledTimes(times));
    }
    expect(field.value).toBe("0123-4567");
    expect(field.getAttribute("aria-invalid")).toBe(isWrong ? "true" : null);
    await waitFor(() => expect(document.activeElement).toBe(field));
    await person.click(screen.getByRole("button", { name: "Use the authenticator app" }));
    expect((await screen.findByLabelText<HTMLInputElement>("Code")).value).toBe("1234");
    await person.click(screen.getByRole("button", { name: "Use a recovery code" }));
    const again = await screen.findByLabelText<HTMLInputElement>("Recovery code");
    expect(again.value).toBe("0123-4567");
    await person.click(screen.getByRole("button", { name: "Back to sign in" }));
    const password = screen.getByLabelText<HTMLInputElement>("Password");
    expect(password.value).toBe("correct horse battery");
  },
);

it("leads back to the password, which is kept", async () => {
  const { person } = await askedForCode();
  await person.click(screen.getByRole("button", { name: "Back to sign in" }));
  const password = screen.getByLabelText<HTMLInputElement>("Password");
  expect(document.activeElement).toBe(password);
  expect(password.value).toBe("correct horse battery");
  expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe("ana@example.com");
});

it("says that the panel does not know the second factor of an account", async () => {
  signIn.mockReset().mockRejectedValue(new DomainError("failed-precondition"));
  const person = userEvent.setup();
  render(<Gate session={{ state: "signed-out" }} />, {
    wrapper: ({ children }) => (
      <ChakraProvider value={panelSystem}>
        <MemoryRouter>{children}</MemoryRouter>
      </ChakraProvider>
    ),
  });
  await fill(person, screen.getByLabelText("Email"), "ana@example.com");
  await fill(person, screen.getByLabelText("Password"), "correct horse battery");
  await person.keyboard("{Enter}");
  await screen.findByText(/a second factor that the panel does not know/);
});
