import type { Page } from "@playwright/test";
import { adminSdk } from "../../support/admin-sdk.ts";
import { expectAccessible } from "../../support/browser/accessibility.ts";
import { getExcessWidth, watchShifts } from "../../support/browser/layout.ts";
import { emptyMailbox } from "../../support/mailbox.ts";
import { deleteSubmissions } from "../../support/store.ts";
import { expect, test } from "../../support/test.ts";
import { contactScreen } from "../screens/contact.screen.ts";
import { quoteListScreen } from "../screens/quote-list.screen.ts";

const { db } = adminSdk();
const FOOT = "NHK-PN-M20-100-316";
const CASTER = "NHK-RG-080-PA";
const foot = { reference: FOOT, family: "pies-niveladores", quantity: 46, note: "" };
const caster = { reference: CASTER, family: "ruedas", quantity: 4, note: "" };

const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem("nhk.list") ?? "[]") as unknown);

async function store(page: Page, ...lines: readonly object[]): Promise<void> {
  await page.goto("/aviso-legal");
  await page.evaluate((text) => localStorage.setItem("nhk.list", text), JSON.stringify(lines));
}

/** Waits for code that the page asks for by itself, with what it imports. */
async function loaded(page: Page, chunk: string): Promise<void> {
  const asked = await page.waitForFunction((start) => {
    const loads = performance.getEntriesByType("resource");
    return loads.find(({ name }) => name.includes(start))?.name;
  }, `/assets/${chunk}-`);
  await page.evaluate(`import(${JSON.stringify(await asked.jsonValue())}).then(() => {})`);
}

async function fillForm(page: Page) {
  const contact = contactScreen(page);
  await contact.fill("Empresa", "Lácteos Valdeoro");
  await contact.fill("Nombre", "Marta Iglesias");
  await contact.fill("Email", "marta@valdeoro.example");
  await contact.fill("Mensaje", "Para dos líneas.");
  return contact;
}

test.beforeEach(async () => {
  await deleteSubmissions(db);
  await emptyMailbox();
});

test("a buyer adds references, changes them in two tabs and sends them", async ({
  page,
  context,
  at,
}) => {
  const list = quoteListScreen(page);
  await page.goto("/catalogo/pies-niveladores");
  await list.add(FOOT).click();
  await expect(page.getByRole("status").filter({ hasText: "Añadido a la lista" })).toContainText(
    `${FOOT}, 1 referencia en la lista.`,
  );
  await expect(list.link).toHaveAccessibleName("Lista de consulta, 1 referencia");
  await page.goto("/calculadora/ruedas?tara=40&carga=160&coeficiente=1,1");
  await list.add(CASTER, 4).click();
  await expect(list.link).toHaveAccessibleName("Lista de consulta, 2 referencias");
  await page.getByLabel("Carga máxima").fill("150");
  await expect(page).toHaveURL(/carga=150/);
  await list.added(CASTER).click();
  await expect(page).toHaveURL(/\/lista$/);

  await expect(list.total("2 referencias, 5 unidades")).toBeVisible();
  await expect(list.line(FOOT)).toContainText("Pie nivelador higiénico");
  await list.quantity(FOOT).fill("48");
  await list.more(CASTER).click();
  await list.addNote(FOOT).click();
  await list.note(FOOT).fill("Con certificado 3.1");
  await list.remove(CASTER).click();
  await expect(list.undo).toBeFocused();
  await list.undo.press("Enter");
  await expect(list.remove(CASTER)).toBeFocused();
  await page.reload();
  await expect(list.total("2 referencias, 53 unidades")).toBeVisible();

  const other = await context.newPage();
  await other.goto("/lista");
  await quoteListScreen(other).more(CASTER).click();
  await expect(list.quantity(CASTER)).toHaveValue("6");
  await other.close();

  const contact = await fillForm(page);
  await page.waitForFunction(() => performance.now() > 2000);
  await contact.send.click();
  await expect(list.sent).toBeFocused();
  await expect(page.getByRole("row").nth(1)).toHaveText(/Con certificado 3\.1\s*48$/);
  await expectAccessible(page);
  expect(await stored(page)).toEqual([]);
  await expect(list.link).toHaveAccessibleName("Lista de consulta, 0 referencias");

  const [submission, ...more] = (await db.collection("contact_submissions").get()).docs;
  expect(more).toEqual([]);
  expect(submission?.data()).toMatchObject({
    items: [
      { ...foot, quantity: 48, note: "Con certificado 3.1" },
      { ...caster, quantity: 6 },
    ],
    inquiry_type: "cotizacion",
    products: "",
    source: "lista",
  });
  await page.goto(at.mailbox);
  await expect(page.getByText("Nueva consulta desde la web: Cotización")).toBeVisible();
});

test("a copied link opens the list in another browser, which merges it with its own", async ({
  page,
  context,
  browser,
  at,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const list = quoteListScreen(page);
  await store(page, foot, caster);
  await page.goto("/lista");
  await list.copy.click();
  await expect(page.getByText("Enlace copiado al portapapeles")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${at.site}/lista?l=${FOOT}*46,${CASTER}*4`);

  const stranger = await browser.newContext();
  const opened = await stranger.newPage();
  const theirs = quoteListScreen(opened);
  await opened.goto(link);
  await expect(theirs.total("2 referencias, 50 unidades")).toBeVisible();
  await expect(opened).toHaveURL(/\/lista$/);
  await theirs.more(CASTER).click();
  await opened.goto(link);
  await expect(theirs.shared).toContainText("trae 2 referencias y su lista tiene 2 referencias");
  await expectAccessible(opened);
  await theirs.shared.getByRole("button", { name: "Unir las dos" }).click();
  await expect(theirs.total("2 referencias, 51 unidades")).toBeVisible();
  await stranger.close();
});

test("without a connection the list is changed, and sending keeps everything", async ({
  page,
  context,
  allowConsoleError,
}) => {
  allowConsoleError(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  const list = quoteListScreen(page);
  await page.goto("/catalogo/pies-niveladores");
  await list.add(FOOT).scrollIntoViewIfNeeded();
  await loaded(page, "start");
  await loaded(page, "add-items");
  await context.setOffline(true);
  await list.add(FOOT).click();
  await expect(list.link).toHaveAccessibleName("Lista de consulta, 1 referencia");
  await context.setOffline(false);

  await page.goto("/lista");
  const contact = await fillForm(page);
  await contact.hydrated();
  await context.setOffline(true);
  await list.more(FOOT).click();
  await contact.send.click();
  await expect(contact.failure).toBeVisible();
  await expect(list.total("1 referencia, 2 unidades")).toBeVisible();
  await expect(contact.field("Mensaje")).toHaveValue("Para dos líneas.");
  expect(await stored(page)).toEqual([{ ...foot, quantity: 2 }]);
  await context.setOffline(false);
});

test("the list is counted in the header, fits every screen, and is used with the keyboard alone", async ({
  page,
  request,
}) => {
  const list = quoteListScreen(page);
  const toList = page.getByRole("link", { name: "Enviarlas desde la lista" });
  await page.goto("/contacto");
  await expect(list.link).toHaveAccessibleName(/0 referencias$/);
  await expect(toList).toBeHidden();
  const getShifts = await watchShifts(page);
  await page.goto("/lista");
  await expect(list.empty).toBeVisible();
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  expect(await (await request.get("/sitemap-urls.xml")).text()).not.toContain("/lista<");
  await expectAccessible(page);
  expect(await getShifts()).toBeLessThanOrEqual(0.02);

  await store(page, foot, { ...caster, note: "Freno" }, { ...foot, reference: "OLD-7" });
  await page.goto("/contacto");
  await toList.click();
  await expect(list.total("3 referencias, 96 unidades")).toBeVisible();
  await expectAccessible(page);
  expect(await getShifts()).toBeLessThanOrEqual(0.02);
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await getExcessWidth(page), `${width} px`).toBe(0);
    await expect(list.link).toBeInViewport();
    await expect(list.complete).toBeVisible({ visible: width < 1024 });
  }

  await list.clear.focus();
  await page.keyboard.press("Enter");
  await expect(list.undo).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(list.total("3 referencias, 96 unidades")).toBeFocused();
  await list.quantity(FOOT).focus();
  await page.keyboard.press("ArrowUp");
  await expect(list.quantity(FOOT)).toHaveValue("47");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Space");
  await expect(list.quantity(FOOT)).toHaveValue("46");
});
