import type { Locator, Page } from "@playwright/test";
import { adminSdk } from "../../support/admin-sdk.ts";
import { emptyMailbox, mailsTo } from "../../support/mailbox.ts";
import { deleteSubmissions } from "../../support/store.ts";
import { expect, test } from "../../support/test.ts";
import { contactScreen } from "../screens/contact.screen.ts";
import { inbox } from "../screens/inbox.screen.ts";
import { openPanelAs } from "../screens/panel.screen.ts";
import { quoteListScreen } from "../screens/quote-list.screen.ts";

const { db } = adminSdk();
const FEET = "/catalogo/pies-niveladores";
const FIXED = "NHK-PN-M20-100-316-A";
const SALES = "ventas@nhk-group.example";
const MAX_KEYS = 250;

/** How a visitor uses the page. */
interface Hand {
  readonly press: (target: Locator) => Promise<void>;
  readonly write: (target: Locator, text: string) => Promise<void>;
  readonly choose: (target: Locator, label: string) => Promise<void>;
}

const pointer: Hand = {
  press: (target) => target.click(),
  write: (target, text) => target.fill(text),
  choose: async (target, label) => void (await target.selectOption({ label })),
};

function toKeyboardHand({ keyboard }: Page): Hand {
  const isFocused = (target: Locator) =>
    target.evaluate((element) => element === document.activeElement);
  const isInSameToolbar = (target: Locator) =>
    target.evaluate(
      (element) => !!element.closest("[role=toolbar]")?.contains(document.activeElement),
    );
  async function reach(target: Locator) {
    await target.waitFor();
    for (let keys = 0; keys < MAX_KEYS; keys += 1) {
      await keyboard.press((await isInSameToolbar(target)) ? "ArrowRight" : "Tab");
      if (await isFocused(target)) return;
    }
    throw new Error(`The keyboard does not reach ${String(target)}`);
  }
  return {
    press: async (target) => {
      await reach(target);
      await keyboard.press("Enter");
    },
    write: async (target, text) => {
      await reach(target);
      await keyboard.type(text);
    },
    choose: async (target, label) => {
      await reach(target);
      await keyboard.press(label.charAt(0));
    },
  };
}

test.beforeEach(async () => {
  await deleteSubmissions(db);
  await emptyMailbox();
});

/** From a search to the list of three references that was sent. */
async function buy(page: Page, { press, write, choose }: Hand): Promise<void> {
  const list = quoteListScreen(page);
  const contact = contactScreen(page);
  await page.goto(FEET, { referer: "https://www.google.es/" });
  const filters = page.locator("summary", { hasText: "Filtrar" });
  if (await filters.isVisible()) await press(filters);
  await press(page.locator("#rosca-del-husillo_m20"));
  await expect(page).toHaveURL(/\?rosca-del-husillo=m20$/);
  await press(page.locator("#fijacion_anclable"));
  await expect(page.getByRole("rowheader").filter({ visible: true })).toHaveCount(1);
  await press(list.add(FIXED));
  await expect(list.link).toHaveAccessibleName("Lista de consulta, 1 referencia");

  await page.goto(FEET);
  await press(page.getByRole("link", { name: "Calculadora de carga" }));
  await write(page.getByRole("textbox", { name: /^Peso de la máquina/ }), "2400");
  const suitable = page.getByRole("table", { name: "Referencias adecuadas" });
  const add = suitable.getByRole("link", { name: /^Añadir 4/ }).first();
  await press(add);
  await expect(list.link).toHaveAccessibleName("Lista de consulta, 2 referencias");
  await press(add);
  await expect(list.link).toHaveAccessibleName("Lista de consulta, 3 referencias");

  await press(list.link);
  await expect(list.total("3 referencias, 9 unidades")).toBeVisible();
  await write(contact.field("Empresa"), "Lácteos Valdeoro");
  await choose(contact.field("Sector"), "Lácteos");
  await write(contact.field("Nombre"), "Marta Iglesias");
  await write(contact.field("Email"), "marta@valdeoro.example");
  await write(contact.field("Mensaje"), "Para dos líneas.");
  // What is sent within two seconds is suspect.
  await page.waitForFunction(() => performance.now() > 2000);
  await press(contact.send);
  await expect(list.sent).toBeFocused();
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("a buyer comes from a search, filters, calculates and asks for three references", async ({
    page,
  }) => {
    await buy(page, pointer);
    const [sent] = (await db.collection("contact_submissions").get()).docs;
    const { items = [], origin } = (sent?.data() ?? {}) as {
      items?: { reference: string }[];
      origin?: object;
    };
    expect(origin).toMatchObject({ entry_page: FEET, referrer: "www.google.es" });
    const references = items.map(({ reference }) => reference);
    expect(references).toHaveLength(3);
    expect(references[0]).toBe(FIXED);
    await expect.poll(async () => (await mailsTo(SALES)).length).toBe(1);
    const [mail] = await mailsTo(SALES);
    for (const reference of references) expect(mail?.text).toContain(reference);

    await openPanelAs(page);
    await inbox(page).open();
    await inbox(page).show("Marta Iglesias");
    const lines = inbox(page).card("Marta Iglesias").getByRole("table", { name: "3 references" });
    const rows = references.map((reference, n) => `${n === 0 ? 1 : 4}${reference}`);
    await expect(lines.getByRole("row")).toHaveText(["QuantityReferenceNote", ...rows]);
  });
});

test.describe("at a desk", () => {
  test.use({ viewport: { width: 1440, height: 844 } });

  test("a buyer does the same with the keyboard alone", ({ page }) =>
    buy(page, toKeyboardHand(page)));
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("a buyer reads, filters, sees the formula and is told how to ask", async ({
    page,
    request,
  }) => {
    await page.goto(FEET, { referer: "https://www.google.es/" });
    await page.locator("#rosca-del-husillo_m20").press("Enter");
    await expect(page.getByRole("rowheader").filter({ visible: true })).toHaveCount(8);
    const sheet = page.getByRole("link", { name: "Ficha técnica (PDF)" });
    expect((await request.get((await sheet.getAttribute("href")) ?? "")).status()).toBe(200);
    await page.getByRole("link", { name: "Calculadora de carga" }).press("Enter");
    await expect(page.getByRole("math").first()).toBeVisible();
    await page.goto(FEET);
    await quoteListScreen(page).add(FIXED).press("Enter");
    await expect(page).toHaveURL(`/contacto?producto=${FIXED}`);
    await expect(page.getByText("Para enviar este formulario el navegador necesita")).toBeVisible();
    const form = page.getByRole("form");
    await expect(form.getByRole("link", { name: "+45 00 00 00 00" })).toBeVisible();
    await expect(contactScreen(page).send).toBeHidden();
    await page.goto("/lista");
    await expect(page.getByText("Para guardar una lista el navegador necesita")).toBeVisible();
    await expect(quoteListScreen(page).empty).toBeHidden();
  });
});
