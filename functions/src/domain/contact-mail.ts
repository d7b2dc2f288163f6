import { INDUSTRIES, INQUIRY_TYPES } from "./contact-options.ts";
import type { MailState, Submission } from "./submission.ts";

/** Subject of every mail, before the inquiry's label: no text of a visitor ever stands in a header. */
export const MAIL_SUBJECT = "Nueva consulta desde la web";

/** Minutes from a failed attempt to the next one. After the last of them the mail counts as failed (SECURITY 3.4). */
export const RETRY_MINUTES = [5, 15, 60, 240, 720] as const;
/** The first attempt and its retries. */
export const MAIL_ATTEMPTS = 1 + RETRY_MINUTES.length;
/** Minutes for which an attempt owns its mail; then the attempt is taken for dead and the mail for due. */
export const MAIL_LEASE_MINUTES = 5;
/** Minutes until a mail is due again that found the site's mail bucket empty. */
export const MAIL_BUCKET_MINUTES = 10;

/** A mail to the sales address. `from` and `to` are configuration and are not here on purpose. */
export interface ContactMail {
  readonly subject: string;
  /** The visitor's address: answering the mail answers the visitor. */
  readonly reply_to: string;
  readonly text: string;
  /** The same for every attempt at one submission, so that a duplicate can be recognised. */
  readonly message_id: string;
}

/** One line without control characters, line separators or marks that turn the direction of writing. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, " ").trim();
}

/** As `oneLine`, keeping line feeds and tabs. */
function manyLines(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]+/gu, " ")
    .trim();
}

/**
 * The mail that announces a submission to sales, in plain text.
 * @param id document id of the submission
 */
export function contactMail(id: string, submission: Submission): ContactMail {
  const inquiry = INQUIRY_TYPES[submission.inquiry_type];
  const facts: readonly (readonly [label: string, value: string])[] = [
    ["Empresa", submission.company],
    ["Sector", INDUSTRIES[submission.industry]],
    ["Nombre", submission.name],
    ["Cargo", submission.position],
    ["Email", submission.email],
    ["Teléfono", submission.phone],
    ["Tipo de consulta", inquiry],
    ["Productos de interés", submission.products],
    ["Formulario", submission.source === "landing" ? "Portada" : "Página de contacto"],
    ["Página de procedencia", submission.page ?? ""],
    ["Novedades por correo", submission.marketing ? "Sí, las ha pedido" : "No"],
    ["Referencia", id],
  ];
  const lines = facts
    .map(([label, value]) => [label, oneLine(value)] as const)
    .filter(([, value]) => value !== "")
    .map(([label, value]) => `${label}: ${value}`);
  return {
    subject: `${MAIL_SUBJECT}: ${inquiry}`,
    reply_to: submission.email,
    text: `${lines.join("\n")}\n\nMensaje:\n\n${manyLines(submission.message)}\n`,
    message_id: `<${id}@contacto.nhk-group>`,
  };
}

/** What becomes of a mail after an attempt that failed: due again later, or given up. */
export function afterFailure(
  attempt: number,
  now: Date,
): { readonly state: Extract<MailState, "pending" | "failed">; readonly due: Date | null } {
  const minutes = RETRY_MINUTES[attempt - 1];
  if (minutes === undefined) return { state: "failed", due: null };
  return { state: "pending", due: new Date(now.getTime() + minutes * 60_000) };
}
