import type { Role } from "domain/accounts/permissions";
import type { Calls } from "domain/calls/calls";
import type { UserEntry } from "domain/calls/users";
import { useEffect, useReducer, useState } from "react";
import { call } from "#data/callables.ts";
import { useIsLastKnown } from "#data/use-last-known.ts";

export type UserList =
  | { readonly state: "loading" }
  | { readonly state: "failed"; readonly error: unknown; readonly retry: () => void }
  | {
      readonly state: "ready";
      readonly data: readonly UserEntry[];
      readonly unreadable: readonly string[];
      readonly isLastKnown: boolean;
      readonly more: (() => Promise<void>) | undefined;
    };

export function useUsers(): { readonly list: UserList; readonly reload: () => void } {
  const isLastKnown = useIsLastKnown();
  const [request, reload] = useReducer((count: number) => count + 1, 0);
  const [answer, setAnswer] = useState<
    Calls["listUsers"]["output"] | { readonly error: unknown }
  >();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new request number reads again.
  useEffect(() => {
    let isCancelled = false;
    void call("listUsers", {})
      .catch((error: unknown) => {
        console.error("The users could not be read", error);
        return { error };
      })
      .then((next) => {
        if (!isCancelled) setAnswer(next);
      });
    return () => {
      isCancelled = true;
    };
  }, [request]);
  const retry = () => {
    setAnswer(undefined);
    reload();
  };
  if (answer === undefined) return { list: { state: "loading" }, reload };
  if ("error" in answer) return { list: { state: "failed", error: answer.error, retry }, reload };
  const token = answer.next_page_token;
  const more = async () => {
    const next = await call("listUsers", token === undefined ? {} : { page_token: token });
    // A reload meanwhile has the newer list.
    setAnswer((now) =>
      now === answer ? { ...next, users: [...answer.users, ...next.users] } : now,
    );
  };
  return {
    list: {
      state: "ready",
      data: answer.users,
      unreadable: [],
      isLastKnown,
      more: token === undefined ? undefined : more,
    },
    reload,
  };
}

/** @throws DomainError */
export async function createAdministrator(
  email: string,
  password: string,
): Promise<Calls["createAdministrator"]["output"]> {
  return await call("createAdministrator", { email, password });
}

/** @throws DomainError failed-precondition, resource-exhausted */
export async function grantAccess(
  uid: string,
  role: Role,
): Promise<Calls["grantAccess"]["output"]> {
  return await call("grantAccess", { uid, role });
}

/** @throws DomainError failed-precondition, permission-denied */
export async function changeRole(uid: string, role: Role): Promise<void> {
  await call("changeRole", { uid, role });
}

/** @throws DomainError failed-precondition, resource-exhausted */
export async function inviteUser(
  email: string,
  role: Role,
): Promise<Calls["inviteUser"]["output"]> {
  return await call("inviteUser", { email, role });
}

/** @throws DomainError failed-precondition, resource-exhausted, unavailable */
export async function sendResetLink(uid: string): Promise<void> {
  await call("sendResetLink", { uid });
}

/** @throws DomainError failed-precondition */
export async function removeAccount(uid: string): Promise<void> {
  await call("removeAccount", { uid });
}

/** @throws DomainError */
export async function removeRole(uid: string, isOwn: boolean): Promise<void> {
  await call("removeRole", isOwn ? { uid, confirm_self: true } : { uid });
}

export async function removeSecondFactor(uid: string): Promise<void> {
  await call("removeSecondFactor", { uid });
}

/** @throws DomainError */
export async function resendVerification(uid: string): Promise<void> {
  await call("resendVerification", { uid });
}

/** Of the own account; '' removes it. @throws DomainError */
export async function setDisplayName(name: string): Promise<void> {
  await call("setDisplayName", { name });
}
