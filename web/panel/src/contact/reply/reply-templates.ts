import { shortReference } from "domain/contact/short-reference";
import type { StoredSubmission } from "domain/contact/submission";
import { site } from "kit/lib/site";
import { itemText } from "../items/item-text.ts";
import { greeting } from "./reply.ts";

/** The team's texts, in the order of the list. */
export const TEMPLATES = ["received", "details", "offer"] as const;
export type ReplyTemplate = (typeof TEMPLATES)[number];

const PARAGRAPHS: Readonly<Record<ReplyTemplate, (submission: StoredSubmission) => string[]>> = {
  received: (submission) => [
    `Hemos recibido la consulta de ${submission.company} con la referencia ${shortReference(submission.id)}. La estamos estudiando y le responderemos con todos los datos en cuanto la hayamos revisado.`,
    ...itemList("Estas son las referencias que nos ha indicado:", submission),
    "Si desea añadir planos, fotografías o cantidades, puede responder a este correo.",
  ],
  details: (submission) => [
    `Para preparar una propuesta adecuada para ${submission.company} (referencia ${shortReference(submission.id)}) necesitamos algunos datos más:`,
    [
      "- Carga por punto de apoyo y número de apoyos",
      "- Ambiente de trabajo, temperatura y productos de limpieza",
      "- Acero que necesita: AISI 304 o AISI 316L",
      "- Cantidades y fecha en la que necesita el material",
      "- Plano, croquis o fotografía del lugar de montaje",
    ].join("\n"),
    ...itemList("Partimos de las referencias de su lista:", submission),
    "Si lo prefiere, indíquenos un teléfono y una hora y le llamaremos.",
  ],
  offer: (submission) => [
    `Le adjuntamos nuestra oferta para ${submission.company} (referencia ${shortReference(submission.id)}), con precios, plazos de entrega y condiciones.`,
    ...itemList("La oferta incluye:", submission),
    "Indíquenos si desea cambiar cantidades o materiales, o si necesita certificados o planos de alguna referencia.",
  ],
};

/** A complete Spanish reply with the data of the inquiry. */
export function templateText(template: ReplyTemplate, submission: StoredSubmission): string {
  return [
    greeting(submission),
    ...PARAGRAPHS[template](submission),
    `Quedamos a su disposición en este correo y en el teléfono ${site.phone}.`,
    `Un cordial saludo,\nEquipo comercial\n${site.brand}`,
  ].join("\n\n");
}

function itemList(title: string, { items = [] }: StoredSubmission): string[] {
  if (items.length === 0) return [];
  return [[title, ...items.map((item) => `- ${itemText(item)}`)].join("\n")];
}
