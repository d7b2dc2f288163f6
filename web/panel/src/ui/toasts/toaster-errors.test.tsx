import { ChakraProvider } from "@chakra-ui/react";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { beforeAll, expect, it, vi } from "vitest";
import { panelSystem } from "../theme.ts";
import { notify, Toaster } from "./toaster.tsx";

// The toaster asks once, when it is loaded, and another file of this worker may have left a narrow window.
vi.hoisted(() => vi.stubGlobal("matchMedia", () => ({ matches: true })));

beforeAll(() => {
  render(
    <ChakraProvider value={panelSystem}>
      <Toaster />
    </ChakraProvider>,
  );
});

it("a success closes the errors before the last press, not newer ones", async () => {
  notify.error("Failed to save");
  notify.error("The address is taken");
  await screen.findByText("Failed to save");
  await screen.findByText("The address is taken");
  notify.success("Post deleted");
  await screen.findByText("Post deleted");
  screen.getByText("Failed to save");
  fireEvent.keyDown(document.body, { key: "s" });
  notify.success("Saved");
  await screen.findByText("Saved");
  // On wide screens a success leaves those before it. Asked first, because they close by themselves after five seconds.
  for (const status of screen.getAllByRole("status"))
    expect(status.getAttribute("data-state")).toBe("open");
  expect(screen.getAllByRole("status")).toHaveLength(2);
  await waitFor(() => expect(screen.queryAllByRole("alert")).toEqual([]));
});
