import { INQUIRY_TYPES } from "functions/domain/contact/contact-options";
import type { StoredSubmission } from "functions/domain/contact/submission";
import { site } from "#lib/site.ts";
import { itemText } from "./items/item-text.ts";

/** Windows passes at most 2,083 characters of an address to a mail program. */
const MOST = 1800;

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
  const address = `mailto:${encodeURIComponent(submission.email)}?subject=${encodeURIComponent(`Re: ${topic}`)}&body=${encodeURIComponent(body)}`;
  return address + quotedItems(submission, MOST - address.length);
}

/** The lines of the visitor's list, as many as fit. */
function quotedItems({ items = [] }: StoredSubmission, room: number): string {
  let quoted = "";
  for (const [index, item] of items.entries()) {
    const line = encodeURIComponent(`> ${itemText(item)}\r\n`);
    if (quoted.length + line.length > room) {
      return `${quoted}${encodeURIComponent(`> … y ${items.length - index} más\r\n`)}`;
    }
    quoted += line;
  }
  return quoted;
}
