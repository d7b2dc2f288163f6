import { ChakraProvider } from "@chakra-ui/react";
import { render, screen } from "@testing-library/react";
import { finderIndex } from "domain/catalogue/finder/build-index";
import { CATALOGUE } from "domain/testing/finder-catalogue";
import { expect, it } from "vitest";
import { siteSystem } from "#ui/site/theme/theme.ts";
import { search } from "./search.ts";
import { SearchNotes } from "./search-notes.tsx";
import { EMPTY } from "./state.ts";

const NOTE = "La gama no tiene IP69K. Díganos cómo lava.";
const index = {
  ...finderIndex(CATALOGUE),
  synonyms: [{ words: ["ip 69k"], criteria: [], texts: [], note: NOTE }],
};

it("a note of the trade's words leads to the contact form with the search", () => {
  const text = "pie M16 IP69K";
  render(
    <ChakraProvider value={siteSystem}>
      <SearchNotes search={search(index, { ...EMPTY, text }, 9)} />
    </ChakraProvider>,
  );
  const [unknown, note] = screen.getAllByRole("listitem");
  expect(unknown?.textContent).toBe("Ninguna referencia tiene la palabra «IP69K».");
  expect(note?.textContent).toBe(`${NOTE} Consúltenos`);
  expect(screen.getByRole("link").getAttribute("href")).toBe(
    `/contacto?producto=${encodeURIComponent(text)}`,
  );
});
