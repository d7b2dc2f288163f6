import { ChakraProvider } from "@chakra-ui/react";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { DomainError } from "domain/shared/errors";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { panelSystem } from "#ui/theme.ts";
import { SecondFactorSetup } from "./setup-screen.tsx";

const data = vi.hoisted(() => ({ read: vi.fn() }));
vi.mock("../data/second-factor.ts", () => ({
  readSecondFactor: data.read,
  startEnrollment: vi.fn(),
}));

function show() {
  render(
    <ChakraProvider value={panelSystem}>
      <SecondFactorSetup />
    </ChakraProvider>,
  );
  return userEvent.setup();
}

beforeEach(() => {
  vi.resetAllMocks();
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("starts with the password, without a way around it", async () => {
  data.read.mockResolvedValue(null);
  show();
  const password = await screen.findByLabelText("Your password");
  await waitFor(() => expect(document.activeElement).toBe(password));
  expect(screen.queryByRole("button", { name: "Cancel" })).toBeNull();
});

it("asks for another sign-in where the account has a second factor", async () => {
  data.read.mockResolvedValue({ id: "app", since: new Date() });
  show();
  await screen.findByText(/this sign-in was without it\. Sign out and in again/);
  expect(screen.queryByLabelText("Your password")).toBeNull();
});

it("says that the server does not answer, and tries again", async () => {
  data.read.mockRejectedValueOnce(new DomainError("unavailable"));
  data.read.mockResolvedValueOnce(null);
  const person = show();
  await screen.findByText(/could not be checked/);
  await person.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByLabelText("Your password");
});
