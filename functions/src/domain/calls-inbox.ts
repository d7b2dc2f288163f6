import * as v from "valibot";
import { EmailSchema, type MailState, type StoredSubmission } from "./submission.ts";
import { UuidSchema } from "./text.ts";

/** Calls about contact requests that need the server. All are the administrators'. */

export const ResendContactMailInput = v.strictObject({ id: UuidSchema });

const erase = {
  /** False only shows what there is; true also erases it. So no answer that gets lost takes data with it. */
  erase: v.boolean(),
};
/** One request by its id, or all requests of one person by the address. */
export const EraseSubmissionInput = v.union([
  v.strictObject({ id: UuidSchema, ...erase }),
  v.strictObject({ email: v.pipe(v.string(), v.trim(), EmailSchema), ...erase }),
]);

/** A submission as it leaves: its date is ISO 8601. */
export type ExportedSubmission = Omit<StoredSubmission, "created_at"> & {
  readonly created_at: string;
};

export interface InboxCalls {
  /** Sends the mail of a request again, or at last. `mail` tells how it went: 'pending' means it is tried again later. */
  readonly resendContactMail: {
    input: v.InferInput<typeof ResendContactMailInput>;
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
