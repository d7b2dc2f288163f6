import { describe, expect, it } from "vitest";
import { failAtEveryStep } from "../../testing/fail-at-every-step.ts";
import { accessOf, anAccount, memoryAccounts } from "../../testing/memory-accounts.ts";
import { claimMainAdmin } from "./claim-main-admin.ts";

const caller = { uid: "u1", email: "main@example.com" };
const main = anAccount({ email: "Main@Example.com", claims: { team: "web" } });

function withAccount(account = main, mainEmail = "main@example.com") {
  const memory = memoryAccounts([account]);
  return { ...memory, claim: () => claimMainAdmin({ ...memory.deps, mainEmail }, caller) };
}

describe("claimMainAdmin", () => {
  it("takes the account over, adds the claim to the existing ones, then the row, and mails a link", async () => {
    const { claim, users, passwords, rows, steps, audit, mails } = withAccount();
    passwords.set("u1", "the stranger's");
    expect(await claim()).toEqual({ granted: true, must_choose_password: true });
    expect(steps).toEqual(["takeOver", "endSessions", "setClaims", "grant", "sendMail"]);
    expect(passwords.get("u1")).toBe("unknown");
    expect(mails).toMatchObject([{ to: "Main@Example.com" }]);
    expect(mails[0]?.text).toContain(
      "https://site.example/nhk/password#code-of-Main@Example.com\n",
    );
    expect(users.get("u1")?.claims).toEqual({ team: "web", admin: true });
    expect([...rows.keys()]).toEqual(["u1"]);
    expect(audit()).toMatchObject([{ action: "main_administrator_claimed", actor_uid: "u1" }]);
  });

  it("keeps password and sessions of an account that has the role", async () => {
    const { claim, addRow, steps } = withAccount();
    addRow("u1");
    expect(await claim()).toEqual({ granted: true, must_choose_password: false });
    expect(steps).toEqual(["setClaims"]);
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
      const { deps } = memory;
      const run = (ports: typeof deps) =>
        claimMainAdmin({ ...ports, mainEmail: "main@example.com" }, caller);
      return { deps, run, state: () => accessOf(memory) };
    };
    const { ends, expected } = await failAtEveryStep(scenario, 5);
    expect(ends).toEqual(expected);
  });
});
