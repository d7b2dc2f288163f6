import type { Page } from "@playwright/test";
import { expectAccessible } from "../../support/browser/accessibility.ts";
import { holdRequests } from "../../support/browser/held-requests.ts";
import { expect, test } from "../../support/test.ts";

const SEARCH = "/buscar";
const INDEX = "**/assets/referencias-*.json";
const ARTICLES = "**/articulos/busqueda.json";

const box = (page: Page) => page.getByRole("searchbox", { name: "Buscar en todo el sitio" });
const group = (page: Page, name: string) => page.getByRole("region", { name });
const results = (page: Page, name: string) => group(page, name).getByRole("listitem");
const references = (page: Page) => group(page, "Referencias").getByRole("rowheader");
const nothing = (page: Page) => page.getByText(/^No se ha encontrado nada/);
const failedIndex = (page: Page) => page.getByText("No se han podido cargar las referencias");
const failedArticles = (page: Page) => page.getByText("No se han podido buscar los artículos");
const retryBelow = (page: Page, text: string) =>
  page.getByRole("status").filter({ hasText: text }).getByRole("button", { name: "Reintentar" });

test("the key / leads from a page without React to the search, which finds references, families, norms and articles", async ({
  page,
  request,
}) => {
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  await page.goto("/certificaciones", { waitUntil: "networkidle" });
  expect(loaded.filter((url) => /referencias-|search-page|runQuery/.test(url))).toEqual([]);
  await page.keyboard.press("/");
  await expect(page).toHaveURL(SEARCH);
  await expect(box(page)).toBeFocused();
  await page.waitForLoadState("networkidle");
  expect(loaded.filter((url) => /runQuery/.test(url))).toEqual([]);
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  expect(await (await request.get("/sitemap-urls.xml")).text()).not.toContain("/buscar<");

  await page.keyboard.type("pies niveladores");
  await expect(references(page)).toHaveCount(5);
  await expect(references(page).first()).toContainText("NHK-PN-");
  await expect(results(page, "Familias").first()).toContainText("Pie nivelador");
  await expect(results(page, "Normas").first()).toContainText("REACH");
  await expect(results(page, "Artículos").first()).toContainText("pies niveladores");
  await expect(page).toHaveURL(`${SEARCH}?q=pies+niveladores`);
  await expect(
    group(page, "Referencias").getByRole("link", { name: /^Ver las \d+ en el catálogo$/ }),
  ).toHaveAttribute("href", "/catalogo?q=pies+niveladores");
  // Part of the text.
  await page.keyboard.type("/");
  await expect(box(page)).toHaveValue("pies niveladores/");
  await page.keyboard.press("Backspace");
  const searched = () =>
    page.evaluate(() => (JSON.parse(sessionStorage["nhk.origin"]) as { search: string }).search);
  await expect.poll(searched).toBe("pies niveladores");

  await results(page, "Artículos").first().getByRole("link").click();
  await expect(page).toHaveURL(/\/blog\//);
  await page.goBack();
  await expect(box(page)).toHaveValue("pies niveladores");
  await expect(references(page)).toHaveCount(5);

  await box(page).fill("rueda 125 freno");
  await expect(references(page).first()).toContainText("Freno total");
  const add = group(page, "Referencias")
    .getByRole("link", { name: /^Añadir, / })
    .first();
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press("Tab");
    if (await add.evaluate((link) => link === document.activeElement)) break;
  }
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: /^En la lista, / }).first()).toBeVisible();
  await box(page).press("Escape");
  await expect(page).toHaveURL(SEARCH);
  await expect(group(page, "Ir directamente a")).toBeVisible();
});

test("words typed on a shared search before its code has arrived replace those of the address", async ({
  page,
}) => {
  const arrival = await holdRequests(page, "**/assets/search-page-*.js");
  await page.goto(`${SEARCH}?q=pie`);
  await arrival.asked;
  await box(page).pressSequentially("ruedas");
  arrival.release();
  await expect(page).toHaveURL(`${SEARCH}?q=ruedas`);
  await expect(box(page)).toHaveValue("ruedas");
  await expect(results(page, "Familias").first()).toContainText("Rueda");
});

test("nothing found says so, asks with the search, and a misspelled word is corrected by a press", async ({
  page,
}) => {
  await page.goto(`${SEARCH}?q=xyzzy+quux`);
  await expect(nothing(page)).toBeVisible();
  await expect(page.getByRole("link", { name: "Preguntar por esta búsqueda" })).toHaveAttribute(
    "href",
    "/contacto?producto=xyzzy%20quux",
  );
  await expectAccessible(page);
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const link = page.getByRole("banner").getByRole("link", { name: "Buscar" });
    const size = await link.boundingBox();
    expect(size?.width).toBeGreaterThanOrEqual(44);
    expect(size?.height).toBeGreaterThanOrEqual(44);
  }
  await test.step("conditions that no reference meets together are explained, and one is dropped", async () => {
    await box(page).fill("pie M16 316L 20 kN");
    await page.getByRole("button", { name: /^Sin «Carga ≥ 20 kN» \d+ referencias/ }).click();
    await expect(box(page)).toHaveValue("pie M16 316L");
    await expect(references(page).first()).toContainText("NHK-PN-M16-");
    await expect(box(page)).toBeFocused();
    await box(page).fill("ruedsa xyzzy");
    await expect(references(page).first()).toContainText("NHK-RG-");
    await expect(page.getByText("«ruedsa» se ha leído como «ruedas».")).toBeVisible();
    await expect(page.getByText("Ninguna referencia tiene la palabra «xyzzy».")).toBeVisible();
    await expectAccessible(page);
  });
  await box(page).fill("lubricnate");
  await page.getByRole("button", { name: /^Buscar «lubricante/ }).click();
  await expect(results(page, "Artículos").first()).toBeVisible();
  await expect(page).toHaveURL(/q=lubricante/);
});

test("what cannot be loaded leaves the rest, is no empty result, and is loaded by a retry", async ({
  page,
  context,
  allowConsoleError,
}) => {
  allowConsoleError(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  await test.step("references that cannot be loaded leave the rest, are no empty result, and a retry shows them", async () => {
    await page.route(INDEX, (route) => route.abort());
    await page.goto(`${SEARCH}?q=pies+niveladores`);
    await expect(failedIndex(page)).toBeVisible();
    await expect(results(page, "Artículos").first()).toBeVisible();
    await expect(results(page, "Normas").first()).toBeVisible();
    await box(page).fill("xyzzy");
    await expect(failedIndex(page)).toBeVisible();
    await expect(nothing(page)).toHaveCount(0);
    await page.unroute(INDEX);
    await retryBelow(page, "No se han podido cargar las referencias").click();
    await expect(nothing(page)).toBeVisible();
    await box(page).fill("pie M16");
    await expect(references(page)).toHaveCount(5);
  });

  await test.step("articles that cannot be searched leave the rest, are no empty result, and a retry shows them", async () => {
    await page.route(ARTICLES, (route) => route.abort());
    await page.goto(`${SEARCH}?q=lubricantes`);
    await expect(failedArticles(page)).toBeVisible();
    await expect(
      page.getByText("Ninguna referencia tiene la palabra «lubricantes»."),
    ).toBeVisible();
    await expect(nothing(page)).toHaveCount(0);
    await page.unroute(ARTICLES);
    await retryBelow(page, "No se han podido buscar los artículos").click();
    await expect(results(page, "Artículos").first()).toContainText("Lubricantes");
  });

  await test.step("without a connection the open page says in place what it could not load", async () => {
    await page.goto(SEARCH, { waitUntil: "networkidle" });
    await context.setOffline(true);
    await box(page).fill("pies niveladores");
    await expect(references(page)).toHaveCount(5);
    await expect(
      page.getByText(/^Sin conexión$|No se han podido buscar los artículos/),
    ).toBeVisible();
    await expect(nothing(page)).toHaveCount(0);
    await context.setOffline(false);
    await page.getByRole("button", { name: "Reintentar" }).click();
    await expect(results(page, "Artículos").first()).toBeVisible();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the link of the header leads to a page that says so and links what it would find", async ({
    page,
  }) => {
    await page.goto("/certificaciones");
    await page.getByRole("banner").getByRole("link", { name: "Buscar" }).click();
    await expect(page).toHaveURL(SEARCH);
    await expect(page.getByText("La búsqueda necesita JavaScript.")).toBeVisible();
    await expect(box(page)).toBeHidden();
    const pages = group(page, "Ir directamente a");
    for (const name of ["Catálogo de Productos", "Certificaciones", "Artículos Técnicos"])
      await expect(pages.getByRole("link", { name })).toBeVisible();
    await pages.getByRole("link", { name: /^Pie nivelador/ }).click();
    await expect(page).toHaveURL("/catalogo/pies-niveladores");
  });
});
