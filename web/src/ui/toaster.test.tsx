import { ChakraProvider } from "@chakra-ui/react";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useEffect } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { panelSystem } from "./theme-panel.ts";
import { notify, Toaster } from "./toaster.tsx";

afterEach(cleanup);

function Page({ greeting }: { readonly greeting?: string }) {
  useEffect(() => {
    if (greeting !== undefined) notify.success(greeting);
  }, [greeting]);
  return (
    <ChakraProvider value={panelSystem}>
      <Toaster />
    </ChakraProvider>
  );
}

it("shows what is said in the moment in which it is drawn", async () => {
  render(<Page greeting="Logged Out" />);
  expect(await screen.findByText("Logged Out")).toBeTruthy();
});

it("shows what was said before it was drawn", async () => {
  notify.error("Error al enviar", "Inténtelo de nuevo.");
  render(<Page />);
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("Inténtelo de nuevo.");
});

it("offers to take back what was done", async () => {
  const undo = vi.fn();
  notify.success("Post deleted", undefined, { label: "Undo", onClick: undo });
  render(<Page />);
  fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
  expect(undo).toHaveBeenCalledOnce();
});
