import * as v from "valibot";
import { limits } from "../shared/limits.ts";
import {
  multilineText,
  optionalMultilineText,
  optionalSingleLineText,
  singleLineText,
  UuidSchema,
} from "../shared/text.ts";
import { SentFileSchema } from "./contact-file.ts";
import { INDUSTRIES, INQUIRY_TYPES } from "./contact-options.ts";
import { ContactEmailSchema } from "./email.ts";
import { OriginSchema } from "./origin.ts";
import { QuoteItemSchema } from "./quote-item.ts";

function getKeys<T extends object>(table: T) {
  return Object.keys(table) as [keyof T & string, ...(keyof T & string)[]];
}

export const ContactFieldsSchema = v.strictObject({
  company: singleLineText(200),
  industry: v.picklist(getKeys(INDUSTRIES)),
  name: singleLineText(120),
  position: optionalSingleLineText(120),
  email: ContactEmailSchema,
  phone: optionalSingleLineText(40),
  inquiry_type: v.picklist(getKeys(INQUIRY_TYPES)),
  products: optionalMultilineText(500),
  message: multilineText(5000),
});
export type ContactFields = v.InferOutput<typeof ContactFieldsSchema>;

/** Fields as they are stored: the lines of a list can stand for the message. */
export const SentFieldsSchema = v.strictObject({
  ...ContactFieldsSchema.entries,
  message: optionalMultilineText(5000),
});

export const SUBMISSION_SOURCES = ["contacto", "landing", "lista"] as const;

export const SUBMISSION_STATUSES = ["pending", "in_progress", "completed"] as const;
export type SubmissionStatus = (typeof SUBMISSION_STATUSES)[number];
/** No status returns to pending. */
export const NEXT_STATUSES = ["in_progress", "completed"] as const;
export type NextStatus = (typeof NEXT_STATUSES)[number];

export const MAIL_STATES = ["pending", "sending", "sent", "failed", "held"] as const;
export type MailState = (typeof MAIL_STATES)[number];

export const NoteTextSchema = multilineText(limits.note);

export const AnswerTextSchema = multilineText(limits.note);

const SubmissionNoteSchema = v.strictObject({
  /** Made by the panel, so that a note that is sent twice is stored once. */
  id: UuidSchema,
  text: NoteTextSchema,
  at: v.date(),
  by_uid: singleLineText(128),
  by_email: optionalSingleLineText(254),
  /** It tells of an answer that was given by phone or from a mail program. */
  is_answer: v.exactOptional(v.literal(true)),
});
export type SubmissionNote = v.InferOutput<typeof SubmissionNoteSchema>;

const SentAnswerSchema = v.strictObject({
  /** Made by the panel, so that an answer that is sent twice is stored once. */
  id: UuidSchema,
  text: AnswerTextSchema,
  at: v.date(),
  by_uid: singleLineText(128),
  by_email: optionalSingleLineText(254),
  mail: v.picklist(MAIL_STATES),
  /** When the mail server accepted it. */
  sent_at: v.exactOptional(v.date()),
  /** The mail server's words about the last attempt that failed. */
  error: v.exactOptional(optionalSingleLineText(500)),
});
export type SentAnswer = v.InferOutput<typeof SentAnswerSchema>;

export const SubmissionSchema = v.strictObject({
  ...SentFieldsSchema.entries,
  /** `getEmailKey` of the address, by which a person's submissions are found; older ones have none. */
  email_key: v.exactOptional(v.string()),
  status: v.picklist(SUBMISSION_STATUSES),
  /** What was noted while a submission had one text for all notes. It stays before `note_entries`. */
  notes: optionalMultilineText(5000),
  /** Notes in the order in which they were written. */
  note_entries: v.exactOptional(v.pipe(v.array(SubmissionNoteSchema), v.maxLength(limits.notes))),
  /** Written in the panel, the oldest first. */
  answers: v.exactOptional(v.pipe(v.array(SentAnswerSchema), v.maxLength(limits.answers))),
  created_at: v.date(),
  source: v.picklist(SUBMISSION_SOURCES),
  page: v.exactOptional(optionalSingleLineText(500)),
  suspect: v.boolean(),
  marketing: v.boolean(),
  notice_version: v.exactOptional(optionalSingleLineText(40)),
  mail: v.picklist(MAIL_STATES),
  files: v.exactOptional(v.array(SentFileSchema)),
  items: v.exactOptional(v.array(QuoteItemSchema)),
  origin: v.exactOptional(OriginSchema),
  /** An administrator's id. */
  assigned_to: v.exactOptional(singleLineText(128)),
  /** When the mail server accepted the first answer, or somebody noted one that was given otherwise. */
  answered_at: v.exactOptional(v.date()),
  /** Audit entry of the last change of status or assignment. */
  change_id: v.exactOptional(UuidSchema),
});
export type Submission = v.InferOutput<typeof SubmissionSchema>;
export type StoredSubmission = Submission & { readonly id: string };

/** What was noted, the oldest first. */
export function getNoteTexts({
  notes,
  note_entries = [],
}: Pick<Submission, "notes" | "note_entries">): readonly string[] {
  return [notes, ...note_entries.map(({ text }) => text)].filter((text) => text !== "");
}
