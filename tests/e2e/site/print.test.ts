import { adminSdk } from "../../support/admin-sdk.ts";
import { aBody, aPost } from "../../support/builders.ts";
import { storePost } from "../../support/store.ts";
import { expect, test } from "../../support/test.ts";

const { db } = adminSdk();

const ARTICLE = "/blog/ip67-frente-a-ip69k-en-rodamientos-que-protege-cada-grado";

/** Pages of a PDF as Chromium writes it. */
function pagesOf(pdf: Buffer): number {
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test("an article prints without what leads elsewhere, on at most 4 pages", async ({ page }) => {
  await page.goto(ARTICLE, { waitUntil: "networkidle" });
  await page.emulateMedia({ media: "print" });
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
  for (const hidden of [
    page.getByRole("banner"),
    page.getByRole("contentinfo"),
    page.getByRole("navigation"),
    page.getByText("Compartir este artículo:"),
    page.getByRole("region", { name: "Artículos relacionados" }),
    page.getByRole("heading", { name: "¿Necesita Componentes Higiénicos?" }),
  ])
    await expect(hidden.filter({ visible: true })).toHaveCount(0);
  const address = page.locator("link[rel=canonical]");
  const printed = await address.evaluate((e) => getComputedStyle(e, "::before").content);
  expect(printed).toContain(ARTICLE);
  const pages = pagesOf(await page.pdf({ preferCSSPageSize: true }));
  expect(pages).toBeGreaterThan(1);
  expect(pages).toBeLessThanOrEqual(4);
});

test("a product page prints its answers and whole tables, black on white", async ({ page }) => {
  await page.setViewportSize({ width: 680, height: 960 });
  await page.goto("/pies-niveladores", { waitUntil: "networkidle" });
  await page.emulateMedia({ media: "print" });
  const closed = page.getByRole("main").locator("details:not([open]) > p");
  for (const answer of await closed.all())
    expect((await answer.boundingBox())?.height).toBeGreaterThan(0);
  const tables = page.getByRole("main").getByRole("region");
  for (const table of await tables.all())
    expect(await table.evaluate((e) => e.scrollWidth - e.clientWidth)).toBeLessThanOrEqual(0);
  const band = page.getByRole("main").locator("[data-dark]").first();
  const colors = await band.evaluate((e) => {
    const { color, backgroundColor } = getComputedStyle(e);
    return [color, backgroundColor];
  });
  expect(colors).toEqual(["rgb(0, 0, 0)", "rgba(0, 0, 0, 0)"]);
});

test("printed code is not clipped, and headings stay with their text", async ({ page }) => {
  const post = aPost({ slug: "impresion-de-codigo" });
  const content = `<h2>Uno</h2><h3>Dos</h3><pre><code>${"acero-1.4404;".repeat(40)}</code></pre>`;
  await storePost(db, post, aBody({ content }));
  await page.setViewportSize({ width: 680, height: 960 });
  await page.goto("/blog/impresion-de-codigo", { waitUntil: "networkidle" });
  await page.emulateMedia({ media: "print" });
  const main = page.getByRole("main");
  const code = main.locator("pre");
  await expect(code).toBeVisible();
  expect(await code.evaluate((e) => e.scrollWidth - e.clientWidth)).toBeLessThanOrEqual(0);
  for (const [level, name] of [
    [2, "Uno"],
    [3, "Dos"],
  ] as const) {
    const heading = main.getByRole("heading", { level, name, exact: true });
    await expect(heading).toHaveCSS("break-after", "avoid");
  }
});

test("a sheet of the catalog is no taller than a page", async ({ page }) => {
  await page.setViewportSize({ width: 680, height: 1009 });
  await page.goto("/catalogo", { waitUntil: "networkidle" });
  await page.emulateMedia({ media: "print" });
  for (const sheet of await page.getByRole("article").all()) {
    expect((await sheet.boundingBox())?.height).toBeLessThan(1009);
    expect(await sheet.evaluate((e) => getComputedStyle(e).breakInside)).toBe("avoid");
  }
});
