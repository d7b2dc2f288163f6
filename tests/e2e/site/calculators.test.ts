import type { Page } from "@playwright/test";
import { expectAccessible } from "../../support/browser/accessibility.ts";
import { holdRequests } from "../../support/browser/held-requests.ts";
import { expect, test } from "../../support/test.ts";

const machine = (page: Page) => page.getByRole("textbox", { name: /^Peso de la máquina/ });
const figure = (page: Page) => page.getByRole("main").locator("output");
const references = (page: Page) => page.getByRole("table", { name: "Referencias adecuadas" });

test("the keyboard alone calculates, copies a link for another tab, and asks with the calculation", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/calculadora/pies");
  await machine(page).focus();
  await page.keyboard.type("2,4,0");
  await expect(machine(page)).toHaveAttribute("aria-invalid", "true");
  await expect(machine(page)).toHaveAccessibleDescription(/Escriba un peso mayor que 0/);
  await expect(figure(page)).toHaveText("–Sin resultado");
  await expectAccessible(page);
  await page.keyboard.press("Control+A");
  await page.keyboard.type("2400");
  await expect(figure(page)).toHaveText("11,8 kN");
  await expect(machine(page)).not.toHaveAttribute("aria-invalid");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("textbox", { name: /^Peso de producto/ })).toBeFocused();
  await page.keyboard.type("300");
  await expect(figure(page)).toHaveText("13,3 kN");
  await expect(references(page).getByRole("row").nth(1)).toContainText("NHK-PN-M20-100-304");
  await expect(page).toHaveURL(/\/calculadora\/pies\?maquina=2400&producto=300$/);
  await page.emulateMedia({ forcedColors: "active" });
  const getDotColor = (isEnough: boolean) =>
    page
      .locator(`[data-point=${isEnough}]`)
      .first()
      .evaluate((dot) => getComputedStyle(dot).backgroundColor);
  expect(await getDotColor(true)).not.toBe(await getDotColor(false));
  await page.emulateMedia({ forcedColors: null });
  const address = page.url();

  await page.getByRole("button", { name: "Copiar enlace al cálculo" }).click();
  await expect(page.getByText("Enlace copiado al portapapeles")).toBeVisible();
  const other = await context.newPage();
  await other.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await expect(figure(other)).toHaveText("13,3 kN");
  await expect(machine(other)).toHaveValue("2400");
  await other.getByRole("link", { name: "Contactar Ahora" }).click();
  await expect(other.getByRole("textbox", { name: /^Mensaje/ })).toHaveValue(
    `Mi cálculo: ${address}`,
  );
  await expect(other.getByRole("textbox", { name: /^Productos de interés/ })).toHaveValue(
    "Pies niveladores (con cálculo)",
  );
  await other.close();

  await page.getByRole("textbox", { name: /^Peso de producto/ }).focus();
  for (const name of [/^Número/, /^Coeficiente/, /^Longitud/, /^Pendiente/]) {
    await page.keyboard.press("Tab");
    await expect(page.getByRole("textbox", { name })).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(machine(page)).toHaveValue("");
  await expect(page).toHaveURL(/\/calculadora\/pies$/);
});

test("a value typed before the code has arrived stays and is calculated", async ({ page }) => {
  const arrival = await holdRequests(page, "**/assets/hydrate-*.js");
  await page.goto("/calculadora/ruedas");
  await page.getByRole("textbox", { name: /^Tara del carro/ }).fill("60");
  await page.getByRole("textbox", { name: /^Carga máxima/ }).fill("320");
  await page.getByRole("combobox", { name: "Banda" }).selectOption("Poliamida");
  arrival.release();
  await expect(figure(page)).toHaveText("159 kg");
  await expect(references(page).getByRole("row").nth(1)).toContainText("PA");
  await expect(page.getByRole("combobox", { name: "Banda" })).toHaveValue("Poliamida");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("calculators have fields, limits, formulas and notice", async ({ page }) => {
    const main = page.getByRole("main");
    for (const name of ["pies", "ruedas", "rodamientos"]) {
      await page.goto(`/calculadora/${name}`);
      await expect(main.getByText("El cálculo necesita JavaScript.")).toBeVisible();
      await expect(main.getByRole("textbox").first()).toBeVisible();
      await expect(main.getByText(/^Más de 0 y hasta/).first()).toBeVisible();
      await expect(main.getByRole("math").first()).toBeVisible();
      await expect(main.getByText("Resultado orientativo.")).toBeVisible();
      await expect(main.getByRole("button")).toHaveCount(0);
    }
  });
});
