import { ChakraProvider } from "@chakra-ui/react";
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import { panelSystem } from "#ui/theme.ts";
import { AiCard } from "./ai-card.tsx";

afterEach(cleanup);

it("links to the generator and to an empty editor", () => {
  render(
    <ChakraProvider value={panelSystem}>
      <MemoryRouter>
        <AiCard />
      </MemoryRouter>
    </ChakraProvider>,
  );
  const hrefs = screen
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);
  screen.getByRole("heading", { name: "AI Article Generator" });
  expect(hrefs).toEqual([
    ["Generate New Article", "/nhk/blog/new"],
    ["Create Manually", "/cortzen/blog/new"],
  ]);
});
