import { describe, expect, it } from "vitest";
import { failAtEveryStep } from "../../testing/fail-at-every-step.ts";
import {
  accessOf,
  anAccount,
  memoryAccounts,
  twoAdministrators,
} from "../../testing/memory-accounts.ts";
import { reconcileRoles } from "./reconcile-roles.ts";

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

it("interrupted at any step, the nightly repair of roles ends the same", async () => {
  const scenario = () => {
    const memory = memoryAccounts([
      anAccount({ uid: "claimless" }),
      anAccount({ uid: "rowless", email: "old@example.com", claims: { admin: true, team: "x" } }),
    ]);
    memory.addRow("claimless");
    memory.addRow("ghost");
    return { deps: memory.deps, run: reconcileRoles, state: () => accessOf(memory) };
  };
  const { ends, expected } = await failAtEveryStep(scenario, 6);
  expect(ends).toEqual(expected);
  const end = ends[0]?.state as ReturnType<typeof accessOf>;
  expect(end.accounts.map(({ claims }) => claims)).toEqual([{ admin: true }, { team: "x" }]);
  expect(end.ownerless).toBe(0);
});
