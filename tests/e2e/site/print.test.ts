import type { Locator, Page } from "@playwright/test";
import { FAMILIES } from "domain/catalogue/families";
import { adminSdk } from "../../support/admin-sdk.ts";
import { aBody, aPost } from "../../support/builders.ts";
import { readPdf } from "../../support/read-pdf.ts";
import { storePost } from "../../support/store.ts";
import { expect, test } from "../../support/test.ts";

const { db } = adminSdk();

const ARTICLE = "/blog/ip67-frente-a-ip69k-en-rodamientos-que-protege-cada-grado";

/** Pages of a PDF as Chromium writes it. */
function getPages(pdf: Buffer): number {
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test.use({ viewport: { width: 680, height: 960 } });

/** Opens the page as it is printed. */
async function openPrinted(page: Page, path: string) {
  await page.emulateMedia({ media: "screen" });
  await page.goto(path, { waitUntil: "networkidle" });
  await page.emulateMedia({ media: "print" });
  return page.getByRole("main");
}
const getExcess = (target: Locator) => target.evaluate((e) => e.scrollWidth - e.clientWidth);

test("an article prints without what leads elsewhere, on at most 4 pages, with all of its code and headings beside their text", async ({
  page,
}) => {
  const main = await openPrinted(page, ARTICLE);
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
  const pages = getPages(await page.pdf({ preferCSSPageSize: true }));
  expect(pages).toBeGreaterThan(1);
  expect(pages).toBeLessThanOrEqual(4);

  const post = aPost({ slug: "impresion-de-codigo" });
  const content = `<h2>Uno</h2><h3>Dos</h3><pre><code>${"acero-1.4404;".repeat(40)}</code></pre>`;
  await storePost(db, post, aBody({ content }));
  await openPrinted(page, "/blog/impresion-de-codigo");
  const code = main.locator("pre");
  await expect(code).toBeVisible();
  expect(await getExcess(code)).toBeLessThanOrEqual(0);
  for (const [level, name] of [
    [2, "Uno"],
    [3, "Dos"],
  ] as const) {
    const heading = main.getByRole("heading", { level, name, exact: true });
    await expect(heading).toHaveCSS("break-after", "avoid");
  }
});

test("a product page prints its answers and whole tables, black on white, and a sheet of the catalog on one page", async ({
  page,
}) => {
  const main = await openPrinted(page, "/pies-niveladores");
  for (const answer of await main.locator("details:not([open]) > p").all())
    expect((await answer.boundingBox())?.height).toBeGreaterThan(0);
  for (const table of await main.getByRole("region").all())
    expect(await getExcess(table)).toBeLessThanOrEqual(0);
  const colors = await main
    .locator("[data-dark]")
    .first()
    .evaluate((e) => {
      const { color, backgroundColor } = getComputedStyle(e);
      return [color, backgroundColor];
    });
  expect(colors).toEqual(["rgb(0, 0, 0)", "rgba(0, 0, 0, 0)"]);

  await page.setViewportSize({ width: 680, height: 1009 });
  await openPrinted(page, "/catalogo");
  for (const sheet of await page.getByRole("article").all()) {
    expect((await sheet.boundingBox())?.height).toBeLessThan(1009);
    expect(await sheet.evaluate((e) => getComputedStyle(e).breakInside)).toBe("avoid");
  }
});

/** References of a text without spaces, the longest first: "-304" is the start of "-304-N". */
function countReferences(text: string, references: readonly string[]): number {
  let rest = text;
  const longestFirst = references.toSorted((a, b) => b.length - a.length);
  return longestFirst.filter((reference) => {
    const found = rest.includes(reference);
    rest = rest.replaceAll(reference, "|");
    return found;
  }).length;
}

test("each family prints all rows and columns of its table, and its data sheet has them, with the head on each page", async ({
  page,
}) => {
  for (const { slug: family } of FAMILIES) {
    const main = await openPrinted(page, `/catalogo/${family}`);
    const table = main.getByRole("region", { name: "Tabla de referencias" });
    const references = await table.getByRole("rowheader").allTextContents();
    const labels = (await table.locator("thead b").allTextContents()).map((label) =>
      label.replaceAll(/\s/g, ""),
    );
    const printed = readPdf(await page.pdf({ preferCSSPageSize: true }));
    const sheet = await page.request.get(`/catalogo/${family}.pdf`);
    for (const [paper, pages] of [
      ["print", printed],
      ["sheet", readPdf(await sheet.body())],
    ] as const) {
      const hasRows = ({ text }: { text: string }) => countReferences(text, references) > 0;
      const tablePages = pages.filter(hasRows);
      const all = tablePages.map(({ text }) => text).join("");
      expect(countReferences(all, references), `${family}, ${paper}`).toBe(references.length);
      for (const { text, isLandscape } of tablePages) {
        expect(isLandscape, `${family}, ${paper}`).toBe(true);
        for (const label of labels) expect(text, `${family}, ${paper}`).toContain(label);
      }
    }
  }
});
