import { type Action, can, type Role } from "domain/accounts/permissions";
import { createContext, useContext } from "react";

const RoleContext = createContext<Role>("admin");

/** Tells the screens below whose panel they show. */
export const RoleProvider = RoleContext.Provider;

/**
 * Says whether the person who uses the panel may do something, so that it shows no door that would be closed. Only a
 * help: rules and functions decide.
 */
export function useCan(): (action: Action) => boolean {
  const role = useContext(RoleContext);
  return (action) => can(role, action);
}
