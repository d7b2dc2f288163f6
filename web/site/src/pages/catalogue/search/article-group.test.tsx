import { ChakraProvider } from "@chakra-ui/react";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { IndexedArticle } from "domain/search/article-index";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { cardsWith } from "#data/articles/cards.ts";
import { serveArticleIndex } from "#testing/article-index.ts";
import { foundPage } from "#testing/found-page.ts";
import { siteSystem } from "#ui/theme/theme.ts";
import { ArticleGroup } from "./article-group.tsx";

const cardsWithWord = vi.fn<typeof cardsWith>();
vi.mock("#data/articles/cards.ts", () => ({
  cardsWith: (...asked: Parameters<typeof cardsWith>) => cardsWithWord(...asked),
  cardsAt: () => Promise.reject(new Error("no card is shown")),
}));
let articles: readonly IndexedArticle[] | null;
beforeEach(() => {
  articles = null;
  serveArticleIndex(() => articles);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("keeps the articles found before a failure, says that there may be more, and goes on after a press", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  cardsWithWord
    .mockResolvedValueOnce(foundPage("a", [{ integerValue: "1" }]))
    .mockRejectedValueOnce(new TypeError("offline"))
    .mockResolvedValueOnce(foundPage("b", undefined));
  render(
    <ChakraProvider value={siteSystem}>
      <ArticleGroup text="rodamiento" onSearch={() => {}} />
    </ChakraProvider>,
  );
  await screen.findByText("No se han podido buscar más artículos");
  expect(screen.getByRole("link", { name: "Rodamiento a" })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Reintentar" }));
  await screen.findByRole("link", { name: "Rodamiento b" });
  expect(screen.getByRole("link", { name: "Rodamiento a" })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("button", { name: "Reintentar" })).toBeNull());
});

it("shows the first five titles of all that contain the text, without reading their cards", async () => {
  vi.setSystemTime(Date.now() + 3_600_000);
  articles = Array.from({ length: 9 }, (_, n) => ({
    slug: `a-${n}`,
    title: `Acero inoxidable ${n}`,
  }));
  render(
    <ChakraProvider value={siteSystem}>
      <ArticleGroup text="oxidable" onSearch={() => {}} />
    </ChakraProvider>,
  );
  await screen.findByRole("heading", { name: "Artículos 9" });
  expect(screen.getAllByRole("link", { name: /^Acero/ })).toHaveLength(5);
  expect(screen.getByRole("link", { name: "Ver todos los artículos encontrados" })).toBeTruthy();
  vi.useRealTimers();
});
