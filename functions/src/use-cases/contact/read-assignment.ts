import { canBeAssigned } from "domain/contact/assignee";
import type { AssignmentFacts } from "domain/contact/assignment-mail";
import type { Collections } from "../store/collections.ts";
import type { Reads } from "../store/store.ts";

type Assignment = NonNullable<Collections["mail_outbox"]["assignment"]>;

/** @returns null when the person is no administrator any more, or has none of the submissions any more */
export async function readAssignment(
  reads: Reads,
  { uid, by_uid, submission_ids }: Assignment,
): Promise<Pick<AssignmentFacts, "to" | "by" | "inquiries"> | null> {
  const { user_roles, contact_submissions } = await reads.read({
    user_roles: { ids: [uid, by_uid], fields: ["role", "email", "display_name"] },
    contact_submissions: { ids: submission_ids, fields: ["assigned_to", "inquiry_type"] },
  });
  const person = user_roles.get(uid);
  const by = user_roles.get(by_uid);
  const inquiries = [...contact_submissions].flatMap(([id, { assigned_to, inquiry_type }]) =>
    assigned_to === uid && inquiry_type ? [{ id, inquiry_type }] : [],
  );
  if (!canBeAssigned(person?.role) || !person?.email || inquiries.length === 0) return null;
  const name = by?.display_name ?? by?.email ?? "Another administrator";
  return { to: person.email, by: name, inquiries };
}
