import { ChakraProvider } from "@chakra-ui/react";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { siteSystem } from "#ui/theme/theme.ts";
import { ArticleContent } from "./article-content.tsx";
import { content } from "./content.ts";

afterEach(cleanup);

const card = {
  id: "a",
  slug: "acero",
  title: "Acero",
  created_at: "2026-06-01T12:00:00.000Z",
  view_count: 0,
};
const post = {
  ...card,
  updated_at: card.created_at,
  minutes: 1,
  headings: [],
  parts: ["<p>Texto</p>"],
};

it("a related article shows its date and no views", () => {
  const { view_count: _, ...related } = { ...card, id: "b", title: "Otro" };
  render(
    <ChakraProvider value={siteSystem}>
      <ArticleContent data={{ kind: "article", origin: "", post, related: [related] }} />
    </ChakraProvider>,
  );
  expect(screen.getAllByText("1 de junio de 2026")).toHaveLength(2);
  expect(screen.queryByText("visualizaciones")).toBeNull();
});

it("an article prints without what leads elsewhere (app/print.css)", () => {
  render(
    <ChakraProvider value={siteSystem}>
      <ArticleContent
        data={{ kind: "article", origin: "", post, related: [{ ...card, id: "b", title: "Otro" }] }}
      />
    </ChakraProvider>,
  );
  const isPrinted = (text: string | RegExp) =>
    screen.getAllByText(text).some((element) => element.closest("[data-screen-only]") === null);
  expect([content.back, content.share, "Otro", content.closing.title].filter(isPrinted)).toEqual(
    [],
  );
  expect(["Acero", "Texto"].filter(isPrinted)).toEqual(["Acero", "Texto"]);
});
