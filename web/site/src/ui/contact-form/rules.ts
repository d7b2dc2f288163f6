import type { Calls } from "domain/calls/calls";
import { readOrigin } from "domain/contact/origin";
import { QuoteItemsSchema } from "domain/contact/quote-item";
import {
  type ContactFields,
  ContactFieldsSchema,
  SentFieldsSchema,
} from "domain/contact/submission";
import type { FieldSpec, FormErrors, FormValues } from "kit/ui/field-spec";
import * as v from "valibot";
import { messages } from "../form/messages.ts";
import type { Sending } from "../form/use-form.ts";
import { contactOptions } from "./content.ts";
import { ticketsIn } from "./files/sent-files.ts";

export type ContactSubmission = Calls["submitContact"]["input"];
export type SendSubmission = (input: ContactSubmission) => Promise<void>;

type FieldName = keyof typeof ContactFieldsSchema.entries;

function findProblem({ name, kind, required }: FieldSpec, value: string): string | undefined {
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

/** @param checkboxes names; only `privacy` must be ticked */
export function checkContact(
  fields: readonly FieldSpec[],
  checkboxes: readonly string[],
  values: FormValues,
): FormErrors {
  const errors: Record<string, string> = {};
  for (const field of fields) {
    const problem = findProblem(field, values[field.name] ?? "");
    if (problem !== undefined) errors[field.name] = problem;
  }
  const isUnread = checkboxes.includes("privacy") && values.privacy !== "on";
  return isUnread ? { ...errors, privacy: messages.required } : errors;
}

/** Values of fields that a form does not show or does not require. */
const defaults = {
  industry: "otra",
  inquiry_type: "informacion",
  position: "",
  phone: "",
  products: "",
} satisfies Partial<ContactFields>;

/** Path of the site's page that led here, without query, or ''. */
export function previousPage(referrer: string, origin: string): string {
  try {
    const url = new URL(referrer);
    return url.origin === origin ? url.pathname.slice(0, 500) : "";
  } catch {
    return "";
  }
}

export function toContactSubmission(
  source: ContactSubmission["source"],
  values: FormValues,
  sending: Sending,
  context: { readonly page: string; readonly honeypot: string; readonly origin: unknown },
): ContactSubmission {
  const { marketing, privacy: _read, files, items, ...texts } = values;
  const shown = texts.industry === "" ? { ...texts, industry: defaults.industry } : texts;
  const tickets = ticketsIn(files);
  const origin = readOrigin(context.origin);
  return {
    id: sending.id,
    fields: v.parse(SentFieldsSchema, { ...defaults, ...shown }),
    source,
    page: context.page,
    honeypot: context.honeypot,
    elapsed_ms: sending.elapsed_ms,
    marketing: marketing === "on",
    notice_version: contactOptions.noticeVersion,
    ...(tickets.length > 0 && { files: tickets }),
    ...(items && { items: v.parse(QuoteItemsSchema, JSON.parse(items)) }),
    ...(origin && { origin }),
  };
}
