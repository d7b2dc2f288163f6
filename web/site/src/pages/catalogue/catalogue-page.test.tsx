import { ChakraProvider } from "@chakra-ui/react";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { finderIndex } from "#catalogue/finder/build-index.ts";
import { findReferences } from "#catalogue/finder/find.ts";
import { CATALOGUE } from "#testing/finder-catalogue.ts";
import { siteSystem } from "#ui/theme/theme.ts";
import { CataloguePage } from "./catalogue-page.tsx";

/** The index of an address is loaded once. */
let address = "";
const index = finderIndex(CATALOGUE);
const start = { ...index, counts: findReferences(index, [], 0).counts };

const user = userEvent.setup();
const fetched = vi.fn();
const box = () => screen.getByRole<HTMLInputElement>("searchbox");
const status = (text: string) =>
  waitFor(() => expect(screen.getByRole("status").textContent).toBe(text));
const references = () =>
  screen.getAllByRole("rowheader").map((cell) => within(cell).getByRole("link").textContent);
const chips = () =>
  screen
    .queryAllByRole("button", { name: /^Quitar / })
    .map(({ textContent }) => textContent)
    .filter((text) => !text.startsWith("Quitar"));
const choice = (facet: string, name: RegExp) =>
  within(screen.getByRole("group", { name: facet, hidden: true })).getByRole("button", {
    name,
    hidden: true,
  });

async function show(page = "/catalogo") {
  history.replaceState(null, "", page);
  render(
    <ChakraProvider value={siteSystem}>
      <CataloguePage data={{ kind: "catalogue", lead: "", index: address, start }} />
    </ChakraProvider>,
  );
  await screen.findAllByRole("article", { hidden: true });
}

beforeEach(() => {
  address = `/assets/referencias-${crypto.randomUUID()}.json`;
  fetched.mockImplementation(async () => Response.json(index));
  vi.stubGlobal("fetch", fetched);
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  fetched.mockReset();
});

describe("the finder of the catalog", () => {
  it("loads its index once, when the box is focused", async () => {
    await show();
    expect(fetched).not.toHaveBeenCalled();
    await user.click(box());
    await user.tab();
    await user.click(box());
    await waitFor(() => expect(fetched.mock.calls).toEqual([[address]]));
    expect(screen.getAllByRole("article").length).toBe(6);
  });

  it("shows what it understood, and the references in place of the cards", async () => {
    await show();
    await user.type(box(), "pie M16 316L 20 kN");
    await status("2 referencias en 1 familia");
    expect(chips()).toEqual(["Pies Niveladores", "Rosca M16", "AISI 316L", "Carga ≥ 20 kN"]);
    expect(references()).toEqual(["PN-M16-100-316", "PN-M16-120-316"]);
    expect(screen.queryAllByRole("article")).toEqual([]);
    expect(location.search).toBe("?q=pie+M16+316L+20+kN");
    const row = screen.getByRole("row", { name: /^PN- ?M16-100-316/ });
    expect(
      within(row)
        .getByRole("link", { name: /^PN- ?M16-100-316$/ })
        .getAttribute("href"),
    ).toBe("/catalogo/pies-niveladores#PN-M16-100-316");
    expect(within(row).getByRole("link", { name: "Añadir, PN-M16-100-316" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Ver en la tabla" }).getAttribute("href")).toBe(
      "/catalogo/pies-niveladores?rosca-del-husillo=m16&material=aisi-316l-1-4404&carga-estatica=20#referencias",
    );
  });

  it("a removed chip leaves the text, and focus goes to the next one", async () => {
    await show("/catalogo?q=M16+316L+20+kN");
    await status("2 referencias en 1 familia");
    screen.getByRole("button", { name: "Quitar AISI 316L" }).focus();
    await user.keyboard("{Backspace}");
    await status("3 referencias en 1 familia");
    expect(box().value).toBe("M16 20 kN");
    expect(document.activeElement?.textContent).toBe("Carga ≥ 20 kN");
    await user.click(screen.getByRole("button", { name: "Quitar todo" }));
    expect(await screen.findAllByRole("article")).toHaveLength(6);
    expect(location.search).toBe("");
  });

  it("the last chip leaves focus to the box", async () => {
    await show("/catalogo?q=M16");
    await status("3 referencias en 1 familia");
    await user.click(screen.getByRole("button", { name: "Quitar Rosca M16" }));
    expect(await screen.findAllByRole("article")).toHaveLength(6);
    expect(document.activeElement).toBe(box());
  });

  it.each([
    { place: "panel", all: "Quitar todo" },
    { place: "page", all: "Quitar todos los filtros" },
  ])("$all of the $place also removes a number that cannot be read", async ({ place, all }) => {
    await show("/catalogo?rosca=m16&eje=25");
    await status("0 referencias");
    const load = screen.getByLabelText<HTMLInputElement>("Al menos");
    await user.type(load, "mucho");
    expect(load.getAttribute("aria-invalid")).toBe("true");
    const sheet = screen.getByRole("dialog", { hidden: true });
    const area = within(place === "panel" ? sheet : document.body);
    await user.click(await area.findByRole("button", { name: all, hidden: true }));
    expect([load.value, load.getAttribute("aria-invalid")]).toEqual(["", "false"]);
  });

  it("filters and numbers of the panel are part of the address, and the back button undoes one", async () => {
    await show();
    await user.click(choice("Rosca", /^M16/));
    await status("3 referencias en 1 familia");
    expect(choice("Rosca", /^M16/).getAttribute("aria-pressed")).toBe("true");
    expect(choice("Eje mm", /^25/).getAttribute("aria-disabled")).toBe("true");
    await user.click(choice("Eje mm", /^25/));
    await user.type(screen.getByLabelText("Al menos"), "22,5");
    await status("1 referencia en 1 familia");
    expect(location.search).toBe("?rosca=m16&carga=22.5");
    await user.click(screen.getByRole("button", { name: "Quitar Carga ≥ 22,5 kN" }));
    expect(screen.getByLabelText<HTMLInputElement>("Al menos").value).toBe("");
    history.back();
    await status("1 referencia en 1 familia");
    expect(screen.getByLabelText<HTMLInputElement>("Al menos").value).toBe("22,5");
  });

  it("an order is part of the address, of the rows and of the links to the tables", async () => {
    await show("/catalogo?q=PN");
    await status("4 referencias en 1 familia");
    await user.selectOptions(screen.getByRole("combobox", { name: "Ordenar" }), "Mayor carga");
    await waitFor(() => expect(references()[0]).toBe("PN-M16-120-316"));
    expect(location.search).toBe("?q=PN&orden=-carga");
    expect(screen.getByRole("link", { name: "Ver en la tabla" }).getAttribute("href")).toBe(
      "/catalogo/pies-niveladores?q=pn&orden=-carga-estatica#referencias",
    );
    await user.selectOptions(screen.getByRole("combobox", { name: "Ordenar" }), "Por familia");
    await waitFor(() => expect(references()[0]).toBe("PN-M12-080-304"));
    expect(location.search).toBe("?q=PN");
  });

  it("the sheet of filters tells how many are chosen and what they find, and removes them", async () => {
    await show();
    const sheet = screen.getByRole("dialog", { hidden: true });
    const close = within(sheet).getByRole("button", { name: /^Ver /, hidden: true });
    const open = screen.getByRole("button", { name: /^Filtrar/, hidden: true });
    expect(close.textContent).toBe("Ver 9 referencias");
    await user.click(choice("Rosca", /^M16/));
    await waitFor(() => expect(close.textContent).toBe("Ver 3 referencias"));
    expect(open.textContent).toBe("Filtrar 1");
    await user.click(within(sheet).getByRole("button", { name: "Quitar todo", hidden: true }));
    await waitFor(() => expect(close.textContent).toBe("Ver 9 referencias"));
    expect(open.textContent).toBe("Filtrar ");
    expect(location.search).toBe("");
  });

  it("the sheet names no number while references are not known", async () => {
    fetched.mockResolvedValue(new Response("", { status: 503 }));
    await show("/catalogo?rosca=m16");
    await screen.findByRole("heading", { name: "No se han podido cargar las referencias" });
    expect(screen.getByRole("button", { name: "Ver resultados", hidden: true })).toBeTruthy();
  });

  it("a family is chosen and released by its badge", async () => {
    await show("/catalogo?material=aisi-316l");
    await status("4 referencias en 2 familias");
    await user.click(screen.getByRole("button", { name: "Rodamientos" }));
    await status("2 referencias en 1 familia");
    expect(location.search).toBe("?material=aisi-316l&familia=unidades-rodamiento");
    await user.click(screen.getByRole("button", { name: "Todos" }));
    await status("4 referencias en 2 familias");
  });

  it("an empty result offers what to drop, with the number found, and the contact form", async () => {
    await show("/catalogo?q=pie+M12+316L");
    await status("0 referencias");
    const ask = screen.getByRole("link", { name: "Preguntar por esta búsqueda" });
    expect(ask.getAttribute("href")).toBe(
      `/contacto?producto=${encodeURIComponent("Pies Niveladores, Rosca M12, AISI 316L")}`,
    );
    await user.click(screen.getByRole("button", { name: "Sin «Rosca M12» 2 referencias" }));
    await status("2 referencias en 1 familia");
    expect(box().value).toBe("pie 316L");
    expect(document.activeElement).toBe(
      screen.getByRole("heading", { name: "2 referencias en 1 familia" }),
    );
  });

  it("an index that cannot be loaded is no empty result, and is loaded again", async () => {
    fetched.mockResolvedValueOnce(new Response("", { status: 503 }));
    await show("/catalogo?q=M16");
    const heading = await screen.findByRole("heading", {
      name: "No se han podido cargar las referencias",
    });
    expect(heading).toBeTruthy();
    expect(screen.queryByText("Ninguna referencia cumple todo a la vez")).toBeNull();
    expect(box().value).toBe("M16");
    await user.click(screen.getByRole("button", { name: "Reintentar" }));
    await status("3 referencias en 1 familia");
  });
});
