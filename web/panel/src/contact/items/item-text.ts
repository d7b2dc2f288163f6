import type { QuoteItem } from "domain/contact/quote-item";

export function itemText({ quantity, reference, note }: QuoteItem): string {
  return `${quantity} × ${reference}${note === "" ? "" : ` (${note})`}`;
}
