import type { Locator, Page } from "@playwright/test";
import { TAGS } from "domain/tags/tags";
import { adminSdk } from "../../support/admin-sdk.ts";
import { temporaryPosts } from "../../support/articles.ts";
import { getExcessWidth } from "../../support/browser/layout.ts";
import { expect, test } from "../../support/test.ts";

const ARTICLE = "/blog/ip67-frente-a-ip69k-en-rodamientos-que-protege-cada-grado";

const posts = temporaryPosts(adminSdk());
test.afterEach(() => posts.removeAll());
test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });

/** Does something on the open page at the width of each kind of screen. */
async function atWidths(
  page: Page,
  widths: readonly number[],
  check: (width: string) => Promise<void>,
) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await check(`${width} px`);
  }
}

async function getBox(target: Locator) {
  const box = await target.boundingBox();
  if (box === null) throw new Error(`${String(target)} is not drawn`);
  return box;
}

test("on cards, pictures and ranks keep their place, and the header keeps its links", async ({
  page,
}) => {
  await page.goto("/articulos");
  const tags = page.getByRole("navigation", { name: "Temas" });
  expect((await getBox(tags)).height).toBeLessThan(90);
  const picture = await getBox(page.getByRole("article").first().locator("img"));
  expect(picture.y + picture.height).toBeLessThan(800);
  const card = page.getByRole("article").filter({ hasText: "#1 Más Leído" });
  await atWidths(page, [320, 390, 1024], async (width) => {
    const rank = await getBox(card.getByText("#1 Más Leído"));
    const share = await getBox(card.getByRole("group"));
    const isBeside = rank.x + rank.width <= share.x;
    const isAboveOrBelow = rank.y >= share.y + share.height || share.y >= rank.y + rank.height;
    expect(isBeside || isAboveOrBelow, width).toBe(true);
  });

  await page.goto("/articulos?q=ip67+frente");
  const rank = page.getByRole("article").getByText("#1 Más Leído");
  await expect(rank).toBeVisible();
  await atWidths(page, [320, 390, 1024], async (width) => {
    const isInside = await rank.evaluate((label) => {
      const frame = label.parentElement;
      if (!frame?.querySelector("img")) return false;
      const [inner, outer] = [label.getBoundingClientRect(), frame.getBoundingClientRect()];
      const isBeside = inner.left >= outer.left && inner.right <= outer.right;
      return isBeside && inner.top >= outer.top && inner.bottom <= outer.bottom;
    });
    expect(isInside, width).toBe(true);
  });

  await page.goto("/catalogo");
  await atWidths(page, [320, 390, 1024], async () => {
    for (const name of ["Volver al Inicio", /^Descargar Catálogo PDF/])
      await expect(page.getByRole("link", { name }).filter({ visible: true })).toHaveCount(1);
  });
  await page.setViewportSize({ width: 390, height: 800 });
  const sheet = page.getByRole("article").first().getByRole("img");
  const ratio = await sheet.evaluate((e) => e.clientWidth / e.clientHeight);
  expect(ratio).toBeCloseTo(4 / 3, 1);
});

test("the current one of many tags is visible without JavaScript, and covers no focused one", async ({
  browser,
  at,
}) => {
  await posts.store({ slug: "todas", title: "Todas", tags: TAGS.map(({ slug }) => slug) });
  const viewport = { width: 390, height: 800 };
  const plain = await browser.newContext({
    ...{ javaScriptEnabled: false, baseURL: at.site, viewport },
  });
  const page = await plain.newPage();
  await page.goto("/articulos/farmacia");
  const links = page.getByRole("navigation", { name: "Temas" }).getByRole("link");
  const current = links.last();
  await expect(current).toHaveAttribute("aria-current", "page");
  await expect(current).toBeInViewport({ ratio: 1 });
  await page.getByRole("link", { name: "Todos los artículos" }).focus();
  for (const link of (await links.all()).slice(0, -1)) {
    await page.keyboard.press("Tab");
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport({ ratio: 1 });
    const isOnTop = await link.evaluate((e) => {
      const { left, right, top } = e.getBoundingClientRect();
      return [left + 9, right - 9].every((x) => document.elementFromPoint(x, top + 9) === e);
    });
    expect(isOnTop).toBe(true);
  }
  await plain.close();
});

test("on long pages the contents list leads to its sections, and tables fit or scroll", async ({
  page,
}) => {
  const openContents = async () => {
    const contents = page.getByRole("navigation", { name: /^En est[ea] (?:página|artículo)$/ });
    await expect(contents.getByRole("link").first()).toBeHidden();
    await contents.locator("summary").click();
    await contents.getByRole("link").last().click();
    const anchor = decodeURIComponent(new URL(page.url()).hash.slice(1));
    await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport();
  };
  await page.goto("/pies-niveladores");
  await openContents();
  const values = page.getByRole("region").filter({ hasText: "Diámetro de base" });
  await atWidths(page, [320, 360, 390, 430], async (width) => {
    expect(await values.evaluate((e) => e.scrollWidth - e.clientWidth), width).toBe(0);
  });

  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(ARTICLE);
  await openContents();
  const grades = page.getByRole("region", { name: "Tabla 1" });
  await grades.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => grades.evaluate((e) => e.scrollLeft)).toBeGreaterThan(0);
  const hint = await grades.evaluate((e) => getComputedStyle(e, "::before").content);
  expect(hint).toContain("Deslice la tabla");
  await atWidths(page, [320, 390, 430], async (width) => {
    const offset = await grades.evaluate((e) => {
      const cell = e.querySelector("tbody tr > :first-child");
      return (cell?.getBoundingClientRect().left ?? 99) - e.getBoundingClientRect().left;
    });
    expect(offset, width).toBeLessThanOrEqual(1);
  });
});

/** https://www.w3.org/TR/WCAG22/#text-spacing */
const SPACED =
  "* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }";

test("at 320 px pages fit also with wider spaced text, and the header keeps search, list and menu", async ({
  page,
}) => {
  for (const path of [
    ...["/", "/contacto", "/catalogo", "/catalogo/pies-niveladores", "/buscar?q=M20", "/lista"],
    ...["/calculadora/pies", "/calculadora/limpieza", "/pies-niveladores", "/articulos", ARTICLE],
    ...["/certificaciones", "/sin-respuesta"],
  ]) {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(path);
    const bar = page.getByRole("banner");
    for (const part of [
      bar.getByRole("link", { name: "Buscar" }),
      bar.getByRole("link", { name: /^Lista/ }),
      bar.getByRole("button", { name: "Abrir menú" }),
    ])
      await expect(part, path).toBeInViewport({ ratio: 1 });
    expect(await getExcessWidth(page), path).toBe(0);
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    }, SPACED);
    expect(await getExcessWidth(page), `${path}, spaced`).toBe(0);
    expect(await getCutTexts(page), path).toEqual([]);
  }
});

/** Buttons, links and labels whose text is larger than their box, so that it is hidden or lies over what is beside. */
function getCutTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("main :is(a, button, label, h1, h2, h3, summary)")]
      .filter((part) => {
        // Text for screen readers is a pixel wide.
        if (getComputedStyle(part).display === "inline" || part.clientWidth < 2) return false;
        const isWide = part.scrollWidth > part.clientWidth + 1;
        return isWide || part.scrollHeight > part.clientHeight + 4;
      })
      .map((part) => part.textContent.trim().slice(0, 40)),
  );
}
