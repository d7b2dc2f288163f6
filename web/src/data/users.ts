import type { Calls } from "functions/domain/calls";
import type { UserEntry } from "functions/domain/calls-users";
import { useEffect, useReducer, useState } from "react";
import { call } from "#data/callables.ts";

/** The accounts as far as they were asked for. */
export type UserList =
  | { readonly state: "loading" }
  | { readonly state: "failed"; readonly error: unknown; readonly retry: () => void }
  | {
      readonly state: "ready";
      readonly data: readonly UserEntry[];
      readonly unreadable: readonly string[];
      /** Reads the next page; undefined when this is all. */
      readonly more: (() => Promise<void>) | undefined;
    };

/** Administrators and accounts, and `reload` to read them anew after a change: what is shown stays until then. */
export function useUsers(): { readonly list: UserList; readonly reload: () => void } {
  const [round, reload] = useReducer((count: number) => count + 1, 0);
  const [answer, setAnswer] = useState<
    Calls["listUsers"]["output"] | { readonly error: unknown }
  >();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is what asks again.
  useEffect(() => {
    let ended = false;
    void call("listUsers", {})
      .catch((error: unknown) => {
        console.error("The users could not be read", error);
        return { error };
      })
      .then((next) => {
        if (!ended) setAnswer(next);
      });
    return () => {
      ended = true;
    };
  }, [round]);
  const retry = () => {
    setAnswer(undefined);
    reload();
  };
  if (answer === undefined) return { list: { state: "loading" }, reload };
  if ("error" in answer) return { list: { state: "failed", error: answer.error, retry }, reload };
  const token = answer.next_page_token;
  const more = async () => {
    const next = await call("listUsers", token === undefined ? {} : { page_token: token });
    setAnswer({ ...next, users: [...answer.users, ...next.users] });
  };
  return {
    list: {
      state: "ready",
      data: answer.users,
      unreadable: [],
      more: token === undefined ? undefined : more,
    },
    reload,
  };
}

/** Gives an address an account with the role; the link to confirm it is mailed. @throws DomainError */
export async function createAdministrator(
  email: string,
  password: string,
): Promise<Calls["createAdministrator"]["output"]> {
  return await call("createAdministrator", { email, password });
}

/** Takes the role away. @param confirmSelf true to take it from oneself @throws DomainError */
export async function removeAdministrator(uid: string, confirmSelf: boolean): Promise<void> {
  await call("removeAdministrator", confirmSelf ? { uid, confirm_self: true } : { uid });
}

/** Mails the link that confirms an address once more. @throws DomainError */
export async function resendVerification(uid: string): Promise<void> {
  await call("resendVerification", { uid });
}
