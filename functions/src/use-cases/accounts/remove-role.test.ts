import { toSession } from "domain/accounts/session";
import { describe, expect, it } from "vitest";
import { failAtEveryStep } from "../../testing/fail-at-every-step.ts";
import {
  anAccount,
  getAccess,
  memoryAccounts,
  twoAdministrators,
} from "../../testing/memory-accounts.ts";
import { aDraft } from "../../testing/memory-posts.ts";
import { removeRole } from "./remove-role.ts";

const actor = { uid: "boss", email: "boss@example.com" };

function withRemove() {
  const memory = twoAdministrators();
  const remove = (uid: string, by: string, confirm_self?: boolean) =>
    removeRole(
      memory.deps,
      { uid, ...(confirm_self === undefined ? {} : { confirm_self }) },
      { uid: by, email: "" },
    );
  return { ...memory, remove };
}

describe("removeRole", () => {
  it("deletes row, sessions and claim, in this order", async () => {
    const { remove, rows, users, steps, audit } = withRemove();
    expect(await remove("eva", "main")).toEqual({ removed: true });
    expect(steps).toEqual(["removeRow", "endSessions", "setClaims"]);
    expect(users.get("eva")?.claims).toEqual({ team: "web" });
    expect([...rows.keys()]).toEqual(["main"]);
    expect(audit()).toMatchObject([{ action: "role_removed", target: "eva" }]);
  });

  it.each(["setClaims", "endSessions"])(
    "succeeds when %s fails after the row is deleted, and a repeat finishes",
    async (name) => {
      const { remove, rows, users, broken, logged } = withRemove();
      broken.add(name);
      expect(await remove("eva", "main")).toEqual({ removed: true });
      expect(rows.has("eva")).toBe(false);
      expect(logged).toEqual(["claim_not_removed"]);
      broken.clear();
      expect(await remove("eva", "main")).toEqual({ removed: true });
      expect(users.get("eva")?.claims).toEqual({ team: "web" });
    },
  );

  it("rejects the main administrator, the last one, the caller without confirmation, and unknown accounts", async () => {
    const { remove, rows, addRow, deps, steps } = withRemove();
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
    addRow("main");
    addRow("ida");
    rows.delete("eva");
    await expect(remove("ida", "eva")).rejects.toMatchObject({ code: "permission-denied" });
    expect(steps).toEqual([]);
    // An empty configuration protects no account.
    const unconfigured = { ...deps, mainEmail: " " };
    addRow("eva");
    await removeRole(unconfigured, { uid: "main" }, { uid: "eva", email: "" });
    expect(rows.has("main")).toBe(false);
  });

  it("erases the unsaved drafts, the weekly mail and the sessions of the removed administrator only", async () => {
    const { remove, drafts, subscriptions, sessions } = withRemove();
    for (const uid of ["eva", "main"]) {
      drafts.set(uid, aDraft(uid, new Date(0)));
      sessions.set(`${uid}_1`, toSession({ uid, auth_time: 1 }, "", new Date(0)));
      subscriptions.set(uid, { uid, email: "a@b.example", subscribed_at: new Date(0) });
    }
    await remove("eva", "main");
    expect([...drafts.keys()]).toEqual(["main"]);
    expect([...subscriptions.keys()]).toEqual(["main"]);
    expect([...sessions.keys()]).toEqual(["main_1"]);
  });

  it("removes the caller who confirmed it", async () => {
    const { remove, rows } = withRemove();
    await remove("eva", "eva", true);
    expect([...rows.keys()]).toEqual(["main"]);
  });
});

it("interrupted at any step, an administrator is removed, with all sessions", async () => {
  const scenario = () => {
    const memory = memoryAccounts([
      anAccount({ uid: "boss", email: "boss@example.com", claims: { admin: true } }),
      anAccount({ uid: "eva", claims: { admin: true, team: "web" } }),
    ]);
    memory.addRow("boss");
    memory.addRow("eva");
    const run = (deps: typeof memory.deps) =>
      removeRole(deps, { uid: "eva" }, actor).catch((error: { code?: string }) => {
        // A repeat after the end finds no administrator.
        if (error.code !== "not-found") throw error;
      });
    const state = () => ({ ...getAccess(memory), ended: memory.steps.includes("endSessions") });
    return { deps: memory.deps, run, state };
  };
  const { ends, expected } = await failAtEveryStep(scenario, 4);
  expect(ends).toEqual(expected);
});
