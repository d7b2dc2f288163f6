import { INQUIRY_TYPES } from "domain/contact/contact-options";
import type { StoredSubmission } from "domain/contact/submission";
import { site } from "kit/lib/site";
import { itemText } from "../items/item-text.ts";

/** Windows passes at most 2,083 characters of an address to a mail program. */
const MAX_CHARACTERS = 1800;

/** A `mailto:` address with a Spanish subject and greeting. Encoding keeps a visitor's text out of the headers. */
export function replyAddress(submission: StoredSubmission): string {
  const address = mailAddress(submission, `${greeting(submission)}\n\n`);
  return address + quotedItems(submission, MAX_CHARACTERS - address.length);
}

export function mailAddress({ email, inquiry_type }: StoredSubmission, body: string): string {
  const subject = encodeURIComponent(`Re: ${INQUIRY_TYPES[inquiry_type]}`);
  const text = encodeURIComponent(body.replaceAll("\n", "\r\n"));
  return `mailto:${encodeURIComponent(email)}?subject=${subject}&body=${text}`;
}

export function isForMailProgram(address: string): boolean {
  return address.length <= MAX_CHARACTERS;
}

export function greeting({ name, inquiry_type }: StoredSubmission): string {
  const topic = INQUIRY_TYPES[inquiry_type];
  return `Hola, ${name}:\n\nGracias por ponerse en contacto con ${site.brand} acerca de «${topic}».`;
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
