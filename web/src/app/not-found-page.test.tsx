import { ChakraProvider } from "@chakra-ui/react";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { siteSystem } from "#ui/site/theme/theme.ts";
import { NotFoundPage } from "./not-found-page.tsx";

afterEach(cleanup);

it("the 404 page links to the pages that its text names", () => {
  render(
    <ChakraProvider value={siteSystem}>
      <NotFoundPage />
    </ChakraProvider>,
  );
  for (const [name, href] of [
    ["inicio", "/"],
    ["catálogo de componentes higiénicos", "/catalogo"],
    ["artículos técnicos", "/articulos"],
    ["Return to Home", "/"],
    ["Back to Admin", "/nhk"],
  ])
    expect(screen.getByRole("link", { name: name ?? "" }).getAttribute("href")).toBe(href);
});
