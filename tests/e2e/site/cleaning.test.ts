import type { Page } from "@playwright/test";
import { expectAccessible } from "../../support/browser/accessibility.ts";
import { expect, test } from "../../support/test.ts";

const PATH = "/calculadora/limpieza";
const figure = (page: Page) => page.getByRole("main").locator("output");
const advice = (page: Page) => page.getByRole("region", { name: "Recomendación" });
const agent = (page: Page) => page.getByRole("combobox", { name: "Producto más agresivo" });
const temperature = (page: Page) => page.getByRole("textbox", { name: /^Temperatura/ });

test("from the catalog to the references that stand the cleaning", async ({ page }) => {
  await page.goto("/catalogo");
  await page.getByRole("link", { name: "¿Cómo lo limpia?" }).click();
  await expect(page).toHaveURL(PATH);
  await expect(page.getByRole("link", { name: /^¿Cómo lo limpia\?/ })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await expect(figure(page)).toHaveText("AISI 304");
  await agent(page).selectOption("Espuma alcalina clorada");
  await temperature(page).fill("45");
  await page.getByRole("combobox", { name: "Presión" }).selectOption({ index: 1 });
  await expect(figure(page)).toHaveText("AISI 316L");
  await expect(advice(page)).toContainText("pida una solución ensayada también según IP66");
  await expect(page).toHaveURL(`${PATH}?limpieza=clorada&temperatura=45&presion=espuma`);

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
  await page.keyboard.type("140");
  await expect(figure(page)).toHaveText("Consúltenos");
  await page.keyboard.press("Control+A");
  await page.keyboard.type("1400");
  await expect(temperature(page)).toHaveAccessibleDescription(/de 0 a 150 °C/);
  await page.keyboard.press("Control+A");
  await page.keyboard.type("140");
  await expect(temperature(page)).not.toHaveAttribute("aria-invalid");
  const consult = page.getByRole("link", { name: "Consultar con estos datos" });
  await consult.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: /^Mensaje/ })).toHaveValue(
    /\/calculadora\/limpieza\?temperatura=140$/,
  );
});

test("the opened table stays open when a value changes", async ({ page }) => {
  await page.goto(PATH);
  await page.getByText("Ver la tabla completa con sus fuentes").click();
  await page.getByLabel(/^Temperatura máxima/).fill("70");
  await expect(page).toHaveURL(/temperatura=70$/);
  await expect(page.getByRole("table")).toBeVisible();
});

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const [query, text] of [
      ["", "AISI 304"],
      ["?limpieza=agua&temperatura=25", "Ver 24 unidades con esa protección"],
      ["?limpieza=cuaternario&presion=chorro&cloruros=2000", "Consultar con estos datos"],
      ["?temperatura=mucha", "Escriba una temperatura de 0 a 150 °C."],
    ] as const)
      test(`${query || "the page"} is accessible and not wider than the screen`, async ({
        page,
      }) => {
        await page.goto(PATH + query);
        await expect(page.getByRole("main").getByText(text).first()).toBeVisible();
        await page.getByText("Ver la tabla completa con sus fuentes").click();
        await expect(page.getByRole("table")).toBeVisible();
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

  test("has the recommendation of the initial values, the table with sources and the notice", async ({
    page,
  }) => {
    await page.goto(PATH);
    const main = page.getByRole("main");
    await expect(main.getByText("La recomendación necesita JavaScript.")).toBeVisible();
    await expect(figure(page)).toHaveText("AISI 304");
    await main.getByText("Ver la tabla completa con sus fuentes").click();
    const row = main.getByRole("row", { name: /^AISI 316L.*Espuma alcalina clorada/ });
    await expect(row.getByRole("link").first()).toBeVisible();
    await expect(main.getByText("Recomendación orientativa.")).toBeVisible();
    await expect(main.getByRole("button")).toHaveCount(0);
  });
});
