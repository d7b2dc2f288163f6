import { xmlText } from "../shared/xml.ts";
import type { QuoteItem } from "./quote-item.ts";

/** Texts without control characters. */
export interface MailContent {
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly items: readonly QuoteItem[];
  readonly message: string;
}

const HEADER = ["Cantidad", "Referencia", "Nota"] as const;

export function textBody({ facts, items, message }: MailContent): string {
  const parts = [
    facts.map(([label, value]) => `${label}: ${value}`).join("\n"),
    ...(items.length > 0 ? [`${titleOf(items)}:`, textTable(items)] : []),
    "Mensaje:",
    message,
  ];
  return `${parts.join("\n\n")}\n`;
}

export function htmlBody({ facts, items, message }: MailContent): string {
  const list = items.length > 0 ? `<h2>${titleOf(items)}</h2>${htmlTable(items)}` : "";
  const lines = facts.map(([label, value]) => `<b>${xmlText(label)}:</b> ${xmlText(value)}`);
  return [
    '<!doctype html><html lang="es"><meta charset="utf-8">',
    '<body style="font-family:sans-serif;line-height:1.5">',
    `<p>${lines.join("<br>")}</p>${list}`,
    `<h2>Mensaje</h2><p>${xmlText(message).replaceAll("\n", "<br>")}</p></body></html>`,
  ].join("");
}

function titleOf({ length }: readonly QuoteItem[]): string {
  return `Lista de consulta, ${length} ${length === 1 ? "referencia" : "referencias"}`;
}

function textTable(items: readonly QuoteItem[]): string {
  const rows = [
    HEADER,
    ...items.map(({ quantity, reference, note }) => [quantity, reference, note]),
  ];
  const width = Math.max(...rows.map(([, reference = ""]) => String(reference).length));
  return rows
    .map(([quantity = "", reference = "", note = ""]) =>
      [String(quantity).padStart(HEADER[0].length), String(reference).padEnd(width), note]
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

function htmlTable(items: readonly QuoteItem[]): string {
  const cell = 'style="padding:4px 12px;border:1px solid #ccc;text-align:left"';
  const head = HEADER.map((name) => `<th ${cell}>${name}</th>`).join("");
  const rows = items.map(({ quantity, reference, note }) => {
    const cells = [String(quantity), reference, note];
    return `<tr>${cells.map((text) => `<td ${cell}>${xmlText(text)}</td>`).join("")}</tr>`;
  });
  return `<table style="border-collapse:collapse"><tr>${head}</tr>${rows.join("")}</table>`;
}
