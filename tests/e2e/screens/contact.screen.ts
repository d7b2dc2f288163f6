import { expect, type Page } from "@playwright/test";

/** What a visitor fills in, by label. Selects take their option's label. */
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

/** The contact page as its visitor sees it. */
export function contactScreen(page: Page) {
  // Labels carry a mark ('*', 'Opcional') that is not part of the question.
  const field = (label: ContactLabel) =>
    page.getByRole("main").getByLabel(new RegExp(`^${label}(\\*|Opcional)?$`));
  const fill = async (label: ContactLabel, value: string) => {
    const isSelect = label === "Sector" || label === "Tipo de consulta";
    if (isSelect) await field(label).selectOption(value === "" ? "" : { label: value });
    else await field(label).fill(value);
  };
  return {
    field,
    fill,
    fillAll: async (change: Partial<Record<ContactLabel, string>> = {}) => {
      for (const [label, value] of Object.entries({ ...GOOD, ...change }))
        await fill(label as ContactLabel, value);
      // Typing woke the page: from now on its own checks answer, not the browser's.
      await expect(page.getByRole("form")).toHaveJSProperty("noValidate", true);
    },
    news: page.getByRole("checkbox", { name: /novedades técnicas/ }),
    send: page.getByRole("button", { name: "Enviar Solicitud" }),
    sending: page.getByRole("button", { name: "Enviando..." }),
    heading: page.getByRole("heading", { name: "Solicite información" }),
    summary: page.getByRole("alert").filter({ hasText: "Revise" }),
    success: page.getByText("¡Mensaje enviado con éxito!"),
    failure: page.getByRole("form").getByText("Error al enviar el mensaje"),
  };
}
