import { toLines, toOneLine } from "../shared/clean-text.ts";
import { formatFileSize } from "../shared/file-size.ts";
import { htmlBody, type MailContent, textBody } from "./contact-mail-body.ts";
import { INDUSTRIES, INQUIRY_TYPES } from "./contact-options.ts";
import { headerAddress } from "./email.ts";
import type { MailState, Submission } from "./submission.ts";

/** Headers never contain a visitor's text. */
export const MAIL_SUBJECT = "Nueva consulta desde la web";

const FORMS: Readonly<Record<Submission["source"], string>> = {
  contacto: "Página de contacto",
  landing: "Portada",
  lista: "Lista de consulta",
};

export const RETRY_MINUTES = [5, 15, 60, 240, 720] as const;
export const MAIL_ATTEMPTS = 1 + RETRY_MINUTES.length;
/** An unfinished attempt is then due again. */
export const MAIL_LEASE_MINUTES = 5;
export const MAIL_BUCKET_MINUTES = 10;

export interface ContactMail {
  readonly subject: string;
  readonly reply_to: string;
  readonly text: string;
  readonly html: string;
  /** Constant, so that duplicates can be recognized. */
  readonly message_id: string;
}

/** What the visitor filled in, with the facts that only sales reads. */
export function submissionContent(
  submission: Submission,
  facts: MailContent["facts"] = [],
): MailContent {
  const filled: MailContent["facts"] = [
    ["Empresa", submission.company],
    ["Sector", INDUSTRIES[submission.industry]],
    ["Nombre", submission.name],
    ["Cargo", submission.position],
    ["Email", submission.email],
    ["Teléfono", submission.phone],
    ["Tipo de consulta", INQUIRY_TYPES[submission.inquiry_type]],
    ["Productos de interés", submission.products],
    ...facts,
  ];
  return {
    facts: filled
      .map(([label, value]) => [label, toOneLine(value).trim()] as const)
      .filter(([, value]) => value !== ""),
    items: (submission.items ?? []).map((item) => ({ ...item, note: toOneLine(item.note).trim() })),
    message: toLines(submission.message).trim(),
  };
}

export function contactMail(id: string, submission: Submission): ContactMail {
  const content = submissionContent(submission, [
    ["Archivos, en el panel", fileNames(submission)],
    ["Formulario", FORMS[submission.source]],
    ["Página de procedencia", submission.page ?? ""],
    ["Novedades por correo", submission.marketing ? "Sí, las ha pedido" : "No"],
    ["Referencia", id],
  ]);
  return {
    subject: `${MAIL_SUBJECT}: ${INQUIRY_TYPES[submission.inquiry_type]}`,
    reply_to: headerAddress(submission.email),
    text: textBody(content),
    html: htmlBody(content),
    message_id: `<${id}@contacto.nhk-group>`,
  };
}

/** With their sizes, or '' without files. */
export function fileNames({ files = [] }: Submission): string {
  return files.map(({ name, bytes }) => `${name} (${formatFileSize(bytes, ",")})`).join(", ");
}

export function nextMailAttempt(
  attempt: number,
  now: Date,
): { readonly state: Extract<MailState, "pending" | "failed">; readonly due: Date | null } {
  const minutes = RETRY_MINUTES[attempt - 1];
  if (minutes === undefined) return { state: "failed", due: null };
  return { state: "pending", due: new Date(now.getTime() + minutes * 60_000) };
}
