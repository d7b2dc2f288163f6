import type { Page } from "@playwright/test";
import { expectAccessible } from "../../support/browser/accessibility.ts";
import { expect, test } from "../../support/test.ts";

const PATH = "/calculadora/limpieza";
const TABLE = "Ver la tabla completa con sus fuentes";
const figure = (page: Page) => page.getByRole("main").locator("output");
const agent = (page: Page) => page.getByRole("combobox", { name: "Producto más agresivo" });
const temperature = (page: Page) => page.getByRole("textbox", { name: /^Temperatura/ });

test("a visitor comes from the catalog, types, finds the references and comes back", async ({
  page,
}) => {
  await page.goto("/catalogo");
  await page.getByRole("link", { name: "¿Cómo lo limpia?" }).click();
  await expect(page).toHaveURL(PATH);
  await expect(page.getByRole("link", { name: /^¿Cómo lo limpia\?/ })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await expect(figure(page)).toHaveText("AISI 304");
  await page.getByText(TABLE).click();
  await agent(page).selectOption("Espuma alcalina clorada");
  await expect(temperature(page)).toHaveValue("40");
  await temperature(page).fill("45");
  await page.getByRole("combobox", { name: "Presión" }).selectOption({ index: 1 });
  await expect(figure(page)).toHaveText("AISI 316L");
  await expect(page.getByRole("region", { name: "Recomendación" })).toContainText(
    "pida una solución ensayada también según IP66",
  );
  await expect(page).toHaveURL(`${PATH}?limpieza=clorada&temperatura=45&presion=espuma`);
  // What was opened stays open.
  await expect(page.getByRole("table")).toBeVisible();

  await page.getByRole("link", { name: /^Ver \d+ referencias$/ }).click();
  await expect(page).toHaveURL("/catalogo?material=aisi-316l&sello=epdm&temp-max=45");
  const found = page.getByRole("main").getByRole("heading", { level: 2 }).first();
  await expect(found).toHaveText("39 referencias en 3 familias");
  await page.goBack();
  await expect(agent(page)).toHaveValue("clorada");
  await expect(page.getByRole("link", { name: "Ver 39 referencias" })).toBeVisible();
});

test("works with the keyboard alone, and asks to consult outside of the table", async ({
  page,
}) => {
  await page.goto(PATH);
  await agent(page).focus();
  await page.keyboard.press("Tab");
  await expect(temperature(page)).toBeFocused();
  await page.keyboard.type("1400");
  await expect(temperature(page)).toHaveAccessibleDescription(/de 0 a 150 °C/);
  await expectAccessible(page);
  await page.keyboard.press("Control+A");
  await page.keyboard.type("140");
  await expect(figure(page)).toHaveText("Consúltenos");
  await expect(temperature(page)).not.toHaveAttribute("aria-invalid");
  const consult = page.getByRole("link", { name: "Consultar con estos datos" });
  await consult.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: /^Mensaje/ })).toHaveValue(
    /\/calculadora\/limpieza\?temperatura=140$/,
  );
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("has the recommendation of the initial values, the table with sources and the notice", async ({
    page,
  }) => {
    await page.goto(PATH);
    const main = page.getByRole("main");
    await expect(main.getByText("La recomendación necesita JavaScript.")).toBeVisible();
    await expect(figure(page)).toHaveText("AISI 304");
    await main.getByText(TABLE).click();
    const row = main.getByRole("row", { name: /^AISI 316L.*Espuma alcalina clorada/ });
    await expect(row.getByRole("link").first()).toBeVisible();
    await expect(main.getByText("Recomendación orientativa.")).toBeVisible();
    await expect(main.getByRole("button")).toHaveCount(0);
  });
});
