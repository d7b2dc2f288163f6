import * as v from "valibot";
import type { Role } from "../accounts/permissions.ts";
import { RoleSchema, SignInTimeSchema } from "../accounts/role.ts";
import { EmailSchema } from "../contact/email.ts";
import { answer, type CallContracts, NoInput } from "./call.ts";

/** Firestore reserves names between double underscores. */
export const UidSchema = v.pipe(v.string(), v.regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/));

const AccountEmailSchema = v.pipe(v.string(), v.trim(), v.toLowerCase(), EmailSchema);

export const RequestPasswordResetInput = v.strictObject({ email: AccountEmailSchema });

export const CreateAdministratorInput = v.strictObject({
  email: AccountEmailSchema,
  password: v.pipe(v.string(), v.maxLength(256)),
});

export const ResendVerificationInput = v.strictObject({ uid: UidSchema });

export const GrantAccessInput = v.strictObject({ uid: UidSchema, role: RoleSchema });

export const InviteUserInput = v.strictObject({
  email: AccountEmailSchema,
  role: RoleSchema,
});

/** The parts of a mailed invitation. */
export const OpenInvitationInput = v.strictObject({
  uid: UidSchema,
  secret: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
});

export const SendResetLinkInput = v.strictObject({ uid: UidSchema });

export const ChangeRoleInput = v.strictObject({ uid: UidSchema, role: RoleSchema });

export const RemoveAccountInput = v.strictObject({ uid: UidSchema });

export const RemoveRoleInput = v.strictObject({
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

/** The code as it was typed. Firebase Auth accepts passwords of this length. */
export const RedeemRecoveryCodeInput = v.strictObject({
  email: AccountEmailSchema,
  password: v.pipe(v.string(), v.maxLength(4096)),
  code: v.pipe(v.string(), v.maxLength(100)),
});

export const ListUsersInput = v.strictObject({
  page_token: v.exactOptional(v.pipe(v.string(), v.minLength(1), v.maxLength(1000))),
});

/** An account, or a role without account. */
export interface UserEntry {
  readonly uid: string;
  readonly email?: string;
  /** Of a person with a role who has chosen one. */
  readonly name?: string;
  readonly role: Role | null;
  readonly created_at: string;
  /** Null: never. Absent: no account. */
  readonly signed_in_at?: string | null;
  readonly verified: boolean;
  readonly is_main: boolean;
  readonly second_factor: boolean;
  /** Until when the invitation of a person is valid who has not used it yet. */
  readonly invited_until?: string;
}

export interface UserPage {
  readonly users: readonly UserEntry[];
  readonly next_page_token?: string;
}

export const accountCalls = {
  claimMainAdmin: {
    by: "account",
    seconds: 30,
    input: NoInput,
    output: answer<{
      readonly granted: boolean;
      /** The account was replaced, so the caller's session is over. */
      readonly must_choose_password: boolean;
    }>(),
  },
  /** Neither answer nor time reveals whether the account exists. */
  requestPasswordReset: {
    by: "visitor",
    seconds: 15,
    input: RequestPasswordResetInput,
    output: answer<{ readonly requested: true }>(),
  },
  createAdministrator: {
    needs: "users.invite",
    seconds: 60,
    input: CreateAdministratorInput,
    output: answer<{
      readonly uid: string;
      /** False: the address has a role already, and keeps role and password. */
      readonly password_set: boolean;
      readonly verified: boolean;
      readonly mail_sent: boolean;
    }>(),
  },
  /** @throws failed-precondition for a confirmed address */
  resendVerification: {
    needs: "users.mailLinks",
    seconds: 60,
    input: ResendVerificationInput,
    output: answer<{ readonly mail_sent: true }>(),
  },
  /** @throws failed-precondition for unverified addresses, disabled accounts and people with a role */
  grantAccess: {
    needs: "users.invite",
    seconds: 60,
    input: GrantAccessInput,
    output: answer<{ readonly mail_sent: boolean }>(),
  },
  /** @throws failed-precondition for a disabled account or a person with a role */
  inviteUser: {
    needs: "users.invite",
    seconds: 60,
    input: InviteUserInput,
    output: answer<{ readonly mail_sent: boolean }>(),
  },
  /** Changes an invitation into a code to choose a password. @throws not-found for any that is not valid */
  openInvitation: {
    by: "visitor",
    seconds: 30,
    input: OpenInvitationInput,
    output: answer<{ readonly code: string }>(),
  },
  sendResetLink: {
    needs: "users.mailLinks",
    seconds: 60,
    input: SendResetLinkInput,
    output: answer<{ readonly mail_sent: true }>(),
  },
  /** @throws failed-precondition for the own role, and to lower the main or last administrator */
  changeRole: {
    needs: "users.changeRole",
    seconds: 60,
    input: ChangeRoleInput,
    output: answer<{ readonly role: Role }>(),
  },
  /** @throws failed-precondition for people with a role and the main administrator's address */
  removeAccount: {
    needs: "users.remove",
    seconds: 60,
    input: RemoveAccountInput,
    output: answer<{ readonly removed: true }>(),
  },
  /** Removes any role. @throws failed-precondition for the main or last administrator */
  removeRole: {
    needs: "users.remove",
    seconds: 60,
    input: RemoveRoleInput,
    output: answer<{ readonly removed: true }>(),
  },
  /**
   * Sessions of others need "users.endSessions".
   * @throws failed-precondition for the main administrator's sessions
   */
  endSessions: {
    needs: "panel.open",
    seconds: 60,
    input: EndSessionsInput,
    output: answer<{ readonly ended: true }>(),
  },
  demandSecondFactor: {
    needs: "users.demandSecondFactor",
    seconds: 60,
    input: DemandSecondFactorInput,
    output: answer<{ readonly demanded: boolean }>(),
  },
  removeSecondFactor: {
    needs: "users.removeSecondFactor",
    seconds: 60,
    input: RemoveSecondFactorInput,
    output: answer<{ readonly removed: true }>(),
  },
  /** @throws failed-precondition unless the caller has just signed in with a second factor */
  makeRecoveryCodes: {
    needs: "panel.open",
    seconds: 60,
    input: NoInput,
    output: answer<{ readonly codes: readonly string[] }>(),
  },
  countRecoveryCodes: {
    needs: "panel.open",
    seconds: 60,
    input: NoInput,
    output: answer<{ readonly left: number }>(),
  },
  /** Removes the second factor. @throws unauthenticated, whatever is wrong */
  redeemRecoveryCode: {
    by: "visitor",
    seconds: 30,
    input: RedeemRecoveryCodeInput,
    output: answer<{ readonly removed: true }>(),
  },
  listUsers: {
    needs: "users.read",
    seconds: 60,
    input: ListUsersInput,
    output: answer<UserPage>(),
  },
} as const satisfies CallContracts;
