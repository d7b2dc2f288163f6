import type { Page } from "@playwright/test";
import { expectAccessible } from "../../support/browser/accessibility.ts";
import { holdRequests } from "../../support/browser/held-requests.ts";
import { expect, test } from "../../support/test.ts";

const machine = (page: Page) => page.getByRole("textbox", { name: /^Peso de la máquina/ });
const figure = (page: Page) => page.getByRole("main").locator("output");
const references = (page: Page) => page.getByRole("table", { name: "Referencias adecuadas" });

/** Number and unit are joined by a fixed space, which the matchers read as a space. */
async function expectResult(page: Page, text: string, first: string): Promise<void> {
  await expect(figure(page)).toHaveText(text);
  await expect(references(page).getByRole("row").nth(1)).toContainText(first);
}

test("feet: typed values become a result, an address and an inquiry", async ({ page }) => {
  await page.goto("/calculadora/pies");
  await machine(page).fill("2400");
  await page.getByRole("textbox", { name: /^Peso de producto/ }).fill("300");
  await expectResult(page, "13,3 kN", "NHK-PN-M20-100-304");
  await expect(page.getByRole("region", { name: "Resultado" })).toContainText(
    "× 1,5 = 13.243,5 N → 13,3 kN",
  );
  await expect(page).toHaveURL(/\/calculadora\/pies\?maquina=2400&producto=300$/);
  const address = page.url();
  await page.getByRole("link", { name: "Contactar Ahora" }).click();
  await expect(page.getByRole("textbox", { name: /^Mensaje/ })).toHaveValue(
    `Mi cálculo: ${address}`,
  );
  await expect(page.getByRole("textbox", { name: /^Productos de interés/ })).toHaveValue(
    "Pies niveladores (con cálculo)",
  );
});

test("casters: load, obstacle, temperature and tread choose the wheel", async ({ page }) => {
  await page.goto("/calculadora/ruedas");
  for (const [name, value] of [
    [/^Tara del carro/, "60"],
    [/^Carga máxima/, "320"],
    [/^Altura del mayor resalte/, "8"],
    [/^Temperatura máxima/, "60"],
  ] as const)
    await page.getByRole("textbox", { name }).fill(value);
  await page.getByRole("combobox", { name: "Banda" }).selectOption("Poliuretano");
  await expectResult(page, "159 kg", "NHK-RG-160-PU");
  await expect(page.getByText("Fuera de 15 a 28 °C, use un coeficiente mayor.")).toBeVisible();
});

test("bearings: a chosen unit has its life and its static safety", async ({ page }) => {
  await page.goto("/calculadora/rodamientos");
  await page
    .getByRole("combobox", { name: /^Unidad o soporte/ })
    .selectOption("NHK-UR-F206-30-316");
  for (const [name, value] of [
    [/^Carga radial/, "2000"],
    [/^Carga axial/, "700"],
    [/^Velocidad/, "250"],
  ] as const)
    await page.getByRole("textbox", { name }).fill(value);
  await expect(figure(page)).toHaveText("28.900 h");
  await expect(page.getByRole("region", { name: "Resultado" })).toContainText(
    "4,5, adecuado para giro silencioso",
  );
});

test("a copied link shows the same calculation in a new tab", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/calculadora/pies");
  await machine(page).fill("2400");
  await expect(figure(page)).toHaveText("11,8 kN");
  await page.getByRole("button", { name: "Copiar enlace al cálculo" }).click();
  await expect(page.getByText("Enlace copiado al portapapeles")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await context.newPage();
  await other.goto(link);
  await expect(figure(other)).toHaveText("11,8 kN");
  await expect(machine(other)).toHaveValue("2400");
});

test("a value typed before the code has arrived stays and is calculated", async ({ page }) => {
  const arrival = await holdRequests(page, "**/assets/hydrate-*.js");
  await page.goto("/calculadora/ruedas");
  await page.getByRole("textbox", { name: /^Tara del carro/ }).fill("60");
  await page.getByRole("textbox", { name: /^Carga máxima/ }).fill("320");
  await page.getByRole("combobox", { name: "Banda" }).selectOption("Poliamida");
  arrival.release();
  await expectResult(page, "159 kg", "PA");
  await expect(page.getByRole("combobox", { name: "Banda" })).toHaveValue("Poliamida");
});

test("works with the keyboard alone", async ({ page }) => {
  await page.goto("/calculadora/pies");
  await machine(page).focus();
  await page.keyboard.type("2,4,0");
  await expect(machine(page)).toHaveAttribute("aria-invalid", "true");
  await expect(machine(page)).toHaveAccessibleDescription(/Escriba un peso mayor que 0/);
  await expect(figure(page)).toHaveText("–Sin resultado");
  await page.keyboard.press("Control+A");
  await page.keyboard.type("2400");
  await expect(figure(page)).toHaveText("11,8 kN");
  await expect(machine(page)).not.toHaveAttribute("aria-invalid");
  for (const name of [/^Peso de producto/, /^Número/, /^Coeficiente/, /^Longitud/, /^Pendiente/]) {
    await page.keyboard.press("Tab");
    await expect(page.getByRole("textbox", { name })).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(machine(page)).toHaveValue("");
  await expect(page).toHaveURL(/\/calculadora\/pies$/);
});

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const [path, text] of [
      ["pies", "El resultado aparece en cuanto escribe el peso de la máquina."],
      ["pies?maquina=2400&producto=300&longitud=3&pendiente=1,5", "La más ajustada"],
      ["pies?maquina=4000&producto=500&apoyos=6&coeficiente=2", "Consultar con este cálculo"],
      ["pies?maquina=nada&apoyos=2", "Escriba un número entero de apoyos, de 3 a 24."],
      ["ruedas?tara=60&carga=320&tmax=60&banda=Poliuretano&pendiente=3", "La más ajustada"],
      ["rodamientos?radial=2000&axial=700&rpm=250", "La más ajustada"],
    ] as const)
      test(`${path} is accessible and not wider than the screen`, async ({ page }) => {
        await page.goto(`/calculadora/${path}`);
        await expect(page.getByRole("main").getByText(text)).toBeVisible();
        await expectAccessible(page);
        const excess = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
        expect(excess).toBe(0);
      });
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  for (const path of ["/calculadora/pies", "/calculadora/ruedas", "/calculadora/rodamientos"])
    test(`${path} has fields, limits, formulas and notice`, async ({ page }) => {
      await page.goto(path);
      const main = page.getByRole("main");
      await expect(main.getByText("El cálculo necesita JavaScript.")).toBeVisible();
      await expect(main.getByRole("textbox").first()).toBeVisible();
      await expect(main.getByText(/^Más de 0 y hasta/).first()).toBeVisible();
      await expect(main.getByRole("math").first()).toBeVisible();
      await expect(main.getByText("Resultado orientativo.")).toBeVisible();
      await expect(main.getByRole("button")).toHaveCount(0);
    });
});
