import type { SubmissionNote } from "domain/contact/submission";
import { useAdministrators } from "#accounts/data/administrators.ts";
import { useSession } from "#accounts/data/session-store.ts";
import { nameAndAddress, type Person } from "#lib/format/person.ts";
import { messages } from "./messages.ts";

const words = messages.assignment;

/** To whom submissions can be assigned. */
export interface Assignees {
  readonly own: string;
  /** By id; the own account first, the others once they are read. */
  readonly people: ReadonlyMap<string, Person>;
}

export function useAssignees(): Assignees {
  const session = useSession();
  const administrators = useAdministrators();
  if (session.state !== "signed-in") return { own: "", people: administrators };
  const { uid: own, email } = session;
  const sorted = [...administrators].sort(([, a], [, b]) => a.email.localeCompare(b.email));
  const self = administrators.get(own) ?? { email };
  return { own, people: new Map([[own, self], ...sorted]) };
}

export function noteAuthor({ people }: Assignees, { by_uid, by_email }: SubmissionNote): string {
  return nameAndAddress({ ...people.get(by_uid), email: by_email });
}

/** A removed administrator has no address. */
export function assigneeName({ own, people }: Assignees, uid: string): string {
  if (uid === own) return words.me;
  const person = people.get(uid);
  return person?.name ?? person?.email ?? words.other;
}

/** Everybody to whom submissions can be assigned, and a removed administrator to whom one is. */
export function assigneeOptions(
  assignees: Assignees,
  assigned_to = "",
): readonly (readonly [uid: string, name: string])[] {
  const { own, people } = assignees;
  const uids = new Set([...people.keys(), assigned_to].filter(Boolean));
  const names = [...uids].map((uid) => {
    const person = uid === own ? undefined : people.get(uid);
    return [uid, person ? nameAndAddress(person) : assigneeName(assignees, uid)] as const;
  });
  return [["", words.nobody], ...names];
}
