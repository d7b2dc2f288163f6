import type { Page } from "@playwright/test";
import { TAGS } from "functions/domain/tags/tags";
import { adminSdk } from "../../support/admin-sdk.ts";
import { temporaryPosts } from "../../support/articles.ts";
import { expect, test } from "../../support/test.ts";

const ARTICLE = "/blog/ip67-frente-a-ip69k-en-rodamientos-que-protege-cada-grado";
const PAGES = [
  "/",
  "/catalogo",
  "/catalogo/ruedas",
  "/certificaciones",
  "/componentes-ehedg",
  "/pies-niveladores",
  "/unidades-rodamientos",
  "/ruedas-industriales",
  "/contacto",
  "/buscar",
  "/politica-cookies",
  "/articulos",
  "/articulos/ruedas",
  "/articulos/pescado",
  ARTICLE,
];

const posts = temporaryPosts(adminSdk());
test.afterEach(() => posts.removeAll());

/** Labels of pictures that reach beyond their picture. */
function clippedLabels(page: Page): Promise<string[]> {
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

for (const width of [320, 390, 1024]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, isMobile: width < 1024, hasTouch: true });

    test("no page is wider than the screen and no label of a picture is cut off", async ({
      page,
    }) => {
      for (const path of PAGES) {
        await page.goto(path);
        const excess = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
        expect(excess, path).toBe(0);
        expect(await clippedLabels(page), path).toEqual([]);
      }
    });

    test("the rank of a card is not below its share buttons", async ({ page }) => {
      await page.goto("/articulos");
      const card = page.getByRole("article").filter({ hasText: "#1 Más Leído" });
      const rank = await card.getByText("#1 Más Leído").boundingBox();
      const share = await card.getByRole("group").boundingBox();
      if (rank === null || share === null) throw new Error("The card has no rank or no buttons");
      const isBeside = rank.x + rank.width <= share.x;
      expect(isBeside || rank.y >= share.y + share.height || share.y >= rank.y + rank.height).toBe(
        true,
      );
    });

    test("the rank of a found article stays inside its picture", async ({ page }) => {
      await page.goto("/articulos?q=ip67+frente");
      const rank = page.getByRole("article").getByText("#1 Más Leído");
      await expect(rank).toBeVisible();
      const isInside = await rank.evaluate((label) => {
        const [inner, outer] = [label, label.parentElement ?? label].map((one) =>
          one.getBoundingClientRect(),
        );
        if (!inner || !outer || !label.parentElement?.querySelector("img")) return false;
        const isBeside = inner.left >= outer.left && inner.right <= outer.right;
        return isBeside && inner.top >= outer.top && inner.bottom <= outer.bottom;
      });
      expect(isInside).toBe(true);
    });

    test("the links of the header are visible", async ({ page }) => {
      await page.goto("/catalogo");
      for (const name of ["Volver al Inicio", /^Descargar Catálogo PDF/]) {
        const links = page.getByRole("link", { name, exact: false });
        await expect(links.filter({ visible: true })).toHaveCount(1);
      }
    });
  });
}

test.describe("at 390 px", () => {
  test.use({ viewport: { width: 390, height: 800 } });
  test("pictures of the catalog are not cropped", async ({ page }) => {
    await page.goto("/catalogo");
    const picture = page.getByRole("article").first().getByRole("img");
    const ratio = await picture.evaluate((e) => e.clientWidth / e.clientHeight);
    expect(ratio).toBeCloseTo(4 / 3, 1);
  });

  test("the first picture of the articles is on the first screen, below one line of tags", async ({
    page,
  }) => {
    await page.goto("/articulos");
    const tags = page.getByRole("navigation", { name: "Temas" });
    expect((await tags.boundingBox())?.height).toBeLessThan(90);
    const picture = await page.getByRole("article").first().locator("img").boundingBox();
    expect((picture?.y ?? 0) + (picture?.height ?? 0)).toBeLessThan(800);
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

  test("the contents list of a long page opens and leads to its sections", async ({ page }) => {
    for (const path of ["/pies-niveladores", ARTICLE]) {
      await page.goto(path);
      const contents = page.getByRole("navigation", { name: /^En est[ea] (?:página|artículo)$/ });
      await expect(contents.getByRole("link").first()).toBeHidden();
      await contents.locator("summary").click();
      await contents.getByRole("link").last().click();
      const anchor = decodeURIComponent(new URL(page.url()).hash.slice(1));
      await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport();
    }
  });
});

for (const width of [320, 360, 390, 430]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("tables of two columns fit, and wider ones scroll under a fixed first column", async ({
      page,
    }) => {
      await page.goto("/pies-niveladores");
      const values = page.getByRole("region").filter({ hasText: "Diámetro de base" });
      expect(await values.evaluate((e) => e.scrollWidth - e.clientWidth)).toBe(0);

      await page.goto(ARTICLE);
      const grades = page.getByRole("region", { name: "Tabla 1" });
      await grades.focus();
      await page.keyboard.press("ArrowRight");
      await expect.poll(() => grades.evaluate((e) => e.scrollLeft)).toBeGreaterThan(0);
      const hint = grades.evaluate((e) => getComputedStyle(e, "::before").content);
      expect(await hint).toContain("Deslice la tabla");
      const offset = await grades.evaluate((e) => {
        const cell = e.querySelector("tbody tr > :first-child");
        return (cell?.getBoundingClientRect().left ?? 99) - e.getBoundingClientRect().left;
      });
      expect(offset).toBeLessThanOrEqual(1);
    });
  });
}
