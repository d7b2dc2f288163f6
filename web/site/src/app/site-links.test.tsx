import { ChakraProvider } from "@chakra-ui/react";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { keepUnits } from "domain/shared/units";
import { paths } from "kit/lib/paths";
import type { ReactNode } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { CALCULATOR_PATHS } from "#lib/calculators.ts";
import { siteSystem } from "#ui/theme/theme.ts";
import { ROUTES } from "./routes.tsx";
import { SiteHeader } from "./site-header.tsx";

afterEach(cleanup);

function show(children: ReactNode): HTMLElement {
  return render(<ChakraProvider value={siteSystem}>{children}</ChakraProvider>).container;
}

async function showPage(path: string): Promise<HTMLElement> {
  const Page = await ROUTES.find((route) => route.path === path)?.load();
  if (Page === undefined) throw new Error(`No page at ${path}`);
  return show(<Page data={null} />);
}

function linkTo(page: HTMLElement, name: string): string[] {
  const links = within(page).getAllByRole("link", { name });
  return links.map((link) => link.getAttribute("href") ?? "");
}

describe("links between pages", () => {
  it.each(ROUTES.filter(({ header, path }) => header !== "bare" && path !== paths.articles))(
    "the header of $path links to the articles",
    ({ header, path }) => {
      show(<SiteHeader variant={header} path={path} />);
      const nav = screen.getByRole("navigation", { name: "Principal" });
      expect(linkTo(nav, "Artículos")).toEqual([paths.articles]);
    },
  );

  it.each(
    ROUTES.filter(({ path }) =>
      [
        ...[paths.family("{familia}"), paths.list, paths.search],
        ...[paths.calculator("{calculadora}"), paths.cleaning, paths.catalogue],
      ].includes(path),
    ),
  )("the header of $path has catalog, calculator and contact", ({ header, path }) => {
    show(<SiteHeader variant={header} path={path} />);
    const nav = screen.getByRole("navigation", { name: "Principal" });
    expect(linkTo(nav, "Catálogo")).toEqual([paths.catalogue]);
    expect(linkTo(nav, "Calculadora")).toEqual([CALCULATOR_PATHS.feet]);
    expect(linkTo(nav, "Contacto")).toEqual([paths.contact]);
  });

  it.each(ROUTES.filter(({ header }) => header !== "bare"))(
    "header and menu of $path lead to a calculator",
    ({ header, path }) => {
      const { length } = linkTo(show(<SiteHeader variant={header} path={path} />), "Calculadora");
      expect(length).toBeGreaterThan(0);
    },
  );

  it.each([
    [paths.levelingFeet, "Ver pies niveladores en catálogo", "Pies niveladores higiénicos"],
    [paths.bearingUnits, "Ver unidades de rodamiento", "Unidades de rodamiento IP67"],
    [paths.wheels, "Ver ruedas en catálogo", "Ruedas industriales"],
  ])(
    "%s leads to its category of the catalog and to a form that names it",
    async (path, label, product) => {
      const line = await showPage(path);
      const [category, ...others] = linkTo(line, label);
      expect(others).toEqual([]);
      expect(new Set(linkTo(line, "Contactar Ahora"))).toEqual(
        new Set([paths.contactAbout(product)]),
      );
      cleanup();
      const [page, anchor] = (category ?? "").split("#");
      expect(page).toBe(paths.catalogue);
      const catalogue = await showPage(paths.catalogue);
      await waitFor(() => expect(catalogue.querySelector(`[id="${anchor}"]`)).not.toBeNull());
    },
  );

  it("the certified components lead to a form that names them", async () => {
    const page = await showPage(paths.components);
    const form = paths.contactAbout("Componentes higiénicos");
    expect(linkTo(page, "Contactar Ahora")).toEqual([form, form]);
  });

  it.each([
    [paths.home, "0,8\u00a0µm"],
    [paths.catalogue, "120\u00a0mm"],
    [paths.certifications, "0,1\u00a0%"],
    [paths.components, "0,8\u00a0µm"],
    [paths.levelingFeet, "\u00a0mm"],
    [paths.bearingUnits, "50\u00a0mm"],
    [paths.wheels, "\u00a0mm"],
    [paths.contact, ""],
  ])("%s keeps numbers and their units on one line", async (path, example) => {
    const page = await showPage(path);
    await waitFor(() => expect(page.textContent).toContain(example));
    const { textContent } = page;
    expect(textContent).toBe(keepUnits(textContent));
  });

  it("every sheet of the catalog leads to the guide of its product line", async () => {
    const catalogue = await showPage(paths.catalogue);
    const sheets = await within(catalogue).findAllByRole("article");
    const guides = sheets.map((sheet) => within(sheet).getByRole("link", { name: /^Guía de / }));
    expect(guides.map((link) => link.getAttribute("href"))).toEqual([
      paths.levelingFeet,
      paths.levelingFeet,
      paths.bearingUnits,
      paths.bearingUnits,
      paths.wheels,
      paths.components,
    ]);
  });
});
