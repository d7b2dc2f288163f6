import { INQUIRY_TYPES } from "functions/domain/contact-options";
import type { StoredSubmission } from "functions/domain/submission";
import { site } from "#lib/site.ts";

/**
 * The address that opens the mail program with an answer begun: subject and greeting in Spanish, as the recipients are
 * Spanish buyers (G-18). Everything is encoded, so nothing a visitor typed can add a recipient or a header.
 */
export function replyAddress(submission: StoredSubmission): string {
  const topic = INQUIRY_TYPES[submission.inquiry_type];
  const body = [
    `Hola, ${submission.name}:`,
    "",
    `Gracias por ponerse en contacto con ${site.brand} acerca de «${topic}».`,
    "",
    "",
  ].join("\r\n");
  return `mailto:${encodeURIComponent(submission.email)}?subject=${encodeURIComponent(`Re: ${topic}`)}&body=${encodeURIComponent(body)}`;
}
