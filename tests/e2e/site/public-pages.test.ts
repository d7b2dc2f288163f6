import { expectAccessible } from "../../support/browser/accessibility.ts";
import { expect, test } from "../../support/test.ts";

const PAGES: readonly (readonly [path: string, heading: RegExp, texts: readonly string[]])[] = [
  ["/", /./, ["Ver Catálogo", "Contactar Ahora", "Ver Todos los Productos", "Obtener Catálogo"]],
  ["/catalogo", /^Catálogo de Productos$/, ["Ver Detalles", "Solicitar Cotización", "Consultar"]],
  ["/catalogo/pies-niveladores", /^Pie nivelador/, ["M16-080-304", "0,87", "Solicitar Cotización"]],
  ["/catalogo/ruedas", /^Rueda industrial/, ["RG-080-PA", "75 Shore D", "Consultar"]],
  ["/contacto", /./, ["Barcelona", "Empresa", "Mensaje"]],
  ["/buscar", /^Buscar$/, ["Pie nivelador", "Artículos Técnicos"]],
  ["/certificaciones", /^Certificaciones$/, ["USDA", "EHEDG", "FDA", "REACH", "RoHS"]],
  ["/componentes-ehedg", /Componentes/, ["Biotecnología", "Contactar Ahora"]],
  ["/pies-niveladores", /Pies niveladores/, ["Rosca cubierta", "Volver al Inicio"]],
  ["/unidades-rodamientos", /Unidades de rodamiento/, ["Base maciza", "Volver al Inicio"]],
  ["/ruedas-industriales", /Ruedas/, ["Horquilla inoxidable", "Volver al Inicio"]],
  ["/aviso-legal", /Aviso legal/i, []],
  ["/politica-privacidad", /privacidad/i, []],
  ["/politica-cookies", /cookies/i, []],
];

for (const [path, heading, texts] of PAGES) {
  test(`${path} is complete, accessible and without layout shifts`, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts = globalThis as unknown as { __shift: number };
      shifts.__shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.__shift += (entry as unknown as { value: number }).value;
      }).observe({ type: "layout-shift", buffered: true });
    });
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
    for (const text of texts)
      await expect(page.getByRole("main").getByText(text).first()).toBeVisible();
    await expect(page.getByRole("contentinfo")).toContainText("2024");
    await expectAccessible(page);
    const shift = await page.evaluate(() => (globalThis as unknown as { __shift: number }).__shift);
    expect(shift).toBeLessThanOrEqual(0.02);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  for (const [path, heading, texts] of PAGES) {
    test(`${path} is complete`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      for (const text of texts)
        await expect(page.getByRole("main").getByText(text).first()).toBeVisible();
    });
  }

  test("an unknown article shows the 404 page", async ({ page, allowConsoleError }) => {
    allowConsoleError(/status of 404/);
    await page.goto("/blog/nada");
    await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
    const link = page.getByRole("link", { name: "artículos técnicos" });
    await expect(link).toHaveAttribute("href", "/articulos");
  });

  test("the sitemap page leads to the XML", async ({ page }) => {
    await page.goto("/sitemap.xml");
    await expect(page.getByText("Loading sitemap...")).toBeHidden();
    const link = page.getByRole("link", { name: "the XML sitemap" });
    await expect(link).toHaveAttribute("href", "/sitemap-urls.xml");
  });

  test("the catalog's filter is part of its URL", async ({ page }) => {
    await page.goto("/catalogo");
    await expect(page.getByRole("article")).toHaveCount(6);
    await page.getByRole("link", { name: "Ruedas", exact: true }).first().click();
    await expect(page.getByRole("article").filter({ visible: true })).toHaveCount(1);
    await expect(page).toHaveURL(/#categoria-ruedas$/);
    await page.goBack();
    await expect(page.getByRole("article").filter({ visible: true })).toHaveCount(6);
  });
});

test("no page has a dead link", async ({ page, request }) => {
  const seen = new Set<string>();
  const queue = PAGES.map(([path]) => path);
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    const address = path.split("#")[0] || "/";
    if (seen.has(address)) continue;
    seen.add(address);
    const response = await request.get(address, { maxRedirects: 0 });
    expect(response.status(), address).toBe(200);
    if (!response.headers()["content-type"]?.includes("html")) continue;
    const html = await response.text();
    for (const [, href] of html.matchAll(/<a [^>]*href="(\/[^"]*)"/g))
      if (href !== undefined && !/^\/(?:nhk|admin|cortzen)/.test(href))
        queue.push(href.replaceAll("&amp;", "&").split("?")[0] ?? href);
  }
  expect(seen.size).toBeGreaterThan(PAGES.length);
  await page.goto("/");
});

test("every anchor that a page links to exists on its target", async ({ page }) => {
  for (const address of ["/#contacto", "/#productos"]) {
    await page.goto(address);
    const target = page.locator(address.slice(1));
    await expect(target).toBeInViewport();
  }
});

test("external links open in a new tab and are labeled so", async ({ page }) => {
  for (const [path] of PAGES) {
    await page.goto(path);
    for (const link of await page.locator('a[href^="https://"]').all()) {
      await expect(link).toHaveAttribute("target", "_blank");
      await expect(link).toHaveAttribute("rel", /noopener/);
      await expect(link).toContainText("se abre en una pestaña nueva");
    }
  }
});
