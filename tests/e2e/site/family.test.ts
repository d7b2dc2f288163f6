import type { Page } from "@playwright/test";
import { expect, test } from "../../support/test.ts";

const FEET = "/catalogo/pies-niveladores";

async function getFamilyAddresses(page: Page): Promise<readonly string[]> {
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

  test("the catalog leads to the family, whose table explains its letters with the drawing, is filtered by links and shows the reference of the address", async ({
    page,
  }) => {
    await page.goto("/catalogo");
    const card = page.getByRole("article").filter({ hasText: "Pie nivelador higiénico" });
    await card.getByRole("link", { name: "Ver Detalles" }).click();
    await expect(page).toHaveURL(FEET);
    const table = page.getByRole("table");
    await expect(table.getByRole("row")).toHaveCount(25);
    const head = table.getByRole("columnheader");
    await expect(head.filter({ hasText: "Diámetro de base" })).toHaveText("d2 Diámetro de base mm");
    await expect(head.filter({ hasText: "Carga estática" })).toContainText("kN");
    const row = table.getByRole("row").filter({ hasText: "NHK-PN-M20-100-316-A" });
    await expect(row.getByRole("cell").filter({ hasText: "Anclable" })).toHaveText(
      "Anclable l3 78 d4 9",
    );
    const drawing = page.getByRole("img", { name: /^Plano de cotas/ });
    const letters = await drawing.locator("text").allTextContents();
    const used = await page.locator("table i, dt i").allTextContents();
    expect(new Set(used)).toEqual(new Set(letters));

    const visible = table.getByRole("rowheader").filter({ visible: true });
    await page.getByRole("link", { name: /^M20/ }).click();
    await expect(visible).toHaveCount(8);
    await page.locator("#carga-estatica-por-pie_16").click();
    await expect(visible).toHaveCount(17);
    await page.getByRole("link", { name: "Quitar los filtros" }).click();
    await expect(visible).toHaveCount(24);
    await expect(page.getByRole("checkbox").filter({ visible: true })).toHaveCount(0);

    for (const [width, reference] of [
      [390, "NHK-PN-M16-100-304"],
      [1440, "NHK-PN-M30-120-316"],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto("/catalogo");
      await page.goto(`${FEET}#${reference}`);
      // Below the head of the table, which stays in view.
      const name = page.locator(`[id="${reference}"] label`);
      await expect(name).toBeInViewport({ ratio: 1 });
      expect(await name.evaluate(isUncovered)).toBe(true);
    }
  });
});

test("every family has the parts of a product page, in HTML and for search engines, and its table fits or scrolls", async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const address of await getFamilyAddresses(page)) {
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
    const excess = await page
      .getByRole("region", { name: /: referencias\. Las letras/ })
      .evaluate((e) =>
        getComputedStyle(e).overflowX === "auto" ? 0 : e.scrollWidth - e.clientWidth,
      );
    expect(excess, address).toBeLessThanOrEqual(1);
    const heights = await page
      .locator("[data-references] tbody tr")
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
    expect(Math.max(...heights), address).toBeLessThan(50);

    const sheet = await request.get(`${address}.pdf`);
    expect(sheet.headers()["content-type"]).toBe("application/pdf");
    const file = await request.get(`${address}.csv`);
    expect(file.headers()["content-type"]).toContain("text/csv");
    const lines = (await file.text()).trimEnd().split("\r\n");
    expect(lines).toHaveLength(references.length + 1);
    expect(lines[0]).toContain('\uFEFF"Referencia";');
  }
});
