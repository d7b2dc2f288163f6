import { ChakraProvider } from "@chakra-ui/react";
import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { DomainError } from "domain/shared/errors";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { finderIndex } from "#catalogue/finder/build-index.ts";
import { parseList } from "#lib/quote-list.ts";
import { changeList } from "#lib/stored-list.ts";
import { CATALOGUE } from "#testing/finder-catalogue.ts";
import { siteSystem } from "#ui/theme/theme.ts";
import { ListPage } from "./list-page.tsx";

vi.mock("#data/catalogue/finder-index.ts", () => ({ loadIndex: async () => index }));
vi.mock("kit/ui/download-file", async (original) => ({
  ...(await original<object>()),
  downloadFile: (name: string, text: string) => void downloads.push([name, text]),
}));

const { submitContact, downloads } = vi.hoisted(() => ({
  submitContact: vi.fn(),
  downloads: [] as [string, string][],
}));
vi.mock("#data/contact/contact.ts", () => ({ submitContact, uploadContactFile: vi.fn() }));

const FOOT = "NHK-PN-M20-100-316";
const foot = { reference: FOOT, family: "pies-niveladores", quantity: 46, note: "Líneas 1 y 2" };
const old = { reference: "OLD-7", family: "", quantity: 2, note: "" };
const base = finderIndex(CATALOGUE);
/** The foot of the list has the data of one of the sample catalog. */
const index = {
  ...base,
  rows: base.rows.flatMap((row) => (row[0] === "PN-M16-100-316" ? [row.with(0, FOOT)] : [])),
};
const data = {
  kind: "list",
  index: "/assets/referencias-1.json",
  families: [
    {
      slug: "pies-niveladores",
      name: "Pie nivelador higiénico",
      image: "pie-nivelador-acero",
      references: [FOOT, "NHK-PN-M20-100-304"],
    },
  ],
} as const;

const user = userEvent.setup();
const stored = () => parseList(JSON.parse(localStorage.getItem("nhk.list") ?? "[]"));
const button = (name: string) => screen.getByRole("button", { name });
const quantity = (reference: string) =>
  screen.findByRole<HTMLInputElement>("spinbutton", { name: `Cantidad de ${reference}` });
const total = (text: string) => screen.findByRole("heading", { name: text });

function show(address = "/lista") {
  history.replaceState(null, "", address);
  render(
    <ChakraProvider value={siteSystem}>
      <ListPage data={data} />
    </ChakraProvider>,
  );
}

beforeEach(() => {
  changeList(() => [foot, old]);
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

describe("lines", () => {
  it("name their family, and unknown references are shown plainly", async () => {
    show();
    await total("2 referencias, 48 unidades");
    const [knownItem, unknownItem] = screen.getAllByRole("listitem");
    expect(knownItem?.textContent).toContain("Pie nivelador higiénico");
    const link = within(knownItem ?? document.body).getByRole("link", { name: FOOT });
    expect(link.getAttribute("href")).toBe(`/catalogo/pies-niveladores#${FOOT}`);
    expect(unknownItem?.textContent).toContain("OLD-7Fuera del catálogo actual");
    expect(within(unknownItem ?? document.body).queryByRole("link")).toBeNull();
  });

  it("take a quantity by buttons, arrow keys and typing, and refuse others", async () => {
    show();
    const field = await quantity("OLD-7");
    await user.click(button("Una menos de OLD-7"));
    await user.click(button("Una menos de OLD-7"));
    expect(field.value).toBe("1");
    await user.type(field, "{ArrowUp}{ArrowUp}");
    expect(stored()[1]?.quantity).toBe(3);
    await user.clear(field);
    await user.type(field, "12000");
    expect(field.value).toBe("12000");
    await user.tab();
    expect(field.value).toBe("12000");
    expect(field.getAttribute("aria-invalid")).toBe("true");
    screen.getByText("Escriba una cantidad de 1 a 9.999. En la lista sigue 1.200.");
    await user.type(field, "{ArrowUp}");
    expect(field.getAttribute("aria-invalid")).toBeNull();
    expect(stored()[1]?.quantity).toBe(1201);
  });

  it("tell what their reference is, also in a CSV file", async () => {
    show();
    await screen.findByText("M16 · ⌀ 100 mm · 20 kN · 316L · NBR");
    await user.click(button("CSV"));
    const [[name, text] = ["", ""]] = downloads;
    expect(name).toMatch(/^lista-de-consulta-\d{4}-\d\d-\d\d\.csv$/);
    expect(text.trim().split("\r\n").slice(1)).toEqual([
      `"${FOOT}";"46";"Pie nivelador higiénico";"M16 · ⌀ 100 mm · 20 kN · 316L · NBR";"Líneas 1 y 2"`,
      '"OLD-7";"2";"Fuera del catálogo actual";"";""',
    ]);
  });

  it("are pasted, each is judged, and wrong ones stay to be corrected", async () => {
    changeList(() => []);
    show("/lista?pegar");
    const box = await screen.findByRole("textbox", { name: /^Un código en cada línea/ });
    await user.click(box);
    await user.paste(
      `${FOOT}; 40\nNHK-PN-M20-100-304\nNHK-XX-1; 3\n4 x UCF 206\nNHK-PN-M20-100-31; 5`,
    );
    await user.click(button("Añadir a la lista"));
    await total("2 referencias, 41 unidades");
    screen.getByText("2 líneas añadidas, 3 sin añadir: siguen en el cuadro.");
    screen.getByText("Añadida: 1 unidad (la línea no tiene cantidad)");
    expect(screen.getAllByText("No está en el catálogo")).toHaveLength(2);
    const near = screen.getByRole("link", { name: `¿Quiere decir ${FOOT}?` });
    expect(near.getAttribute("href")).toBe(`/catalogo/pies-niveladores#${FOOT}`);
    const link = screen.getByRole("link", { name: "Buscar «UCF 206»" });
    expect(link.getAttribute("href")).toBe("/buscar?q=UCF+206");
    expect(document.activeElement?.textContent).toMatch(/^2 líneas añadidas/);
    expect(screen.getByRole("textbox", { name: /^Un código/ })).toHaveProperty(
      "value",
      "NHK-XX-1; 3\n4 x UCF 206\nNHK-PN-M20-100-31; 5",
    );
  });

  it("take a note", async () => {
    show();
    await quantity("OLD-7");
    await user.click(button("Añadir nota: OLD-7"));
    const field = screen.getByRole("textbox", { name: "Nota para OLD-7" });
    expect(document.activeElement).toBe(field);
    await user.type(field, "Como la última vez");
    expect(stored()[1]?.note).toBe("Como la última vez");
  });

  it("are removed with a way back at their place, and focus follows", async () => {
    show();
    await quantity("OLD-7");
    await user.click(button(`Quitar ${FOOT}`));
    expect(stored()).toEqual([old]);
    expect(document.activeElement).toBe(button("Deshacer"));
    expect(screen.getAllByRole("listitem")[0]?.textContent).toContain(`Quitada ${FOOT}`);
    await user.click(button("Deshacer"));
    expect(stored()).toEqual([foot, old]);
    expect(document.activeElement).toBe(button(`Quitar ${FOOT}`));
  });

  it("are all removed with a way back", async () => {
    show();
    await quantity("OLD-7");
    await user.click(button("Vaciar"));
    expect(stored()).toEqual([]);
    expect(screen.getByText("Lista vaciada: 2 referencias")).toBeDefined();
    expect(screen.getByRole("heading", { name: "La lista está vacía" })).toBeDefined();
    await user.click(button("Deshacer"));
    expect(stored()).toEqual([foot, old]);
    expect(document.activeElement).toBe(await total("2 referencias, 48 unidades"));
  });
});

describe("a shared link", () => {
  const LINK = `/lista?l=${FOOT}*50,NHK-9`;
  const opened = () => screen.findByRole("heading", { name: "Ha abierto una lista compartida" });
  const nine = { reference: "NHK-9", family: "", quantity: 1, note: "" };

  it("fills an empty list", async () => {
    changeList(() => []);
    show(LINK);
    await total("2 referencias, 51 unidades");
    expect(stored()).toEqual([{ ...foot, quantity: 50, note: "" }, nine]);
    expect(location.search).toBe("");
  });

  it("is merged, replaces the list or is ignored, by choice", async () => {
    show(LINK);
    await opened();
    expect(stored()).toEqual([foot, old]);
    expect(location.search).not.toBe("");
    await user.click(button("Unir las dos"));
    expect(stored()).toEqual([{ ...foot, quantity: 50 }, old, nine]);
    expect(location.search).toBe("");
    await user.click(button("Deshacer"));
    expect(stored()).toEqual([foot, old]);
    cleanup();

    show(LINK);
    await opened();
    await user.click(button("Sustituir la mía"));
    expect(stored().map(({ reference }) => reference)).toEqual([FOOT, "NHK-9"]);
    await user.click(button("Deshacer"));
    expect(stored()).toEqual([foot, old]);
    cleanup();

    show(LINK);
    await opened();
    await user.click(button("Conservar la mía"));
    expect(stored()).toEqual([foot, old]);
    expect(screen.queryByText("Ha abierto una lista compartida")).toBeNull();
  });

  it("is undone, but what was added since stays", async () => {
    show(LINK);
    await opened();
    await user.click(button("Sustituir la mía"));
    const later = { ...nine, reference: "NHK-10" };
    await act(() => changeList((now) => [...now, later]));
    await user.click(button("Deshacer"));
    expect(stored()).toEqual([foot, old, later]);
  });

  it("cannot be merged beyond the limit, and tells what cannot be read", async () => {
    const lines = Array.from({ length: 100 }, (_, n) => ({ ...nine, reference: `N-${n}` }));
    changeList(() => lines);
    show("/lista?l=NHK-9,NHK-8*0");
    await opened();
    expect(screen.queryByRole("button", { name: "Unir las dos" })).toBeNull();
    expect(screen.getByText(/Juntas superan las 100 referencias/)).toBeDefined();
    expect(screen.getByText("No se ha podido leer del enlace: NHK-8*0.")).toBeDefined();
  });
});

describe("the form", () => {
  /** What a list needs besides its lines. */
  async function fillIn(message = "") {
    await quantity("OLD-7");
    const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
    await user.type(field(/^Empresa/), "Lácteos");
    await user.type(field(/^Nombre/), "Marta");
    await user.type(field(/^Email/), "marta@valdeoro.example");
    expect(field(/^Tipo/).value).toBe("cotizacion");
    if (message) await user.type(field(/^Mensaje/), message);
    await user.click(button("Enviar Solicitud"));
  }

  it("sends the lines, then shows them and empties the list", async () => {
    submitContact.mockResolvedValue(undefined);
    sessionStorage.setItem("nhk.origin", JSON.stringify({ entry_page: "/blog/acero" }));
    show();
    await fillIn();
    const heading = await screen.findByRole("heading", { name: "¡Mensaje enviado con éxito!" });
    expect(document.activeElement).toBe(heading);
    expect(submitContact.mock.lastCall?.[0]).toMatchObject({
      items: [foot, old],
      origin: { entry_page: "/blog/acero" },
      source: "lista",
      fields: { industry: "otra", products: "", inquiry_type: "cotizacion", message: "" },
    });
    expect(stored()).toEqual([]);
    const rows = screen.getAllByRole("row").map(({ textContent }) => textContent);
    expect(rows).toEqual([
      "ReferenciaProductoNotaCantidad",
      `${FOOT}Pie nivelador higiénicoLíneas 1 y 246`,
      "OLD-7Fuera del catálogo actual–2",
    ]);
    expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
  });

  it("leaves number and lines of what was sent in this browser for 30 days", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-30T10:00:00Z") });
    submitContact.mockResolvedValue(undefined);
    show();
    await fillIn();
    await screen.findByRole("heading", { name: "¡Mensaje enviado con éxito!" });
    const number = submitContact.mock.lastCall?.[0].id.slice(0, 8).toUpperCase();
    cleanup();
    expect(localStorage.getItem("nhk.sent")).not.toMatch(/valdeoro|Marta|Lácteos/);

    vi.setSystemTime(new Date("2026-12-30T09:59:00Z"));
    show();
    const sent = await screen.findByRole("region", { name: "Consultas enviadas" });
    expect(sent.textContent).toContain(`${number}30 de noviembre de 2026`);
    await user.click(within(sent).getByText(number));
    const rows = within(sent).getAllByRole("row", { hidden: true });
    expect(rows[1]?.textContent).toBe(`${FOOT}Pie nivelador higiénicoLíneas 1 y 246`);
    await user.click(within(sent).getByRole("button", { name: "Añadir a mi lista", hidden: true }));
    expect(stored()).toEqual([foot, old]);
    await total("2 referencias, 48 unidades");
    cleanup();

    vi.setSystemTime(new Date("2026-12-30T10:00:01Z"));
    show();
    await total("2 referencias, 48 unidades");
    await waitFor(() => expect(localStorage.getItem("nhk.sent")).toBeNull());
    expect(screen.queryByRole("region", { name: "Consultas enviadas" })).toBeNull();
    vi.useRealTimers();
  });

  it("keeps its files when the list is emptied and comes back", async () => {
    show();
    await quantity("OLD-7");
    const file = new File(["%PDF-1.7 "], "plano.pdf");
    await user.upload(await screen.findByLabelText(/Adjuntar archivos/), file);
    await screen.findByText("plano.pdf");
    await user.click(button("Vaciar"));
    expect(screen.queryByRole("button", { name: "Enviar Solicitud" })).toBeNull();
    await user.click(button("Deshacer"));
    expect(screen.getByText("plano.pdf")).toBeDefined();
    expect(button("Enviar Solicitud")).toBeDefined();
  });

  it("keeps lines and text after a failure, and a changed list is another submission", async () => {
    submitContact.mockRejectedValue(new DomainError("unavailable"));
    show();
    await fillIn("Hola");
    await waitFor(() => expect(screen.getAllByText(/Error al enviar el mensaje/)).toHaveLength(2));
    expect(stored()).toEqual([foot, old]);
    expect(screen.getByLabelText<HTMLInputElement>(/^Mensaje/).value).toBe("Hola");
    await user.click(button("Enviar Solicitud"));
    await waitFor(() => expect(submitContact.mock.calls.length).toBeGreaterThanOrEqual(2));
    await waitFor(() => expect(button("Enviar Solicitud")).toBeDefined());
    await user.click(button("Una más de OLD-7"));
    await user.click(button("Enviar Solicitud"));
    await waitFor(() => expect(submitContact.mock.lastCall?.[0].items[1].quantity).toBe(3));
    const ids = submitContact.mock.calls.slice(-3).map(([input]) => input.id);
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
  });
});
