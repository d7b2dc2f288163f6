import { ChakraProvider } from "@chakra-ui/react";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { panelSystem } from "./theme.ts";
import { notify, Toaster } from "./toaster.tsx";

it("a success closes the error before the last press, not a newer one", async () => {
  render(
    <ChakraProvider value={panelSystem}>
      <Toaster />
    </ChakraProvider>,
  );
  notify.error("Failed to save");
  await screen.findByText("Failed to save");
  notify.success("Post deleted");
  await screen.findByText("Post deleted");
  screen.getByText("Failed to save");
  fireEvent.keyDown(document.body, { key: "s" });
  notify.success("Saved");
  await waitFor(() => expect(screen.queryByText("Failed to save")).toBeNull());
  screen.getByText("Saved");
});
