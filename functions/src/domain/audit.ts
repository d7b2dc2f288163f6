import * as v from "valibot";
import { lineOf, optionalLineOf } from "./text.ts";

/** What is written down of the administrators' doing. */
export const AUDIT_ACTIONS = [
  "signed_in",
  "administrator_created",
  "administrator_removed",
  "main_administrator_claimed",
  "role_repaired",
  "verification_resent",
  "import_started",
  "import_finished",
  "job_deleted",
  "job_restored",
  "guest_post_imported",
  "posts_deleted",
  "posts_restored",
  "all_posts_deleted",
  "indexing_checked",
  "exported",
  "mail_resent",
  "submissions_shown",
  "submissions_erased",
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/**
 * A document of `audit_log`: who did what, when. Functions write it, administrators read it. Besides the actor's address
 * at that time it holds ids and counts only.
 */
export const AuditEntrySchema = v.strictObject({
  at: v.date(),
  /** 'system' for what no person did. */
  actor_uid: lineOf(128),
  actor_email: optionalLineOf(254),
  action: v.picklist(AUDIT_ACTIONS),
  /** Id of what it was done to. */
  target: v.exactOptional(lineOf(200)),
  details: v.exactOptional(v.record(v.string(), v.union([v.string(), v.number(), v.boolean()]))),
  expires_at: v.date(),
});
export type AuditEntry = v.InferOutput<typeof AuditEntrySchema>;

/** Who did it: an administrator, or the product itself. */
export interface Actor {
  readonly uid: string;
  /** The address at that time; '' when there is none. */
  readonly email: string;
}
export const SYSTEM: Actor = { uid: "system", email: "" };

/** Entries are kept for two years, then the TTL policy on `expires_at` removes them. */
const LIFE_MS = 2 * 365 * 86_400_000;

/** The entry that says who did what at `at`. */
export function auditEntry(
  at: Date,
  actor: Actor,
  action: AuditAction,
  rest: Pick<AuditEntry, "target" | "details"> = {},
): AuditEntry {
  return {
    at,
    actor_uid: actor.uid,
    actor_email: actor.email,
    action,
    ...rest,
    expires_at: new Date(at.getTime() + LIFE_MS),
  };
}
