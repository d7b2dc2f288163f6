import * as v from "valibot";
import { SignInTimeSchema } from "../accounts/role.ts";
import { EmailSchema } from "../contact/email.ts";
import type { Call } from "./call.ts";

/** Firestore reserves names between double underscores. */
const UidSchema = v.pipe(v.string(), v.regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/));

const AccountEmailSchema = v.pipe(v.string(), v.trim(), v.toLowerCase(), EmailSchema);

export const RequestPasswordResetInput = v.strictObject({ email: AccountEmailSchema });

export const CreateAdministratorInput = v.strictObject({
  email: AccountEmailSchema,
  password: v.pipe(v.string(), v.maxLength(256)),
});

export const ResendVerificationInput = v.strictObject({ uid: UidSchema });

export const GrantAccessInput = v.strictObject({ uid: UidSchema });

export const InviteAdministratorInput = v.strictObject({ email: AccountEmailSchema });

export const SendResetLinkInput = v.strictObject({ uid: UidSchema });

export const RemoveAccountInput = v.strictObject({ uid: UidSchema });

export const RemoveAdministratorInput = v.strictObject({
  uid: UidSchema,
  confirm_self: v.exactOptional(v.boolean()),
});

/** Without `auth_time` all, except the caller's present one. */
export const EndSessionsInput = v.strictObject({
  uid: UidSchema,
  auth_time: v.exactOptional(SignInTimeSchema),
});

export const DemandSecondFactorInput = v.strictObject({ demanded: v.boolean() });

export const RemoveSecondFactorInput = v.strictObject({ uid: UidSchema });

export const ListUsersInput = v.strictObject({
  page_token: v.exactOptional(v.pipe(v.string(), v.minLength(1), v.maxLength(1000))),
});

/** An account, or a role without account. */
export interface UserEntry {
  readonly uid: string;
  readonly email?: string;
  readonly role: "admin" | null;
  readonly created_at: string;
  /** Null: never. Absent: no account. */
  readonly signed_in_at?: string | null;
  readonly verified: boolean;
  readonly is_main: boolean;
  readonly second_factor: boolean;
}

export interface UserPage {
  readonly users: readonly UserEntry[];
  readonly next_page_token?: string;
}

export interface UserCalls {
  readonly claimMainAdmin: {
    input: null;
    output: {
      readonly granted: boolean;
      /** The account was replaced, so the caller's session is over. */
      readonly must_choose_password: boolean;
    };
  };
  /** Neither answer nor time reveals whether the account exists. */
  readonly requestPasswordReset: Call<
    typeof RequestPasswordResetInput,
    { readonly requested: true }
  >;
  readonly createAdministrator: Call<
    typeof CreateAdministratorInput,
    {
      readonly uid: string;
      /** False: the address is an administrator's already, who keeps the own password. */
      readonly password_set: boolean;
      readonly verified: boolean;
      readonly mail_sent: boolean;
    }
  >;
  /** @throws failed-precondition for a confirmed address */
  readonly resendVerification: Call<typeof ResendVerificationInput, { readonly mail_sent: true }>;
  /** @throws failed-precondition for unverified addresses, disabled accounts and administrators */
  readonly grantAccess: Call<typeof GrantAccessInput, { readonly mail_sent: boolean }>;
  /** @throws failed-precondition for a disabled account or an administrator */
  readonly inviteAdministrator: Call<
    typeof InviteAdministratorInput,
    { readonly mail_sent: boolean }
  >;
  readonly sendResetLink: Call<typeof SendResetLinkInput, { readonly mail_sent: true }>;
  /** @throws failed-precondition for administrators and the main administrator's address */
  readonly removeAccount: Call<typeof RemoveAccountInput, { readonly removed: true }>;
  /** @throws failed-precondition for the main or last administrator */
  readonly removeAdministrator: Call<typeof RemoveAdministratorInput, { readonly removed: true }>;
  /** @throws failed-precondition for the main administrator's sessions */
  readonly endSessions: Call<typeof EndSessionsInput, { readonly ended: true }>;
  readonly demandSecondFactor: Call<typeof DemandSecondFactorInput, { readonly demanded: boolean }>;
  readonly removeSecondFactor: Call<typeof RemoveSecondFactorInput, { readonly removed: true }>;
  readonly listUsers: Call<typeof ListUsersInput, UserPage>;
}
