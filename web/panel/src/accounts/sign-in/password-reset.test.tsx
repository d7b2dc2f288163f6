import { ChakraProvider } from "@chakra-ui/react";
import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { DomainError } from "domain/shared/errors";
import { fill } from "kit/testing/fill";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { panelSystem } from "#ui/theme.ts";
import { notify } from "#ui/toasts/toaster.tsx";
import * as reset from "../data/password-reset.ts";
import { Gate } from "./gate.tsx";
import { NewPassword } from "./new-password.tsx";

vi.mock("../data/password-reset.ts", () => ({
  requestPasswordReset: vi.fn(),
  accountOfCode: vi.fn(),
  codeOfLink: async (link: string) => link,
  choosePassword: vi.fn(),
}));
vi.mock("../data/auth.ts", () => ({ signIn: vi.fn(), signUp: vi.fn() }));
const { requestPasswordReset, accountOfCode, choosePassword } = vi.mocked(reset);
const ana = "ana@example.com";

beforeEach(() => {
  vi.resetAllMocks();
  vi.spyOn(notify, "success").mockImplementation(() => {});
  vi.spyOn(notify, "error").mockImplementation(() => {});
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  location.hash = "";
});

const button = (name: string | RegExp) => screen.getByRole("button", { name });
const heading = (name: string) => screen.findByRole("heading", { name, level: 1 });
function show(element: React.ReactNode) {
  return render(element, {
    wrapper: ({ children }) => (
      <ChakraProvider value={panelSystem}>
        <MemoryRouter>{children}</MemoryRouter>
      </ChakraProvider>
    ),
  });
}

describe("a forgotten password", () => {
  it("keeps the typed email address, and shows the same text for every address", async () => {
    requestPasswordReset.mockResolvedValue();
    const user = userEvent.setup();
    show(<Gate session={{ state: "signed-out" }} />);
    await user.type(screen.getByLabelText("Email"), ana);
    await user.click(button("Forgot password?"));
    expect(await heading("Reset your password")).toBe(document.activeElement);
    await user.click(button("Send link"));
    expect(requestPasswordReset).toHaveBeenCalledWith(ana);
    expect(await heading("Check your email")).toBe(document.activeElement);
    const text = `If ${ana} has an account, a link is on its way. It works once, for 1 hour.`;
    expect(screen.getByText(text)).toBeTruthy();
  });

  it("shows the limit at the form and keeps its fields", async () => {
    requestPasswordReset.mockRejectedValue(new DomainError("resource-exhausted"));
    const user = userEvent.setup();
    show(<Gate session={{ state: "signed-out" }} />);
    await user.click(button("Forgot password?"));
    await user.type(screen.getByLabelText("Email"), ana);
    await user.click(button("Send link"));
    expect(await screen.findByText(/Too many attempts/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe(ana);
  });

  it("can be mailed again after 60 seconds, which is announced once", async () => {
    vi.useFakeTimers();
    show(<Gate session={{ state: "signed-out", linkMailedTo: ana }} />);
    expect(screen.getByText(/You are the main administrator/)).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(18_000));
    act(() => button("Send again in 0:42").click());
    expect(requestPasswordReset).not.toHaveBeenCalled();
    expect(screen.getByRole("status").textContent).toBe("");
    await act(() => vi.advanceTimersByTimeAsync(42_000));
    expect(screen.getByRole("status").textContent).toBe("You can send the link again.");
    await act(async () => button("Send again").click());
    expect(requestPasswordReset).toHaveBeenCalledWith(ana);
    expect(button("Send again in 1:00")).toBeTruthy();
  });
});

describe("the page of a mailed link", () => {
  it("removes the code from the URL and saves a password of 12 characters", async () => {
    location.hash = "a-code";
    accountOfCode.mockResolvedValue(ana);
    choosePassword.mockResolvedValue();
    const user = userEvent.setup();
    show(<NewPassword />);
    expect(location.hash).toBe("");
    await user.type(await screen.findByLabelText("New password"), "short");
    await user.click(button("Save password"));
    expect(screen.getByText("Use 12 characters or more.")).toBeTruthy();
    expect(choosePassword).not.toHaveBeenCalled();
    await fill(user, screen.getByLabelText("New password"), " and long enough");
    await user.click(button("Save password"));
    expect(choosePassword).toHaveBeenCalledWith("a-code", "short and long enough");
  });

  it("shows the reason for a rejected password at the field, and keeps the text", async () => {
    location.hash = "a-code";
    accountOfCode.mockResolvedValue(ana);
    choosePassword.mockRejectedValue(new DomainError("invalid-argument"));
    const user = userEvent.setup();
    show(<NewPassword />);
    await fill(user, await screen.findByLabelText("New password"), "passwordpassword");
    await user.click(button("Save password"));
    expect(await screen.findByText(/too easy to guess/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>("New password").value).toBe("passwordpassword");
  });

  it("offers a new link for a used one, and a retry when the server does not answer", async () => {
    location.hash = "a-code";
    accountOfCode.mockRejectedValueOnce(new DomainError("unavailable"));
    accountOfCode.mockRejectedValueOnce(new DomainError("not-found"));
    const user = userEvent.setup();
    show(<NewPassword />);
    await user.click(await screen.findByRole("button", { name: "Try again" }));
    expect(await heading("This link no longer works")).toBeTruthy();
    await user.click(button("Send a new link"));
    expect(await heading("Reset your password")).toBeTruthy();
  });
});
