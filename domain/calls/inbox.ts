import * as v from "valibot";
import { ContactFileInput } from "../contact/contact-file.ts";
import { ContactEmailSchema } from "../contact/email.ts";
import type { MailState, StoredSubmission } from "../contact/submission.ts";
import { UuidSchema } from "../shared/text.ts";
import { answer, type CallContracts } from "./call.ts";

export const ResendContactMailInput = v.strictObject({ id: UuidSchema });

export const MarkSpamInput = v.strictObject({ id: UuidSchema, spam: v.boolean() });

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
  "created_at" | "change_id" | "assigned_to" | "answered_at" | "email_key"
> & { readonly created_at: string };

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
