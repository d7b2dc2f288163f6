import { ChakraProvider } from "@chakra-ui/react";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { siteSystem } from "#ui/theme/theme.ts";
import { ArticlePage } from "./article-page.tsx";

vi.mock("./loaded-article.tsx", () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("an article whose code cannot be loaded shows a message with a retry (T75)", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  render(
    <ChakraProvider value={siteSystem}>
      <ArticlePage data={null} />
    </ChakraProvider>,
  );
  expect(await screen.findByRole("heading", { name: "Sin conexión" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Reintentar" })).toBeTruthy();
});
