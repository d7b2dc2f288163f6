import { adminSdk } from "../../support/admin-sdk.ts";
import { expectAccessible } from "../../support/browser/accessibility.ts";
import { emptyMailbox } from "../../support/mailbox.ts";
import { deleteSubmissions } from "../../support/store.ts";
import { expect, test } from "../../support/test.ts";
import { contactScreen } from "../screens/contact.screen.ts";

const { db } = adminSdk();

const getSubmissions = async () =>
  (await db.collection("contact_submissions").get()).docs.map((doc) => doc.data());

test.beforeEach(async () => {
  await deleteSubmissions(db);
  await emptyMailbox();
});

test("a visitor of a guide corrects the form, which is stored once, with its origin, and mailed", async ({
  page,
  at,
}) => {
  const contact = contactScreen(page);
  const referer = "https://www.google.es/search?q=a";
  await page.goto("/pies-niveladores?utm_source=qr", { referer });
  await page.getByRole("main").getByRole("link", { name: "Contactar Ahora" }).first().click();
  await expect(contact.field("Productos de interés")).toHaveValue("Pies niveladores higiénicos");

  const email = contact.field("Email");
  await contact.fillAll({ Sector: "", Email: "marta.alvarez@nalon" });
  await contact.send.click();
  await expect(contact.summary).toBeFocused();
  await expect(contact.summary).toContainText("Revise dos campos antes de enviar");
  await expect(contact.summary).toContainText("Sector y Email necesitan su atención.");
  await expectAccessible(page);
  await contact.summary.getByRole("link", { name: "Email" }).click();
  await expect(email).toBeFocused();
  await contact.fill("Sector", "Lácteos");
  await contact.send.click();
  // A single wrong field takes the focus itself.
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await expect(email).toHaveAccessibleDescription(
    "Introduzca una dirección de correo válida, por ejemplo nombre@suempresa.es.",
  );
  expect(await getSubmissions()).toEqual([]);
  await email.fill("marta@valdeoro.example");
  await email.blur();
  await expect(email).not.toHaveAttribute("aria-invalid");
  await expect(contact.news).not.toBeChecked();

  // What is sent within two seconds is suspect.
  await page.waitForFunction(() => performance.now() > 2000);
  await contact.send.dblclick();
  await expect(contact.success).toBeVisible();
  await expect(
    page.getByText("Nos pondremos en contacto con usted en un plazo máximo de 24 horas."),
  ).toBeVisible();
  for (const label of ["Empresa", "Sector", "Email", "Mensaje"] as const)
    await expect(contact.field(label)).toHaveValue("");
  await expect(contact.confirmed).toBeFocused();
  await expect(contact.confirmation).toContainText("En un plazo máximo de 24 horas laborables");
  await expect(contact.confirmation).toContainText("Pie nivelador M16");

  const [stored, ...others] = await getSubmissions();
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
    page: "/pies-niveladores",
    origin: { entry_page: "/pies-niveladores", referrer: "www.google.es", utm_source: "qr" },
  });
  await page.goto(at.mailbox);
  await expect(page.getByText("Nueva consulta desde la web: Asesoría técnica")).toBeVisible();
});

test("offline and after a lost answer the form tells of it, keeps its fields, and is stored once", async ({
  page,
  context,
  allowConsoleError,
}) => {
  allowConsoleError(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  const contact = contactScreen(page);
  await page.goto("/contacto");
  await contact.fillAll();
  await context.setOffline(true);
  await contact.send.click();
  await expect(contact.failure).toBeVisible();
  await expect(
    page.getByRole("form").getByRole("link", { name: "ventas@nhk-group.example" }),
  ).toBeVisible();
  await expect(contact.field("Mensaje")).toHaveValue("Necesitamos 46 pies.");
  await context.setOffline(false);
  await page.reload();
  for (const [label, value] of [
    ["Empresa", "Lácteos Valdeoro"],
    ["Sector", "lacteos"],
    ["Mensaje", "Necesitamos 46 pies."],
  ] as const)
    await expect(contact.field(label)).toHaveValue(value);

  await test.step("a lost answer does not create a second submission", async () => {
    await page.route("**/api/submitContact", async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    });
    await contact.send.click();
    await expect(contact.failure).toBeVisible();
    expect(await getSubmissions()).toHaveLength(1);
    await page.unroute("**/api/submitContact");
    await contact.send.click();
    await expect(contact.success).toBeVisible();
    await expect(page.getByText("Error al enviar el mensaje")).toHaveCount(0);
    expect(await getSubmissions()).toHaveLength(1);
  });
});
