import { ChakraProvider } from "@chakra-ui/react";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useEffect } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { panelSystem } from "../theme.ts";

type Module = typeof import("./toaster.tsx");
let notify: Module["notify"];
let Toaster: Module["Toaster"];

// A toast of another test would be shown for seconds, and three at most are.
beforeEach(async () => {
  vi.resetModules();
  ({ notify, Toaster } = await import("./toaster.tsx"));
});
afterEach(cleanup);

function Page({ message }: { readonly message?: string }) {
  useEffect(() => {
    if (message !== undefined) notify.success(message);
  }, [message]);
  return (
    <ChakraProvider value={panelSystem}>
      <Toaster />
    </ChakraProvider>
  );
}

it("shows a toast of an effect of the first render, on wide screens away from settings and dialogs", async () => {
  render(<Page message="Logged Out" />);
  const toast = await screen.findByText("Logged Out");
  const region = toast.closest("[data-scope=toast][data-part=group]");
  expect(region?.getAttribute("data-placement")).toBe("bottom-start");
});

it("shows a toast that was created before the first render", async () => {
  notify.error("Error al enviar", "Inténtelo de nuevo.");
  render(<Page />);
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("Inténtelo de nuevo.");
});

it("shows an action button and calls its handler", async () => {
  const undo = vi.fn();
  notify.success("Post deleted", undefined, { label: "Undo", onClick: undo });
  render(<Page />);
  fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
  expect(undo).toHaveBeenCalledOnce();
});

it("shows only the newest of toasts that replace earlier ones", async () => {
  const action = { label: "View post", onClick: vi.fn(), replacesEarlier: true };
  render(<Page message="Logged Out" />);
  notify.success("Blog post updated", "First", action);
  await screen.findByText("First");
  notify.success("Blog post updated", "Second", action);
  await screen.findByText("Second");
  await waitFor(() => expect(screen.queryByText("First")).toBeNull());
  expect(screen.getByText("Logged Out")).toBeTruthy();
});

it("an error closes the successes before the last press, but not what can be undone", async () => {
  const onClick = vi.fn();
  render(<Page />);
  notify.success("Image deleted", undefined, { label: "Undo", onClick });
  const action = { label: "View post", onClick, replacesEarlier: true };
  notify.success("Blog post updated", undefined, action);
  await screen.findByText("Blog post updated");
  fireEvent.keyDown(document.body, { key: "s" });
  notify.error("Error saving post");
  await screen.findByText("Error saving post");
  await waitFor(() => expect(screen.queryByText("Blog post updated")).toBeNull());
  screen.getByText("Image deleted");
});

it("lets Tab pass by a toast", async () => {
  const user = userEvent.setup();
  notify.success("Post restored");
  render(
    <ChakraProvider value={panelSystem}>
      <button type="button">Before</button>
      <Toaster />
      <button type="button">After</button>
    </ChakraProvider>,
  );
  await screen.findByText("Post restored");
  screen.getByRole("button", { name: "Before" }).focus();
  const after = screen.getByRole("button", { name: "After" });
  screen.getAllByRole("button", { name: "Close" }).at(-1)?.focus();
  await user.tab();
  await waitFor(() => expect(document.activeElement).toBe(after));
});
