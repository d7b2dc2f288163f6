import * as v from "valibot";
import { ContactFileInput } from "../contact/contact-file.ts";
import { ContactEmailSchema } from "../contact/email.ts";
import {
  AnswerTextSchema,
  type MailState,
  NEXT_STATUSES,
  NoteTextSchema,
  type StoredSubmission,
  SUBMISSION_STATUSES,
} from "../contact/submission.ts";
import { limits } from "../shared/limits.ts";
import { optionalSingleLineText, UuidSchema } from "../shared/text.ts";
import { answer, type CallContracts } from "./call.ts";
import { UidSchema } from "./users.ts";

export const ResendContactMailInput = v.strictObject({ id: UuidSchema });

export const MarkSpamInput = v.strictObject({ id: UuidSchema, spam: v.boolean() });

/** Submissions of one operation, each with the value that the panel showed. */
function shownSubmissions<Value>(shown: v.GenericSchema<Value>) {
  return v.pipe(
    v.array(v.strictObject({ id: UuidSchema, shown })),
    v.minLength(1),
    v.maxLength(limits.operationSubmissions),
    v.check((list) => new Set(list.map(({ id }) => id)).size === list.length),
  );
}

export const SetSubmissionStatusInput = v.strictObject({
  operation_id: UuidSchema,
  submissions: shownSubmissions(v.picklist(SUBMISSION_STATUSES)),
  status: v.picklist(NEXT_STATUSES),
});

/** Gives submissions to an administrator; '' takes them from everybody. */
export const AssignSubmissionsInput = v.strictObject({
  operation_id: UuidSchema,
  submissions: shownSubmissions(optionalSingleLineText(128)),
  assigned_to: v.union([v.literal(""), UidSchema]),
});

export const AddNoteInput = v.strictObject({
  id: UuidSchema,
  note_id: UuidSchema,
  text: NoteTextSchema,
  /** The note tells of an answer by phone or from a mail program, which completes the submission. */
  is_answer: v.exactOptional(v.literal(true)),
});

export const SendAnswerInput = v.strictObject({
  id: UuidSchema,
  answer_id: UuidSchema,
  text: AnswerTextSchema,
  /** How many answers the panel showed, so that two people do not answer at once. */
  shown: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(limits.answers)),
});

const erase = {
  /** False only returns the data: a lost answer loses nothing. */
  erase: v.boolean(),
};
export const EraseSubmissionInput = v.union([
  v.strictObject({ id: UuidSchema, ...erase }),
  v.strictObject({ email: v.pipe(v.string(), v.trim(), ContactEmailSchema), ...erase }),
]);

/** Without what the team noted about its own work. */
export type ExportedSubmission = Omit<
  StoredSubmission,
  | "created_at"
  | "change_id"
  | "assigned_to"
  | "answered_at"
  | "email_key"
  | "note_entries"
  | "answers"
> & {
  readonly created_at: string;
  readonly note_entries?: readonly { readonly at: string; readonly text: string }[];
  readonly answers?: readonly { readonly at: string; readonly text: string }[];
};

export const inboxCalls = {
  contactFile: {
    needs: "inbox.read",
    seconds: 60,
    input: ContactFileInput,
    output: answer<{ readonly name: string; readonly bytes: Uint8Array }>(),
    file: "download",
  },
  resendContactMail: {
    needs: "inbox.resendMail",
    seconds: 60,
    input: ResendContactMailInput,
    output: answer<{ readonly mail: MailState }>(),
  },
  markSpam: {
    needs: "inbox.markSpam",
    seconds: 60,
    input: MarkSpamInput,
    output: answer<{ readonly mail: MailState }>(),
  },
  /**
   * All of the submissions or none; again with the same `operation_id`, which is the id of the audit entry, it changes
   * nothing.
   * @throws aborted (another value than the shown one is stored), not-found
   */
  setSubmissionStatus: {
    needs: "inbox.change",
    seconds: 60,
    input: SetSubmissionStatusInput,
    output: answer<{ readonly changed: number }>(),
  },
  /** As `setSubmissionStatus`; mails the person, unless it is the caller. @throws failed-precondition for others */
  assignSubmissions: {
    needs: "inbox.change",
    seconds: 60,
    input: AssignSubmissionsInput,
    output: answer<{ readonly changed: number }>(),
  },
  /** Once for each `note_id`. @throws not-found, failed-precondition (too many) */
  addNote: {
    needs: "inbox.change",
    seconds: 60,
    input: AddNoteInput,
    output: answer<null>(),
  },
  /**
   * Stores an answer and mails it to the visitor, once for each `answer_id`; `mail` is the state of its mail.
   * @throws aborted (somebody else answered meanwhile), not-found, failed-precondition
   */
  sendAnswer: {
    needs: "inbox.change",
    seconds: 60,
    input: SendAnswerInput,
    output: answer<{ readonly mail: MailState }>(),
  },
  /** Call again while `more` is true. */
  eraseSubmission: {
    needs: "inbox.erase",
    seconds: 60,
    input: EraseSubmissionInput,
    output: answer<{
      readonly submissions: readonly ExportedSubmission[];
      readonly erased: number;
      readonly more: boolean;
    }>(),
  },
} as const satisfies CallContracts;
