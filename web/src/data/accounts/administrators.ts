import { useUsers } from "./users.ts";

/** Addresses by id. */
export function useAdministrators(): ReadonlyMap<string, string> {
  const { list } = useUsers();
  const users = list.state === "ready" ? list.data : [];
  return new Map(
    users.flatMap(({ uid, role, email }) => (role === "admin" && email ? [[uid, email]] : [])),
  );
}
