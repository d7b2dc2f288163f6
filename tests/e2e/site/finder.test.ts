import type { Page } from "@playwright/test";
import { expectAccessible } from "../../support/browser/accessibility.ts";
import { expect, test } from "../../support/test.ts";

const CATALOGUE = "/catalogo";
const INDEX = "**/assets/referencias-*.json";

const box = (page: Page) => page.getByRole("searchbox", { name: "Buscar en el catálogo" });
const found = (page: Page) => page.getByRole("main").getByRole("heading", { level: 2 }).first();
const references = (page: Page) => page.getByRole("main").getByRole("rowheader");
const chip = (page: Page, name: string) =>
  page.getByRole("button", { name: `Quitar ${name}`, exact: true });
const choice = (page: Page, filter: string, name: RegExp) =>
  page.getByRole("group", { name: filter }).getByRole("button", { name });
const cards = (page: Page) => page.getByRole("article").filter({ visible: true });

/** @returns the sum of the layout shifts so far */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts = globalThis as unknown as { __shift: number };
    shifts.__shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.__shift += (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { __shift: number }).__shift);
}

test("a search in the words of an engineer shows what it understood, and leads to the references", async ({
  page,
}) => {
  await page.goto(CATALOGUE);
  await box(page).fill("pie M20 316L 16 kN");
  await expect(found(page)).toHaveText("3 referencias en 1 familia");
  for (const name of ["Pies Niveladores", "Rosca M20", "AISI 316L", "Carga ≥ 16 kN"])
    await expect(chip(page, name)).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  await expect(page).toHaveURL(`${CATALOGUE}?q=pie+M20+316L+16+kN`);
  await expectAccessible(page);

  await box(page).fill("rodamiento 25 mm");
  await expect(chip(page, "Eje 25 mm")).toBeVisible();
  await expect(references(page).first()).toContainText("NHK-UR-P205-25-316");
  await box(page).fill("rueda 125 freno");
  await expect(references(page).first()).toContainText("Freno total");
  await box(page).fill("NHK-SR-P20");
  await expect(references(page).first()).toContainText("NHK-SR-P204-304");
  // For an inquiry.
  const origin = await page.evaluate(() => sessionStorage["nhk.origin"]);
  expect(JSON.parse(origin)).toMatchObject({ entry_page: CATALOGUE, search: "NHK-SR-P20" });

  await references(page).first().getByRole("link").click();
  await expect(page).toHaveURL("/catalogo/soportes#NHK-SR-P204-304");
  await page.goBack();
  await expect(box(page)).toHaveValue("NHK-SR-P20");
  await expect(references(page).first()).toContainText("NHK-SR-P204-304");
});

test("filters, counts and families are a link that shows the same, without a shift", async ({
  page,
  context,
}) => {
  await page.goto(CATALOGUE);
  await choice(page, "Rosca", /^M16/).click();
  await expect(choice(page, "Rosca", /^M16/)).toHaveAttribute("aria-pressed", "true");
  await choice(page, "Material", /316L/).click();
  await expect(choice(page, "Eje", /^25/)).toHaveAttribute("aria-disabled", "true");
  await page.getByRole("textbox", { name: "Al menos" }).fill("8");
  await page.getByRole("button", { name: "Pies Niveladores" }).click();
  await expect(page).toHaveURL(
    `${CATALOGUE}?rosca=m16&material=aisi-316l&carga=8&familia=pies-niveladores`,
  );
  const text = await found(page).textContent();
  const rows = await references(page).allTextContents();

  const other = await context.newPage();
  const shifts = await watchShifts(other);
  await other.goto(page.url());
  await expect(found(other)).toHaveText(text ?? "");
  expect(await references(other).allTextContents()).toEqual(rows);
  await expect(other.getByRole("textbox", { name: "Al menos" })).toHaveValue("8");
  expect(await shifts()).toBeLessThanOrEqual(0.001);

  const link = other.getByRole("link", { name: /^Ver en la tabla/ });
  await link.click();
  await expect(other).toHaveURL(
    /pies-niveladores\?rosca-del-husillo=m16&material=aisi-316l-1-4404/,
  );
  await expect(other.getByRole("table").getByRole("rowheader")).toHaveCount(rows.length);

  await page.goBack();
  await expect(page).toHaveURL(`${CATALOGUE}?rosca=m16&material=aisi-316l&carga=8`);
  await expect(page.getByRole("button", { name: "Todos" })).toHaveAttribute("aria-pressed", "true");
});

test("the keyboard alone searches, removes a chip and adds a reference to the list", async ({
  page,
}) => {
  await page.goto(CATALOGUE);
  await box(page).focus();
  await page.keyboard.type("M12 316L 5 kN");
  await expect(found(page)).toHaveText(/^\d+ referencias? en 1 familia$/);
  await chip(page, "Rosca M12").focus();
  await page.keyboard.press("Backspace");
  await expect(box(page)).toHaveValue("316L 5 kN");
  await expect(chip(page, "AISI 316L")).toBeFocused();
  const add = page.getByRole("link", { name: /^Añadir, / }).first();
  await add.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: /^En la lista, / }).first()).toBeVisible();
  await box(page).focus();
  await page.keyboard.press("Escape");
  await expect(cards(page)).toHaveCount(6);
  await expect(page).toHaveURL(CATALOGUE);
});

test("nothing found says so, offers what to drop, and asks with the search", async ({ page }) => {
  await page.goto(`${CATALOGUE}?q=316L&rosca=m30&carga=25&temp-max=120`);
  await expect(found(page)).toHaveText("0 referencias");
  await expect(page.getByText("Ninguna referencia cumple todo a la vez")).toBeVisible();
  await expectAccessible(page);
  const ask = page.getByRole("link", { name: "Preguntar por esta búsqueda" });
  await expect(ask).toHaveAttribute("href", /^\/contacto\?producto=.*316L/);
  await page
    .getByRole("group", { name: "Ampliar la búsqueda" })
    .getByRole("button", { name: /^Sin «Soporta \+120 °C»/ })
    .click();
  await expect(references(page).first()).toContainText("NHK-PN-M30");
  await expect(page).toHaveURL(`${CATALOGUE}?q=316L&rosca=m30&carga=25`);
});

test("references that cannot be loaded are no empty result, and a retry shows them", async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/Failed to load resource/);
  await page.route(INDEX, (route) => route.abort());
  await page.goto(`${CATALOGUE}?q=M16`);
  await expect(page.getByText("No se han podido cargar las referencias")).toBeVisible();
  await expect(page.getByText("Ninguna referencia cumple")).toHaveCount(0);
  await expect(box(page)).toHaveValue("M16");
  await page.unroute(INDEX);
  await page.getByRole("button", { name: "Reintentar" }).click();
  await expect(found(page)).toHaveText(/referencias en \d familias$/);
});

test("visitors who do not search load no references", async ({ page }) => {
  const loaded: string[] = [];
  page.on("request", (one) => loaded.push(new URL(one.url()).pathname));
  await page.goto(CATALOGUE, { waitUntil: "networkidle" });
  expect(loaded.filter((path) => path.includes("referencias-"))).toEqual([]);
  await box(page).focus();
  await expect.poll(() => loaded.filter((path) => path.includes("referencias-"))).toHaveLength(1);
});

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test("results fit the screen, and filters are beside them or in a sheet", async ({ page }) => {
      await page.goto(`${CATALOGUE}?q=316L+EPDM`);
      await expect(found(page)).toHaveText(/referencias en \d familias$/);
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(excess).toBe(0);
      const thread = choice(page, "Rosca", /^M16/);
      if (width === 390) {
        await expect(thread).toBeHidden();
        await page.getByRole("button", { name: /^Filtrar/ }).click();
      }
      await thread.click();
      if (width === 390) {
        await expectAccessible(page);
        await page.getByRole("button", { name: /^Ver \d+ referencias$/ }).click();
        await expect(thread).toBeHidden();
      }
      await expect(chip(page, "Rosca M16")).toBeVisible();
      await expect(references(page).first()).toContainText("M16");
      await expectAccessible(page);
    });
  });
}

test.describe("the sheet of filters on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("holds the focus, counts what it finds, and Escape gives the focus back", async ({
    page,
  }) => {
    await page.goto(`${CATALOGUE}?rosca=m16`);
    await expect(found(page)).toHaveText(/referencias en \d familias$/);
    const open = page.getByRole("button", { name: "Filtrar 1" });
    await open.focus();
    await page.keyboard.press("Enter");
    const sheet = page.getByRole("dialog", { name: "Filtros" });
    await expect(sheet).toBeVisible();
    await expect(sheet).toBeInViewport({ ratio: 1 });
    for (let press = 0; press < 60; press += 1) {
      await page.keyboard.press("Tab");
      const isOut = await page.evaluate(
        () => document.activeElement?.matches("body, dialog, dialog *") === false,
      );
      expect(isOut).toBe(false);
    }
    const close = sheet.getByRole("button", { name: /^Ver / });
    const before = await close.textContent();
    await choice(page, "Material", /316L/).press("Enter");
    await expect(close).not.toHaveText(before ?? "");
    const count = /\d+/.exec((await close.textContent()) ?? "")?.[0];
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
    await expect(page.getByRole("button", { name: "Filtrar 2" })).toBeFocused();
    await expect(found(page)).toContainText(`${count} referencias`);
    await expect(page).toHaveURL(`${CATALOGUE}?rosca=m16&material=aisi-316l`);

    await page.getByRole("button", { name: "Filtrar 2" }).click();
    await sheet.getByRole("button", { name: "Quitar todo" }).click();
    await page.mouse.click(195, 20);
    await expect(sheet).toBeHidden();
    await expect(cards(page)).toHaveCount(6);
  });
});

test("an order is chosen with the keyboard, kept in the address and in the table", async ({
  page,
}) => {
  await page.goto(`${CATALOGUE}?q=pie+316L`);
  const order = page.getByRole("combobox", { name: "Ordenar" });
  const unordered = (await references(page).first().textContent()) ?? "";
  await order.focus();
  await page.keyboard.type("Mayor c");
  await expect(page).toHaveURL(`${CATALOGUE}?q=pie+316L&orden=-carga`);
  await expect(references(page).first()).not.toHaveText(unordered);
  const first = await references(page).first().textContent();
  await page.reload();
  await expect(order).toHaveValue("-carga");
  await expect(references(page).first()).toHaveText(first ?? "");
  await page
    .getByRole("link", { name: /en la tabla$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/orden=-carga-estatica/);
  await expect(page.getByRole("columnheader", { name: /Carga estática/ })).toHaveAttribute(
    "aria-sort",
    "descending",
  );
  await expect(page.getByRole("table").getByRole("rowheader").first()).toContainText(
    /M\d+-\d+-316/,
  );
});

test.describe("words in the link to a table", () => {
  const LINK = "/catalogo/ruedas?q=freno+total";
  const rows = (page: Page) => page.getByRole("table").getByRole("rowheader");
  const status = (page: Page) => page.getByRole("main").getByRole("status").first();

  test("leave the references that the finder found", async ({ page }) => {
    await page.goto(`${CATALOGUE}?q=rueda+freno+total`);
    await expect(found(page)).toHaveText(/^\d+ referencias en 1 familia$/);
    const count = Number.parseInt((await found(page).textContent()) ?? "", 10);
    await page.getByRole("link", { name: "Ver en la tabla" }).click();
    await expect(page).toHaveURL(`${LINK}#referencias`);
    await expect(status(page)).toHaveText(`${count} de 24 referencias con «freno total»`);
    await expect(rows(page)).toHaveCount(count);
    await page.getByRole("link", { name: "Quitar los filtros" }).click();
    await expect(rows(page)).toHaveCount(24);
    await expect(page).toHaveURL("/catalogo/ruedas");
  });

  test("say so when they cannot be searched for", async ({ page, allowConsoleError }) => {
    allowConsoleError(/Failed to load resource/);
    await page.route(INDEX, (route) => route.abort());
    await page.goto(LINK);
    await expect(status(page)).toContainText("No se ha podido buscar «freno total»");
    await expect(rows(page)).toHaveCount(24);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("cards, badges and links to the families stay, and no search box", async ({ page }) => {
    await page.goto(`${CATALOGUE}?q=M16`);
    await expect(cards(page)).toHaveCount(6);
    await expect(box(page)).toBeHidden();
    await expect(page.getByText(/^Filtrar/)).toBeHidden();
    await page.getByRole("link", { name: "Ruedas", exact: true }).first().click();
    await expect(cards(page)).toHaveCount(1);
  });
});
