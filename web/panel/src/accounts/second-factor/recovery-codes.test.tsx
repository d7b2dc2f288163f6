import { ChakraProvider } from "@chakra-ui/react";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { DomainError } from "domain/shared/errors";
import { fill } from "kit/testing/fill";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { panelSystem } from "#ui/theme.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";

const data = vi.hoisted(() => ({
  ...{ count: vi.fn(), renew: vi.fn(), download: vi.fn() },
  ...{ success: vi.fn(), error: vi.fn() },
}));
vi.mock("../data/recovery-code-calls.ts", () => ({
  countRecoveryCodes: data.count,
  renewRecoveryCodes: data.renew,
}));
vi.mock("kit/ui/download-file", () => ({ downloadFile: data.download }));
vi.mock("#ui/toasts/toaster.tsx", () => ({ notify: data }));

const CODES = Array.from({ length: 10 }, (_, n) => `${n}000-1111-2222-3333-4444-5555-6666-7777`);
const button = (name: string) => screen.findByRole("button", { name });

function show() {
  render(
    <ChakraProvider value={panelSystem}>
      <RecoveryCodes />
    </ChakraProvider>,
  );
  return userEvent.setup();
}

beforeEach(() => {
  vi.resetAllMocks();
  vi.spyOn(console, "warn").mockImplementation(() => {});
  data.count.mockResolvedValue(3);
  data.renew.mockResolvedValue(CODES);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("are made with password and code, shown once, copied and downloaded", async () => {
  const person = show();
  await screen.findByText(/^3 codes are left/);
  await person.click(await button("New Recovery Codes"));
  screen.getByText(/The former ones no longer work/);
  await fill(person, await screen.findByLabelText("Your password"), "the right one");
  await fill(person, await screen.findByLabelText("Code"), "123456");
  await person.keyboard("{Enter}");
  await screen.findByText(/They are shown only now/);
  expect(data.renew).toHaveBeenCalledExactlyOnceWith("the right one", "123456");
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual(CODES);
  await person.click(await button("Copy"));
  expect(await navigator.clipboard.readText()).toBe(`${CODES.join("\n")}\n`);
  await person.click(await button("Download"));
  expect(data.download).toHaveBeenCalledExactlyOnceWith(
    ...["recovery-codes.txt", `${CODES.join("\n")}\n`, "text/plain"],
  );
  await person.click(await button("I Have Kept Them"));
  await screen.findByText(/^10 codes are left/);
  expect(screen.queryByText(CODES[0] ?? "")).toBeNull();
});

it("say that there are none", async () => {
  data.count.mockResolvedValue(0);
  show();
  await screen.findByText(/^No code is left/);
});

it("are not made with a wrong code, and what was typed stays", async () => {
  data.renew.mockRejectedValue(new DomainError("permission-denied"));
  const person = show();
  await person.click(await button("New Recovery Codes"));
  await fill(person, await screen.findByLabelText("Your password"), "the right one");
  await fill(person, await screen.findByLabelText("Code"), "000000");
  await person.keyboard("{Enter}");
  await screen.findByText("This code is not right. Type the one that your app shows now.");
  await person.click(await button("Cancel"));
  await screen.findByText(/^3 codes are left/);
});

it("can be renewed when they could not be counted", async () => {
  data.count.mockRejectedValue(new DomainError("unavailable"));
  show();
  await screen.findByText(/^Ten codes/);
  await button("New Recovery Codes");
});
