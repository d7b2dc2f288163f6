import type { Page } from "@playwright/test";
import { expectAccessible, waitUntilDrawn } from "../../support/browser/accessibility.ts";
import { getExcessWidth, watchShifts } from "../../support/browser/layout.ts";
import { expect, test } from "../../support/test.ts";

type PublicPage = readonly [path: string, heading: RegExp, texts: readonly string[]];

/** Pages that are complete without JavaScript. */
const FINISHED: Record<string, readonly PublicPage[]> = {
  "pages of the company": [
    ["/", /./, ["Ver Catálogo", "Contactar Ahora", "Ver Todos los Productos", "Obtener Catálogo"]],
    ["/certificaciones", /^Certificaciones$/, ["USDA", "EHEDG", "FDA", "REACH", "RoHS"]],
    ["/contacto", /./, ["Barcelona", "Empresa", "Mensaje"]],
    ["/aviso-legal", /Aviso legal/i, []],
    ["/politica-privacidad", /privacidad/i, []],
    ["/politica-cookies", /cookies/i, []],
  ],
  "guides of the product lines": [
    ["/componentes-ehedg", /Componentes/, ["Biotecnología", "Contactar Ahora"]],
    ["/pies-niveladores", /Pies niveladores/, ["Rosca cubierta", "Volver al Inicio"]],
    ["/unidades-rodamientos", /Unidades de rodamiento/, ["Base maciza", "Volver al Inicio"]],
    ["/ruedas-industriales", /Ruedas/, ["Horquilla inoxidable", "Volver al Inicio"]],
  ],
  "the catalog": [
    ["/catalogo", /^Catálogo de Productos$/, ["Ver Detalles", "Solicitar Cotización", "Consultar"]],
    [
      "/catalogo/pies-niveladores",
      /^Pie nivelador/,
      ["M16-080-304", "0,87", "Solicitar Cotización"],
    ],
    ["/catalogo/ruedas", /^Rueda industrial/, ["RG-080-PA", "75 Shore D", "Consultar"]],
    ["/buscar", /^Buscar$/, ["Pie nivelador", "Artículos Técnicos"]],
  ],
  articles: [
    ["/articulos", /^Artículos Técnicos$/, ["#1 Más Leído"]],
    ["/articulos/ruedas", /./, []],
    [
      "/blog/ip67-frente-a-ip69k-en-rodamientos-que-protege-cada-grado",
      /^IP67 frente a IP69K/,
      ["Conclusión"],
    ],
  ],
};
/** Pages whose address asks for an answer that JavaScript gives. */
const LIVE: Record<string, readonly PublicPage[]> = {
  calculators: [
    ["/calculadora/pies?maquina=2400&producto=300&pendiente=1,5", /./, ["La más ajustada"]],
    ["/calculadora/pies?maquina=4000&apoyos=6&coeficiente=2", /./, ["Consultar con este cálculo"]],
    ["/calculadora/ruedas?tara=60&carga=320&banda=Poliuretano", /./, ["La más ajustada"]],
    ["/calculadora/rodamientos?radial=2000&axial=700&rpm=250", /./, ["La más ajustada"]],
  ],
  "cleaning and searches": [
    [
      "/calculadora/limpieza?limpieza=agua&temperatura=25",
      /./,
      ["Ver 24 unidades con esa protección"],
    ],
    ["/catalogo?q=316L+EPDM", /./, ["Ver en la tabla"]],
    ["/buscar?q=pies+niveladores", /./, ["NHK-PN-M16-080-304", "REACH"]],
  ],
};
const finishedPages = Object.values(FINISHED).flat();

async function expectComplete(page: Page, [path, heading, texts]: PublicPage): Promise<void> {
  expect((await page.goto(path))?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  for (const text of texts)
    await expect(page.getByRole("main").getByText(text).first()).toBeVisible();
}

/** Labels of pictures that reach beyond their picture. */
function getClippedLabels(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("main p > b + span")]
      .filter((label) => {
        const { left, right, width } = label.getBoundingClientRect();
        const frame = label.closest("p")?.parentElement?.getBoundingClientRect();
        return frame && width > 0 && (left < frame.left || right > frame.right);
      })
      .map((label) => label.textContent),
  );
}

/** External links, without those for sharing, that do not tell that they open a new tab, or give it access to the page. */
function getUnmarkedLinks(page: Page): Promise<string[]> {
  return page
    .locator('a[href^="https://"]:not([href^="https://wa.me/"], [href^="https://t.me/"])')
    .evaluateAll((links) =>
      (links as HTMLAnchorElement[])
        .filter(({ target, rel, textContent }) => {
          const tells = textContent.includes("se abre en una pestaña nueva");
          return target !== "_blank" || !rel.includes("noopener") || !tells;
        })
        .map(({ outerHTML }) => outerHTML),
    );
}

async function expectToFit(page: Page): Promise<void> {
  for (const width of [320, 360, 390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const place = `${page.url()} at ${width} px`;
    expect(await getExcessWidth(page), place).toBe(0);
    expect(await getClippedLabels(page), place).toEqual([]);
  }
}

for (const [name, pages] of Object.entries(FINISHED))
  test(`${name} are complete, accessible, without layout shifts, and fit every screen`, async ({
    page,
  }) => {
    const getShifts = await watchShifts(page);
    for (const entry of pages) {
      await page.setViewportSize({ width: 1280, height: 720 });
      await expectComplete(page, entry);
      await expect(page.locator("html")).toHaveAttribute("lang", "es");
      await expect(page.getByRole("contentinfo")).toContainText("2024");
      expect(await getUnmarkedLinks(page)).toEqual([]);
      await waitUntilDrawn(page);
      // The long tables of families take axe seconds: their page is analyzed with a filter, in family-filters.test.ts.
      if (!entry[0].startsWith("/catalogo/")) await expectAccessible(page);
      expect(await getShifts(), page.url()).toBeLessThanOrEqual(0.02);
      await expectToFit(page);
    }
  });

for (const [name, pages] of Object.entries(LIVE))
  test(`${name} are accessible with an answer, and fit every screen`, async ({ page }) => {
    for (const entry of pages) {
      await page.setViewportSize({ width: 1280, height: 720 });
      await expectComplete(page, entry);
      // The table of the cleaning rules is closed.
      await page.locator("main details").evaluateAll((all) => {
        for (const details of all) (details as HTMLDetailsElement).open = true;
      });
      await expectAccessible(page);
      await expectToFit(page);
    }
  });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("every page is complete", async ({ page }) => {
    for (const entry of finishedPages) await expectComplete(page, entry);
  });

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
});

test("no page has a dead link", async ({ request }) => {
  const seen = new Set<string>();
  const queue = finishedPages.map(([path]) => path);
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
  expect(seen.size).toBeGreaterThan(finishedPages.length);
});

test("every anchor that a page links to exists on its target", async ({ page }) => {
  for (const address of ["/#contacto", "/#productos"]) {
    await page.goto(address);
    const target = page.locator(address.slice(1));
    await expect(target).toBeInViewport();
  }
});
