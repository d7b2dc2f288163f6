import { ChakraProvider } from "@chakra-ui/react";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { panelSystem } from "#ui/theme.ts";
import { RouteError } from "./route-error.tsx";

function Broken({ error }: { readonly error: unknown }): never {
  throw error;
}

// React reports what a boundary caught.
beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const screens = (key: string, error?: unknown) => (
  <ChakraProvider value={panelSystem}>
    <RouteError key={key}>
      {error === undefined ? <p>Posts</p> : <Broken error={error} />}
    </RouteError>
  </ChakraProvider>
);

it("shows the fixed text and the error's message, without a stack", () => {
  const error = new Error("No posts here");
  render(screens("a", error));
  expect(screen.getByRole("heading", { name: "Unexpected Application Error!" })).toBeTruthy();
  expect(screen.getByText("No posts here")).toBeTruthy();
  expect(document.body.textContent).not.toContain(error.stack?.split("\n")[1]?.trim());
});

it("clears the error on another screen", () => {
  const view = render(screens("a", "a text was thrown"));
  expect(screen.getByText("a text was thrown")).toBeTruthy();
  view.rerender(screens("b"));
  expect(screen.getByText("Posts")).toBeTruthy();
});
