import type { Account } from "domain/accounts/role";
import { auditEntry } from "domain/shared/audit";
import { beforeEach, describe, expect, it } from "vitest";
import { recoverySecrets } from "../../adapters/auth/recovery-secrets.ts";
import { anAccount, twoAdministrators } from "../../testing/memory-accounts.ts";
import { countRecoveryCodes, makeRecoveryCodes, redeemRecoveryCode } from "./recovery-codes.ts";

const PASSWORD = "la-clave-de-eva";
const visitor = { address: "203.0.113.7", nearest: "203.0.113.7", isEdge: false };
let memory: ReturnType<typeof twoAdministrators>;
let eva: Account;

const setUp = () => ({
  ...memory.deps,
  secrets: recoverySecrets,
  provePassword: async (_: string, password: string) => password === PASSWORD,
});
const make = (caller: Account = eva) => makeRecoveryCodes(setUp(), caller);
const count = () => countRecoveryCodes(memory.deps, eva);
const redeem = (code: string, change: object = {}, password = PASSWORD, from = visitor) =>
  redeemRecoveryCode({ ...setUp(), ...change }, { email: eva.email, password, code }, from);
const findFactors = (uid: string) => memory.users.get(uid)?.factors;
const refused = { code: "unauthenticated", safe: undefined };

beforeEach(() => {
  memory = twoAdministrators();
  memory.users.set("eva", anAccount({ uid: "eva", factors: ["app"] }));
  const auth_time = memory.clock.now.getTime() / 1000 - 60;
  eva = { uid: "eva", email: "eva@example.com", auth_time, second_factor: true };
});

describe("recovery codes", () => {
  it.each<[string, () => Account, string]>([
    [
      "without second factor",
      () => ({ uid: eva.uid, email: eva.email, auth_time: eva.auth_time }),
      "failed-precondition",
    ],
    [
      "five minutes after the sign-in",
      () => ({ ...eva, auth_time: eva.auth_time - 241 }),
      "failed-precondition",
    ],
    [
      "with a second factor that was removed since",
      () => {
        memory.users.set("eva", anAccount({ uid: "eva" }));
        return eva;
      },
      "failed-precondition",
    ],
    [
      "without role",
      () => {
        memory.rows.delete("eva");
        return eva;
      },
      "permission-denied",
    ],
  ])("are not made %s", async (_, caller, code) => {
    await expect(make(caller())).rejects.toMatchObject({ code });
    expect(await count()).toEqual({ left: 0 });
  });

  it("stay but for the used one when Firebase Auth fails, and another one repeats it", async () => {
    const [first = "", second = ""] = (await make()).codes;
    memory.broken.add("removeSecondFactors");
    await expect(redeem(first)).rejects.toThrow("broken");
    expect(await count()).toEqual({ left: 9 });
    expect([findFactors("eva"), memory.mails]).toEqual([["app"], []]);
    memory.broken.clear();
    await expect(redeem(first)).rejects.toMatchObject(refused);
    expect(await redeem(second)).toEqual({ removed: true });
    expect(findFactors("eva")).toEqual([]);
    expect(await count()).toEqual({ left: 0 });
  });

  it("open nothing for another factor than theirs, whoever removed that one", async () => {
    const [code = ""] = (await make()).codes;
    memory.users.set("eva", anAccount({ uid: "eva", factors: ["another app"] }));
    expect(await count()).toEqual({ left: 0 });
    await expect(redeem(code)).rejects.toMatchObject(refused);
    expect(findFactors("eva")).toEqual(["another app"]);
  });

  it("tell the owner once the factor is gone, also when what follows fails", async () => {
    const [code = ""] = (await make()).codes;
    memory.broken.add("endSessions");
    await expect(redeem(code)).rejects.toThrow("broken");
    expect(findFactors("eva")).toEqual([]);
    expect(memory.mails).toMatchObject([{ to: "eva@example.com" }]);
  });

  it("are used up even if the mail fails, which is logged", async () => {
    const [code = ""] = (await make()).codes;
    memory.broken.add("sendMail");
    expect(await redeem(code)).toEqual({ removed: true });
    expect(memory.logged).toEqual(["access_mail_not_sent"]);
  });

  it("end all sessions, also those of this second, and admit the sign-in that follows", async () => {
    const [code = ""] = (await make()).codes;
    const present = Math.floor(memory.clock.now.getTime() / 1000);
    await redeem(code);
    const isOpen = async (auth_time: number) =>
      (await memory.deps.roles.findRole({ ...eva, auth_time })) !== undefined;
    expect([await isOpen(eva.auth_time), await isOpen(present)]).toEqual([false, false]);
    expect(await isOpen(Math.floor(memory.clock.now.getTime() / 1000))).toBe(true);
    expect(memory.mails).toMatchObject([{ to: "eva@example.com" }]);
  });

  it.each([
    ["a wrong password", {}, "otra"],
    ["a disabled account", { disabled: true }, PASSWORD],
    ["an account with another address than its role", { email: "x@example.com" }, PASSWORD],
    ["an account that has no factor any more", { factors: [] }, PASSWORD],
  ])("are refused for %s", async (_, change, password) => {
    const [code = ""] = (await make()).codes;
    const account = anAccount({ uid: "eva", factors: ["app"], ...change });
    const accounts = { ...memory.deps.accounts, byEmail: async () => account };
    await expect(redeem(code, { accounts }, password)).rejects.toMatchObject(refused);
    expect(await count()).toEqual({ left: 10 });
  });

  it("are refused for an account without role, and go with the role", async () => {
    const [code = ""] = (await make()).codes;
    memory.rows.delete("eva");
    await expect(redeem(code)).rejects.toMatchObject(refused);
    memory.addRow("eva");
    const actor = { uid: "main", email: "main@example.com" };
    const removal = auditEntry(memory.clock.now, actor, "role_removed", { target: "eva" });
    await memory.deps.roles.removeRow("eva", "main", removal);
    expect(await count()).toEqual({ left: 0 });
  });

  it("are tried three times for an account, from any network", async () => {
    const [code = ""] = (await make()).codes;
    for (let n = 0; n < 3; n += 1) {
      const from = { ...visitor, address: `203.0.${n}.7`, nearest: `203.0.${n}.7` };
      await expect(redeem("0".repeat(32), {}, PASSWORD, from)).rejects.toMatchObject(refused);
    }
    await expect(redeem(code)).rejects.toMatchObject({ code: "resource-exhausted" });
    expect(await count()).toEqual({ left: 10 });
  });
});
