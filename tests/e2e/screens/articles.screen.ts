import type { Page } from "@playwright/test";

export function articleList(page: Page) {
  const main = page.getByRole("main");
  return {
    heading: page.getByRole("heading", { name: "Artículos Técnicos", level: 1 }),
    mostRead: main.getByRole("region", { name: "Más Leídos" }),
    all: main.getByRole("region", { name: "Todos los Artículos" }),
    results: main.getByRole("region", { name: "Resultados de la búsqueda" }),
    search: page.getByPlaceholder("Buscar artículos..."),
    clear: page.getByRole("button", { name: "Borrar búsqueda" }).first(),
    cards: main.getByRole("article").filter({ visible: true }),
    card: (title: string) => main.getByRole("article").filter({ hasText: title, visible: true }),
    link: (title: string) => main.getByRole("link", { name: title, exact: true }),
    marks: main.locator("mark"),
    count: (text: string) => main.getByRole("status").filter({ hasText: text }),
    more: page.getByRole("link", { name: "Ver más artículos" }),
    none: main.getByRole("heading", { name: "No se encontraron artículos" }),
    note: (text: string) => page.getByRole("region", { name: "Avisos" }).getByText(text),
  };
}

export function articleScreen(page: Page) {
  const main = page.getByRole("main");
  return {
    heading: main.getByRole("heading", { level: 1 }),
    body: page.locator("#post-body"),
    contents: page.getByRole("navigation", { name: "En este artículo" }),
    views: (n: number) => main.getByText(`${n} visualizaciones`),
    share: main.getByText("Compartir este artículo:").locator(".."),
    copy: main.getByRole("button", { name: "Copiar enlace" }).first(),
    featured: main.locator("[data-optional-frame]"),
    draft: main.getByText("Draft preview"),
    related: main.getByRole("region", { name: "Artículos relacionados" }),
  };
}
