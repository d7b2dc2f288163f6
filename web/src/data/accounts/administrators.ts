import { useUsers } from "./users.ts";

export interface Administrator {
  readonly email: string;
  /** As the person wants to be named. */
  readonly name?: string;
}

/** By id. */
export function useAdministrators(): ReadonlyMap<string, Administrator> {
  const { list } = useUsers();
  const users = list.state === "ready" ? list.data : [];
  return new Map(
    users.flatMap(({ uid, role, email, name }) =>
      role === "admin" && email ? [[uid, { email, ...(name && { name }) }]] : [],
    ),
  );
}

export function nameAndAddress({ name, email }: Administrator): string {
  return name === undefined ? email : `${name} (${email})`;
}
