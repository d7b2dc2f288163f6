import { limits } from "domain/shared/limits";
import { spanishNumber } from "#lib/format/numbers.ts";
import { referencesText } from "#ui/list/list-count.ts";

const unitsText = (units: number) =>
  `${spanishNumber(units)} ${units === 1 ? "unidad" : "unidades"}`;

/** For the lines; what finished HTML says is in list-head.tsx and empty-list.tsx. */
export const content = {
  total: (lines: number, units: number) => `${referencesText(lines)}, ${unitsText(units)}`,
  units: unitsText,
  unknown: "Fuera del catálogo actual",
  quantity: (reference: string) => `Cantidad de ${reference}`,
  keptQuantity: (quantity: number) => `En la lista sigue ${spanishNumber(quantity)}.`,
  less: (reference: string) => `Una menos de ${reference}`,
  more: (reference: string) => `Una más de ${reference}`,
  note: (reference: string) => `Nota para ${reference}`,
  notePlaceholder: "Uso, acabado, certificado…",
  addNote: "Añadir nota",
  remove: (reference: string) => `Quitar ${reference}`,
  removed: "Quitada",
  emptied: (lines: number) => `Lista vaciada: ${referencesText(lines)}`,
  replaced: (lines: number) => `Lista sustituida: tenía ${referencesText(lines)}`,
  merged: "Listas unidas",
  undo: "Deshacer",
  copy: "Copiar enlace",
  whatsapp: "WhatsApp",
  sharedTitle: "Lista de consulta de NHK Group",
  shareNote: "El enlace lleva referencias y cantidades, no las notas.",
  csv: {
    save: "CSV",
    name: "lista-de-consulta",
    header: ["Referencia", "Cantidad", "Producto", "Datos", "Nota"],
  },
  paste: {
    title: "Pegar códigos con cantidades",
    label: "Un código en cada línea, con su cantidad",
    placeholder: "NHK-PN-M16-080-304; 40",
    add: "Añadir a la lista",
    result: (added: number, rejected: number) =>
      `${added === 1 ? "1 línea añadida" : `${added} líneas añadidas`}${rejected > 0 ? `, ${rejected} sin añadir: siguen en el cuadro` : ""}.`,
    find: (code: string) => `Buscar «${code}»`,
    near: (reference: string) => `¿Quiere decir ${reference}?`,
    noQuantity: "(la línea no tiene cantidad)",
    verdicts: {
      added: (quantity: number) => `Añadida: ${unitsText(quantity)}`,
      raised: (quantity: number) => `Ya estaba: se suman ${unitsText(quantity)}`,
      "no-reference": () => "No tiene un código de la gama",
      "not-in-catalog": () => "No está en el catálogo",
      "no-quantity": () => "La cantidad va de 1 a 9.999, sin decimales",
      full: () => `La lista ya tiene ${limits.quoteItems} referencias`,
    },
  },
  print: "Imprimir",
  empty: "Vaciar",
  kept: "La lista se guarda solo en este navegador.",
  notKept: "Este navegador no guarda la lista: se pierde al salir de esta página.",
  addMore: "Añadir más referencias",
  complete: "Completar la solicitud",
  shared: {
    title: "Ha abierto una lista compartida",
    text: (shared: number, own: number) =>
      `El enlace trae ${referencesText(shared)} y su lista tiene ${referencesText(own)}.`,
    merge: "Unir las dos",
    replace: "Sustituir la mía",
    keep: "Conservar la mía",
    tooLong: `Juntas superan las ${limits.quoteItems} referencias que admite una consulta.`,
    rejected: (parts: readonly string[]) =>
      `No se ha podido leer del enlace: ${parts.slice(0, 5).join(", ")}${parts.length > 5 ? "…" : ""}.`,
  },
  form: {
    title: "Solicite su oferta",
    attached: "Se envían con la consulta",
    help: "Los campos marcados con asterisco son obligatorios.",
  },
  sent: {
    ordered: "Lo que ha pedido",
    reference: "Referencia de su consulta:",
    columns: { reference: "Referencia", product: "Producto", note: "Nota", quantity: "Cantidad" },
    catalogue: "Volver al catálogo",
    articles: "Leer artículos técnicos",
  },
} as const;
