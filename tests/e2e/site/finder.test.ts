import type { Page } from "@playwright/test";
import { expectAccessible } from "../../support/browser/accessibility.ts";
import { holdRequests } from "../../support/browser/held-requests.ts";
import { watchShifts } from "../../support/browser/layout.ts";
import { expect, test } from "../../support/test.ts";

const CATALOGUE = "/catalogo";
const INDEX = "**/assets/referencias-*.json";

const box = (page: Page) => page.getByRole("searchbox", { name: "Buscar en el catálogo" });
const found = (page: Page) => page.getByRole("main").getByRole("heading", { level: 2 }).first();
const references = (page: Page) => page.getByRole("main").getByRole("rowheader");
const rows = (page: Page) => page.getByRole("table").getByRole("rowheader");
const chip = (page: Page, name: string) =>
  page.getByRole("button", { name: `Quitar ${name}`, exact: true });
const choice = (page: Page, filter: string, name: RegExp) =>
  page.getByRole("group", { name: filter }).getByRole("button", { name });
const cards = (page: Page) => page.getByRole("article").filter({ visible: true });

test("an engineer's words load the references, show what was understood, and lead to them", async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
  const getLoadedIndexes = () => loaded.filter((path) => path.includes("referencias-"));
  await page.goto(CATALOGUE, { waitUntil: "networkidle" });
  expect(getLoadedIndexes()).toEqual([]);
  await box(page).focus();
  await expect.poll(getLoadedIndexes).toHaveLength(1);
  await page.keyboard.type("pie M20 316L 16 kN");
  await expect(found(page)).toHaveText("3 referencias en 1 familia");
  for (const name of ["Pies Niveladores", "Rosca M20", "AISI 316L", "Carga ≥ 16 kN"])
    await expect(chip(page, name)).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  await expect(page).toHaveURL(`${CATALOGUE}?q=pie+M20+316L+16+kN`);
  await chip(page, "Rosca M20").focus();
  await page.keyboard.press("Backspace");
  await expect(box(page)).toHaveValue("pie 316L 16 kN");
  await expect(chip(page, "AISI 316L")).toBeFocused();
  await page
    .getByRole("link", { name: /^Añadir, / })
    .first()
    .press("Enter");
  await expect(page.getByRole("link", { name: /^En la lista, / }).first()).toBeVisible();
  await box(page).press("Escape");
  await expect(cards(page)).toHaveCount(6);
  await expect(page).toHaveURL(CATALOGUE);

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

test("words typed in a shared catalogue before its code has arrived are added to its filters", async ({
  page,
}) => {
  const arrival = await holdRequests(page, "**/assets/catalogue-page-*.js");
  await page.goto(`${CATALOGUE}?familia=pies-niveladores`);
  await arrival.asked;
  await box(page).pressSequentially("316L");
  arrival.release();
  await expect(page).toHaveURL(`${CATALOGUE}?q=316L&familia=pies-niveladores`);
  await page.keyboard.type(" M16");
  await expect(box(page)).toHaveValue("316L M16");
  for (const name of ["AISI 316L", "Pies Niveladores"])
    await expect(chip(page, name)).toBeVisible();
});

test.describe("at a desk", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("filters, families and order are a link that shows the same, without a shift, and leads to the same rows", async ({
    page,
    context,
    allowConsoleError,
  }) => {
    allowConsoleError(/Failed to load resource/);
    await page.goto(CATALOGUE);
    await choice(page, "Rosca", /^M16/).click();
    await expect(choice(page, "Rosca", /^M16/)).toHaveAttribute("aria-pressed", "true");
    await choice(page, "Material", /316L/).click();
    await expect(choice(page, "Eje", /^25/)).toHaveAttribute("aria-disabled", "true");
    await page.getByRole("textbox", { name: "Al menos" }).fill("8");
    await page.getByRole("button", { name: "Pies Niveladores" }).click();
    await page.getByRole("combobox", { name: "Ordenar" }).focus();
    await page.keyboard.type("Mayor c");
    await expect(page).toHaveURL(
      `${CATALOGUE}?rosca=m16&material=aisi-316l&carga=8&familia=pies-niveladores&orden=-carga`,
    );
    const text = (await found(page).textContent()) ?? "";
    const names = await references(page).allTextContents();

    const other = await context.newPage();
    const getShifts = await watchShifts(other);
    // The web font, which may arrive after the first drawing, has letters of other widths.
    await other.route("**/*.woff2", (route) => route.abort());
    await other.goto(page.url());
    await expect(found(other)).toHaveText(text);
    expect(await references(other).allTextContents()).toEqual(names);
    await expect(other.getByRole("textbox", { name: "Al menos" })).toHaveValue("8");
    await expect(other.getByRole("combobox", { name: "Ordenar" })).toHaveValue("-carga");
    expect(await getShifts()).toBeLessThanOrEqual(0.001);
    await other.getByRole("link", { name: /^Ver en la tabla/ }).click();
    await expect(other).toHaveURL(
      /pies-niveladores\?rosca-del-husillo=m16&material=aisi-316l-1-4404.*orden=-carga-estatica/,
    );
    await expect(rows(other)).toHaveCount(names.length);
    await expect(other.getByRole("columnheader", { name: /Carga estática/ })).toHaveAttribute(
      "aria-sort",
      "descending",
    );
    await other.close();

    await page.goBack();
    await expect(page).toHaveURL(`${CATALOGUE}?rosca=m16&material=aisi-316l&carga=8`);
    await expect(page.getByRole("button", { name: "Todos" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("filters are in a sheet that holds the focus, counts what it finds, and gives the focus back", async ({
    page,
  }) => {
    await page.goto(`${CATALOGUE}?rosca=m16`);
    await expect(found(page)).toHaveText(/referencias en \d familias$/);
    await expect(choice(page, "Material", /316L/)).toBeHidden();
    await page.getByRole("button", { name: "Filtrar 1" }).press("Enter");
    const sheet = page.getByRole("dialog", { name: "Filtros" });
    await expect(sheet).toBeVisible();
    await expect(sheet).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
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
    const open = page.getByRole("button", { name: "Filtrar 2" });
    await expect(open).toBeFocused();
    await expect(found(page)).toContainText(`${count} referencias`);
    await expect(page).toHaveURL(`${CATALOGUE}?rosca=m16&material=aisi-316l`);

    await open.click();
    await close.click();
    await expect(sheet).toBeHidden();
    await open.click();
    await sheet.getByRole("button", { name: "Quitar todo" }).click();
    await page.mouse.click(195, 20);
    await expect(sheet).toBeHidden();
    await expect(cards(page)).toHaveCount(6);
  });
});

test("nothing found says so, offers what to drop, and asks with the search", async ({ page }) => {
  await page.goto(`${CATALOGUE}?q=316L&rosca=m30&carga=25&temp-max=120`);
  await expect(found(page)).toHaveText("0 referencias");
  await expect(page.getByText("Ninguna referencia cumple todo a la vez")).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole("group", { name: "Ampliar la búsqueda" })
    .getByRole("button", { name: /^Sin «Soporta \+120 °C»/ })
    .click();
  await expect(references(page).first()).toContainText("NHK-PN-M30");
  await expect(page).toHaveURL(`${CATALOGUE}?q=316L&rosca=m30&carga=25`);
});

test("words in the link to a table leave what the finder found, or say that they cannot be searched for", async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/Failed to load resource/);
  const LINK = "/catalogo/ruedas?q=freno+total";
  const status = page.getByRole("main").getByRole("status").first();
  await page.route(INDEX, (route) => route.abort());
  await test.step("say so when they cannot be searched for", async () => {
    await page.goto(LINK);
    await expect(status).toContainText("No se ha podido buscar «freno total»");
    await expect(rows(page)).toHaveCount(24);
  });
  await page.unroute(INDEX);

  await page.goto(`${CATALOGUE}?q=rueda+freno+total`);
  await expect(found(page)).toHaveText(/^\d+ referencias en 1 familia$/);
  const count = Number.parseInt((await found(page).textContent()) ?? "", 10);
  await page.getByRole("link", { name: "Ver en la tabla" }).click();
  await expect(page).toHaveURL(`${LINK}#referencias`);
  await expect(status).toHaveText(`${count} de 24 referencias con «freno total»`);
  await expect(rows(page)).toHaveCount(count);
  await page.getByRole("link", { name: "Quitar los filtros" }).click();
  await expect(rows(page)).toHaveCount(24);
  await expect(page).toHaveURL("/catalogo/ruedas");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("cards and filters by category stay, and no search box", async ({ page }) => {
    await page.goto(`${CATALOGUE}?q=M16`);
    await expect(cards(page)).toHaveCount(6);
    await expect(box(page)).toBeHidden();
    await expect(page.getByText(/^Filtrar/)).toBeHidden();
    await page.getByRole("link", { name: "Ruedas", exact: true }).first().click();
    await expect(cards(page)).toHaveCount(1);
    await expect(page).toHaveURL(/#categoria-ruedas$/);
    await page.goBack();
    await expect(cards(page)).toHaveCount(6);
  });
});
