import * as v from "valibot";
import { ContactEmailSchema } from "../contact/email.ts";
import type { MailState, StoredSubmission } from "../contact/submission.ts";
import { UuidSchema } from "../shared/text.ts";

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

export type ExportedSubmission = Omit<StoredSubmission, "created_at" | "change_id"> & {
  readonly created_at: string;
};

export interface InboxCalls {
  readonly resendContactMail: {
    input: v.InferInput<typeof ResendContactMailInput>;
    output: { readonly mail: MailState };
  };
  readonly markSpam: {
    input: v.InferInput<typeof MarkSpamInput>;
    output: { readonly mail: MailState };
  };
  /** Call again while `more` is true. */
  readonly eraseSubmission: {
    input: v.InferInput<typeof EraseSubmissionInput>;
    output: {
      readonly submissions: readonly ExportedSubmission[];
      readonly erased: number;
      readonly more: boolean;
    };
  };
}
