import { ChakraProvider } from "@chakra-ui/react";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ArticleCard } from "domain/articles/article-page";
import { readStored } from "kit/lib/browser-storage";
import { spanishLongDate } from "kit/lib/format/dates";
import { afterEach, expect, it, vi } from "vitest";
import { siteSystem } from "#ui/theme/theme.ts";
import { ArticleList } from "./article-list.tsx";
import { SearchResults } from "./search-results.tsx";

const origin = "https://www.example.com";
const toCard = (id: string, title: string) =>
  ({ id, slug: id, title, created_at: "2026-05-01T10:00:00.000Z", view_count: 3 }) as ArticleCard;

vi.mock("kit/lib/format/dates", { spy: true });
vi.mock("#data/articles/search.ts", () => ({ mostRead: async () => ["b", "a", "c"] }));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const onQuery = vi.fn();

function results(
  state: "done" | "searching" | "failed",
  cards: readonly ArticleCard[],
  rest: { readonly hasMore?: boolean; readonly suggestion?: string } = {},
  words: readonly string[] = ["nivelador", "pie"],
) {
  return (
    <SearchResults
      search={{
        ...{ state, cards, matches: cards, count: cards.length },
        ...{ hasMore: false, isPartial: false, suggestion: null, ...rest },
      }}
      note="2 artículos encontrados"
      terms={{ phrase: words.join(" "), words }}
      origin={origin}
      onQuery={onQuery}
      onMore={() => {}}
    />
  );
}

it("heads the list with its own title and the count, and marks the words", () => {
  const found = results("done", [toCard("a", "Pies niveladores")]);
  render(<ChakraProvider value={siteSystem}>{found}</ChakraProvider>);
  const region = screen.getByRole("region", { name: "Resultados de la búsqueda" });
  expect(region.textContent).toContain("2 artículos encontrados");
  expect([...region.querySelectorAll("mark")].map((mark) => mark.textContent)).toEqual([
    "Pie",
    "nivelador",
  ]);
});

it("renders no card again for a letter, but marks it", () => {
  const card = { ...toCard("a", "Pies niveladores"), excerpt: "Pies para suelos" };
  const dates = vi.mocked(spanishLongDate).mockClear();
  const shown = (words: readonly string[], cards = [card]) => (
    <ChakraProvider value={siteSystem}>{results("done", cards, {}, words)}</ChakraProvider>
  );
  const { rerender, container } = render(shown(["pi"]));
  const marks = () => [...container.querySelectorAll("mark")].map((mark) => mark.textContent);
  expect([marks(), dates.mock.calls.length]).toEqual([["Pi", "Pi"], 1]);
  rerender(shown(["pies"]));
  rerender(shown(["nivel"], [{ ...card }]));
  expect([marks(), dates.mock.calls.length]).toEqual([["nivel"], 1]);
  rerender(shown(["nivel"], [{ ...card, title: "Un nivelador" }]));
  expect(container.querySelector("h3")?.textContent).toBe("Un nivelador");
});

it("shows the rank among all articles", async () => {
  const found = results("done", [toCard("a", "Pies"), toCard("d", "Pie")]);
  render(<ChakraProvider value={siteSystem}>{found}</ChakraProvider>);
  expect(await screen.findAllByText(/Más Leído/)).toHaveLength(1);
  expect(screen.getAllByRole("article")[0]?.textContent).toContain("#2 Más Leído");
});

it("keeps the words of the last finished search for an inquiry, with how the visit began", () => {
  sessionStorage.setItem("nhk.origin", JSON.stringify({ entry_page: "/articulos" }));
  const search = (address: string, state: "done" | "searching") => {
    history.replaceState(null, "", address);
    cleanup();
    render(<ChakraProvider value={siteSystem}>{results(state, [])}</ChakraProvider>);
    return readStored("sessionStorage", "nhk.origin");
  };
  expect(search("/articulos?q=pie", "searching")).toEqual({ entry_page: "/articulos" });
  search("/articulos?q=pie", "done");
  expect(search("/articulos?q=+pie+nivelador", "done")).toEqual({
    entry_page: "/articulos",
    search: "pie nivelador",
  });
});

it.each([
  ["nothing found", [], "No se han podido buscar los artículos"],
  ["matches", [toCard("a", "Pies")], "No se han podido buscar más artículos"],
])("tells of a failure after %s", (_, cards, title) => {
  render(<ChakraProvider value={siteSystem}>{results("failed", cards)}</ChakraProvider>);
  expect(screen.getByRole("heading", { name: title })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Reintentar" })).toBeTruthy();
});

it("offers more", () => {
  const found = results("done", [toCard("a", "Pies")], { hasMore: true });
  render(<ChakraProvider value={siteSystem}>{found}</ChakraProvider>);
  expect(screen.getByRole("button", { name: "Ver más artículos" })).toBeTruthy();
});

it("offers the nearest words when nothing is found", () => {
  const found = results("done", [], { suggestion: "rodamiento" });
  render(<ChakraProvider value={siteSystem}>{found}</ChakraProvider>);
  fireEvent.click(screen.getByRole("button", { name: "Buscar «rodamiento»" }));
  expect(onQuery).toHaveBeenCalledWith("rodamiento");
});

it("moves focus to the first article that the nearest word finds", () => {
  const shown = (found: ReturnType<typeof results>) => (
    <ChakraProvider value={siteSystem}>{found}</ChakraProvider>
  );
  const { rerender } = render(shown(results("done", [], { suggestion: "rodamiento" })));
  fireEvent.click(screen.getByRole("button", { name: "Buscar «rodamiento»" }));
  rerender(shown(results("searching", [])));
  rerender(shown(results("done", [toCard("a", "Rodamientos")])));
  expect(document.activeElement).toBe(screen.getByRole("link", { name: "Rodamientos" }));
});

it("refers to no missing heading when nothing is found", () => {
  const { container } = render(
    <ChakraProvider value={siteSystem}>{results("done", [])}</ChakraProvider>,
  );
  expect(screen.getByText("No se encontraron artículos")).toBeTruthy();
  for (const part of container.querySelectorAll("[aria-labelledby]"))
    expect(container.querySelector(`[id="${part.getAttribute("aria-labelledby")}"]`)).toBeTruthy();
});

it("has no id that the hidden list of all articles has", () => {
  const posts = ["a", "b", "c", "d"].map((id) => toCard(id, `Pie ${id}`));
  const { container } = render(
    <ChakraProvider value={siteSystem}>
      {results("done", posts)}
      <div hidden>
        <ArticleList data={{ kind: "articles", origin, posts }} />
      </div>
    </ChakraProvider>,
  );
  const ids = [...container.querySelectorAll("[id]")].map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
  for (const part of container.querySelectorAll("[aria-labelledby]"))
    expect(ids).toContain(part.getAttribute("aria-labelledby"));
});
