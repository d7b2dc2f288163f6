import { describe, expect, it } from "vitest";
import { failAtEveryStep } from "../../testing/fail-at-every-step.ts";
import { anAccount, getAccess, memoryAccounts } from "../../testing/memory-accounts.ts";
import { claimMainAdmin } from "./claim-main-admin.ts";

const caller = { uid: "u1", email: "main@example.com" };
const main = anAccount({ email: "Main@Example.com", claims: { team: "web" } });

function withAccount(account = main, mainEmail = "main@example.com") {
  const memory = memoryAccounts([account]);
  return { ...memory, claim: () => claimMainAdmin({ ...memory.deps, mainEmail }, caller) };
}

describe("claimMainAdmin", () => {
  it("replaces the account, adds claim and row to the new one, and mails a link", async () => {
    const { claim, users, passwords, rows, steps, audit, mails } = withAccount();
    passwords.set("u1", "the stranger's");
    expect(await claim()).toEqual({ granted: true, must_choose_password: true });
    expect(steps).toEqual(["remove", "create", "setClaims", "grant", "sendMail"]);
    expect([...users.keys()]).toEqual(["new-0"]);
    expect(passwords.get("new-0")).toBe("unknown");
    expect(mails).toMatchObject([{ to: "Main@Example.com" }]);
    expect(mails[0]?.text).toContain(
      "https://site.example/nhk/password#code-of-Main@Example.com\n",
    );
    expect(users.get("new-0")).toMatchObject({ verified: false, claims: { admin: true } });
    expect([...rows]).toMatchObject([["new-0", { email: "Main@Example.com" }]]);
    expect(audit()).toMatchObject([
      { action: "main_administrator_claimed", actor_uid: "u1", target: "new-0" },
    ]);
  });

  it("keeps an account that has the role, and adds the claim to its others", async () => {
    const { claim, addRow, users, steps } = withAccount();
    addRow("u1");
    expect(await claim()).toEqual({ granted: true, must_choose_password: false });
    expect(steps).toEqual(["setClaims"]);
    expect(users.get("u1")?.claims).toEqual({ team: "web", admin: true });
  });

  it("grants the role when the mail cannot be sent, and logs it", async () => {
    const { claim, rows, broken, logged } = withAccount();
    broken.add("sendMail");
    expect(await claim()).toEqual({ granted: true, must_choose_password: true });
    expect([rows.size, logged]).toEqual([1, ["password_mail_not_sent"]]);
  });

  it.each([
    ["an unverified address", { ...main, verified: false }, "main@example.com"],
    ["a disabled account", { ...main, disabled: true }, "main@example.com"],
    ["another address", { ...main, email: "eve@example.com" }, "main@example.com"],
    ["an account without address when none is configured", { ...main, email: "" }, " "],
  ])("grants nothing to %s", async (_, account, configured) => {
    const { claim, steps } = withAccount(account, configured);
    expect(await claim()).toEqual({ granted: false, must_choose_password: false });
    expect(steps).toEqual([]);
  });

  it("rejects an account that no longer exists", async () => {
    const { claim, users } = withAccount();
    users.clear();
    await expect(claim()).rejects.toMatchObject({ code: "unauthenticated" });
  });

  it("interrupted at any step and repeated, it ends the same", async () => {
    const scenario = () => {
      const memory = withAccount();
      const { deps, users, rows } = memory;
      const run = async (ports: typeof deps) => {
        const claim = (uid: string) =>
          claimMainAdmin({ ...ports, mainEmail: "main@example.com" }, { ...caller, uid });
        await claim("u1").catch(async (error: { code?: string }) => {
          if (error.code !== "unauthenticated") throw error;
          // The owner registers again, or opens a link of 'Forgot password?', which also confirms the address.
          const account = [...users.values()][0] ?? { ...main, uid: "u2" };
          if (rows.has(account.uid)) return;
          users.set(account.uid, { ...account, verified: true });
          await claim(account.uid);
        });
      };
      return { deps, run, state: () => getAccess(memory) };
    };
    const { ends, expected } = await failAtEveryStep(scenario, 5);
    expect(ends).toEqual(expected);
  });
});
