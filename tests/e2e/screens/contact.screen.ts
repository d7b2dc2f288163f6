import { expect, type Page } from "@playwright/test";

const GOOD = {
  Empresa: "Lácteos Valdeoro",
  Sector: "Lácteos",
  Nombre: "Marta Iglesias",
  Cargo: "Compras",
  Email: "marta@valdeoro.example",
  Teléfono: "+34 600 000 101",
  "Tipo de consulta": "Asesoría técnica",
  "Productos de interés": "Pie nivelador M16",
  Mensaje: "Necesitamos 46 pies.",
} as const;
export type ContactLabel = keyof typeof GOOD;

export function contactScreen(page: Page) {
  // Labels end with a mark ('*', 'Opcional').
  const field = (label: ContactLabel) =>
    page.getByRole("main").getByLabel(new RegExp(`^${label}(\\*|Opcional)?$`));
  const fill = async (label: ContactLabel, value: string) => {
    const isSelect = label === "Sector" || label === "Tipo de consulta";
    if (isSelect) await field(label).selectOption(value === "" ? "" : { label: value });
    else await field(label).fill(value);
  };
  // After hydration the page validates instead of the browser.
  const hydrated = () => expect(page.getByRole("form")).toHaveJSProperty("noValidate", true);
  return {
    field,
    fill,
    fillAll: async (change: Partial<Record<ContactLabel, string>> = {}) => {
      for (const [label, value] of Object.entries({ ...GOOD, ...change }))
        await fill(label as ContactLabel, value);
      await hydrated();
    },
    hydrated,
    files: page.getByLabel(/^Adjuntar archivos/),
    file: (name: string) =>
      page.getByRole("list", { name: "Archivos" }).getByRole("listitem").filter({ hasText: name }),
    news: page.getByRole("checkbox", { name: /novedades técnicas/ }),
    send: page.getByRole("button", { name: "Enviar Solicitud" }),
    confirmation: page.getByRole("region", { name: "Hemos recibido su consulta" }),
    confirmed: page.getByRole("heading", { name: "Hemos recibido su consulta" }),
    summary: page.getByRole("alert").filter({ hasText: "Revise" }),
    success: page.getByText("¡Mensaje enviado con éxito!"),
    failure: page.getByRole("form").getByText("Error al enviar el mensaje"),
  };
}
