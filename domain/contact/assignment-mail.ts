import { xmlText } from "../shared/xml.ts";
import { INQUIRY_TYPES, type InquiryType } from "./contact-options.ts";
import { shortReference } from "./short-reference.ts";

/** Tells an administrator who has to answer inquiries from now on. It holds nothing of the visitors themselves. */
export interface AssignmentMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Constant, so that duplicates can be recognized. */
  readonly message_id: string;
}

export interface AssignmentFacts {
  /** Of the outbox's entry. */
  readonly id: string;
  readonly to: string;
  /** Who assigned the inquiries. */
  readonly by: string;
  readonly inquiries: readonly { readonly id: string; readonly inquiry_type: InquiryType }[];
  readonly panelUrl: string;
}

/** The outbox's entry of an assignment. */
export function getAssignmentMailId(operationId: string): string {
  return `${operationId}_assignment`;
}

export function assignmentMail(facts: AssignmentFacts): AssignmentMail {
  const { id, to, by, inquiries, panelUrl } = facts;
  const [first] = inquiries;
  const intro = `${by} assigned ${inquiries.length === 1 ? "this inquiry" : `these ${inquiries.length} inquiries`} to you:`;
  const lines = inquiries.map((inquiry) => ({
    text: `${shortReference(inquiry.id)}, ${INQUIRY_TYPES[inquiry.inquiry_type]}`,
    url: `${panelUrl}#contact/${inquiry.id}`,
  }));
  const items = lines.map(
    ({ text, url }) => `<li>${xmlText(text)}: <a href="${xmlText(url)}">${xmlText(url)}</a></li>`,
  );
  return {
    to,
    subject:
      first && inquiries.length === 1
        ? `Inquiry ${shortReference(first.id)} was assigned to you`
        : `${inquiries.length} inquiries were assigned to you`,
    text: `${[intro, ...lines.map(({ text, url }) => `${text}:\n${url}`)].join("\n\n")}\n`,
    html: [
      '<!doctype html><html lang="en"><meta charset="utf-8">',
      '<body style="font-family:sans-serif;line-height:1.5">',
      `<p>${xmlText(intro)}</p><ul>${items.join("")}</ul></body></html>`,
    ].join(""),
    message_id: `<${id}@panel.nhk-group>`,
  };
}
