import { ChakraProvider } from "@chakra-ui/react";
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { siteSystem } from "#ui/theme/theme.ts";
import { ArticleList } from "./article-list.tsx";

afterEach(cleanup);

const posts = Array.from({ length: 14 }, (_, n) => ({
  id: String(n),
  slug: `articulo-${n}`,
  title: `Artículo ${n}`,
  created_at: "2026-06-01T12:00:00.000Z",
  view_count: 0,
}));

it.each([
  [14, 11, "11 artículos más"],
  [4, 1, "1 artículo más"],
])("the list below the top three of %i articles has the count %i", (total, rest, text) => {
  render(
    <ChakraProvider value={siteSystem}>
      <ArticleList data={{ kind: "articles", origin: "", total, posts: posts.slice(0, total) }} />
    </ChakraProvider>,
  );
  const list = screen.getByRole("region", { name: "Todos los Artículos" });
  expect(within(list).getAllByRole("article")).toHaveLength(rest);
  expect(within(list).getByText(/artículos? más$/).textContent).toBe(text);
});

it("the list of a tag leads to its own pages", () => {
  const data = { kind: "articles", origin: "", posts, tag: "ruedas", next: "1.2.x" } as const;
  render(
    <ChakraProvider value={siteSystem}>
      <ArticleList data={data} />
    </ChakraProvider>,
  );
  const more = screen.getByRole("link", { name: "Ver más artículos" });
  expect(more.getAttribute("href")).toBe("/articulos/ruedas?desde=1.2.x");
});
