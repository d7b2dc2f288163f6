import type { Page } from "@playwright/test";
import { adminSdk } from "../../support/admin-sdk.ts";
import { expectAccessible } from "../../support/browser/accessibility.ts";
import { callFunction } from "../../support/call-function.ts";
import { emptyMailbox } from "../../support/mailbox.ts";
import { setStandInMode } from "../../support/reset.ts";
import { deleteSubmissions } from "../../support/store.ts";
import { expect, test } from "../../support/test.ts";
import { type ContactLabel, contactScreen } from "../screens/contact.screen.ts";

const { db } = adminSdk();

const submissions = async () =>
  (await db.collection("contact_submissions").get()).docs.map((doc) => doc.data());

/** Submissions within two seconds count as suspect. */
async function waitLikeVisitor(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.now() > 2000);
}

// The emulator starts a process at a function's first call.
test.beforeAll(async () => {
  await callFunction("submitContact", {});
});
test.beforeEach(async ({ at, page }) => {
  await deleteSubmissions(db);
  await setStandInMode(at.mailbox, "normal");
  await emptyMailbox();
  await page.goto("/contacto");
});
test.afterEach(({ at }) => setStandInMode(at.mailbox, "normal"));

test("a submission is stored and mailed", async ({ page, at }) => {
  await page.goto("/catalogo");
  await page.goto("/contacto?producto=Pie%20ajustable");
  const contact = contactScreen(page);
  await expect(contact.field("Productos de interés")).toHaveValue("Pie ajustable");
  await contact.fillAll();
  await expect(contact.news).not.toBeChecked();
  await waitLikeVisitor(page);
  await contact.send.click();
  await expect(contact.success).toBeVisible();
  await expect(
    page.getByText("Nos pondremos en contacto con usted en un plazo máximo de 24 horas."),
  ).toBeVisible();
  for (const label of ["Empresa", "Sector", "Email", "Mensaje"] as const)
    await expect(contact.field(label)).toHaveValue("");
  await expect(contact.confirmed).toBeFocused();
  await expect(contact.confirmation).toContainText("En un plazo máximo de 24 horas laborables");
  await expect(contact.confirmation).toContainText("Pie nivelador M16");

  const [stored, ...others] = await submissions();
  expect(others).toEqual([]);
  expect(stored).toMatchObject({
    company: "Lácteos Valdeoro",
    industry: "lacteos",
    name: "Marta Iglesias",
    position: "Compras",
    email: "marta@valdeoro.example",
    phone: "+34 600 000 101",
    inquiry_type: "asesoria",
    products: "Pie nivelador M16",
    message: "Necesitamos 46 pies.",
    status: "pending",
    source: "contacto",
    suspect: false,
    marketing: false,
    mail: "sent",
  });
  await page.goto(at.mailbox);
  await expect(page.getByText("Nueva consulta desde la web: Asesoría técnica")).toBeVisible();
});

test("the product in the URL replaces the one of an earlier URL", async ({ page }) => {
  const contact = contactScreen(page);
  await page.goto("/contacto?producto=Pie%20ajustable");
  await expect(contact.field("Productos de interés")).toHaveValue("Pie ajustable");
  await contact.field("Mensaje").pressSequentially("H");
  await page.goto("/catalogo");
  await page.goto("/contacto?producto=Rueda%20giratoria");
  await expect(contact.field("Productos de interés")).toHaveValue("Rueda giratoria");
  await expect(contact.field("Mensaje")).toHaveValue("H");
});

test("a submission contains the page before the form and the visit's origin", async ({ page }) => {
  await page.evaluate(() => sessionStorage.clear());
  const referer = "https://www.google.es/search?q=a";
  await page.goto("/pies-niveladores?utm_source=qr", { referer });
  await page.getByRole("main").getByRole("link", { name: "Contactar Ahora" }).first().click();
  const contact = contactScreen(page);
  await contact.fillAll();
  await contact.send.click();
  await expect(contact.success).toBeVisible();
  const origin = { entry_page: "/pies-niveladores", referrer: "www.google.es", utm_source: "qr" };
  expect((await submissions())[0]).toMatchObject({ page: "/pies-niveladores", origin });
});

test("with the mail server down the visitor sees success and the submission is stored", async ({
  page,
  at,
}) => {
  await setStandInMode(at.mailbox, "down");
  const contact = contactScreen(page);
  await contact.fillAll();
  await waitLikeVisitor(page);
  await contact.send.click();
  await expect(contact.success).toBeVisible();
  expect((await submissions())[0]).toMatchObject({ mail: "pending" });
});

test("a form sent twice creates one submission", async ({ page }) => {
  const contact = contactScreen(page);
  await contact.fillAll();
  await contact.send.dblclick();
  await expect(contact.success).toBeVisible();
  expect(await submissions()).toHaveLength(1);
});

test("the button is disabled and shows progress during sending", async ({ page }) => {
  const contact = contactScreen(page);
  const release = Promise.withResolvers<void>();
  let requests = 0;
  await page.route("**/api/submitContact", async (route) => {
    requests += 1;
    await release.promise;
    await route.continue();
  });
  await contact.fillAll();
  await contact.send.click();
  await expect(contact.sending).toHaveAttribute("aria-disabled", "true");
  await contact.sending.click({ force: true });
  await contact.field("Empresa").press("Enter");
  release.resolve();
  await expect(contact.success).toBeVisible();
  expect(requests).toBe(1);
});

test("offline: the form shows a message, keeps its fields over a reload, and creates one submission later", async ({
  page,
  context,
  allowConsoleError,
}) => {
  allowConsoleError(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  const contact = contactScreen(page);
  await contact.fillAll();
  await context.setOffline(true);
  await contact.send.click();
  await expect(contact.failure).toBeVisible();
  await expect(contact.field("Mensaje")).toHaveValue("Necesitamos 46 pies.");
  await context.setOffline(false);
  await page.reload();
  for (const [label, value] of [
    ["Empresa", "Lácteos Valdeoro"],
    ["Sector", "lacteos"],
    ["Mensaje", "Necesitamos 46 pies."],
  ] as const)
    await expect(contact.field(label)).toHaveValue(value);
  await contact.send.click();
  await expect(contact.success).toBeVisible();
  expect(await submissions()).toHaveLength(1);
});

test("a lost answer does not create a second submission", async ({ page, allowConsoleError }) => {
  allowConsoleError(/Failed to load resource/);
  const contact = contactScreen(page);
  await page.route("**/api/submitContact", async (route) => {
    await route.fetch();
    await route.abort("connectionreset");
  });
  await contact.fillAll();
  await contact.send.click();
  await expect(contact.failure).toBeVisible();
  await page.unroute("**/api/submitContact");
  await contact.send.click();
  await expect(contact.success).toBeVisible();
  await expect(page.getByText("Error al enviar el mensaje")).toHaveCount(0);
  expect(await submissions()).toHaveLength(1);
});

test("too many submissions from one network: the message names the phone and e-mail", async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/Failed to load resource/);
  const contact = contactScreen(page);
  for (let n = 1; n <= 5; n += 1) {
    await contact.fillAll({ Mensaje: `Consulta ${n}` });
    await contact.send.click();
    await expect(contact.confirmed).toBeFocused();
    await contact.again.click();
  }
  await contact.fillAll({ Mensaje: "Consulta 6" });
  await contact.send.click();
  await expect(contact.failure).toBeVisible();
  await expect(
    page.getByRole("form").getByRole("link", { name: "ventas@nhk-group.example" }),
  ).toBeVisible();
  await expect(contact.field("Mensaje")).toHaveValue("Consulta 6");
  expect(await submissions()).toHaveLength(5);
});

const REQUIRED = "Este campo es obligatorio.";
const EMAIL = "Introduzca una dirección de correo válida, por ejemplo nombre@suempresa.es.";
const tooLong = (max: number, now: number) =>
  `Este campo admite ${max} caracteres como máximo y ahora tiene ${now}.`;
const BAD: readonly (readonly [label: ContactLabel, value: string, message: string])[] = [
  ["Empresa", "", REQUIRED],
  ["Empresa", "a".repeat(201), tooLong(200, 201)],
  ["Sector", "", REQUIRED],
  ["Nombre", "   ", REQUIRED],
  ["Nombre", "a".repeat(121), tooLong(120, 121)],
  ["Cargo", "a".repeat(121), tooLong(120, 121)],
  ["Email", "", REQUIRED],
  ["Email", "marta.alvarez@nalon", EMAIL],
  ["Email", `${"a".repeat(260)}@b.es`, EMAIL],
  ["Teléfono", "6".repeat(41), tooLong(40, 41)],
  ["Tipo de consulta", "", REQUIRED],
  ["Productos de interés", "a".repeat(501), tooLong(500, 501)],
  ["Mensaje", " \n ", REQUIRED],
  ["Mensaje", "a".repeat(5001), tooLong(5000, 5001)],
];

test("each invalid field shows its error, and nothing is sent", async ({ page }) => {
  const contact = contactScreen(page);
  await contact.fillAll();
  for (const [label, bad, message] of BAD) {
    const field = contact.field(label);
    const good = await field.inputValue();
    await contact.fill(label, bad);
    await contact.send.click();
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveAccessibleDescription(message);
    if (good in { lacteos: 1, asesoria: 1 }) await field.selectOption(good);
    else await field.fill(good);
    await field.blur();
    await expect(field).not.toHaveAttribute("aria-invalid");
  }
  expect(await submissions()).toEqual([]);
});

test("several errors: a summary takes focus, links to them, and is accessible", async ({
  page,
}) => {
  const contact = contactScreen(page);
  await contact.fillAll({ Sector: "", Email: "marta.alvarez@nalon" });
  await contact.send.click();
  await expect(contact.summary).toBeFocused();
  await expect(contact.summary).toContainText("Revise dos campos antes de enviar");
  await expect(contact.summary).toContainText("Sector y Email necesitan su atención.");
  await expectAccessible(page);
  await contact.summary.getByRole("link", { name: "Email" }).click();
  await expect(contact.field("Email")).toBeFocused();
});

test("pasted control characters become blanks", async ({ page }) => {
  const contact = contactScreen(page);
  await contact.fillAll({ Empresa: "Lácteos\u0007\tValdeoro\u0000", Mensaje: "uno\u0000\ndos" });
  await contact.send.click();
  await expect(contact.success).toBeVisible();
  expect((await submissions())[0]).toMatchObject({
    company: "Lácteos Valdeoro",
    message: "uno \ndos",
  });
});

test("the landing form stores its fields and defaults for the others", async ({ page }) => {
  await page.goto("/");
  const form = page.getByRole("form");
  await form.getByLabel("Empresa").fill("Obradores Miralrío");
  await form.getByLabel("Nombre").fill("Begoña Artola");
  await form.getByLabel("Email").fill("b@miralrio.example");
  await form.getByRole("textbox", { name: "Mensaje" }).fill("¿Ruedas para horno?");
  await form.getByRole("button", { name: "Enviar Mensaje" }).click();
  await expect(page.getByText("¡Mensaje enviado con éxito!")).toBeVisible();
  expect((await submissions())[0]).toMatchObject({
    source: "landing",
    industry: "otra",
    inquiry_type: "informacion",
    position: "",
    phone: "",
    products: "",
    message: "¿Ruedas para horno?",
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the form names phone and e-mail and has no button", async ({ page }) => {
    const contact = contactScreen(page);
    await expect(contact.send).toBeHidden();
    await expect(page.getByText("Para enviar este formulario el navegador necesita")).toBeVisible();
    await expect(
      page.getByRole("form").getByRole("link", { name: "+45 00 00 00 00" }),
    ).toBeVisible();
  });
});
