import { ChakraProvider } from "@chakra-ui/react";
import { act, cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useImperativeHandle, useRef } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { panelSystem } from "#ui/theme.ts";
import { SettingsButton, SettingsDrawer } from "./settings-drawer.tsx";
import { useClaimView } from "./use-claim-view.ts";
import { useDrawer } from "./use-drawer.ts";

function Screen({ startsOpen = false }: { readonly startsOpen?: boolean }) {
  const drawer = useDrawer(startsOpen);
  return (
    <ChakraProvider value={panelSystem}>
      <main inert={drawer.isOpen}>
        <SettingsButton drawer={drawer} />
        <textarea aria-label="Title" />
        <button
          type="button"
          onClick={() => drawer.reach(screen.getByLabelText("Slug", { exact: true }))}
        >
          Save
        </button>
      </main>
      <SettingsDrawer drawer={drawer}>
        <input aria-label="Slug" />
        <button type="button" onClick={() => drawer.reach(screen.getByLabelText("Title"))}>
          Show
        </button>
      </SettingsDrawer>
    </ChakraProvider>
  );
}

const showInText = vi.fn(() => true);

function Claims() {
  const drawer = useDrawer(true);
  const area = useRef<HTMLDivElement>(null);
  const { content, show } = useClaimView(area, drawer);
  useImperativeHandle(content, () => showInText);
  return (
    <ChakraProvider value={panelSystem}>
      <div ref={area}>
        <SettingsDrawer drawer={drawer}>
          <input type="text" aria-label="Slug" defaultValue="Pies IP67" />
          <button type="button" onClick={() => show({ kind: "protection", text: "IP67" })}>
            Show
          </button>
        </SettingsDrawer>
      </div>
    </ChakraProvider>
  );
}

const main = () => screen.getByRole<HTMLElement>("main", { hidden: true });
const dialog = () => screen.queryByRole("dialog", { name: "Post settings" });

function resizeTo(innerWidth: number): void {
  Object.assign(window, { innerWidth });
  act(() => {
    window.dispatchEvent(new Event("resize"));
  });
}

beforeEach(() => resizeTo(390));
afterEach(cleanup);

it("opens with the focus inside and returns it to the button, with what was typed", async () => {
  render(<Screen />);
  const user = userEvent.setup();
  expect(dialog()).toBeNull();
  const button = screen.getByRole("button", { name: "Settings" });
  await user.click(button);
  expect(dialog()?.contains(document.activeElement)).toBe(true);
  expect(main().inert).toBe(true);
  await user.type(screen.getByLabelText("Slug"), "pie");
  await user.keyboard("{Escape}");
  expect(dialog()).toBeNull();
  expect(document.activeElement).toBe(button);
  await user.click(button);
  expect(screen.getByLabelText("Slug")).toHaveProperty("value", "pie");
  await user.click(screen.getByRole("button", { name: "Close settings" }));
  expect(document.activeElement).toBe(button);
});

it("opens for a field inside and closes for a field outside", async () => {
  render(<Screen />);
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(dialog()).not.toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText("Slug"));
  await user.click(screen.getByRole("button", { name: "Show" }));
  expect(dialog()).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText("Title"));
});

it("closes to show a claim in the text, and opens for one in its fields", async () => {
  render(<Claims />);
  await userEvent.click(screen.getByRole("button", { name: "Show" }));
  expect(dialog()).toBeNull();
  showInText.mockReturnValue(false);
  await userEvent.click(screen.getByText("Show"));
  expect(dialog()).not.toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText("Slug"));
});

it("is a part of the page from 1280 px on", async () => {
  render(<Screen startsOpen />);
  expect(dialog()).not.toBeNull();
  resizeTo(1280);
  expect(screen.getByRole("complementary", { name: "Post settings" })).toBeTruthy();
  expect(main().inert).toBe(false);
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(dialog()).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText("Slug"));
});
