import { ChakraProvider } from "@chakra-ui/react";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { siteSystem } from "#ui/theme/theme.ts";
import { NotFoundPage } from "./not-found-page.tsx";

afterEach(cleanup);

it("the 404 page links to the pages that its text names, to the panel last, and is English in three places only", () => {
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
  expect(screen.getAllByRole("link").at(-1)?.textContent).toBe("Back to Admin");
  expect([...document.body.querySelectorAll("[lang=en]")].map((part) => part.textContent)).toEqual([
    ...["404. Oops! Page not found", "Return to Home", "Back to Admin"],
  ]);
});
