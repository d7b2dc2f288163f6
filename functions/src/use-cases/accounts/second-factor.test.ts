import type { Account } from "domain/accounts/role";
import { auditEntry } from "domain/shared/audit";
import { beforeEach, describe, expect, it } from "vitest";
import { anAccount, twoAdministrators } from "../../testing/memory-accounts.ts";
import { demandSecondFactor, removeSecondFactor } from "./second-factor.ts";

const MAIN: Account = { uid: "main", email: "main@example.com", auth_time: 7 };
const WITH_FACTOR: Account = { ...MAIN, second_factor: true };
const EVA: Account = { uid: "eva", email: "eva@example.com", auth_time: 7 };

let memory: ReturnType<typeof twoAdministrators>;
const demand = (demanded: boolean, caller = WITH_FACTOR) =>
  demandSecondFactor(memory.deps, { demanded }, caller);
const remove = (uid: string, caller = MAIN) => removeSecondFactor(memory.deps, { uid }, caller);
const isOpen = async (account: Account) =>
  (await memory.deps.roles.findRole(account)) !== undefined;
const last = () => memory.audit().at(-1);

beforeEach(() => {
  memory = twoAdministrators();
});

describe("demandSecondFactor", () => {
  it("refuses sign-ins without one at once, and admits them when it is dropped", async () => {
    expect([await isOpen(MAIN), await isOpen(EVA)]).toEqual([true, true]);
    expect(await demand(true)).toEqual({ demanded: true });
    expect([await isOpen(MAIN), await isOpen(EVA)]).toEqual([false, false]);
    expect(await isOpen({ ...EVA, second_factor: true })).toBe(true);
    expect(last()).toMatchObject({ action: "second_factor_demanded", details: { demanded: true } });
    await demand(false);
    expect([await isOpen(MAIN), await isOpen(EVA)]).toEqual([true, true]);
    expect(memory.rows.get("eva")).not.toHaveProperty("needs_second_factor");
    expect(last()).toMatchObject({ details: { demanded: false } });
  });

  it("applies to new administrators", async () => {
    await demand(true);
    const entry = auditEntry(memory.clock.now, MAIN, "access_granted", { target: "nora" });
    await memory.deps.roles.grant({ uid: "nora", email: "nora@example.com" }, "admin", entry);
    expect(memory.rows.get("nora")).toMatchObject({ needs_second_factor: true });
    await demand(false);
    await memory.deps.roles.grant({ uid: "iris", email: "iris@example.com" }, "author", entry);
    expect(memory.rows.get("iris")).not.toHaveProperty("needs_second_factor");
  });

  it("is refused without an own one, so that nobody is locked out of a project that offers none", async () => {
    await expect(demand(true, MAIN)).rejects.toMatchObject({
      safe: "Sign in with a second factor of your own first",
    });
    await expect(demand(true, { ...WITH_FACTOR, uid: "ghost" })).rejects.toMatchObject({
      code: "permission-denied",
    });
    await demand(true);
    await expect(demand(false, EVA)).rejects.toMatchObject({ code: "permission-denied" });
    expect(await isOpen(EVA)).toBe(false);
  });

  it("records a change once", async () => {
    await demand(true);
    await demand(true);
    expect(memory.audit()).toHaveLength(1);
  });
});

describe("removeSecondFactor", () => {
  beforeEach(() => {
    for (const uid of ["main", "eva"]) {
      const account = memory.users.get(uid) ?? anAccount();
      memory.users.set(uid, { ...account, factors: ["app"] });
    }
  });

  it("removes it, after an entry in the audit log", async () => {
    await remove("eva");
    expect(memory.users.get("eva")?.factors).toEqual([]);
    expect(last()).toMatchObject({ action: "second_factor_removed", target: "eva" });
    memory.broken.add("removeSecondFactors");
    memory.users.set("eva", anAccount({ uid: "eva", factors: ["app"] }));
    await expect(remove("eva")).rejects.toThrow();
    expect(memory.audit()).toHaveLength(2);
  });

  it.each([
    ["the own one", "eva", EVA],
    ["the main administrator's", "main", EVA],
  ])("refuses %s", async (_, uid, caller) => {
    await expect(remove(uid, caller)).rejects.toMatchObject({ code: "failed-precondition" });
    expect(memory.steps).toEqual([]);
  });

  it("knows no account without one", async () => {
    memory.users.set("eva", anAccount({ uid: "eva" }));
    for (const uid of ["eva", "ghost"])
      await expect(remove(uid)).rejects.toMatchObject({ code: "not-found" });
  });
});
