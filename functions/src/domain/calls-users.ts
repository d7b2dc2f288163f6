import * as v from "valibot";
import { EmailSchema } from "./submission.ts";

/** Calls about accounts and roles (SECURITY 3.1). All are the administrators'. */

/** Firestore keeps names between double underscores for itself: a role row cannot have one. */
const UidSchema = v.pipe(v.string(), v.regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/));

export const CreateAdministratorInput = v.strictObject({
  email: v.pipe(v.string(), v.trim(), v.toLowerCase(), EmailSchema),
  /** At least `limits.password` characters; the server says so in words. An existing verified account keeps its own. */
  password: v.pipe(v.string(), v.maxLength(256)),
});

export const ResendVerificationInput = v.strictObject({ uid: UidSchema });

export const RemoveAdministratorInput = v.strictObject({
  uid: UidSchema,
  /** Must be true to remove oneself. */
  confirm_self: v.exactOptional(v.boolean()),
});

export const ListUsersInput = v.strictObject({
  /** `next_page_token` of the page before; left out for the first page. */
  page_token: v.exactOptional(v.pipe(v.string(), v.minLength(1), v.maxLength(1000))),
});

/** An account, or a role row whose account is gone (then without email). */
export interface UserEntry {
  readonly uid: string;
  readonly email?: string;
  readonly role: "admin" | null;
  /** When the account was made, else the role; ISO 8601. */
  readonly created_at: string;
  /** Whether the address is confirmed: without that an administrator does not get in. */
  readonly verified: boolean;
  /** The main administrator can never be removed. */
  readonly is_main: boolean;
}

/** The first page holds all administrators, the oldest role first, then accounts without a role. */
export interface UserPage {
  readonly users: readonly UserEntry[];
  readonly next_page_token?: string;
}

export interface UserCalls {
  readonly createAdministrator: {
    input: v.InferInput<typeof CreateAdministratorInput>;
    output: {
      readonly uid: string;
      /** False: there was an account with this address, which has received the role. */
      readonly created: boolean;
      /** True: the address was confirmed before, the password is the account's own, access is there at once. */
      readonly verified: boolean;
      /** Whether the mail with the link could be handed to the mail server; if not, use resendVerification. */
      readonly mail_sent: boolean;
    };
  };
  /** @throws failed-precondition when the address is confirmed already; unavailable when the mail cannot be sent */
  readonly resendVerification: {
    input: v.InferInput<typeof ResendVerificationInput>;
    output: { readonly mail_sent: true };
  };
  /** @throws failed-precondition with the sentence to show: main, last, or oneself without `confirm_self` */
  readonly removeAdministrator: {
    input: v.InferInput<typeof RemoveAdministratorInput>;
    output: { readonly removed: true };
  };
  readonly listUsers: { input: v.InferInput<typeof ListUsersInput>; output: UserPage };
}
