import type { SendMailOptions } from "nodemailer";
import type { AccessMail } from "../domain/access-mail.ts";
import type { ContactMail } from "../domain/contact-mail.ts";

/** No conversation with the mail server hangs longer than this at any of its steps (SECURITY 3.4). */
const TIMEOUT_MS = 10_000;

export interface MailSettings {
  /** smtp:// or smtps:// address of the mail server, with its credentials. */
  readonly url: string;
  readonly from: string;
  readonly to: string;
}

/**
 * A sender of contact mails over SMTP. Sender and recipient are fixed; a visitor's address only ever becomes the
 * reply address, so the form cannot be made a relay (T19, T20).
 * @param settings read when a mail is sent, because secrets exist only while a function runs
 */
export function contactMailer(settings: () => MailSettings) {
  return async (mail: ContactMail): Promise<void> => {
    const { url, from, to } = settings();
    await send(url, {
      from,
      to,
      replyTo: { name: "", address: mail.reply_to },
      subject: mail.subject,
      text: mail.text,
      messageId: mail.message_id,
    });
  };
}

/**
 * A sender of mails to administrators over SMTP.
 * @param settings read when a mail is sent
 */
export function accessMailer(settings: () => Omit<MailSettings, "to">) {
  return async ({ to, subject, text }: AccessMail): Promise<void> => {
    const { url, from } = settings();
    await send(url, { from, to: { name: "", address: to }, subject, text });
  };
}

async function send(url: string, mail: SendMailOptions): Promise<void> {
  // Imported here: most instances of most functions never send a mail.
  const { createTransport } = await import("nodemailer");
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    dnsTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    await transport.sendMail(mail);
  } finally {
    transport.close();
  }
}
