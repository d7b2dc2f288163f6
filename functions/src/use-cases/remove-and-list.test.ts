import { describe, expect, it } from "vitest";
import { limits } from "../domain/limits.ts";
import { listUsers } from "./list-users.ts";
import { anAccount, memoryAccounts } from "./memory-accounts.ts";
import { reconcileRoles } from "./reconcile-roles.ts";
import { removeAdministrator } from "./remove-administrator.ts";

const admin = { admin: true };
const granted = new Date("2026-02-03T04:05:06Z");

/** Two administrators, `main` and `eva`. */
function two() {
  const memory = memoryAccounts([
    anAccount({ uid: "main", email: "main@example.com", claims: admin }),
    anAccount({ uid: "eva", claims: { ...admin, team: "web" } }),
  ]);
  memory.rows.set("main", granted).set("eva", granted);
  const remove = (uid: string, by: string, confirm_self?: boolean) =>
    removeAdministrator(
      memory.deps,
      { uid, ...(confirm_self === undefined ? {} : { confirm_self }) },
      { uid: by, email: "" },
    );
  return { ...memory, remove };
}

describe("removeAdministrator", () => {
  it("takes row, sessions and claim, in this order", async () => {
    const { remove, rows, users, steps, audit } = two();
    expect(await remove("eva", "main")).toEqual({ removed: true });
    expect(steps).toEqual(["removeRow", "endSessions", "setClaims"]);
    expect(users.get("eva")?.claims).toEqual({ team: "web" });
    expect([...rows.keys()]).toEqual(["main"]);
    expect(audit).toMatchObject([{ action: "administrator_removed", target: "eva" }]);
  });

  it.each(["setClaims", "endSessions"])(
    "succeeds when %s fails after the row is gone, and a repeat finishes",
    async (name) => {
      const { remove, rows, users, broken, logged } = two();
      broken.add(name);
      expect(await remove("eva", "main")).toEqual({ removed: true });
      expect(rows.has("eva")).toBe(false);
      expect(logged).toEqual(["claim_not_removed"]);
      broken.clear();
      expect(await remove("eva", "main")).toEqual({ removed: true });
      expect(users.get("eva")?.claims).toEqual({ team: "web" });
    },
  );

  it("refuses the main administrator, the last one, oneself unasked, and whom it does not know", async () => {
    const { remove, rows, deps, steps } = two();
    await expect(remove("main", "eva")).rejects.toMatchObject({
      code: "failed-precondition",
      safe: "The main administrator cannot be removed",
    });
    await expect(remove("main", "main", true)).rejects.toThrow("cannot be removed");
    await expect(remove("eva", "eva")).rejects.toThrow("Confirm that you want to remove your own");
    await expect(remove("ghost", "main")).rejects.toMatchObject({ code: "not-found" });
    rows.delete("main");
    await expect(remove("eva", "eva", true)).rejects.toMatchObject({
      code: "failed-precondition",
      safe: "At least one administrator must remain",
    });
    rows.set("main", granted).set("ida", granted).delete("eva");
    await expect(remove("ida", "eva")).rejects.toMatchObject({ code: "permission-denied" });
    expect(steps).toEqual([]);
    // An empty configuration protects nobody by accident.
    const nobody = { ...deps, mainEmail: " " };
    rows.set("eva", granted);
    await removeAdministrator(nobody, { uid: "main" }, { uid: "eva", email: "" });
    expect(rows.has("main")).toBe(false);
  });

  it("lets one go who asks for it", async () => {
    const { remove, rows } = two();
    await remove("eva", "eva", true);
    expect([...rows.keys()]).toEqual(["main"]);
  });
});

describe("listUsers", () => {
  it("names administrators first, then the others, each once", async () => {
    const { deps, users, rows } = two();
    for (let n = 0; n < limits.panelPage; n += 1) {
      const uid = `a${n}`;
      users.set(uid, anAccount({ uid, email: n === 0 ? "" : `${uid}@example.com` }));
    }
    rows.set("ghost-of-an-account", granted);
    const first = await listUsers(deps, {});
    expect(first.users.slice(0, 4)).toMatchObject([
      { uid: "main", email: "main@example.com", role: "admin", is_main: true },
      { uid: "eva", role: "admin", is_main: false, created_at: "2026-01-02T03:04:05.000Z" },
      { uid: "ghost-of-an-account", role: "admin", created_at: granted.toISOString() },
      { uid: "a0", role: null, verified: true },
    ]);
    expect(first.users[2]).not.toHaveProperty("email");
    expect(first.users[3]).not.toHaveProperty("email");
    const token = first.next_page_token ?? "";
    const second = await listUsers(deps, { page_token: token });
    expect(second).not.toHaveProperty("next_page_token");
    const uids = [...first.users, ...second.users].map(({ uid }) => uid);
    expect(new Set(uids).size).toBe(uids.length);
    expect(uids).toHaveLength(limits.panelPage + 3);
  });

  it("mends claims that do not fit the rows", async () => {
    const { deps, users, rows, audit } = two();
    users.set("eva", anAccount({ uid: "eva" }));
    users.set("old", anAccount({ uid: "old", email: "old@example.com", claims: admin }));
    await listUsers(deps, {});
    expect(users.get("eva")?.claims).toEqual(admin);
    expect(users.get("old")?.claims).toEqual({});
    expect([...rows.keys()]).toEqual(["main", "eva"]);
    expect(audit.map(({ action, actor_uid, target }) => [action, actor_uid, target])).toEqual([
      ["role_repaired", "system", "eva"],
      ["role_repaired", "system", "old"],
    ]);
  });
});

describe("reconcileRoles", () => {
  it("makes every claim what its row says and removes rows of accounts that are gone", async () => {
    const { deps, users, rows } = two();
    users.set("main", anAccount({ uid: "main", email: "main@example.com" }));
    users.set("old", anAccount({ uid: "old", email: "old@example.com", claims: admin }));
    rows.set("ghost", granted);
    expect(await reconcileRoles(deps)).toBe(3);
    expect(users.get("main")?.claims).toEqual(admin);
    expect(users.get("old")?.claims).toEqual({});
    expect([...rows.keys()]).toEqual(["main", "eva"]);
    expect(await reconcileRoles(deps)).toBe(0);
  });

  it("leaves alone what changes at this moment", async () => {
    const { deps, users } = two();
    users.set("new", anAccount({ uid: "new", email: "new@example.com", claims: admin }));
    // Its row is written after the rows were read.
    const roles = { ...deps.roles, hasRole: async () => true };
    expect(await reconcileRoles({ ...deps, roles })).toBe(0);
    expect(users.get("new")?.claims).toEqual(admin);
  });
});
