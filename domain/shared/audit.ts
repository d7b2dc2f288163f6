import * as v from "valibot";
import { DAY_MS } from "./days.ts";
import { optionalSingleLineText, singleLineText } from "./text.ts";

export const AUDIT_ACTIONS = [
  "signed_in",
  "administrator_created",
  "role_removed",
  "sessions_ended",
  "second_factor_demanded",
  "second_factor_removed",
  "recovery_codes_made",
  "recovery_code_used",
  "access_granted",
  "user_invited",
  "reset_link_sent",
  "account_removed",
  "main_administrator_claimed",
  "role_changed",
  "role_repaired",
  "role_ended_by_new_address",
  "verification_resent",
  "import_started",
  "import_finished",
  "job_deleted",
  "job_restored",
  "guest_post_imported",
  "posts_deleted",
  "posts_restored",
  "posts_purged",
  "all_posts_deleted",
  "label_changed",
  "indexing_checked",
  "exported",
  "mail_resent",
  "submissions_shown",
  "submissions_erased",
  "submissions_expired",
  "post_saved",
  "inquiry_status_changed",
  "inquiry_assigned",
  "inquiry_answered",
  "inquiry_marked_spam",
  "inquiry_cleared_of_spam",
  "picture_uploaded",
  "picture_described",
  "picture_focused",
  "picture_replaced",
  "picture_replaced_in_post",
  "picture_deleted",
  "picture_restored",
  "picture_purged",
  "pictures_copied",
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** What entries of earlier releases call these actions. */
export const FORMER_ACTIONS: { readonly [action in AuditAction]?: string } = {
  role_removed: "administrator_removed",
  user_invited: "administrator_invited",
};
const formerNames = new Map(
  Object.entries(FORMER_ACTIONS).map(([action, former]) => [former, action]),
);

export const POST_CHANGES = [
  "created",
  "published",
  "unpublished",
  "scheduled",
  "unscheduled",
  "renamed",
  "claims_confirmed",
  "claims_withdrawn",
  "claims_ticked",
  "edited",
] as const;
export type PostChange = (typeof POST_CHANGES)[number];

/** Holds nothing of visitors. firestore.rules compare browsers' entries with their changes. */
export const AuditEntrySchema = v.strictObject({
  at: v.date(),
  actor_uid: singleLineText(128),
  actor_email: optionalSingleLineText(254),
  action: v.pipe(
    v.string(),
    v.transform((action) => formerNames.get(action) ?? action),
    v.picklist(AUDIT_ACTIONS),
  ),
  target: v.exactOptional(singleLineText(200)),
  changes: v.exactOptional(v.pipe(v.array(v.picklist(POST_CHANGES)), v.minLength(1))),
  details: v.exactOptional(
    v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.array(v.string())])),
  ),
  expires_at: v.date(),
});
export type AuditEntry = v.InferOutput<typeof AuditEntrySchema>;

export interface Actor {
  readonly uid: string;
  readonly email: string;
}
export const SYSTEM: Actor = { uid: "system", email: "" };

export const RETENTION_MS = 2 * 365 * DAY_MS;

export function auditEntry(
  at: Date,
  actor: Actor,
  action: AuditAction,
  rest: Pick<AuditEntry, "target" | "changes" | "details"> = {},
): AuditEntry {
  return {
    at,
    actor_uid: actor.uid,
    actor_email: actor.email,
    action,
    ...rest,
    expires_at: new Date(at.getTime() + RETENTION_MS),
  };
}
