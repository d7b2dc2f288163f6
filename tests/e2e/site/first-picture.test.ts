import { hasFirstPicture } from "../../support/first-picture.ts";
import { expect, test } from "../../support/test.ts";

const LARGE = [
  "/catalogo/pies-niveladores",
  "/articulos",
  "/blog/ip67-frente-a-ip69k-en-rodamientos-que-protege-cada-grado",
  "/",
];

/** Runs in the browser. @returns the address of what is drawn, or "" */
async function getShownAddress(image: HTMLElement | SVGElement): Promise<string> {
  const picture = image as HTMLImageElement;
  await picture.decode();
  return picture.currentSrc;
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 });

  test("pages show their first picture without a request, also when they become interactive", async ({
    page,
  }) => {
    const requested: string[] = [];
    page.on("request", (request) => requested.push(request.url()));
    const first = page.getByRole("main").locator("img[fetchpriority=high]");
    for (const path of LARGE) {
      await expect.poll(() => hasFirstPicture(path)).toBe(true);
      requested.length = 0;
      await page.goto(path);
      await expect(first).toHaveJSProperty("complete", true);
      expect(await first.evaluate(getShownAddress)).toMatch(/^data:image\/avif/);
      const [, name] =
        /\/([a-z0-9-]+)-800\.webp$/.exec((await first.getAttribute("src")) ?? "") ?? [];
      expect(requested.filter((url) => url.includes(`/${name}-`))).toEqual([]);
    }
    const before = await first.evaluate(getShownAddress);
    // Only a hydrated page marks the empty field.
    await page.getByRole("button", { name: "Enviar Mensaje" }).click();
    await expect(page.getByLabel("Nombre")).toHaveAttribute("aria-invalid", "true");
    expect(await first.evaluate(getShownAddress)).toBe(before);
  });
});

test("a wide screen loads the file of its width, once", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  await page.goto("/");
  const first = page.getByRole("main").locator("img[fetchpriority=high]");
  await expect(first).toHaveJSProperty("complete", true);
  expect(await first.evaluate(getShownAddress)).toMatch(/\/images\/hero-\d+\.avif$/);
  expect(requested.filter((url) => url.includes("/images/hero-"))).toHaveLength(1);
});
