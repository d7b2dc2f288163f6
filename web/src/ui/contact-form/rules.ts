import { type ContactFields, ContactFieldsSchema } from "functions/domain/submission";
import * as v from "valibot";
import type { FieldSpec, FormErrors, FormValues } from "#ui/form/field-spec.ts";
import { messages } from "#ui/form/messages.ts";
import type { Sending } from "#ui/form/use-form.ts";
import { contactOptions } from "./content.ts";
import type { Inquiry } from "./inquiry.ts";

type FieldName = keyof typeof ContactFieldsSchema.entries;

/** What is wrong with one value, judged by the schema that the server uses. */
function problemOf({ name, kind, required }: FieldSpec, value: string): string | undefined {
  if (value === "") return required ? messages.required : undefined;
  const result = v.safeParse(ContactFieldsSchema.entries[name as FieldName], value);
  const issue = result.issues?.[0];
  if (issue === undefined) return undefined;
  if (issue.type === "max_length" && kind !== "email") {
    return messages.tooLong(Number(issue.requirement), value.length);
  }
  if (kind === "email") return messages.email;
  return kind === "select" ? messages.option : messages.unreadable;
}

/**
 * What is wrong with the values of the fields that a form shows, by field name.
 * @param boxes boxes that the form shows; of them only `privacy` must be ticked
 */
export function checkContact(
  fields: readonly FieldSpec[],
  boxes: readonly string[],
  values: FormValues,
): FormErrors {
  const errors: Record<string, string> = {};
  for (const field of fields) {
    const problem = problemOf(field, values[field.name] ?? "");
    if (problem !== undefined) errors[field.name] = problem;
  }
  const isUnread = boxes.includes("privacy") && values.privacy !== "on";
  return isUnread ? { ...errors, privacy: messages.required } : errors;
}

/** Values of the fields that the landing form does not show (G-05). */
const unasked = {
  industry: "otra",
  inquiry_type: "informacion",
  position: "",
  phone: "",
  products: "",
} satisfies Partial<ContactFields>;

/** The path of our own page that led here, or '' when the visitor came from elsewhere. */
export function previousPage(referrer: string, origin: string): string {
  if (!URL.canParse(referrer)) return "";
  const url = new URL(referrer);
  return url.origin === origin ? `${url.pathname}${url.search}`.slice(0, 500) : "";
}

/** What a form sends. Its values were checked before. */
export function inquiryOf(
  source: Inquiry["source"],
  values: FormValues,
  sending: Sending,
  found: { readonly page: string; readonly honeypot: string },
): Inquiry {
  const { marketing, privacy: _read, ...texts } = values;
  return {
    id: sending.id,
    fields: v.parse(ContactFieldsSchema, { ...unasked, ...texts }),
    source,
    page: found.page,
    honeypot: found.honeypot,
    elapsed_ms: sending.elapsed_ms,
    marketing: marketing === "on",
    notice_version: contactOptions.noticeVersion,
  };
}
