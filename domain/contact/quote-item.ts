import * as v from "valibot";
import { REFERENCE } from "../catalogue/names.ts";
import { limits } from "../shared/limits.ts";
import { optionalSingleLineText } from "../shared/text.ts";

export const quoteMessages = {
  quantity: "Escriba una cantidad de 1 a 9.999.",
  note: `La nota admite ${limits.quoteNote} caracteres.`,
  lines: `Una consulta admite ${limits.quoteItems} referencias.`,
  twice: "Cada referencia aparece una sola vez.",
  reference: "Esta referencia no se puede leer.",
} as const;

export const QuantitySchema = v.pipe(
  v.number(quoteMessages.quantity),
  v.integer(quoteMessages.quantity),
  v.minValue(1, quoteMessages.quantity),
  v.maxValue(limits.quoteQuantity, quoteMessages.quantity),
);

/** The catalog may no longer have its reference or its family. */
export const QuoteItemSchema = v.strictObject({
  reference: v.pipe(
    v.string(),
    v.maxLength(limits.quoteReference, quoteMessages.reference),
    v.regex(REFERENCE, quoteMessages.reference),
  ),
  family: v.pipe(
    v.string(),
    v.maxLength(limits.quoteReference),
    v.regex(/^[a-z0-9-]*$/, quoteMessages.reference),
  ),
  quantity: QuantitySchema,
  note: v.config(optionalSingleLineText(limits.quoteNote), { message: quoteMessages.note }),
});
export type QuoteItem = v.InferOutput<typeof QuoteItemSchema>;

export function readQuoteItem(value: unknown): QuoteItem | null {
  const { success, output } = v.safeParse(QuoteItemSchema, value);
  return success ? output : null;
}

export const QuoteItemsSchema = v.pipe(
  v.array(QuoteItemSchema),
  v.nonEmpty(),
  v.maxLength(limits.quoteItems, quoteMessages.lines),
  v.check(
    (items) => new Set(items.map(({ reference }) => reference)).size === items.length,
    quoteMessages.twice,
  ),
);
