import type { Page } from "@playwright/test";
import { expectAccessible } from "../../support/browser/accessibility.ts";
import { holdRequests } from "../../support/browser/held-requests.ts";
import { expect, test } from "../../support/test.ts";

const FEET = "/catalogo/pies-niveladores";

async function openTable(page: Page, query = "") {
  await page.goto(`${FEET}${query}`);
  await page.locator("[data-references]").scrollIntoViewIfNeeded();
  await expect(page.locator("[data-scripted]")).toBeAttached();
}
const references = (page: Page) => page.getByRole("table").getByRole("rowheader");
const choice = (page: Page, filter: string, name: string | RegExp) =>
  page.getByRole("group", { name: filter }).getByRole("button", { name });

test("10 kB of code arrive before the page is used; then filters and orders change the table and its address", async ({
  page,
}) => {
  const listed = { reference: "NHK-PN-M16-100-304", family: "pies-niveladores" };
  await page.addInitScript(
    (list) => localStorage.setItem("nhk.list", list),
    JSON.stringify([{ ...listed, quantity: 1, note: "" }]),
  );
  let bytes = 0;
  page.on("requestfinished", async (request) => {
    if (request.resourceType() === "script") bytes += (await request.sizes()).responseBodySize;
  });
  await page.setViewportSize({ width: 1440, height: 3000 });
  await page.goto(FEET, { waitUntil: "networkidle" });
  await expect(page.getByRole("table")).toBeInViewport();
  expect(bytes).toBeGreaterThan(5000);
  expect(bytes).toBeLessThanOrEqual(10 * 1024);
  await expect(page.locator("[data-scripted]")).toHaveCount(0);
  await page.mouse.move(9, 9);
  await expect(page.locator("[data-scripted]")).toBeAttached();

  await choice(page, "Rosca del husillo", /^M16/).focus();
  await page.keyboard.press("End");
  await expect(choice(page, "Rosca del husillo", /^M30/)).toBeFocused();
  const groups = await page.locator("[data-filter]").count();
  for (let stop = 0; stop < groups; stop += 1) await page.keyboard.press("Tab");
  await expect(page.locator("[data-filter]").locator(":focus")).toHaveCount(0);

  await page.setViewportSize({ width: 1440, height: 800 });
  const bar = page.getByRole("banner");
  await expect
    .poll(async () => {
      await references(page).last().scrollIntoViewIfNeeded();
      const head = page.getByRole("columnheader", { name: "Referencia" });
      const [top, below] = [await head.boundingBox(), await bar.boundingBox()];
      return Math.abs((top?.y ?? 0) - (below?.height ?? 0));
    })
    .toBeLessThan(2);

  const line = await page.locator("#NHK-PN-M16-100-316").boundingBox();
  expect(line?.height).toBeLessThanOrEqual(41);
  await page.getByRole("figure").getByRole("button", { name: "Ampliar el plano" }).click();
  const plan = page.getByRole("dialog", { name: "Plano de cotas" });
  await expect(plan).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(plan).toBeHidden();

  await choice(page, "Rosca del husillo", /^M20/).click();
  await expect(references(page)).toHaveCount(8);
  await expect(page.getByRole("status").filter({ hasText: "8 de 24" })).toBeVisible();
  await expect(page).toHaveURL(`${FEET}?rosca-del-husillo=m20`);
  await expect(choice(page, "Rosca del husillo", /^M24/)).toHaveText("M24 7");
  await choice(page, "Material", /316L/).focus();
  await page.keyboard.press("Space");
  await expect(choice(page, "Material", /316L/)).toHaveAttribute("aria-pressed", "true");
  await expect(references(page)).toHaveCount(4);
  await expect(choice(page, "Elastómero", /NBR/)).toHaveText("NBR 0");
  await expect(choice(page, "Elastómero", /NBR/)).toHaveAttribute("aria-disabled", "true");
  await expectAccessible(page);
  await page.emulateMedia({ forcedColors: "active" });
  const getBackground = (name: RegExp) =>
    choice(page, "Material", name).evaluate((e) => getComputedStyle(e).backgroundColor);
  expect(await getBackground(/316L/)).not.toBe(await getBackground(/304/));
  await page.emulateMedia({ forcedColors: null });
  await page.reload();
  await expect(references(page)).toHaveCount(4);
  await expect(choice(page, "Rosca del husillo", /^M20/)).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("link", { name: "Quitar los filtros" }).click();
  await expect(references(page)).toHaveCount(24);
  await expect(page).toHaveURL(FEET);
  // In a row that comes back.
  await expect(page.getByRole("link", { name: `En la lista, ${listed.reference}` })).toBeVisible();

  const head = page.getByRole("columnheader", { name: /Carga estática/ });
  const button = head.getByRole("button");
  await button.click();
  await expect(head).toHaveAttribute("aria-sort", "ascending");
  await expect(references(page).last()).toContainText("M30-120-316-A");
  await button.press("Enter");
  await expect(head).toHaveAttribute("aria-sort", "descending");
  await expect(references(page).first()).toContainText("M30-120-304");
  await expect(page).toHaveURL(`${FEET}?orden=-carga-estatica-por-pie`);
  await page.reload();
  await expect(references(page).first()).toContainText("M30-120-304");
  await button.click();
  await expect(head).not.toHaveAttribute("aria-sort");
  await expect(references(page).first()).toContainText("M16-080-304");

  // A link of a page without JavaScript.
  await page.goto("/aviso-legal");
  await openTable(page, "#rosca-del-husillo_m30");
  await expect(references(page)).toHaveCount(4);
  await expect(page).toHaveURL(`${FEET}?rosca-del-husillo=m30`);
  await openTable(page, "?rosca-del-husillo=m16&carga-estatica-por-pie=25");
  await expect(page.getByText("Ninguna referencia cumple estos filtros.")).toBeVisible();
  await page.getByRole("table").getByRole("button", { name: "Quitar los filtros" }).click();
  await expect(references(page)).toHaveCount(24);
});

test("a filter that is pressed before its code has arrived filters, and stays chosen", async ({
  page,
}) => {
  const arrival = await holdRequests(page, /\/assets\/start-[\w-]+\.js$/);
  await page.goto(FEET);
  await page.getByRole("link", { name: /^M20/ }).click();
  await arrival.asked;
  await expect(references(page).filter({ visible: true })).toHaveCount(8);
  await expect(page.locator("[data-scripted]")).toHaveCount(0);
  arrival.release();
  await expect(choice(page, "Rosca del husillo", /^M20/)).toHaveAttribute("aria-pressed", "true");
  await expect(references(page)).toHaveCount(8);
  await expect(page).toHaveURL(`${FEET}?rosca-del-husillo=m20`);
});

test("of 240 references 60 are shown, and the one of the address; all on demand, and without the code", async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/ERR_FAILED/);
  await page.route(`**${FEET}*`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const more = (rows: string) =>
      Array.from({ length: 10 }, (_, n) => rows.replaceAll(/(<tr id="[^"]+)/g, `$1-${n}`)).join("");
    const body = html.replace(/(?<=<tbody>).*?(?=<\/tbody>)/s, more);
    await route.fulfill({ response, body });
  });
  const shown = references(page).filter({ visible: true });
  await page.goto(FEET);
  await expect(shown).toHaveCount(60);
  await page.mouse.move(9, 9);
  await page.getByRole("button", { name: "Mostrar 180 referencias más" }).click();
  await expect(shown).toHaveCount(240);

  const last = references(page).nth(-1);
  const id = (await page.getByRole("row").last().getAttribute("id")) ?? "";
  await page.goto("/aviso-legal");
  await page.goto(`${FEET}#${id}`);
  await expect(page.locator("[data-scripted]")).toBeAttached();
  await expect(shown).toHaveCount(61);
  await expect(last).toBeInViewport();

  await page.route(/\/assets\/start-[\w-]+\.js$/, (route) => route.abort());
  await page.goto(`${FEET}?`);
  await expect(shown).toHaveCount(240);
});

test("words of the address found later do not move who has scrolled on", async ({ page }) => {
  const arrival = await holdRequests(page, /\/assets\/words-[\w-]+\.js$/);
  await openTable(page, "?q=m16#referencias");
  const foot = page.getByRole("contentinfo");
  await foot.scrollIntoViewIfNeeded();
  await expect(references(page)).toHaveCount(24);
  arrival.release();
  await expect(references(page)).toHaveCount(5);
  await expect(foot).toBeInViewport();
});

test("up to four references are compared, and their codes copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openTable(page);
  const box = (code: string) => page.getByRole("checkbox", { name: `NHK-PN-${code}`, exact: true });
  await box("M16-080-304").check();
  await box("M20-100-316-A").press("Space");
  await expect(page.getByText("2 referencias de 4 para comparar")).toBeVisible();
  await expect(page).toHaveURL(/\?comparar=NHK-PN-M16-080-304&comparar=NHK-PN-M20-100-316-A$/);
  await page.getByRole("button", { name: "Comparar" }).click();
  const dialog = page.getByRole("dialog", { name: "Comparación de referencias" });
  await expect(dialog.getByRole("row", { name: /^d1 ?Rosca/ })).toContainText(/M16.*M20/);
  await expect(dialog.getByRole("rowheader", { name: "d2 Diámetro de base mm" })).toBeVisible();
  await expect(dialog.locator("[data-different]").filter({ hasText: "Elastómero" })).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Copiar códigos" }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toBe("NHK-PN-M16-080-304\nNHK-PN-M20-100-316-A");
  await box("M24-100-304").check();
  await box("M24-100-316").check();
  await box("M30-120-304").click();
  await expect(box("M30-120-304")).not.toBeChecked();
  await expect(page.getByText("Puede comparar 4 referencias como máximo")).toBeVisible();

  await page.reload();
  await expect(page.getByText("4 referencias de 4 para comparar")).toBeVisible();
  await page.getByRole("button", { name: "Quitar", exact: true }).click();
  await expect(page).toHaveURL(FEET);
  await box("M16-100-304").focus();
  await page.locator("#NHK-PN-M30-120-304").dispatchEvent("pointerover");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Copiar NHK-PN-M16-100-304" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect.poll(copied).toBe("NHK-PN-M16-100-304");
});

test("on a phone the filters open in place, a row keeps its reference and its button, and a wide table scrolls", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openTable(page);
  await expect(choice(page, "Material", /316L/)).toBeHidden();
  await page.getByText("Filtrar", { exact: true }).click();
  await choice(page, "Material", /316L/).click();
  await expect(page.getByText("Filtrar (1)")).toBeVisible();
  await expect(references(page)).toHaveCount(12);
  await choice(page, "Rosca del husillo", /^M16/).click();
  await expectAccessible(page);

  const row = page.getByRole("row").filter({ hasText: "M16-100-316" }).first();
  await row.getByRole("rowheader").scrollIntoViewIfNeeded();
  const add = row.getByRole("link", { name: /^Añadir/ });
  await expect(add).toBeInViewport({ ratio: 1 });
  await add.click();
  await expect(row.getByRole("link", { name: /^En la lista/ })).toBeInViewport({ ratio: 1 });
  await expect(row.getByRole("rowheader")).toBeInViewport({ ratio: 1 });
  await expect(row.getByRole("rowheader")).toHaveAttribute("data-facts", "12 kN · 316L");
  const scrollsDown = (element: Element) => element.scrollHeight > element.clientHeight + 1;
  const tables = page.getByRole("region", { name: /: referencias\. Las letras/ });
  expect(await tables.evaluate(scrollsDown)).toBe(false);

  await page.goto("/catalogo/ruedas");
  const region = page.getByRole("region", { name: /: referencias\. Las letras/ });
  await region.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => region.evaluate((e) => e.scrollLeft)).toBeGreaterThan(0);
  expect((await references(page).first().boundingBox())?.x).toBeCloseTo(0, 0);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("filters lead to their rows, and three references are compared side by side", async ({
    page,
  }) => {
    await openTable(page);
    await page.locator("summary", { hasText: "Filtrar" }).tap();
    await choice(page, "Rosca del husillo", /^M20/).tap();
    await page.getByRole("button", { name: "Ver 8 referencias" }).tap();
    await expect(references(page).first()).toBeInViewport();
    await expect(choice(page, "Rosca del husillo", /^M20/)).toBeHidden();

    for (const code of ["M20-080-304", "M20-100-316-A", "M20-120-316"])
      await page.getByRole("checkbox", { name: new RegExp(`${code}$`) }).tap();
    await page.getByRole("button", { name: "Comparar" }).tap();
    const compared = page.getByRole("dialog", { name: "Comparación de referencias" });
    for (const head of await compared.getByRole("columnheader").all())
      await expect(head).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
  });
});
