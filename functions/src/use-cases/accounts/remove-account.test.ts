import { describe, expect, it } from "vitest";
import { anAccount, twoAdministrators } from "../../testing/memory-accounts.ts";
import { removeAccount } from "./remove-account.ts";

const eva = { uid: "eva", email: "eva@example.com" };

function withStray() {
  const memory = twoAdministrators();
  memory.users.set("stray", anAccount({ uid: "stray", email: "stray@example.com" }));
  return { ...memory, remove: (uid: string) => removeAccount(memory.deps, { uid }, eva) };
}

describe("removeAccount", () => {
  it("removes an account without role, and records its id", async () => {
    const { remove, users, audit } = withStray();
    expect(await remove("stray")).toEqual({ removed: true });
    expect([...users.keys()]).toEqual(["main", "eva"]);
    expect(audit()).toMatchObject([
      { action: "account_removed", actor_uid: "eva", target: "stray" },
    ]);
  });

  it.each([
    ["a person with a role", "ida", "Remove the role first"],
    ["the own account", "eva", "You cannot remove your own account"],
    ["the main administrator's account", "main", "The main administrator cannot be removed"],
  ])("rejects %s", async (_, uid, safe) => {
    const { remove, users, rows, addRow, audit } = withStray();
    users.set("ida", anAccount({ uid: "ida", email: "ida@example.com" }));
    addRow("ida");
    rows.delete("main");
    await expect(remove(uid)).rejects.toMatchObject({ code: "failed-precondition", safe });
    expect(users.size).toBe(4);
    expect(audit()).toEqual([]);
  });

  it("rejects unknown accounts", async () => {
    const { remove, audit } = withStray();
    await expect(remove("nobody")).rejects.toMatchObject({ code: "not-found" });
    expect(audit()).toEqual([]);
  });

  it("removes no account without an entry in the audit log", async () => {
    const { deps, users } = withStray();
    const record = () => Promise.reject(new Error("broken"));
    const removal = removeAccount({ ...deps, record }, { uid: "stray" }, eva);
    await expect(removal).rejects.toThrow("broken");
    expect(users.has("stray")).toBe(true);
  });
});
