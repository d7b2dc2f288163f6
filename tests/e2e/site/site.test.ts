import type { Page } from "@playwright/test";
import { holdRequests } from "../../support/browser/held-requests.ts";
import { expect, test } from "../../support/test.ts";

/** Data saver and a slow connection disable prefetching. */
async function onSlowLine(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const connection = { effectiveType: "3g", downlink: 1, saveData: true };
    Object.defineProperty(navigator, "connection", { value: connection });
  });
}

function scriptsOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith(".js")),
  );
}

test.describe("landing page", () => {
  test("has the specified links", async ({ page }) => {
    await page.goto("/");
    const nav = page.getByRole("navigation", { name: "Principal" });
    await expect(nav.getByRole("link")).toHaveText([
      /^Artículos$/,
      /^Línea de Producto/,
      /^Contacto$/,
    ]);
    await expect(nav.getByRole("link", { name: "Artículos" })).toHaveAttribute(
      "href",
      "/articulos",
    );
    await expect(nav.getByRole("link", { name: "Contacto" })).toHaveAttribute("href", "#contacto");
    const main = page.getByRole("main");
    for (const [name, href] of [
      ["Ver Catálogo", "/catalogo"],
      ["Contactar Ahora", "/contacto"],
      ["Ver Todos los Productos", "/catalogo"],
      ["Obtener Catálogo", "/catalogo"],
    ] as const)
      await expect(main.getByRole("link", { name })).toHaveAttribute("href", href);
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
  });

  test("has metadata for search engines and previews", async ({ page, at }) => {
    await page.goto("/");
    const content = (selector: string) => page.locator(selector).getAttribute("content");
    expect((await page.title()).length).toBeLessThanOrEqual(60);
    expect((await content("meta[name=description]"))?.length).toBeLessThanOrEqual(155);
    expect(await content("meta[name=keywords]")).toContain("EHEDG");
    const image = new URL((await content("meta[property='og:image']")) ?? "").pathname;
    expect((await page.request.get(at.site + image)).headers()["content-type"]).toBe("image/jpeg");
    const data = await page.locator("script[type='application/ld+json']").textContent();
    expect(JSON.parse(data ?? "")).toMatchObject({
      "@type": "Organization",
      contactPoint: { contactType: "sales", areaServed: "ES", availableLanguage: "Spanish" },
    });
  });

  test("loads no application before the first interaction, and keeps that interaction", async ({
    page,
  }) => {
    await onSlowLine(page);
    await page.goto("/", { waitUntil: "networkidle" });
    expect(await scriptsOf(page)).toHaveLength(1);
    await page.getByRole("link", { name: "Ver Catálogo" }).hover();
    expect(await scriptsOf(page)).toHaveLength(1);

    const company = page.getByLabel("Empresa");
    await company.click();
    await company.pressSequentially("Quesería del Norte");
    // Only a hydrated page marks the empty field.
    await page.getByRole("button", { name: "Enviar Mensaje" }).click();
    await expect(page.getByLabel("Nombre")).toHaveAttribute("aria-invalid", "true");
    await expect(company).toHaveValue("Quesería del Norte");
    expect(await scriptsOf(page)).not.toContainEqual(expect.stringMatching(/firebase/i));
  });

  test("prefetches a hovered link's page, but nothing of the panel", async ({ page }) => {
    const early: string[] = [];
    page.on("request", async (request) => {
      const { "sec-purpose": purpose } = await request.allHeaders();
      if (purpose?.startsWith("prefetch")) early.push(new URL(request.url()).pathname);
    });
    await page.goto("/");
    await page.getByRole("link", { name: "Ver Catálogo" }).hover();
    await expect.poll(() => early).toEqual(["/catalogo"]);
  });

  test("shows all of a long page once it has loaded, in the web font", async ({ page }) => {
    await page.goto("/");
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
  });

  test("replays a click from before hydration", async ({ page }) => {
    await onSlowLine(page);
    const arrival = await holdRequests(page, /hydrate/);
    await page.goto("/");
    await page.getByRole("button", { name: "Enviar Mensaje" }).click();
    await expect(page.getByLabel("Nombre")).not.toHaveAttribute("aria-invalid", "true");
    arrival.release();
    await expect(page.getByLabel("Nombre")).toHaveAttribute("aria-invalid", "true");
  });
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

test("the skip link leads to the content", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Saltar al contenido" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("an unknown address shows the 404 page and logs it to the console", async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 404/);
  for (const path of ["/blog/no/existe", "/articulos/no-existe", "/no/existe"]) {
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

test("reduced motion disables all animations", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  const seconds = await page
    .getByRole("main")
    .getByRole("link", { name: "Ver Catálogo" })
    .evaluate((link) => Number.parseFloat(getComputedStyle(link).transitionDuration));
  expect(seconds).toBeLessThan(0.001);
});
