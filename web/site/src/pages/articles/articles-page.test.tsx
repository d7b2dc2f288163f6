import { ChakraProvider } from "@chakra-ui/react";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { siteSystem } from "#ui/theme/theme.ts";
import { ArticlesPage } from "./articles-page.tsx";

vi.mock("./search-results.tsx", () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});
beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.stubGlobal("fetch", vi.fn().mockRejectedValue(new TypeError("offline")));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("search results that cannot be loaded keep the search field and show a message (T75)", async () => {
  await act(async () =>
    render(
      <ChakraProvider value={siteSystem}>
        <ArticlesPage data={{ kind: "articles", origin: "", posts: [] }} />
      </ChakraProvider>,
    ),
  );
  const search = screen.getByRole("searchbox");
  fireEvent.change(search, { target: { value: "rodamiento" } });
  expect(await screen.findByRole("heading", { name: "Sin conexión" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Reintentar" })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>("searchbox").value).toBe("rodamiento");
  fireEvent.change(search, { target: { value: "" } });
  expect(screen.queryByRole("heading", { name: "Sin conexión" })).toBeNull();
});
