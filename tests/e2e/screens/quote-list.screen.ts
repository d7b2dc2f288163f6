import type { Page } from "@playwright/test";

export function quoteListScreen(page: Page) {
  return {
    /** The link to the list, in the header. */
    link: page.getByRole("banner").getByRole("link", { name: /^Lista/ }),
    /** The link that adds a reference to the list, in a table. */
    add: (reference: string, quantity?: number) =>
      page.getByRole("link", {
        name: `Añadir${quantity ? ` ${quantity}` : ""}, ${reference}`,
        exact: true,
      }),
    added: (reference: string) => page.getByRole("link", { name: `En la lista, ${reference}` }),
    total: (text: string) => page.getByRole("heading", { name: text, exact: true }),
    line: (reference: string) =>
      page.getByRole("listitem").filter({ has: page.getByLabel(`Cantidad de ${reference}`) }),
    quantity: (reference: string) => page.getByLabel(`Cantidad de ${reference}`),
    more: (reference: string) => page.getByRole("button", { name: `Una más de ${reference}` }),
    addNote: (reference: string) => page.getByRole("button", { name: `Añadir nota: ${reference}` }),
    note: (reference: string) => page.getByLabel(`Nota para ${reference}`),
    remove: (reference: string) => page.getByRole("button", { name: `Quitar ${reference}` }),
    undo: page.getByRole("main").getByRole("button", { name: "Deshacer" }),
    copy: page.getByRole("button", { name: "Copiar enlace" }),
    clear: page.getByRole("button", { name: "Vaciar" }),
    complete: page.getByRole("link", { name: "Completar la solicitud" }),
    empty: page.getByRole("heading", { name: "La lista está vacía" }),
    shared: page.getByRole("region", { name: "Ha abierto una lista compartida" }),
    sent: page.getByRole("heading", { level: 1, name: "¡Mensaje enviado con éxito!" }),
  };
}
