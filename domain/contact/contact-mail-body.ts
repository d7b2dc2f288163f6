import { htmlTable } from "../shared/mail-table.ts";
import { xmlText } from "../shared/xml.ts";
import type { QuoteItem } from "./quote-item.ts";

/** Texts without control characters. */
export interface MailContent {
  /** Paragraphs before the facts. */
  readonly intro?: readonly string[];
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly items: readonly QuoteItem[];
  readonly message: string;
  readonly outro?: string;
}

const HEADER = ["Cantidad", "Referencia", "Nota"] as const;

export function textBody({ intro = [], facts, items, message, outro }: MailContent): string {
  const parts = [
    ...intro,
    facts.map(([label, value]) => `${label}: ${value}`).join("\n"),
    ...(items.length > 0 ? [`${formatTitle(items)}:`, textTable(items)] : []),
    ...(message === "" ? [] : ["Mensaje:", message]),
    ...(outro ? [outro] : []),
  ];
  return `${parts.join("\n\n")}\n`;
}

export function htmlBody({ intro = [], facts, items, message, outro }: MailContent): string {
  const list =
    items.length > 0 ? `<h2>${formatTitle(items)}</h2>${htmlTable(HEADER, toRows(items))}` : "";
  const lines = facts.map(([label, value]) => `<b>${xmlText(label)}:</b> ${xmlText(value)}`);
  return [
    '<!doctype html><html lang="es"><meta charset="utf-8">',
    '<body style="font-family:sans-serif;line-height:1.5">',
    ...intro.map((text) => `<p>${xmlText(text).replaceAll("\n", "<br>")}</p>`),
    `<p>${lines.join("<br>")}</p>${list}`,
    message && `<h2>Mensaje</h2><p>${xmlText(message).replaceAll("\n", "<br>")}</p>`,
    outro ? `<p>${xmlText(outro)}</p>` : "",
    "</body></html>",
  ].join("");
}

function formatTitle({ length }: readonly QuoteItem[]): string {
  return `Lista de consulta, ${length} ${length === 1 ? "referencia" : "referencias"}`;
}

function toRows(items: readonly QuoteItem[]) {
  return items.map(({ quantity, reference, note }) => [String(quantity), reference, note] as const);
}

function textTable(items: readonly QuoteItem[]): string {
  const rows = [HEADER, ...toRows(items)];
  const width = Math.max(...rows.map(([, reference]) => reference.length));
  return rows
    .map(([quantity, reference, note]) =>
      [quantity.padStart(HEADER[0].length), reference.padEnd(width), note].join("  ").trimEnd(),
    )
    .join("\n");
}
