import { ChakraProvider } from "@chakra-ui/react";
import { cleanup, render, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { CataloguePage } from "#pages/catalogue/catalogue-page.tsx";
import { siteSystem } from "#ui/theme/theme.ts";
import { markCurrentFilter } from "./current-filter.ts";

afterEach(() => {
  cleanup();
  location.hash = "";
});

const current = () =>
  [...document.querySelectorAll("[aria-current=true]")].map(({ textContent }) => textContent);

describe("filters of the catalog", () => {
  it("mark the category that is shown", async () => {
    render(
      <ChakraProvider value={siteSystem}>
        <CataloguePage data={null} />
      </ChakraProvider>,
    );
    await waitFor(() => expect(current()).toEqual(["Todos"]));
    location.hash = "#categoria-ruedas";
    markCurrentFilter(document);
    expect(current()).toEqual(["Ruedas"]);
    location.hash = "#rueda-fija";
    window.dispatchEvent(new Event("hashchange"));
    expect(current()).toEqual(["Todos"]);
  });
});
