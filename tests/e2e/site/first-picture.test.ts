import { hasFirstPicture } from "../../support/first-picture.ts";
import { expect, test } from "../../support/test.ts";

const LARGE = [
  "/",
  "/catalogo/pies-niveladores",
  "/articulos",
  "/blog/ip67-frente-a-ip69k-en-rodamientos-que-protege-cada-grado",
];

/** Runs in the browser. @returns the address of what is drawn, or "" */
async function shownBy(image: HTMLElement | SVGElement): Promise<string> {
  const picture = image as HTMLImageElement;
  await picture.decode();
  return picture.currentSrc;
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 });

  for (const path of LARGE)
    test(`${path} shows its first picture without a request`, async ({ page }) => {
      await expect.poll(() => hasFirstPicture(path)).toBe(true);
      const requested: string[] = [];
      page.on("request", (request) => requested.push(request.url()));
      await page.goto(path);
      const first = page.getByRole("main").locator("img[fetchpriority=high]");
      await expect(first).toHaveJSProperty("complete", true);
      expect(await first.evaluate(shownBy)).toMatch(/^data:image\/avif/);
      const [, name] =
        /\/([a-z0-9-]+)-800\.webp$/.exec((await first.getAttribute("src")) ?? "") ?? [];
      expect(requested.filter((url) => url.includes(`/${name}-`))).toEqual([]);
    });

  test("the picture stays when the page becomes interactive", async ({ page }) => {
    await page.goto("/");
    const first = page.getByRole("main").locator("img[fetchpriority=high]");
    await expect(first).toHaveJSProperty("complete", true);
    const before = await first.evaluate(shownBy);
    // Only a hydrated page marks the empty field.
    await page.getByRole("button", { name: "Enviar Mensaje" }).click();
    await expect(page.getByLabel("Nombre")).toHaveAttribute("aria-invalid", "true");
    expect(await first.evaluate(shownBy)).toBe(before);
  });
});

test("a wide screen loads the file of its width, once", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  await page.goto("/");
  const first = page.getByRole("main").locator("img[fetchpriority=high]");
  await expect(first).toHaveJSProperty("complete", true);
  expect(await first.evaluate(shownBy)).toMatch(/\/images\/hero-\d+\.avif$/);
  expect(requested.filter((url) => url.includes("/images/hero-"))).toHaveLength(1);
});
