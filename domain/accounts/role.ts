import * as v from "valibot";
import type { Actor } from "../shared/audit.ts";
import { limits } from "../shared/limits.ts";
import { singleLineText } from "../shared/text.ts";
import { ROLES, type Role } from "./permissions.ts";

/** Seconds, as `auth_time` in tokens. */
export const SignInTimeSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** firestore.rules refuse the same sessions. */
export const EndedSessionsSchema = v.strictObject({
  /** Sign-ins up to this time are ended. */
  until: v.number(),
  /** The one of them that goes on; -1 when none does. */
  kept: v.number(),
  single: v.array(SignInTimeSchema),
});
export type EndedSessions = v.InferOutput<typeof EndedSessionsSchema>;

export const INVITATION_DAYS = 7;

/** Of an account that nobody has used yet. Only the hash of the mailed secret is stored. */
export const InvitationSchema = v.strictObject({
  hash: v.pipe(v.string(), v.hash(["sha256"])),
  until: v.date(),
});
export type Invitation = v.InferOutput<typeof InvitationSchema>;

export const RoleSchema = v.picklist(ROLES);

export const UserRoleSchema = v.strictObject({
  user_id: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
  role: RoleSchema,
  /** The account's address when it got the role. `reconcileRoles` adds it to rows that were written without one. */
  email: v.exactOptional(singleLineText(254)),
  /** As the person wants to be named in the panel. */
  display_name: v.exactOptional(singleLineText(limits.authorName)),
  created_at: v.date(),
  ended_sessions: v.exactOptional(EndedSessionsSchema),
  needs_second_factor: v.exactOptional(v.literal(true)),
  invitation: v.exactOptional(InvitationSchema),
});
export type UserRole = v.InferOutput<typeof UserRoleSchema>;

/** In the claim `firebase.sign_in_second_factor`. */
export const SECOND_FACTOR = "totp";

export interface Account extends Actor {
  readonly auth_time: number;
  readonly second_factor?: true;
}

/** An account whose role row was read for this call. */
export interface Member extends Account {
  readonly role: Role;
}

export function isOpenSession(auth_time: number, ended: EndedSessions | undefined): boolean {
  if (!ended) return true;
  if (ended.single.includes(auth_time)) return false;
  return auth_time > ended.until || auth_time === ended.kept;
}
