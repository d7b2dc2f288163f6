import { INQUIRY_TYPES } from "functions/domain/contact/contact-options";
import type { StoredSubmission } from "functions/domain/contact/submission";
import { site } from "#lib/site.ts";

/** A `mailto:` address with a Spanish subject and greeting. Encoding keeps a visitor's text out of the headers. */
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
