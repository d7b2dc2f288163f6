import { ChakraProvider } from "@chakra-ui/react";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { getData } from "#app/finished-pages.ts";
import { feetWarnings, unknownReference } from "#calculators/messages.ts";
import { CALCULATOR_PATHS } from "#lib/calculators.ts";
import { siteSystem } from "#ui/theme/theme.ts";
import { CalculatorPage } from "./calculator-page.tsx";

afterEach(cleanup);

async function show(address: string) {
  history.replaceState(null, "", address);
  render(
    <ChakraProvider value={siteSystem}>
      <CalculatorPage data={getData(location.pathname)} />
    </ChakraProvider>,
  );
  await screen.findByRole("region", { name: "Resultado" });
  return userEvent.setup();
}

const { feet, casters, bearings } = CALCULATOR_PATHS;
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>("textbox", { name });
const machine = () => field(/^Peso de la máquina/);
const figure = () => document.querySelector("output")?.textContent ?? "";
const plain = (text: string | null) => text?.replaceAll("\u00a0", " ") ?? "";
const regions = () =>
  ["Resultado", "Cómo se calcula"]
    .map((name) => plain(screen.getByRole("region", { name }).textContent))
    .join(" ");
const firstRow = () => screen.getAllByRole("row")[1]?.textContent ?? "";
/** Texts that describe the field. */
const getNotes = (input: HTMLElement) =>
  (input.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent ?? "")
    .join(" ");

describe("feet", () => {
  it("shows the defaults, the formulas and the notice, and no message, before anything is typed", async () => {
    await show(feet);
    expect(field(/^Número de apoyos/).value).toBe("4");
    expect(field(/^Coeficiente de seguridad/).value).toBe("1,5");
    expect(machine().getAttribute("aria-invalid")).toBeNull();
    expect(figure()).toContain("Sin resultado");
    expect(screen.getAllByRole("math")).toHaveLength(4);
    expect(screen.getByRole("note").textContent).toContain("Resultado orientativo.");
    expect(screen.queryByRole("table")).toBeNull();
  });

  it("calculates while typing, shows the numbers in the formula and writes the address", async () => {
    const user = await show(feet);
    await user.type(machine(), "2400");
    await user.clear(field(/^Peso de producto/));
    await user.type(field(/^Peso de producto/), "300");
    await waitFor(() => expect(plain(figure())).toBe("13,3 kN"));
    const result = regions();
    expect(result).toContain("(2400 kg + 300 kg) × 9,81 m/s² / 3 × 1,5 = 13.243,5 N → 13,3 kN");
    expect(result).toContain("17 de 41 referencias");
    expect(firstRow()).toMatch(/^NHK-PN-M20-100-304 La más ajustada.*\+20\u00a0%/);
    expect(location.search).toBe("?maquina=2400&producto=300");
  });

  it("shows the message under a wrong field and removes the result", async () => {
    const user = await show(`${feet}?maquina=2400`);
    await screen.findByRole("table");
    await user.clear(machine());
    await user.type(machine(), "2,400");
    const message = "«2,400» puede ser 2400 o 2,4. Escriba uno de los dos.";
    await waitFor(() => expect(getNotes(machine())).toContain(message));
    expect(machine().getAttribute("aria-invalid")).toBe("true");
    expect(figure()).toContain("Sin resultado");
    expect(screen.queryByRole("table")).toBeNull();
  });

  it("asks for a required value only once the visitor leaves the field empty", async () => {
    const user = await show(feet);
    await user.click(machine());
    expect(machine().getAttribute("aria-invalid")).toBeNull();
    await user.tab();
    expect(machine().getAttribute("aria-invalid")).toBe("true");
  });

  it("shows a shared calculation, and forgets it with the initial values", async () => {
    const user = await show(`${feet}?maquina=4000&producto=500&apoyos=6&coeficiente=2`);
    await waitFor(() => expect(plain(figure())).toBe("29,5 kN"));
    expect(machine().value).toBe("4000");
    expect(getNotes(field(/^Número de apoyos/))).toContain(feetWarnings["six-or-more"]);
    expect(screen.getByRole("heading", { name: feetWarnings["no-reference"] })).toBeTruthy();
    const ask = screen.getByRole("link", { name: "Consultar con este cálculo" });
    expect(new URLSearchParams(ask.getAttribute("href")?.split("?")[1]).get("calculo")).toBe(
      `${feet}?maquina=4000&producto=500&apoyos=6&coeficiente=2`,
    );
    await user.click(screen.getByRole("button", { name: "Volver a los valores iniciales" }));
    expect(machine().value).toBe("");
    expect(field(/^Número de apoyos/).value).toBe("4");
    expect(machine().getAttribute("aria-invalid")).toBeNull();
    expect(location.search).toBe("");
  });

  it("shows all references on request", async () => {
    const user = await show(`${feet}?maquina=2400`);
    const table = await screen.findByRole("table");
    expect(within(table).getAllByRole("row")).toHaveLength(7);
    await user.click(screen.getByRole("button", { name: /^Mostrar \d+ más$/ }));
    const rows = within(table).getAllByRole("row");
    expect(rows.length).toBeGreaterThan(7);
    expect(rows[7]?.contains(document.activeElement)).toBe(true);
  });
});

it("references follow the result, before the formulas, and lead to their rows", async () => {
  await show(`${feet}?maquina=2400&producto=300`);
  const link = await screen.findByRole("link", { name: "NHK-PN-M20-100-304" });
  expect(link.getAttribute("href")).toBe("/catalogo/pies-niveladores#NHK-PN-M20-100-304");
  const [result, references, working] = [
    screen.getByRole("region", { name: "Resultado" }),
    screen.getByRole("table", { name: "Referencias adecuadas" }),
    screen.getByRole("region", { name: "Cómo se calcula" }),
  ];
  const follows = (a: Element, b: Element) =>
    (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  expect(follows(result, references) && follows(references, working)).toBe(true);
});

describe("casters", () => {
  it("needs a tread for the push force, and names the diameter for the obstacle", async () => {
    const user = await show(`${casters}?tara=60&carga=320&resalte=8&tmax=60&pendiente=3`);
    await waitFor(() => expect(plain(figure())).toBe("159 kg"));
    expect(regions()).toContain("160 mm con banda blanda, 320 mm con banda dura");
    expect(regions()).not.toContain("380 kg ×");
    await user.selectOptions(screen.getByRole("combobox"), "Poliuretano");
    await waitFor(() => expect(regions()).toContain("(0,02 + 0,03) = 186,4 N"));
    expect(firstRow()).toContain("NHK-RG-160-PU");
    expect(getNotes(field(/^Temperatura máxima/))).toContain("use un coeficiente mayor");
    expect(location.search).toContain("banda=Poliuretano");
  });
});

describe("bearings", () => {
  it("calculates with the chosen reference", async () => {
    const reference = "NHK-UR-F206-30-316";
    await show(`${bearings}?referencia=${reference}&radial=2000&axial=700&rpm=250`);
    await waitFor(() => expect(plain(figure())).toBe("28.900 h"));
    const result = regions();
    expect(result).toContain("44 % más de lo que pide");
    expect(result).toContain("0,56 × 2000 N + 1,53 × 700 N = 2193 N");
    expect(result).toContain("4,5, adecuado para giro silencioso");
    expect(result).toContain("reponga unos 5 g");
  });

  it("gives only the static values at standstill", async () => {
    await show(`${bearings}?referencia=NHK-UR-P204-20-316&radial=4000&rpm=0`);
    await waitFor(() => expect(figure()).toBe("1,3"));
    expect(screen.queryByRole("table")).toBeNull();
  });

  it("keeps a reference that has left the catalog, with its message", async () => {
    await show(`${bearings}?referencia=NHK-UR-X&radial=2000&rpm=250`);
    const list = screen.getByRole<HTMLSelectElement>("combobox");
    await waitFor(() => expect(getNotes(list)).toContain(unknownReference));
    expect(list.value).toBe("NHK-UR-X");
    expect(figure()).toContain("Sin resultado");
  });
});
