import { can, type Role } from "../accounts/permissions.ts";

/** Whether inquiries may be assigned to a person: to those who may work on them. */
export function canBeAssigned(role: Role | null | undefined): boolean {
  return can(role ?? undefined, "inbox.change");
}
