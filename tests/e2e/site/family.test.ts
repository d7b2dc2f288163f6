import type { Page } from "@playwright/test";
import { expect, test } from "../../support/test.ts";

const FEET = "/catalogo/pies-niveladores";

async function familyAddresses(page: Page): Promise<readonly string[]> {
  await page.goto("/catalogo");
  const links = page.getByRole("link", { name: "Ver Detalles" });
  await expect(links).toHaveCount(6);
  return links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
}

function isUncovered(element: Element): boolean {
  const { x, y } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + 1, y + 1));
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the catalog leads to the family, whose table explains its letters with the drawing", async ({
    page,
  }) => {
    await page.goto("/catalogo");
    const card = page.getByRole("article").filter({ hasText: "Pie nivelador higiénico" });
    await card.getByRole("link", { name: "Ver Detalles" }).click();
    await expect(page).toHaveURL(FEET);
    const table = page.getByRole("table");
    await expect(table.getByRole("row")).toHaveCount(25);
    const head = table.getByRole("columnheader");
    await expect(head.filter({ hasText: "Diámetro de base" })).toHaveText("d2Diámetro de basemm");
    await expect(head.filter({ hasText: "Carga estática" })).toContainText("kN");
    const row = table.getByRole("row").filter({ hasText: "NHK-PN-M20-100-316-A" });
    await expect(row.getByRole("cell").filter({ hasText: "Anclable" })).toHaveText(
      "Anclable l3 78 d4 9",
    );

    const drawing = page.getByRole("img", { name: /^Plano de cotas/ });
    const letters = await drawing.locator("text").allTextContents();
    const used = await page.locator("table i, dt i").allTextContents();
    expect(new Set(used)).toEqual(new Set(letters));
  });

  for (const width of [390, 1440]) {
    test(`a reference has an address of its own, which shows its row below the table's head at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      for (const reference of ["NHK-PN-M16-100-304", "NHK-PN-M30-120-316"]) {
        await page.goto("/catalogo");
        await page.goto(`${FEET}#${reference}`);
        const name = page.locator(`[id="${reference}"] label`);
        await expect(name).toBeInViewport({ ratio: 1 });
        expect(await name.evaluate(isUncovered)).toBe(true);
      }
    });
  }
});

test("every family has the parts of a product page, in HTML and for search engines", async ({
  page,
  request,
}) => {
  for (const address of await familyAddresses(page)) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.getByRole("img", { name: /^Plano de cotas/ })).toBeAttached();
    const references = await page.getByRole("table").getByRole("rowheader").allTextContents();
    expect(references.length).toBeGreaterThan(10);
    expect((await page.title()).length).toBeLessThanOrEqual(60);
    const description = page.locator("meta[name=description]");
    expect((await description.getAttribute("content"))?.length).toBeLessThanOrEqual(155);
    const data = await page.locator("script[type='application/ld+json']").allTextContents();
    const [breadcrumb, group, list] = data.map((text) => JSON.parse(text));
    expect(breadcrumb).toMatchObject({ "@type": "BreadcrumbList" });
    expect(group).toMatchObject({ "@type": "ProductGroup" });
    expect(JSON.stringify(group)).not.toMatch(/offers|price/);
    const skus = group.hasVariant.map(({ sku }: { sku: string }) => sku);
    expect(new Set(skus)).toEqual(new Set(references));
    expect(list.itemListElement).toHaveLength(references.length);

    const sheet = await request.get(`${address}.pdf`);
    expect(sheet.headers()["content-type"]).toBe("application/pdf");
    const file = await request.get(`${address}.csv`);
    expect(file.headers()["content-type"]).toContain("text/csv");
    const lines = (await file.text()).trimEnd().split("\r\n");
    expect(lines).toHaveLength(references.length + 1);
    expect(lines[0]).toContain('\uFEFF"Referencia";');
  }
});

test("the header leads to the catalog as PDF, which no hovering loads", async ({
  page,
  request,
}) => {
  const loaded: string[] = [];
  page.on("request", (one) => loaded.push(new URL(one.url()).pathname));
  await page.goto("/catalogo");
  const link = page.getByRole("navigation", { name: "Principal" }).getByText("Descargar Catálogo");
  await expect(link).toHaveAttribute("href", "/catalogo.pdf");
  await link.hover();
  await page.getByRole("link", { name: "Ver Detalles" }).first().hover();
  await expect.poll(() => loaded).toContain("/catalogo/pies-niveladores");
  expect(loaded).not.toContain("/catalogo.pdf");
  const file = await request.get("/catalogo.pdf");
  expect(file.headers()["content-type"]).toBe("application/pdf");
  expect((await file.body()).subarray(0, 5).toString()).toBe("%PDF-");
});

test("an unknown family is not found", async ({ page, request, allowConsoleError }) => {
  allowConsoleError(/status of 404/);
  for (const path of [
    "/catalogo/tuercas",
    "/catalogo/tuercas.csv",
    "/catalogo/tuercas.pdf",
    "/catalogo/ruedas/x",
  ])
    expect((await request.get(path)).status(), path).toBe(404);
  await page.goto("/catalogo/tuercas");
  await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
});

test("every table fits the page of 1440 px, or has a scroll area", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const family of await familyAddresses(page)) {
    await page.goto(family);
    const excess = await page
      .getByRole("region", { name: "Tabla de referencias" })
      .evaluate((e) =>
        getComputedStyle(e).overflowX === "auto" ? 0 : e.scrollWidth - e.clientWidth,
      );
    expect(excess, family).toBeLessThanOrEqual(1);
  }
});

test("on a phone each row keeps its reference and its button", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(FEET);
  const row = page.getByRole("row").filter({ hasText: "M16-100-304" });
  const add = row.getByRole("link", { name: /^Añadir/ });
  await row.getByRole("rowheader").scrollIntoViewIfNeeded();
  await expect(add).toBeInViewport({ ratio: 1 });
  await add.click();
  const added = row.getByRole("link", { name: /^En la lista/ });
  await expect(added).toBeInViewport({ ratio: 1 });
  await expect(row.getByRole("rowheader")).toBeInViewport({ ratio: 1 });
});

test("the header of the table stays in view, and a wide table scrolls under its references", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto(FEET);
  const head = page.getByRole("columnheader", { name: "Referencia" });
  const bar = page.getByRole("banner");
  await expect
    .poll(async () => {
      await page.getByRole("rowheader").last().scrollIntoViewIfNeeded();
      const [top, below] = [await head.boundingBox(), await bar.boundingBox()];
      return Math.abs((top?.y ?? 0) - (below?.height ?? 0));
    })
    .toBeLessThan(2);

  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/catalogo/ruedas");
  const region = page.getByRole("region", { name: "Tabla de referencias" });
  await region.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => region.evaluate((e) => e.scrollLeft)).toBeGreaterThan(0);
  const first = await page.getByRole("rowheader").first().boundingBox();
  expect(first?.x).toBeCloseTo(0, 0);
});
