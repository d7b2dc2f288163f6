import type { Page } from "@playwright/test";
import { holdRequests } from "../../support/browser/held-requests.ts";
import { expect, test } from "../../support/test.ts";

/** Opens a page, types while the page's own code is on its way, and lets that code arrive. */
async function typeEarly(page: Page, address: string, code: string, text: string) {
  const arrival = await holdRequests(page, `**/assets/${code}-*.js`);
  await page.goto(address);
  await arrival.asked;
  await page.getByRole("main").getByRole("searchbox").pressSequentially(text);
  arrival.release();
}

test("words typed on a shared search before its code has arrived replace those of the address", async ({
  page,
}) => {
  await typeEarly(page, "/buscar?q=pie", "search-page", "ruedas");
  await expect(page).toHaveURL("/buscar?q=ruedas");
  await expect(page.getByRole("searchbox")).toHaveValue("ruedas");
  const families = page.getByRole("region", { name: "Familias" });
  await expect(families.getByRole("listitem").first()).toContainText("Rueda");
});

test("words typed in a shared catalogue before its code has arrived are added to its filters", async ({
  page,
}) => {
  await typeEarly(page, "/catalogo?familia=pies-niveladores", "catalogue-page", "316L");
  await expect(page).toHaveURL("/catalogo?q=316L&familia=pies-niveladores");
  await page.keyboard.type(" M16");
  await expect(page.getByRole("searchbox")).toHaveValue("316L M16");
  for (const name of ["AISI 316L", "Pies Niveladores"])
    await expect(page.getByRole("button", { name: `Quitar ${name}`, exact: true })).toBeVisible();
});
