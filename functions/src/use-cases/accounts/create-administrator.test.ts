import { describe, expect, it } from "vitest";
import { failAtEveryStep } from "../../testing/fail-at-every-step.ts";
import { anAccount, getAccess, memoryAccounts } from "../../testing/memory-accounts.ts";
import { createAdministrator, resendVerification } from "./create-administrator.ts";

const actor = { uid: "boss", email: "boss@example.com" };
const input = { email: "eva@example.com", password: "doce-caracteres" };

describe("createAdministrator", () => {
  it("creates account, claim, row and audit entry, and sends the link", async () => {
    const { deps, users, rows, mails, audit, steps } = memoryAccounts();
    const result = await createAdministrator(deps, input, actor);
    const done = { password_set: true, verified: false, mail_sent: true };
    expect(result).toEqual({ uid: "new-0", ...done });
    expect(steps).toEqual(["create", "setClaims", "grant", "sendMail"]);
    expect(users.get("new-0")?.claims).toEqual({ admin: true });
    expect([...rows]).toMatchObject([["new-0", { email: "eva@example.com" }]]);
    expect(mails).toMatchObject([{ to: "eva@example.com" }]);
    expect(mails[0]?.text).toContain("verify?eva@example.com&to=https://site.example/cortzen");
    expect(audit()).toMatchObject([
      { action: "administrator_created", actor_uid: "boss", target: "new-0" },
    ]);
  });

  it.each([false, true])(
    "replaces an account without role, and sets the typed password (verified: %s, T116)",
    async (verified) => {
      const stranger = { verified, factors: ["app"], claims: { team: "web" } };
      const { deps, users, passwords, steps, mails } = memoryAccounts([anAccount(stranger)]);
      passwords.set("u1", "the-strangers-own");
      const result = await createAdministrator(deps, input, actor);
      const done = { password_set: true, verified: false, mail_sent: true };
      expect(result).toEqual({ uid: "new-0", ...done });
      expect(steps).toEqual(["remove", "create", "setClaims", "grant", "sendMail"]);
      expect([...users.keys()]).toEqual(["new-0"]);
      expect(passwords.get("new-0")).toBe(input.password);
      const fresh = { verified: false, factors: [], claims: { admin: true } };
      expect(users.get("new-0")).toMatchObject(fresh);
      expect(mails[0]?.text).toContain("verify?eva@example.com&to=https://site.example/cortzen");
    },
  );

  it("keeps the password of an administrator with confirmed address and mails the panel's address", async () => {
    const { deps, passwords, mails, steps, addRow } = memoryAccounts([
      anAccount({ claims: { admin: true } }),
    ]);
    passwords.set("u1", "evas-own");
    addRow("u1");
    const result = await createAdministrator(deps, input, actor);
    const done = { password_set: false, verified: true, mail_sent: true };
    expect(result).toEqual({ uid: "u1", ...done });
    expect(passwords.get("u1")).toBe("evas-own");
    expect(steps).toEqual(["sendMail"]);
    expect(mails[0]?.text).toContain("\nhttps://site.example/cortzen\n");
  });

  it("leaves the password of an administrator who has not confirmed the address yet", async () => {
    const { deps, passwords, steps, addRow } = memoryAccounts([
      anAccount({ verified: false, claims: { admin: true } }),
    ]);
    passwords.set("u1", "evas-own");
    addRow("u1");
    const result = await createAdministrator(deps, input, actor);
    expect(result).toMatchObject({ password_set: false, verified: false });
    expect(passwords.get("u1")).toBe("evas-own");
    expect(steps).toEqual(["sendMail"]);
  });

  it("sends an address three mails, then refuses before anything changes", async () => {
    const { deps, mails, steps } = memoryAccounts([anAccount()]);
    const create = () => createAdministrator(deps, input, actor);
    for (let n = 0; n < 3; n += 1) await create();
    const before = steps.length;
    await expect(create()).rejects.toMatchObject({ code: "resource-exhausted" });
    expect([mails.length, steps.length]).toEqual([3, before]);
  });

  it("succeeds when the mail cannot be sent, and reports it", async () => {
    const { deps, rows, broken, logged } = memoryAccounts();
    broken.add("sendMail");
    const result = await createAdministrator(deps, input, actor);
    expect(result).toMatchObject({ password_set: true, mail_sent: false });
    expect(rows.size).toBe(1);
    expect(logged).toEqual(["access_mail_not_sent"]);
  });

  it.each(["remove", "create", "setClaims", "grant"])(
    "gives no role when %s fails, and a repeat replaces what is left",
    async (name) => {
      const { deps, users, rows, broken, mails } = memoryAccounts([anAccount()]);
      broken.add(name);
      await expect(createAdministrator(deps, input, actor)).rejects.toThrow("broken");
      expect([rows.size, mails.length]).toEqual([0, 0]);
      broken.clear();
      await createAdministrator(deps, input, actor);
      expect([...rows.keys()]).toEqual([...users.keys()]);
      expect(users.has("u1")).toBe(false);
    },
  );

  it("rejects a short password and a disabled account, and changes nothing", async () => {
    const { deps, steps } = memoryAccounts([anAccount({ disabled: true })]);
    const short = createAdministrator(deps, { ...input, password: "once-letras" }, actor);
    const safe = "The password needs at least 12 characters";
    await expect(short).rejects.toMatchObject({ code: "invalid-argument", safe });
    const disabled = createAdministrator(deps, input, actor);
    await expect(disabled).rejects.toMatchObject({ code: "failed-precondition" });
    expect(steps).toEqual([]);
  });
});

describe("resendVerification", () => {
  it("sends the link only to an unverified administrator", async () => {
    const { deps, addRow, mails, broken, users, audit } = memoryAccounts([
      anAccount({ verified: false }),
    ]);
    const send = () => resendVerification(deps, { uid: "u1" }, actor);
    await expect(send()).rejects.toMatchObject({ code: "not-found" });
    addRow("u1");
    expect(await send()).toEqual({ mail_sent: true });
    expect(mails).toHaveLength(1);
    expect(audit()).toMatchObject([{ action: "verification_resent", target: "u1" }]);
    broken.add("sendMail");
    await expect(send()).rejects.toMatchObject({ code: "unavailable" });
    users.set("u1", anAccount());
    await expect(send()).rejects.toMatchObject({ code: "failed-precondition" });
    expect(mails).toHaveLength(1);
  });
});

type Access = ReturnType<typeof getAccess>["accounts"][number];

it.each([
  ["no account", []],
  ["an unverified account of another person", [anAccount({ verified: false })]],
  ["a verified account", [anAccount()]],
])(
  "interrupted at any step, an administrator is created for an email address that belonged to %s",
  async (_, accounts) => {
    const scenario = () => {
      const memory = memoryAccounts(accounts);
      const input = { email: "eva@example.com", password: "doce-caracteres" };
      const run = (deps: typeof memory.deps) => createAdministrator(deps, input, actor);
      return { deps: memory.deps, run, state: () => getAccess(memory) };
    };
    const { interrupted, ends, expected } = await failAtEveryStep(scenario, 4);
    expect(ends).toEqual(expected);
    for (const { at, state } of interrupted) {
      const isAdministrator = (access: Access) => access.role && access.claims.admin === true;
      // With the role no credential of the other person remains.
      for (const account of (state as ReturnType<typeof getAccess>).accounts.filter(
        isAdministrator,
      )) {
        expect(account.password, at).toBe("doce-caracteres");
      }
    }
  },
);
