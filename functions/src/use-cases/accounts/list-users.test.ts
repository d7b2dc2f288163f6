import { limits } from "domain/shared/limits";
import { describe, expect, it } from "vitest";
import { anAccount, granted, twoAdministrators } from "../../testing/memory-accounts.ts";
import { listUsers } from "./list-users.ts";

describe("listUsers", () => {
  it("lists administrators first, then the others, each once", async () => {
    const { deps, users, addRow } = twoAdministrators();
    const signed_in_at = new Date("2026-11-26T08:09:10Z");
    users.set("main", anAccount({ uid: "main", email: "main@example.com", signed_in_at }));
    for (let n = 0; n < limits.panelPage; n += 1) {
      const uid = `a${n}`;
      users.set(uid, anAccount({ uid, email: n === 0 ? "" : `${uid}@example.com` }));
    }
    addRow("ghost-of-an-account", new Date(granted.getTime() + 1));
    const first = await listUsers(deps, {});
    expect(first.users.slice(0, 4)).toMatchObject([
      {
        uid: "main",
        email: "main@example.com",
        role: "admin",
        signed_in_at: "2026-11-26T08:09:10.000Z",
      },
      { uid: "eva", created_at: "2026-01-02T03:04:05.000Z", signed_in_at: null, is_main: false },
      { uid: "ghost-of-an-account", role: "admin", created_at: "2026-02-03T04:05:06.001Z" },
      { uid: "a0", role: null, verified: true },
    ]);
    expect(first.users[0]).toMatchObject({ is_main: true });
    expect(first.users[2]).not.toHaveProperty("email");
    expect(first.users[2]).not.toHaveProperty("signed_in_at");
    expect(first.users[3]).not.toHaveProperty("email");
    const token = first.next_page_token ?? "";
    const second = await listUsers(deps, { page_token: token });
    expect(second).not.toHaveProperty("next_page_token");
    const uids = [...first.users, ...second.users].map(({ uid }) => uid);
    expect(new Set(uids).size).toBe(uids.length);
    expect(uids).toHaveLength(limits.panelPage + 3);
  });

  it("shows the name that an administrator has chosen, while the account has the role", async () => {
    const { deps, users, rows } = twoAdministrators();
    const row = rows.get("eva");
    if (!row) throw new Error("no row");
    rows.set("eva", { ...row, email: "eva@example.com", display_name: "Eva Ruiz" });
    const findName = async () =>
      (await listUsers(deps, {})).users.find(({ uid }) => uid === "eva")?.name;
    users.set("eva", anAccount({ uid: "eva", email: "eva@example.com" }));
    expect(await findName()).toBe("Eva Ruiz");
    users.set("eva", anAccount({ uid: "eva", email: "other@example.com" }));
    expect(await findName()).toBeUndefined();
  });

  it("shows no sign-in of an administrator whose account was just made", async () => {
    const { deps, users } = twoAdministrators();
    const signed_in_at = new Date(anAccount({ uid: "eva" }).created_at.getTime() + 400);
    const eva = { uid: "eva", email: "eva@example.com", verified: false, signed_in_at };
    users.set("eva", anAccount(eva));
    users.set("own", anAccount({ uid: "own", email: "own@example.com", signed_in_at }));
    const { users: listed } = await listUsers(deps, {});
    expect(listed.map(({ uid, signed_in_at: at }) => [uid, at])).toEqual([
      ["main", null],
      ["eva", null],
      ["own", signed_in_at.toISOString()],
    ]);
  });

  it("shows no role for an account that changed its address", async () => {
    const { deps, users, rows } = twoAdministrators();
    users.set(
      "eva",
      anAccount({ uid: "eva", email: "thief@example.com", claims: { admin: true } }),
    );
    const { users: listed } = await listUsers(deps, {});
    expect(listed.map(({ email, role }) => [email, role])).toEqual([
      ["main@example.com", "admin"],
      ["thief@example.com", null],
    ]);
    expect([...rows.keys()]).toEqual(["main"]);
  });

  it("repairs claims that do not match the rows", async () => {
    const { deps, users, rows, audit } = twoAdministrators();
    users.set("eva", anAccount({ uid: "eva" }));
    users.set("old", anAccount({ uid: "old", email: "old@example.com", claims: { admin: true } }));
    await listUsers(deps, {});
    expect(users.get("eva")?.claims).toEqual({ admin: true });
    expect(users.get("old")?.claims).toEqual({});
    expect([...rows.keys()]).toEqual(["main", "eva"]);
    expect(audit().map(({ action, actor_uid, target }) => [action, actor_uid, target])).toEqual([
      ["role_repaired", "system", "eva"],
      ["role_repaired", "system", "old"],
    ]);
  });
});
