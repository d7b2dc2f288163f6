import { ChakraProvider } from "@chakra-ui/react";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { DomainError } from "domain/shared/errors";
import { fill } from "kit/testing/fill";
import { afterEach, expect, it, vi } from "vitest";
import { panelSystem } from "#ui/theme.ts";
import { NameCard } from "./name-card.tsx";

const data = vi.hoisted(() => ({ save: vi.fn(), notify: vi.fn() }));
vi.mock("./data/users.ts", () => ({ setDisplayName: data.save }));
vi.mock("#ui/toasts/toaster.tsx", () => ({
  notify: { success: data.notify, error: data.notify },
}));
afterEach(cleanup);

it("saves a changed name, and keeps what was typed when it is refused", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const onSaved = vi.fn();
  render(
    <ChakraProvider value={panelSystem}>
      <NameCard stored="Eva" onSaved={onSaved} />
    </ChakraProvider>,
  );
  const user = userEvent.setup();
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Name" });
  await user.click(screen.getByRole("button", { name: "Save Name" }));
  expect(data.save).not.toHaveBeenCalled();
  await fill(user, field, " Ruiz");
  data.save.mockRejectedValueOnce(new DomainError("unavailable"));
  await user.click(screen.getByRole("button", { name: "Save Name" }));
  expect(data.notify).toHaveBeenCalledWith("Error saving the name", "Please try again.");
  expect(field.value).toBe("Eva Ruiz");
  data.save.mockResolvedValue(undefined);
  await user.click(screen.getByRole("button", { name: "Save Name" }));
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(data.save).toHaveBeenLastCalledWith("Eva Ruiz");
});
