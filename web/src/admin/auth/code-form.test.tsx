import { ChakraProvider } from "@chakra-ui/react";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { DomainError } from "functions/domain/shared/errors";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from "vitest";
import * as auth from "#data/accounts/auth.ts";
import { fill } from "#testing/fill.ts";
import { panelSystem } from "#ui/panel/theme.ts";
import { notify } from "#ui/panel/toasts/toaster.tsx";
import { Gate } from "./gate.tsx";

vi.mock("#data/accounts/auth.ts", () => ({ signIn: vi.fn(), signUp: vi.fn() }));
const signIn = vi.mocked(auth.signIn);
const answer = vi.fn();
let success: MockInstance<typeof notify.success>;

beforeEach(() => {
  vi.resetAllMocks();
  success = vi.spyOn(notify, "success").mockImplementation(() => {});
  vi.spyOn(notify, "error").mockImplementation(() => {});
  vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.spyOn(console, "error").mockImplementation(() => {});
  signIn.mockResolvedValue({ state: "code-needed", answer });
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
  answer.mockResolvedValue({ state: "admin" });
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
