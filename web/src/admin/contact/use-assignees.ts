import { useAdministrators } from "#data/accounts/administrators.ts";
import { useSession } from "#data/accounts/session-store.ts";
import { messages } from "./messages.ts";

const words = messages.assignment;

/** To whom submissions can be assigned. */
export interface Assignees {
  readonly own: string;
  /** Addresses by id; the own account first, the others once they are read. */
  readonly emails: ReadonlyMap<string, string>;
}

export function useAssignees(): Assignees {
  const session = useSession();
  const administrators = useAdministrators();
  if (session.state !== "admin") return { own: "", emails: administrators };
  const { uid: own, email } = session;
  const sorted = [...administrators].sort(([, a], [, b]) => a.localeCompare(b));
  return { own, emails: new Map([[own, email], ...sorted]) };
}

/** A removed administrator has no address. */
export function assigneeName({ own, emails }: Assignees, uid: string): string {
  return uid === own ? words.me : (emails.get(uid) ?? words.other);
}
