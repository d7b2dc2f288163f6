import { ChakraProvider } from "@chakra-ui/react";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { DomainError } from "domain/shared/errors";
import { fill } from "kit/testing/fill";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { panelSystem } from "#ui/theme.ts";
import { SecondFactorCard } from "./second-factor-card.tsx";

const data = vi.hoisted(() => ({
  ...{ read: vi.fn(), start: vi.fn(), finish: vi.fn(), remove: vi.fn() },
  ...{ demand: vi.fn(), success: vi.fn(), error: vi.fn() },
}));
vi.mock("../data/second-factor.ts", () => ({
  readSecondFactor: data.read,
  startEnrollment: data.start,
  removeSecondFactor: data.remove,
  demandSecondFactor: data.demand,
}));
vi.mock("#ui/toasts/toaster.tsx", () => ({ notify: data }));

const FACTOR = { id: "app", since: new Date("2026-11-20T10:00:00Z") };
const button = (name: string) => screen.findByRole("button", { name });
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);

function show(session = { hasFactor: false, isFactorDemanded: false }) {
  render(
    <ChakraProvider value={panelSystem}>
      <SecondFactorCard session={session} />
    </ChakraProvider>,
  );
  return userEvent.setup();
}

beforeEach(() => {
  vi.resetAllMocks();
  vi.spyOn(console, "warn").mockImplementation(() => {});
  data.read.mockResolvedValue(null);
  data.start.mockResolvedValue({
    ...{ key: "GEZDGNBVGY3TQOJQ", address: "otpauth://totp/NHK?secret=GEZDGNBVGY3TQOJQ" },
    finish: data.finish,
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("is turned on with the password and a code of the app", async () => {
  const person = show();
  await person.click(await button("Set Up"));
  const password = await field("Your password");
  expect(document.activeElement).toBe(password);
  await person.keyboard("{Enter}");
  await screen.findByText("Enter your password.");
  expect(document.activeElement).toBe(password);
  await person.keyboard("the right one{Enter}");
  expect(data.start).toHaveBeenCalledExactlyOnceWith("the right one", "NHK Group");
  await screen.findByRole("img", { name: "QR code for your authenticator app" });
  screen.getByText("GEZD GNBV GY3T QOJQ");
  const code = await field("Code");
  expect(document.activeElement).toBe(code);
  data.finish.mockRejectedValueOnce(new DomainError("permission-denied"));
  await person.keyboard("000000{Enter}");
  await screen.findByText("This code is not right. Type the one that your app shows now.");
  expect(code.value).toBe("000000");
  await person.clear(code);
  data.read.mockResolvedValue(FACTOR);
  await person.type(code, "123456{Enter}");
  expect(data.finish).toHaveBeenLastCalledWith("123456");
  await screen.findByText(/^Since Nov 20, 2026/);
  expect(data.success).toHaveBeenCalledWith(
    "Second factor turned on",
    "Your other sessions are signed out.",
  );
});

it("shows a wrong password at its field, and cancels", async () => {
  data.start.mockRejectedValue(new DomainError("unauthenticated"));
  const person = show();
  await person.click(await button("Set Up"));
  await person.type(await field("Your password"), "wrong{Enter}");
  await screen.findByText("The password is not right.");
  expect((await field("Your password")).value).toBe("wrong");
  await person.click(await button("Cancel"));
  await button("Set Up");
});

it("says in plain words that the project offers no authenticator apps", async () => {
  data.start.mockRejectedValue(new DomainError("failed-precondition"));
  const person = show();
  await person.click(await button("Set Up"));
  await fill(person, await field("Your password"), "the right one");
  await person.keyboard("{Enter}");
  await screen.findByText(/does not offer authenticator apps/);
  expect(data.error).not.toHaveBeenCalled();
  await person.click(await button("Cancel"));
  await button("Set Up");
});

it("says that the setup took too long", async () => {
  data.finish.mockRejectedValue(new DomainError("deadline-exceeded"));
  const person = show();
  await person.click(await button("Set Up"));
  await fill(person, await field("Your password"), "the right one");
  await person.keyboard("{Enter}");
  await person.type(await field("Code"), "123456{Enter}");
  await screen.findByText("Too much time has passed. Start again.");
  expect(data.error).toHaveBeenCalledOnce();
});

it("is removed with password and code, after a question", async () => {
  data.read.mockResolvedValue(FACTOR);
  const person = show();
  await person.click(await button("Remove"));
  screen.getByText(/Your password alone will be enough/);
  await fill(person, await field("Your password"), "the right one");
  await person.click(await button("Remove Second Factor"));
  await screen.findByText("Type the 6 digits.");
  expect(data.remove).not.toHaveBeenCalled();
  data.read.mockResolvedValue(null);
  await person.keyboard("123456{Enter}");
  await button("Set Up");
  expect(data.remove).toHaveBeenCalledExactlyOnceWith(FACTOR, "the right one", "123456");
  expect(data.success).toHaveBeenCalledWith("Second factor removed", undefined);
});

it("does not show what it could not read as off", async () => {
  data.read.mockRejectedValueOnce(new DomainError("unavailable"));
  const person = show();
  await screen.findByText(/could not be checked/);
  expect(screen.queryByRole("button", { name: "Set Up" })).toBeNull();
  await person.click(await button("Try again"));
  await button("Set Up");
});

it("lets nobody demand what they do not have", async () => {
  show();
  await screen.findByText("An administrator who has a second factor can require one of all.");
  expect(screen.queryByRole("button", { name: /Require/ })).toBeNull();
});

it("demands a second factor of all, after a question", async () => {
  const person = show({ hasFactor: true, isFactorDemanded: false });
  await person.click(await button("Require for All"));
  await screen.findByText(/The panel closes at once for everybody/);
  await person.click(await button("Cancel"));
  expect(data.demand).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  await person.click(await button("Require for All"));
  await person.click(await button("Require"));
  await waitFor(() => expect(data.demand).toHaveBeenCalledExactlyOnceWith(true));
  expect(data.success).toHaveBeenCalledWith("A second factor is required now", undefined);
});

it("drops the demand, after a question, and shows why that failed", async () => {
  data.demand.mockRejectedValue(new DomainError("failed-precondition", "Sign in with one first"));
  const person = show({ hasFactor: true, isFactorDemanded: true });
  screen.getByText("Required of all administrators.");
  await person.click(await button("No Longer Require"));
  const dialog = within(await screen.findByRole("alertdialog"));
  await person.click(dialog.getByRole("button", { name: "No Longer Require" }));
  await waitFor(() =>
    expect(data.error).toHaveBeenCalledWith("Could not change this", "Sign in with one first"),
  );
  expect(data.demand).toHaveBeenCalledExactlyOnceWith(false);
});
