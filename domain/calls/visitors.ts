import * as v from "valibot";
import { TicketSchema, UploadContactFileInput } from "../contact/contact-file.ts";
import { readOrigin } from "../contact/origin.ts";
import { QuoteItemsSchema } from "../contact/quote-item.ts";
import { SentFieldsSchema, SUBMISSION_SOURCES } from "../contact/submission.ts";
import { limits } from "../shared/limits.ts";
import {
  isVisibleText,
  optionalSingleLineText,
  singleLineText,
  UuidSchema,
} from "../shared/text.ts";
import { answer, type CallContracts } from "./call.ts";

const SubmissionInput = v.strictObject({
  id: UuidSchema,
  fields: SentFieldsSchema,
  source: v.picklist(SUBMISSION_SOURCES),
  page: optionalSingleLineText(500),
  /** Hidden field: '' unless a program filled it in. */
  honeypot: v.pipe(v.string(), v.maxLength(2000)),
  elapsed_ms: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  marketing: v.boolean(),
  notice_version: singleLineText(40),
  files: v.exactOptional(v.pipe(v.array(TicketSchema), v.maxLength(limits.contactFiles))),
  items: v.exactOptional(QuoteItemsSchema),
  origin: v.exactOptional(v.pipe(v.unknown(), v.transform(readOrigin))),
});

export const SubmitContactInput = v.pipe(
  SubmissionInput,
  v.check(
    ({ fields, items }) => items !== undefined || isVisibleText(fields.message),
    "An inquiry without a list needs a message",
  ),
);
export type SubmitContactInput = v.InferOutput<typeof SubmitContactInput>;

export const IncrementBlogViewCountInput = v.strictObject({ post_id: UuidSchema });

export const contactCalls = {
  submitContact: {
    by: "visitor",
    seconds: 15,
    input: SubmitContactInput,
    output: answer<{ readonly stored: true }>(),
  },
  // Hosting waits 60 seconds.
  uploadContactFile: {
    by: "visitor",
    seconds: 60,
    input: UploadContactFileInput,
    output: answer<{ readonly ticket: string }>(),
    file: "upload",
  },
} as const satisfies CallContracts;

export const viewCalls = {
  incrementBlogViewCount: {
    by: "visitor",
    seconds: 15,
    input: IncrementBlogViewCountInput,
    output: answer<{ readonly counted: boolean }>(),
  },
} as const satisfies CallContracts;
