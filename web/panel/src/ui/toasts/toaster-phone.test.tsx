import { ChakraProvider } from "@chakra-ui/react";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { beforeAll, expect, it, vi } from "vitest";
import { panelSystem } from "../theme.ts";
import { notify, Toaster } from "./toaster.tsx";

vi.hoisted(() => vi.stubGlobal("matchMedia", () => ({ matches: false })));

beforeAll(() => {
  render(
    <ChakraProvider value={panelSystem}>
      <Toaster />
    </ChakraProvider>,
  );
});

it("stands at the top of narrow screens, whose dialogs stand at the bottom", async () => {
  notify.error("Could not delete the post");
  const toast = await screen.findByText("Could not delete the post");
  const region = toast.closest("[data-scope=toast][data-part=group]");
  expect(region?.getAttribute("data-placement")).toBe("top");
});

it("a success replaces those before the last press, so that one at most covers the tabs", async () => {
  for (const text of ["Published", "Renamed", "Saved"]) {
    fireEvent.pointerDown(document.body);
    notify.success(text);
    await screen.findByText(text);
  }
  await waitFor(() => expect(screen.getAllByRole("status")).toHaveLength(1));
  screen.getByText("Saved");
});

it("opening a dialog closes the successes before the press, which would lie over its buttons", async () => {
  notify.success("Renamed");
  await screen.findByText("Renamed");
  notify.error("Could not delete the post");
  const dialog = document.createElement("dialog");
  dialog.dataset.scope = "dialog";
  dialog.tabIndex = -1;
  document.body.append(dialog);
  fireEvent.pointerDown(document.body);
  fireEvent.focusIn(dialog);
  const soon = { timeout: 2000 };
  await waitFor(() => expect(screen.queryAllByRole("status")).toEqual([]), soon);
  expect(screen.getAllByText("Could not delete the post")).not.toEqual([]);
});

it("a dialog that takes the focus back leaves the toast whose button is pressed", async () => {
  const onClick = vi.fn();
  notify.success("Image deleted", undefined, { label: "Undo", onClick });
  const undo = await screen.findByText("Undo");
  const dialog = document.querySelector("dialog[data-scope=dialog]") ?? document.body;
  fireEvent.pointerDown(undo);
  fireEvent.focusIn(dialog);
  await Promise.resolve();
  fireEvent.click(screen.getByText("Undo"));
  expect(onClick).toHaveBeenCalledOnce();
});
