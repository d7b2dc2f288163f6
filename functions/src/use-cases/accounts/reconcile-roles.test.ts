import { toSession } from "domain/accounts/session";
import { auditEntry, SYSTEM } from "domain/shared/audit";
import { describe, expect, it } from "vitest";
import { failAtEveryStep } from "../../testing/fail-at-every-step.ts";
import {
  anAccount,
  getAccess,
  granted,
  memoryAccounts,
  twoAdministrators,
} from "../../testing/memory-accounts.ts";
import { aDraft } from "../../testing/memory-posts.ts";
import { checkAdministrators, reconcileRoles } from "./reconcile-roles.ts";

describe("reconcileRoles", () => {
  it("sets every claim by its row and deletes rows of deleted accounts", async () => {
    const { deps, users, rows, addRow } = twoAdministrators();
    users.set("main", anAccount({ uid: "main", email: "main@example.com" }));
    users.set("old", anAccount({ uid: "old", email: "old@example.com", claims: { admin: true } }));
    addRow("ghost");
    expect(await reconcileRoles(deps)).toBe(3);
    expect(users.get("main")?.claims).toEqual({ admin: true });
    expect(users.get("old")?.claims).toEqual({});
    expect([...rows.keys()]).toEqual(["main", "eva"]);
    expect(await reconcileRoles(deps)).toBe(0);
  });

  it("skips an account whose row changes at the same time", async () => {
    const { deps, users } = twoAdministrators();
    users.set("new", anAccount({ uid: "new", email: "new@example.com", claims: { admin: true } }));
    // Its row is written after the rows were read.
    const roles = { ...deps.roles, hasRole: async () => true };
    expect(await reconcileRoles({ ...deps, roles })).toBe(0);
    expect(users.get("new")?.claims).toEqual({ admin: true });
  });
});

describe("the address of a role", () => {
  const moved = anAccount({
    ...{ uid: "eva", email: "thief@example.com", claims: { admin: true, team: "web" } },
  });

  it("is stored in rows that were written without one, once", async () => {
    const { deps, rows, audit } = twoAdministrators();
    rows.set("eva", { user_id: "eva", role: "admin", created_at: granted });
    const account = { uid: "eva", auth_time: 7 };
    expect(await deps.roles.findRole({ ...account, email: "anybody@example.com" })).toBe("admin");
    expect(await reconcileRoles(deps)).toBe(1);
    expect(rows.get("eva")).toMatchObject({ email: "eva@example.com", created_at: granted });
    expect(audit()).toMatchObject([{ action: "role_repaired", target: "eva" }]);
    expect(await reconcileRoles(deps)).toBe(0);
    expect(await deps.roles.findRole({ ...account, email: "eva@example.com" })).toBe("admin");
    expect(await deps.roles.findRole({ ...account, email: "anybody@example.com" })).toBeUndefined();
  });

  it("is not stored when the account has none", async () => {
    const { deps, users, rows } = twoAdministrators();
    users.set("eva", { ...moved, email: "" });
    rows.set("eva", { user_id: "eva", role: "admin", created_at: granted });
    expect(await reconcileRoles(deps)).toBe(0);
    expect(rows.get("eva")).not.toHaveProperty("email");
  });

  it("ends the role of an account that changes it, with an entry and a mail to both addresses", async () => {
    const { deps, users, rows, drafts, sessions, mails, audit, steps } = twoAdministrators();
    users.set("eva", moved);
    for (const uid of ["eva", "main"]) {
      drafts.set(uid, aDraft(uid, new Date(0)));
      sessions.set(`${uid}_1`, toSession({ uid, auth_time: 1 }, "", new Date(0)));
    }
    expect(await reconcileRoles(deps)).toBe(1);
    expect(steps).toEqual(["endSessions", "setClaims", "sendMail", "sendMail", "end"]);
    expect([...rows.keys()]).toEqual(["main"]);
    expect([...drafts.keys(), ...sessions.keys()]).toEqual(["main", "main_1"]);
    expect(users.get("eva")?.claims).toEqual({ team: "web" });
    expect(mails.map(({ to }) => to)).toEqual(["eva@example.com", "thief@example.com"]);
    expect(mails[0]?.text).toContain("changed from eva@example.com to thief@example.com");
    expect(audit()).toMatchObject([
      {
        ...{ action: "role_ended_by_new_address", actor_uid: "system", target: "eva" },
        details: { former_address: "eva@example.com", address: "thief@example.com" },
      },
    ]);
    expect(await reconcileRoles(deps)).toBe(0);
  });

  it("ends the role when an address is gone, or the mail cannot be sent", async () => {
    const { deps, users, rows, mails, broken, logged } = twoAdministrators();
    users.set("eva", { ...moved, email: "" });
    await reconcileRoles(deps);
    expect([rows.has("eva"), mails.map(({ to }) => to)]).toEqual([false, ["eva@example.com"]]);
    users.set("main", { ...moved, uid: "main" });
    broken.add("sendMail");
    await reconcileRoles(deps);
    expect([rows.size, logged]).toEqual([0, ["access_mail_not_sent", "access_mail_not_sent"]]);
  });

  it("keeps the role of an address that was changed back meanwhile", async () => {
    const { deps, users, rows } = twoAdministrators();
    users.set("eva", moved);
    const setClaims: typeof deps.accounts.setClaims = async (uid, claims) => {
      await deps.accounts.setClaims(uid, claims);
      rows.set("eva", { user_id: "eva", role: "admin", email: moved.email, created_at: granted });
    };
    await reconcileRoles({ ...deps, accounts: { ...deps.accounts, setClaims } });
    expect(rows.has("eva")).toBe(true);
  });

  it("changes nothing of a row that was removed or bound meanwhile", async () => {
    const { deps, rows, audit, clock } = twoAdministrators();
    const eva = anAccount({ uid: "eva", email: "thief@example.com" });
    const entry = auditEntry(clock.now, SYSTEM, "role_repaired", { target: "eva" });
    expect(await deps.roles.bindAddress(eva, entry)).toBe(false);
    expect(rows.get("eva")).toMatchObject({ email: "eva@example.com" });
    rows.delete("eva");
    expect(await deps.roles.bindAddress(eva, entry)).toBe(false);
    expect(await deps.roles.endSessions("eva", entry)).toBe(false);
    expect(await deps.roles.end("eva", eva, entry)).toBe(false);
    expect(await deps.roles.end("eva", null, entry)).toBe(false);
    expect([[...rows.keys()], audit()]).toEqual([["main"], []]);
  });

  it("interrupted at any step, the end of a role ends the same", async () => {
    const scenario = () => {
      const memory = memoryAccounts([moved]);
      memory.addRow("eva", granted, "eva@example.com");
      return { deps: memory.deps, run: reconcileRoles, state: () => getAccess(memory) };
    };
    const { ends, expected } = await failAtEveryStep(scenario, 8);
    expect(ends).toEqual(expected);
  });
});

describe("checkAdministrators", () => {
  const signed_in_at = new Date(granted.getTime() + 5000);
  const at = Math.floor(signed_in_at.getTime() / 1000);

  it("ends the sessions of a disabled account until now, once, and keeps the role for later ones", async () => {
    const { deps, users, rows, sessions, clock, audit } = twoAdministrators();
    const eva = users.get("eva") ?? anAccount();
    users.set("eva", { ...eva, signed_in_at, disabled: true });
    sessions.set(`eva_${at}`, toSession({ uid: "eva", auth_time: at }, "", signed_in_at));
    sessions.set(`main_${at}`, toSession({ uid: "main", auth_time: at }, "", signed_in_at));
    clock.now = new Date(signed_in_at.getTime() + 60_000);
    const isOpen = async (uid: string, auth_time: number) => {
      const account = { uid, email: `${uid}@example.com`, auth_time };
      return (await deps.roles.findRole(account)) !== undefined;
    };
    expect(await isOpen("eva", at)).toBe(true);
    expect((await checkAdministrators(deps)).repaired).toBe(1);
    expect([await isOpen("eva", at), await isOpen("main", at)]).toEqual([false, true]);
    expect([...sessions.keys()]).toEqual([`main_${at}`]);
    expect(audit()).toMatchObject([
      { action: "sessions_ended", target: "eva", details: { account: "disabled" } },
    ]);
    clock.now = new Date(signed_in_at.getTime() + 120_000);
    expect((await checkAdministrators(deps)).repaired).toBe(0);
    expect(rows.get("eva")?.ended_sessions?.until).toBe(at + 60);
    expect(await isOpen("eva", at + 200)).toBe(true);
  });

  it.each([
    ["that ended all others but one", { until: at + 1, kept: at, single: [] }, 1],
    ["that ended all up to an earlier sign-in", { until: at - 1, kept: -1, single: [] }, 1],
    ["that ended all up to the last sign-in", { until: at, kept: -1, single: [] }, 0],
  ])("after an end %s repairs %j: %d", async (_, ended_sessions, repaired) => {
    const { deps, users, rows } = twoAdministrators();
    const account = users.get("eva") ?? anAccount();
    users.set("eva", { ...account, signed_in_at, disabled: true });
    const row = {
      user_id: "eva",
      role: "admin",
      email: account.email,
      created_at: granted,
    } as const;
    rows.set("eva", { ...row, ended_sessions });
    expect((await checkAdministrators(deps)).repaired).toBe(repaired);
  });

  it("leaves a disabled account that never signed in, and the claims of other accounts, alone", async () => {
    const { deps, users } = twoAdministrators();
    users.set("eva", { ...(users.get("eva") ?? anAccount()), disabled: true });
    users.set("old", anAccount({ uid: "old", email: "old@example.com", claims: { admin: true } }));
    expect((await checkAdministrators(deps)).repaired).toBe(0);
    expect(users.get("old")?.claims).toEqual({ admin: true });
  });

  it("removes the row of a deleted account", async () => {
    const { deps, users, rows } = twoAdministrators();
    users.delete("eva");
    expect((await checkAdministrators(deps)).repaired).toBe(1);
    expect([...rows.keys()]).toEqual(["main"]);
  });
});

it("interrupted at any step, the nightly repair of roles ends the same", async () => {
  const scenario = () => {
    const memory = memoryAccounts([
      anAccount({ uid: "claimless" }),
      anAccount({ uid: "rowless", email: "old@example.com", claims: { admin: true, team: "x" } }),
    ]);
    memory.addRow("claimless");
    memory.addRow("ghost");
    return { deps: memory.deps, run: reconcileRoles, state: () => getAccess(memory) };
  };
  const { ends, expected } = await failAtEveryStep(scenario, 6);
  expect(ends).toEqual(expected);
  const end = ends[0]?.state as ReturnType<typeof getAccess>;
  expect(end.accounts.map(({ claims }) => claims)).toEqual([{ admin: true }, { team: "x" }]);
  expect(end.ownerless).toBe(0);
});
