import { ChakraProvider } from "@chakra-ui/react";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { finderIndex } from "#catalogue/finder/build-index.ts";
import { CATALOGUE } from "#testing/finder-catalogue.ts";
import { siteSystem } from "#ui/theme/theme.ts";
import { search } from "./search.ts";
import { SearchNotes } from "./search-notes.tsx";
import { EMPTY } from "./state.ts";

const NOTE = "La gama no tiene IP69K. Díganos cómo lava.";
const index = {
  ...finderIndex(CATALOGUE),
  synonyms: [{ words: ["ip 69k"], criteria: [], texts: [], note: NOTE }],
};

afterEach(cleanup);

function show(text: string) {
  render(
    <ChakraProvider value={siteSystem}>
      <SearchNotes search={search(index, { ...EMPTY, text }, 9)} />
    </ChakraProvider>,
  );
}

it("a note of the trade's words leads to the contact form with the search", () => {
  const text = "pie M16 IP69K";
  show(text);
  const [unknown, note] = screen.getAllByRole("listitem");
  expect(unknown?.textContent).toBe("Ninguna referencia tiene la palabra «IP69K».");
  expect(note?.textContent).toBe(`${NOTE} Consúltenos`);
  expect(screen.getByRole("link").getAttribute("href")).toBe(
    `/contacto?producto=${encodeURIComponent(text)}`,
  );
});

it.each(["pie 1200 kg", "pie de 1,2 t", "pie 99 t"])(
  "%s: a weight is one foot's, and leads to the calculator with the machine's",
  (text) => {
    show(text);
    const kilograms = text.includes("99") ? 99_000 : 1200;
    expect(screen.getByRole("link").getAttribute("href")).toBe(
      `/calculadora/pies?maquina=${kilograms}`,
    );
  },
);

it.each(["pie 16 kN", "pie M16", "rodamiento 200 kg"])("%s has no such note", (text) => {
  show(text);
  expect(screen.queryByRole("link")).toBeNull();
});
