import { readFileSync } from "node:fs";
import { adminSdk } from "../../support/admin-sdk.ts";
import { expectAccessible } from "../../support/browser/accessibility.ts";
import { holdRequests } from "../../support/browser/held-requests.ts";
import { deleteSubmissions } from "../../support/store.ts";
import { expect, test } from "../../support/test.ts";
import { contactScreen } from "../screens/contact.screen.ts";
import { inbox } from "../screens/inbox.screen.ts";
import { openPanelAs } from "../screens/panel.screen.ts";

const { db, bucket } = adminSdk();
const pdf = (name: string) => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.from(`%PDF-1.7 ${name}`),
});

test.beforeEach(async ({ page }) => {
  await deleteSubmissions(db);
  await bucket().deleteFiles({ prefix: "contact/" });
  await page.goto("/contacto");
});

test("files are sent before the form, listed in the inbox and saved from there", async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/ERR_FAILED|400 \(Bad Request\)/);
  const contact = contactScreen(page);
  await contact.fillAll();
  await page.route("**/api/uploadContactFile**", (route) => route.abort(), { times: 1 });
  await contact.files.setInputFiles([pdf("plano ñ.pdf")]);
  await expect(contact.file("plano ñ.pdf")).toContainText("Compruebe la conexión");
  await contact.file("plano ñ.pdf").getByRole("button", { name: "Reintentar" }).click();
  await expect(contact.file("plano ñ.pdf")).toContainText("Adjuntado");
  await contact.files.setInputFiles([pdf("foto.exe"), { ...pdf("pie.dxf") }]);
  await expect(contact.file("foto.exe")).toContainText("No admitimos este tipo de archivo.");
  await expect(contact.file("pie.dxf")).toContainText("no corresponde a su nombre");
  await expectAccessible(page);
  await expect(contact.files.locator("..")).toHaveText("Elija archivos o arrástrelos aquí");
  await contact.send.click();
  await expect(page.getByRole("alert").filter({ hasText: "Quite los archivos" })).toBeFocused();
  for (const name of ["foto.exe", "pie.dxf"])
    await contact.file(name).getByRole("button", { name: "Quitar" }).press("Enter");
  await expect(contact.files).toBeFocused();
  await expect(contact.field("Mensaje")).toHaveValue("Necesitamos 46 pies.");
  // What is sent earlier is taken for spam.
  await page.waitForFunction(() => performance.now() > 2000);
  await contact.send.click();
  await expect(contact.confirmation).toContainText("plano ñ.pdf");

  await openPanelAs(page);
  const box = inbox(page);
  await box.open();
  await box.show("Marta Iglesias");
  const card = box.card("Marta Iglesias");
  await expect(card.getByRole("listitem")).toHaveText(/plano ñ\.pdf.*PDF · 1 kB/);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    card.getByRole("button", { name: "Download" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("plano ñ.pdf");
  expect(readFileSync(await download.path(), "utf8")).toBe("%PDF-1.7 plano ñ.pdf");
});

test("a file that is chosen before hydration is sent, and one dropped beside the field does not leave the page", async ({
  page,
}) => {
  const arrival = await holdRequests(page, /assets\/contact-page/);
  await page.reload();
  const contact = contactScreen(page);
  await contact.files.setInputFiles([pdf("plano.pdf")]);
  arrival.release();
  await expect(contact.file("plano.pdf")).toContainText("Adjuntado");
  const staysOnPage = await page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(["%PDF-1.7"], "plano.pdf"));
    const init = { dataTransfer, bubbles: true, cancelable: true };
    return !document.body.dispatchEvent(new DragEvent("drop", init));
  });
  expect(staysOnPage).toBe(true);
});
