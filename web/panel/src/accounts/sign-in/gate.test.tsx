import { ChakraProvider } from "@chakra-ui/react";
import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { DomainError } from "domain/shared/errors";
import { fill } from "kit/testing/fill";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from "vitest";
import { panelSystem } from "#ui/theme.ts";
import { notify } from "#ui/toasts/toaster.tsx";
import * as auth from "../data/auth.ts";
import type { Session } from "../data/session.ts";
import { Gate } from "./gate.tsx";

vi.mock("../data/auth.ts", () => ({
  signIn: vi.fn(),
  signUp: vi.fn(),
  signOut: vi.fn(),
  resendVerification: vi.fn(),
  refreshRole: vi.fn(),
}));
const { signIn, signUp, signOut, resendVerification, refreshRole } = vi.mocked(auth);

const OUT: Session = { state: "signed-out" };
const ADMIN: Session = {
  ...{ state: "signed-in", role: "admin", uid: "u1", email: "ana@example.com", auth_time: 7 },
  ...{ hasFactor: false, isFactorDemanded: false },
};
let success: MockInstance<typeof notify.success>;
let failure: MockInstance<typeof notify.error>;

beforeEach(() => {
  vi.resetAllMocks();
  success = vi.spyOn(notify, "success").mockImplementation(() => {});
  failure = vi.spyOn(notify, "error").mockImplementation(() => {});
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(cleanup);

type Shown = Parameters<typeof Gate>[0]["session"];
function show(session: Shown = OUT as Shown) {
  const user = userEvent.setup();
  const view = render(<Gate session={session} />, {
    wrapper: ({ children }) => (
      <ChakraProvider value={panelSystem}>
        <MemoryRouter>{children}</MemoryRouter>
      </ChakraProvider>
    ),
  });
  return { user, view };
}
const email = () => screen.getByLabelText<HTMLInputElement>("Email");
const password = () => screen.getByLabelText<HTMLInputElement>("Password");
const button = (name: string) => screen.getByRole("button", { name });
type User = ReturnType<typeof userEvent.setup>;
async function fillIn(user: User) {
  await fill(user, email(), "ana@example.com");
  await fill(user, password(), "correct horse battery");
}

describe("gate, signed out", () => {
  it("says that the session was ended, until the next attempt fails", async () => {
    signIn.mockRejectedValue(new DomainError("unauthenticated"));
    const { user } = show({ state: "signed-out", wasEnded: true });
    screen.getByText(/^This session was ended. Sign in again: unsaved articles and notes are kept/);
    await fillIn(user);
    await user.click(button("Sign In"));
    await screen.findByText("The email or the password is not right.");
    expect(screen.queryByText(/This session was ended/)).toBeNull();
  });

  it("shows titles and fields with autocomplete for password managers", () => {
    show();
    expect(screen.getByRole("heading", { name: "Admin Panel", level: 1 })).toBeTruthy();
    expect(screen.getByText("Enter your credentials to access")).toBeTruthy();
    expect(email().type).toBe("email");
    expect(email().autocomplete).toBe("username");
    expect(password().type).toBe("password");
    expect(password().autocomplete).toBe("current-password");
    expect(document.title).toBe("Admin Panel");
  });

  it("rejects an empty form, shows an error at each field and focuses the first", async () => {
    const { user } = show();
    await user.click(button("Sign In"));
    expect(signIn).not.toHaveBeenCalled();
    expect(screen.getByText("Enter your email.")).toBeTruthy();
    expect(screen.getByText("Enter your password.")).toBeTruthy();
    expect(document.activeElement).toBe(email());
    await user.type(email(), "   ");
    await user.type(password(), "x");
    await user.click(button("Sign In"));
    expect(signIn).not.toHaveBeenCalled();
  });

  it("signs an administrator in with a toast, and shows the busy button meanwhile", async () => {
    const { promise, resolve } = Promise.withResolvers<Session>();
    signIn.mockReturnValue(promise);
    const { user } = show();
    await fillIn(user);
    await user.keyboard("{Enter}");
    expect(signIn).toHaveBeenCalledWith("ana@example.com", "correct horse battery");
    expect(button("Signing in...").getAttribute("aria-disabled")).toBe("true");
    await user.click(button("Signing in..."));
    expect(signIn).toHaveBeenCalledOnce();
    await act(async () => resolve(ADMIN));
    expect(success).toHaveBeenCalledWith("Access Granted", "Welcome to the admin panel");
  });

  it("shows no toast for an account without access", async () => {
    signIn.mockResolvedValue({ state: "no-rights", email: "ana@example.com", verified: true });
    const { user } = show();
    await fillIn(user);
    await user.click(button("Sign In"));
    expect(success).not.toHaveBeenCalled();
    expect(failure).not.toHaveBeenCalled();
  });

  it.each([
    ["unauthenticated", "Authentication Error", "The email or the password is not right."],
    ["resource-exhausted", "Authentication Error", /Too many attempts/],
    ["unavailable", "Authentication Error", /cannot be reached/],
    ["internal", "Error de autenticación", "Credenciales incorrectas"],
  ] as const)("shows an error after %s: %s, and keeps the fields", async (code, title, text) => {
    signIn.mockRejectedValue(
      new DomainError(code, undefined, { cause: new Error("Firebase: Error (auth/x).") }),
    );
    const { user } = show();
    await fillIn(user);
    await user.click(button("Sign In"));
    expect(failure).toHaveBeenCalledWith(title, expect.stringMatching(text));
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByText(/Firebase/)).toBeNull();
    expect(email().value).toBe("ana@example.com");
    expect(password().value).toBe("correct horse battery");
  });

  it("creates an account: other texts, the e-mail stays when switching, a toast", async () => {
    signUp.mockResolvedValue({ mailed: true });
    const { user } = show();
    await fill(user, email(), "ana@example.com");
    await user.type(password(), "old");
    await user.click(button("Create Account"));
    expect(screen.getByText("Create administrator account")).toBeTruthy();
    expect(email().value).toBe("ana@example.com");
    expect(password().value).toBe("");
    expect(password().autocomplete).toBe("new-password");
    await fill(user, password(), "correct horse battery");
    await user.click(button("Create Account"));
    expect(signUp).toHaveBeenCalledWith("ana@example.com", "correct horse battery");
    expect(success).toHaveBeenCalledWith(
      "Registration Successful",
      "Check your email to confirm your account",
    );
  });

  it.each([
    ["already-exists", "This email already has an account. Sign in instead."],
    ["internal", "Could not create account"],
  ] as const)("shows an error when no account could be created (%s)", async (code, text) => {
    signUp.mockRejectedValue(new DomainError(code));
    const { user } = show();
    await user.click(button("Create Account"));
    await fillIn(user);
    await user.click(button("Create Account"));
    expect(failure).toHaveBeenCalledWith("Registration Error", text);
  });

  it("shows and hides the password with a toggle that has aria-pressed", async () => {
    const { user } = show();
    await user.type(password(), "secret");
    const toggle = button("Show password");
    expect(toggle.getAttribute("aria-pressed")).toBe("false");
    await user.click(toggle);
    expect(toggle.getAttribute("aria-pressed")).toBe("true");
    expect(password().type).toBe("text");
    expect(signIn).not.toHaveBeenCalled();
  });
});

describe("gate, signed in without a demanded second factor", () => {
  it("shows the steps that set it up, and signs out", async () => {
    signOut.mockResolvedValue();
    const person = userEvent.setup();
    render(
      <Gate session={{ state: "no-factor", email: "ana@example.com" }} setup={<p>Steps</p>} />,
      {
        wrapper: ({ children }) => (
          <ChakraProvider value={panelSystem}>
            <MemoryRouter>{children}</MemoryRouter>
          </ChakraProvider>
        ),
      },
    );
    const title = screen.getByRole("heading", { name: "Set up a second factor", level: 1 });
    expect(document.activeElement).toBe(title);
    screen.getByText(/ana@example\.com signed in without one/);
    screen.getByText("Steps");
    await person.click(button("Sign out"));
    expect(success).toHaveBeenCalledWith("Logged Out", "You have been logged out successfully");
  });
});

describe("gate, signed in without access", () => {
  const unverified: Shown = { state: "no-rights", email: "ana@example.com", verified: false };
  const ungranted: Shown = { state: "no-rights", email: "ana@example.com", verified: true };

  it("asks for the e-mail confirmation, and mails the link again", async () => {
    resendVerification.mockResolvedValue();
    const { user } = show(unverified);
    expect(screen.getByText(/not confirmed.*ana@example\.com/)).toBeTruthy();
    await user.click(button("Resend"));
    expect(success).toHaveBeenCalledWith("Email sent", expect.anything());
  });

  it("shows that an administrator must grant access, and checks again on request", async () => {
    refreshRole.mockResolvedValue(ADMIN);
    const { user } = show(ungranted);
    expect(screen.getByText(/an administrator must grant access/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Resend" })).toBeNull();
    await user.click(button("Check again"));
    expect(success).toHaveBeenCalledWith("Access Granted", "Welcome to the admin panel");
  });

  it("shows that the server does not answer, instead of missing access", () => {
    show({ state: "unreachable", email: "ana@example.com" });
    expect(screen.getByText(/the server does not answer/)).toBeTruthy();
    expect(button("Check again")).toBeTruthy();
  });

  it("checks again when the page becomes visible", async () => {
    refreshRole.mockResolvedValue(unverified);
    show(unverified);
    await act(async () => document.dispatchEvent(new Event("visibilitychange")));
    expect(refreshRole).toHaveBeenCalledOnce();
  });

  it("signs out", async () => {
    signOut.mockResolvedValue();
    const { user } = show(unverified);
    await user.click(button("Sign out"));
    expect(success).toHaveBeenCalledWith("Logged Out", "You have been logged out successfully");
  });
});
