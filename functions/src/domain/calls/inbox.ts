import * as v from "valibot";
import { ContactEmailSchema } from "../contact/email.ts";
import type { MailState, StoredSubmission } from "../contact/submission.ts";
import { UuidSchema } from "../shared/text.ts";
import type { Call } from "./call.ts";

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

export interface InboxCalls {
  readonly resendContactMail: Call<typeof ResendContactMailInput, { readonly mail: MailState }>;
  readonly markSpam: Call<typeof MarkSpamInput, { readonly mail: MailState }>;
  /** Call again while `more` is true. */
  readonly eraseSubmission: Call<
    typeof EraseSubmissionInput,
    {
      readonly submissions: readonly ExportedSubmission[];
      readonly erased: number;
      readonly more: boolean;
    }
  >;
}
