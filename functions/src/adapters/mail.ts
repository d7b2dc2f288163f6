import type { AccessMail } from "domain/accounts/access-mail";
import type { AnswerMail } from "domain/contact/answer-mail";
import type { AssignmentMail } from "domain/contact/assignment-mail";
import type { ContactCopy } from "domain/contact/contact-copy";
import type { ContactMail } from "domain/contact/contact-mail";
import type { WeeklyMail } from "domain/totals/weekly-mail";
import type { SendMailOptions } from "nodemailer";

type OutboxMail = ContactMail | ContactCopy | WeeklyMail | AssignmentMail | AnswerMail;

const TIMEOUT_MS = 10_000;

export interface MailSettings {
  readonly url: string;
  readonly from: string;
  readonly to: string;
}

/** The sender is fixed, and so is the recipient of a submission; its copy goes to the visitor, and answers to it to sales. */
export function outboxMailer(settings: () => MailSettings) {
  return async (mail: OutboxMail): Promise<void> => {
    const { url, from, to } = settings();
    await send(url, {
      from,
      ...addressedTo(mail, to),
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      messageId: mail.message_id,
    });
  };
}

/** Programs that answer mails by themselves leave these without an answer (https://www.rfc-editor.org/rfc/rfc3834). */
const AUTOMATIC = { "Auto-Submitted": "auto-replied", "X-Auto-Response-Suppress": "All" };

function addressedTo(mail: OutboxMail, sales: string): SendMailOptions {
  if ("to" in mail) return { to: toAddress(mail.to) };
  if ("reply_to" in mail) return { to: sales, replyTo: toAddress(mail.reply_to) };
  if ("answer_to" in mail) {
    const { answer_to, references } = mail;
    const inReplyTo = references.at(-1);
    return {
      to: toAddress(answer_to),
      replyTo: sales,
      references: [...references],
      ...(inReplyTo && { inReplyTo }),
    };
  }
  return { to: toAddress(mail.copy_to), replyTo: sales, headers: AUTOMATIC };
}

const toAddress = (address: string) => ({ name: "", address });

export function accessMailer(settings: () => Omit<MailSettings, "to">) {
  return async ({ to, subject, text }: AccessMail): Promise<void> => {
    const { url, from } = settings();
    await send(url, { from, to: toAddress(to), subject, text });
  };
}

async function send(url: string, mail: SendMailOptions): Promise<void> {
  const transport = await transportTo(url);
  try {
    await transport.sendMail(mail);
  } finally {
    transport.close();
  }
}

/** Signs in and sends nothing. @throws what the server, TLS or the network says */
export async function verifyMailServer(url: string): Promise<void> {
  const transport = await transportTo(url, { requireTLS: true });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

async function transportTo(url: string, options: { readonly requireTLS?: boolean } = {}) {
  // Imported here because most instances never send a mail.
  const { createTransport } = await import("nodemailer");
  return createTransport({
    ...options,
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    dnsTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
