import { type Account, type EndedSessions, isOpenSession } from "domain/accounts/role";
import type { EndSessionsInput } from "domain/calls/users";
import { auditEntry } from "domain/shared/audit";
import { DomainError } from "domain/shared/errors";
import type * as v from "valibot";
import type { StoreDeps } from "../store/store.ts";
import { requireNotMain, type UserAccounts } from "./accounts.ts";
import { grantsAccess } from "./roles.ts";

const MAX_SINGLE = 100;
const SECOND_MS = 1000;

export interface EndSessionsDeps extends StoreDeps {
  readonly accounts: Pick<UserAccounts, "byUid" | "endSessions">;
  readonly mainEmail: string;
  readonly wait: (ms: number) => Promise<void>;
}

/** Own refresh tokens stay: Firebase Auth would revoke the present session's too. */
export async function endSessions(
  deps: EndSessionsDeps,
  { uid, auth_time }: v.InferOutput<typeof EndSessionsInput>,
  caller: Account,
): Promise<{ readonly ended: true }> {
  const isOwn = uid === caller.uid;
  const account = isOwn ? null : await deps.accounts.byUid(uid);
  requireNotMain(account, deps.mainEmail, "Only the main administrator can end these sessions");
  const until = Math.floor(deps.now().getTime() / SECOND_MS);
  await waitForEndOfSecond(deps, auth_time ?? until);
  if (account && auth_time === undefined) await deps.accounts.endSessions(uid);
  await storeEnd(deps, { uid, auth_time, until, kept: isOwn ? caller.auth_time : -1 }, caller);
  return { ended: true };
}

/**
 * A session is named by the second of its sign-in. After that second no sign-in can get the name, so one that follows
 * the end is a session of its own, and all that were open when the end was asked for are over.
 */
export async function waitForEndOfSecond(
  { now, wait }: Pick<EndSessionsDeps, "now" | "wait">,
  second: number,
): Promise<void> {
  const left = (second + 1) * SECOND_MS - now().getTime();
  // A time in the future is refused afterwards.
  if (left > 0) await wait(Math.min(left, SECOND_MS));
}

interface End {
  readonly uid: string;
  readonly auth_time: number | undefined;
  /** The second in which the end was asked for. */
  readonly until: number;
  readonly kept: number;
}

function storeEnd({ store, now }: StoreDeps, end: End, caller: Account): Promise<void> {
  const { uid, auth_time } = end;
  return store.atomically(async (transaction) => {
    const at = now();
    const { user_roles } = await transaction.read({ user_roles: [uid, caller.uid] });
    const sessions = await transaction.query("sessions", {
      where: ["uid", "==", uid],
      fields: ["auth_time"],
    });
    // An ended session must not keep itself.
    const needed = uid === caller.uid ? "panel.open" : "users.endSessions";
    if (!grantsAccess(user_roles.get(caller.uid), caller, needed)) {
      throw new DomainError("permission-denied");
    }
    const row = user_roles.get(uid);
    if (!row) throw new DomainError("not-found");
    if (auth_time !== undefined) {
      // Invented times would fill the list of single ends.
      const isStored = sessions.some(({ data }) => data.auth_time === auth_time);
      const isEnded = row.ended_sessions?.single.includes(auth_time) ?? false;
      if (!isStored && !isEnded) throw new DomainError("not-found");
    }
    const ended_sessions = endedAfter(row.ended_sessions, end);
    transaction.update("user_roles", uid, { set: { ended_sessions } });
    for (const { id, data } of sessions) {
      const isOpen = isOpenSession(data.auth_time ?? 0, ended_sessions);
      if (!isOpen) transaction.delete("sessions", id);
    }
    const others = uid === caller.uid ? "all others" : "all";
    const details = { sessions: auth_time === undefined ? others : "one" };
    transaction.add(
      "audit_log",
      auditEntry(at, caller, "sessions_ended", { target: uid, details }),
    );
  });
}

function endedAfter(
  former: EndedSessions = { until: -1, kept: -1, single: [] },
  { auth_time, until, kept }: End,
): EndedSessions {
  if (auth_time === undefined) return { until, kept, single: [] };
  const single = [...new Set([...former.single, auth_time])];
  if (single.length > MAX_SINGLE) {
    throw new DomainError("failed-precondition", "Too many: end all other sessions instead");
  }
  return { ...former, single };
}
