import { canBeAssigned } from "domain/contact/assignee";
import type { Person } from "#lib/format/person.ts";
import { useUsers } from "./users.ts";

/** Those to whom submissions can be given, by their ids. */
export function useAdministrators(): ReadonlyMap<string, Person> {
  const { list } = useUsers();
  const users = list.state === "ready" ? list.data : [];
  return new Map(
    users.flatMap(({ uid, role, email, name }) =>
      canBeAssigned(role) && email ? [[uid, { email, ...(name && { name }) }]] : [],
    ),
  );
}
