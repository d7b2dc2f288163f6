import { ChakraProvider } from "@chakra-ui/react";
import { render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { panelSystem } from "./theme.ts";
import { notify, Toaster } from "./toaster.tsx";

vi.hoisted(() => vi.stubGlobal("matchMedia", () => ({ matches: false })));

it("stands at the top of narrow screens, whose dialogs stand at the bottom", async () => {
  render(
    <ChakraProvider value={panelSystem}>
      <Toaster />
    </ChakraProvider>,
  );
  notify.error("Could not delete the post");
  const toast = await screen.findByText("Could not delete the post");
  const region = toast.closest("[data-scope=toast][data-part=group]");
  expect(region?.getAttribute("data-placement")).toBe("top");
});
