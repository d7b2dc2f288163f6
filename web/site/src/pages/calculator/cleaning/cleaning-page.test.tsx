import { ChakraProvider } from "@chakra-ui/react";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { paths } from "kit/lib/paths";
import { afterEach, expect, it } from "vitest";
import { getData } from "#app/finished-pages.ts";
import { readState } from "#pages/catalogue/finder/state.ts";
import { siteSystem } from "#ui/theme/theme.ts";
import { CleaningPage } from "./cleaning-page.tsx";

afterEach(cleanup);

async function show(query = "") {
  history.replaceState(null, "", paths.cleaning + query);
  render(
    <ChakraProvider value={siteSystem}>
      <CleaningPage data={getData(paths.cleaning)} />
    </ChakraProvider>,
  );
  await screen.findByRole("button", { name: "Copiar enlace" });
  return userEvent.setup();
}

const advice = () => screen.getByRole("region", { name: "Recomendación" });
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>("textbox", { name });
const linkTo = (name: RegExp) =>
  new URL(screen.getByRole<HTMLAnchorElement>("link", { name }).href, location.origin);

it("recommends for the initial values, with reasons, sources and notice", async () => {
  await show();
  expect(document.querySelector("output")?.textContent).toBe("AISI 304");
  expect(advice().textContent).toContain("EPDM · IP67");
  expect(advice().textContent).toContain(
    "60\u00a0°C y 50\u00a0mg/l de cloruros (valor orientativo)",
  );
  expect(screen.getAllByRole("link", { name: /^REMKO EFS 35/ })[0]).toBeDefined();
  expect(screen.getByRole("note").textContent).toContain("Recomendación orientativa.");
  expect(advice().textContent).toMatch(
    /Lo más próximo que existe: 24 unidades de AISI 316L · NBR · IP67\. No alcanzan: NBR \(hasta 25\s°C\)\. Qué se fabricaría bajo pedido, .*: lo mismo con EPDM\./,
  );
  expect(readState(linkTo(/^Ver lo más próximo/).search).chosen).toEqual([
    { facet: "material", value: "aisi-316l" },
    { facet: "seal", value: "nbr" },
    { facet: "ip", value: "ip67" },
  ]);
});

it("changes with the inputs, writes the address and leads to the finder with criteria that it knows", async () => {
  const user = await show();
  await user.selectOptions(screen.getByRole("combobox", { name: /^Producto/ }), "agua");
  await user.clear(field(/^Temperatura/));
  await user.type(field(/^Temperatura/), "25,5");
  await waitFor(() => expect(location.search).toBe("?limpieza=agua&temperatura=25,5"));
  const { search, pathname } = linkTo(/^Ver \d+ referencias/);
  expect(pathname).toBe(paths.catalogue);
  expect(readState(search).chosen).toEqual([
    { facet: "material", value: "aisi-304" },
    { facet: "material", value: "aisi-316l" },
    ...["epdm", "nbr", "silicona", "poliamida", "poliuretano", "goma-elastica"].map((value) => ({
      facet: "seal",
      value,
    })),
    { facet: "heat", value: 26 },
  ]);
  expect(readState(linkTo(/^Ver 24 unidades/).search).chosen).toContainEqual({
    facet: "ip",
    value: "ip67",
  });
});

it("proposes the usual temperature of another product, and keeps one that was typed", async () => {
  const user = await show();
  const choose = (product: string) =>
    user.selectOptions(screen.getByRole("combobox", { name: /^Producto/ }), product);
  await choose("acida");
  expect(field(/^Temperatura/).value).toBe("45");
  await waitFor(() => expect(document.querySelector("output")?.textContent).toBe("AISI 316L"));
  expect(location.search).toBe("?limpieza=acida&temperatura=45");
  await choose("clorada");
  expect(field(/^Temperatura/).value).toBe("40");
  await user.clear(field(/^Temperatura/));
  await user.type(field(/^Temperatura/), "60");
  await user.type(field(/^Temperatura/), "{backspace}{backspace}55");
  await choose("acida");
  expect(field(/^Temperatura/).value).toBe("55");
  await waitFor(() =>
    expect(advice().textContent).toMatch(/Lo más próximo: AISI 316L, hasta 45\s°C y 150\s?mg\/l/),
  );
});

it("asks to consult instead of guessing, with the inputs in the inquiry", async () => {
  await show("?limpieza=cuaternario&presion=chorro&temperatura=90");
  await waitFor(() => expect(document.querySelector("output")?.textContent).toBe("Consúltenos"));
  expect(advice().textContent).toContain("Las sales cuaternarias");
  expect(advice().textContent).toContain("Pida IP69K");
  expect(screen.queryByRole("link", { name: /^Ver \d+/ })).toBeNull();
  expect(linkTo(/^Consultar con estos datos/).searchParams.get("calculo")).toBe(
    "/calculadora/limpieza?limpieza=cuaternario&temperatura=90&presion=chorro",
  );
});

it("shows the message of a wrong field and no advice", async () => {
  await show("?temperatura=151");
  await waitFor(() => expect(field(/^Temperatura/).getAttribute("aria-invalid")).toBe("true"));
  expect(document.querySelector("output")?.textContent).toBe("–");
  expect(screen.getByText("Escriba una temperatura de 0 a 150 °C.")).toBeDefined();
});
