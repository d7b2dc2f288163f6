import type { Page } from "@playwright/test";
import { adminSdk } from "../../support/admin-sdk.ts";
import { holdRequests } from "../../support/browser/held-requests.ts";
import { deleteSubmissions } from "../../support/store.ts";
import { expect, test } from "../../support/test.ts";

const { db } = adminSdk();

/** Data saver and a slow connection disable prefetching. */
async function onSlowLine(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const connection = { effectiveType: "3g", downlink: 1, saveData: true };
    Object.defineProperty(navigator, "connection", { value: connection });
  });
}

function getScripts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith(".js")),
  );
}

async function expectLandingLinks(page: Page): Promise<void> {
  const nav = page.getByRole("navigation", { name: "Principal" });
  await expect(nav.getByRole("link")).toHaveText([
    /^Calculadora$/,
    /^Artículos$/,
    /^Línea de Producto/,
    /^Contacto$/,
  ]);
  const main = page.getByRole("main");
  for (const [place, name, href] of [
    [nav, "Artículos", "/articulos"],
    [nav, "Contacto", "#contacto"],
    [main, "Ver Catálogo", "/catalogo"],
    [main, "Contactar Ahora", "/contacto"],
    [main, "Ver Todos los Productos", "/catalogo"],
    [main, "Obtener Catálogo", "/catalogo"],
  ] as const)
    await expect(place.getByRole("link", { name })).toHaveAttribute("href", href);
  await expect(page.locator("#productos").getByRole("article")).toHaveCount(6);
  await expect(
    page.getByRole("listitem").filter({ hasText: /^(Alimentaria|Farmacéutica)$/ }),
  ).toHaveCount(2);
  const footer = page.getByRole("contentinfo");
  for (const href of [
    "/pies-niveladores",
    "/unidades-rodamientos",
    "/ruedas-industriales",
    "/componentes-ehedg",
  ])
    await expect(footer.locator(`a[href="${href}"]`)).toHaveCount(1);
}

async function expectLandingMetadata(page: Page): Promise<void> {
  const content = (selector: string) => page.locator(selector).getAttribute("content");
  expect((await page.title()).length).toBeLessThanOrEqual(60);
  expect((await content("meta[name=description]"))?.length).toBeLessThanOrEqual(155);
  expect(await content("meta[name=keywords]")).toContain("EHEDG");
  const image = new URL((await content("meta[property='og:image']")) ?? "").pathname;
  expect((await page.request.get(image)).headers()["content-type"]).toBe("image/jpeg");
  const data = await page.locator("script[type='application/ld+json']").allTextContents();
  const [organization, webSite] = data.map((text) => JSON.parse(text));
  expect(organization).toMatchObject({
    "@type": "Organization",
    contactPoint: { contactType: "sales", areaServed: "ES", availableLanguage: "Spanish" },
  });
  expect(webSite.potentialAction.target).toMatch(/\/buscar\?q=\{search_term_string\}$/);
}

/** As in the oldest browsers that the site supports. */
async function removeNewFunctions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const newer: readonly (readonly [object, readonly string[]])[] = [
      [URL, ["canParse", "parse"]],
      [Promise, ["withResolvers", "try"]],
      [Map, ["groupBy"]],
      [Object, ["groupBy"]],
      [Array, ["fromAsync"]],
      [AbortSignal, ["any"]],
      [Set.prototype, ["union", "intersection", "difference", "isSubsetOf"]],
      [globalThis, ["Iterator", "URLPattern", "Temporal", "scheduler", "cookieStore"]],
    ];
    for (const [owner, names] of newer)
      for (const name of names) Reflect.deleteProperty(owner, name);
  });
}

test("the landing page is complete before its application, which loads at the first use, keeps it and sends the form", async ({
  page,
}) => {
  await deleteSubmissions(db);
  await removeNewFunctions(page);
  await onSlowLine(page);
  const arrival = await holdRequests(page, /\/assets\/hydrate-/);
  await page.goto("/", { waitUntil: "networkidle" });
  await expectLandingLinks(page);
  await expectLandingMetadata(page);
  const looks = () =>
    page.locator("[data-defer]").evaluateAll((parts) =>
      parts.map((part) => {
        const { contentVisibility, fontFamily } = getComputedStyle(part);
        return `${contentVisibility}, ${fontFamily.split(",")[0]}`;
      }),
    );
  const parts = (await looks()).length;
  expect(parts).toBeGreaterThan(3);
  const drawn = 'visible, "Hanken Grotesk Variable"';
  await expect.poll(looks).toEqual(Array.from({ length: parts }, () => drawn));
  await page.getByRole("link", { name: "Ver Catálogo" }).hover();
  expect(await getScripts(page)).toHaveLength(1);

  const form = page.getByRole("form");
  const company = form.getByLabel("Empresa");
  const name = form.getByLabel("Nombre");
  const send = form.getByRole("button", { name: "Enviar Mensaje" });
  await company.click();
  await company.pressSequentially("Obradores Miralrío");
  await arrival.asked;
  await send.click();
  await expect(name).not.toHaveAttribute("aria-invalid", "true");
  arrival.release();
  await expect(name).toHaveAttribute("aria-invalid", "true");
  await expect(company).toHaveValue("Obradores Miralrío");
  expect(await getScripts(page)).not.toContainEqual(expect.stringMatching(/firebase/i));

  await name.fill("Begoña Artola");
  await form.getByLabel("Email").fill("b@miralrio.example");
  await form.getByRole("textbox", { name: "Mensaje" }).fill("¿Ruedas para horno?");
  await send.click();
  await expect(page.getByText("¡Mensaje enviado con éxito!")).toBeVisible();
  const [stored] = (await db.collection("contact_submissions").get()).docs;
  expect(stored?.data()).toMatchObject({
    source: "landing",
    industry: "otra",
    inquiry_type: "informacion",
    position: "",
    phone: "",
    products: "",
    company: "Obradores Miralrío",
    message: "¿Ruedas para horno?",
  });
});

test("the keyboard skips to the content, motion is reduced on request, and hovering loads pages ahead, but no PDF", async ({
  page,
}) => {
  const early: string[] = [];
  page.on("request", async (request) => {
    const { "sec-purpose": purpose } = await request.allHeaders();
    if (purpose?.startsWith("prefetch")) early.push(new URL(request.url()).pathname);
  });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Saltar al contenido" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  const main = page.getByRole("main");
  await expect(main).toBeFocused();
  const toCatalogue = main.getByRole("link", { name: "Ver Catálogo" });
  const seconds = await toCatalogue.evaluate((link) =>
    Number.parseFloat(getComputedStyle(link).transitionDuration),
  );
  expect(seconds).toBeLessThan(0.001);
  await toCatalogue.hover();
  await expect.poll(() => early).toEqual(["/catalogo"]);

  await page.goto("/catalogo");
  const catalogue = page
    .getByRole("navigation", { name: "Principal" })
    .getByText("Descargar Catálogo");
  await expect(catalogue).toHaveAttribute("href", "/catalogo.pdf");
  await catalogue.hover();
  await page.getByRole("link", { name: "Ver Detalles" }).first().hover();
  await expect.poll(() => early).toEqual(["/catalogo", "/catalogo/pies-niveladores"]);
  const file = await page.request.get("/catalogo.pdf");
  expect(file.headers()["content-type"]).toBe("application/pdf");
  expect((await file.body()).subarray(0, 5).toString()).toBe("%PDF-");
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`menu on a phone, ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    test("opens, traps focus, closes with Esc and returns focus", async ({ page }) => {
      await page.goto("/");
      const button = page.getByRole("button", { name: "Abrir menú" });
      const menu = page.getByRole("dialog", { name: "Menú" });
      await expect(menu).toBeHidden();
      await button.focus();
      await page.keyboard.press("Enter");
      await expect(menu).toBeVisible();
      for (const name of ["Inicio", "Catálogo", "Ruedas Industriales", "Artículos", "Contacto"])
        await expect(menu.getByRole("link", { name, exact: true })).toBeVisible();
      await expect(menu.locator(":focus")).toHaveCount(1);
      await page.keyboard.press("Escape");
      await expect(menu).toBeHidden();
      await expect(button).toBeFocused();
      await button.click();
      await menu.getByRole("link", { name: "Certificaciones" }).click();
      await expect(page).toHaveURL(/\/certificaciones$/);
      await expect(menu).toBeHidden();
    });
  });
}

test("an unknown address answers the 404 page, which logs it to the console", async ({
  page,
  request,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 404/);
  for (const path of ["/catalogo/tuercas.csv", "/catalogo/tuercas.pdf", "/catalogo/ruedas/x"])
    expect((await request.get(path)).status(), path).toBe(404);
  for (const path of [
    "/blog/no/existe",
    "/articulos/no-existe",
    "/catalogo/tuercas",
    "/no/existe",
  ]) {
    const logged = page.waitForEvent("console", (message) => message.text().includes(path));
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await logged;
  }
  await expect(page.getByText("404", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toHaveAttribute(
    "lang",
    "en",
  );
  await expect(page.getByRole("link", { name: "Back to Admin" })).toHaveAttribute("href", "/nhk");
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL(/\/$/);
});
