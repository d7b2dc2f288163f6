import { fileNames, submissionContent } from "./contact-mail.ts";
import { htmlBody, type MailContent, textBody } from "./contact-mail-body.ts";
import { ANSWER_PROMISE } from "./contact-options.ts";
import { headerAddress } from "./email.ts";
import { shortReference } from "./short-reference.ts";
import type { Submission } from "./submission.ts";

/** A copy that could not be sent by then is given up. */
export const COPY_LIFE_MS = 24 * 3_600_000;

/** What a visitor gets after sending an inquiry. Anybody can be named as its recipient. */
export interface ContactCopy {
  /** The address that the visitor typed. */
  readonly copy_to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Constant, so that duplicates can be recognized. */
  readonly message_id: string;
}

/** The outbox's entry of a submission's copy. */
export function getCopyId(submissionId: string): string {
  return `${submissionId}_copy`;
}

export function getCopyMessageId(submissionId: string): string {
  return `<${submissionId}.copia@contacto.nhk-group>`;
}

export function contactCopy(id: string, submission: Submission): ContactCopy {
  const reference = shortReference(id);
  const content = submissionContent({ ...submission, email: "" }, [
    ["Archivos", fileNames(submission)],
  ]);
  const { facts, items, message } = content;
  const sent: MailContent = {
    intro: [
      `Hemos recibido su consulta con el número ${reference}. Nos pondremos en contacto con usted ${ANSWER_PROMISE}.`,
      "Puede responder a este correo para añadir algo. Esta es una copia de lo que nos ha enviado:",
    ],
    facts: facts.map(([label, value]) => [label, breakLinks(value)] as const),
    items: items.map((item) => ({ ...item, note: breakLinks(item.note) })),
    message: breakLinks(message),
    outro:
      "Recibe este mensaje automático porque alguien ha escrito esta dirección en el formulario de NHK Group. Si no ha sido usted, puede ignorarlo: no le enviaremos publicidad.",
  };
  return {
    copy_to: headerAddress(submission.email),
    subject: `Hemos recibido su consulta ${reference}`,
    text: textBody(sent),
    html: htmlBody(sent),
    message_id: getCopyMessageId(id),
  };
}

/** Mail programs make links of addresses in plain text too: a blank inside keeps them from it. */
export function breakLinks(text: string): string {
  return text
    .replaceAll("://", ": //")
    .replace(/([^\s.][.\u3002\uff0e\uff61])(?=[\p{L}\p{M}])/gu, "$1 ");
}
