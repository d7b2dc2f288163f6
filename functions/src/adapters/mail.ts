import type { SendMailOptions } from "nodemailer";
import type { AccessMail } from "../domain/accounts/access-mail.ts";
import type { ContactMail } from "../domain/contact/contact-mail.ts";
import type { WeeklyMail } from "../domain/totals/weekly-mail.ts";

const TIMEOUT_MS = 10_000;

export interface MailSettings {
  readonly url: string;
  readonly from: string;
  readonly to: string;
}

/** Sender and recipient of a submission are fixed, so that the form cannot relay mail. */
export function outboxMailer(settings: () => MailSettings) {
  return async (mail: ContactMail | WeeklyMail): Promise<void> => {
    const { url, from, to } = settings();
    const addressed =
      "to" in mail
        ? { to: { name: "", address: mail.to } }
        : { to, replyTo: { name: "", address: mail.reply_to } };
    await send(url, {
      from,
      ...addressed,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      messageId: mail.message_id,
    });
  };
}

export function accessMailer(settings: () => Omit<MailSettings, "to">) {
  return async ({ to, subject, text }: AccessMail): Promise<void> => {
    const { url, from } = settings();
    await send(url, { from, to: { name: "", address: to }, subject, text });
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
