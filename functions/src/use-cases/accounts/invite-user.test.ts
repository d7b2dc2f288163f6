import { describe, expect, it } from "vitest";
import { failAtEveryStep } from "../../testing/fail-at-every-step.ts";
import { anAccount, getAccess, memoryAccounts } from "../../testing/memory-accounts.ts";
import { inviteUser, openInvitation, sendResetLink } from "./invite-user.ts";

const actor = { uid: "boss", email: "boss@example.com" };
const input = { email: "eva@example.com", role: "admin" } as const;
const LINK = "\nhttps://site.example/nhk/password#code-of-eva@example.com\n";
const INVITATION =
  /\nhttps:\/\/site\.example\/nhk\/password#invitation\.([\w-]+)\.([0-9a-f]{32})\n/;

describe("inviteUser", () => {
  it("creates an account with a random password, and mails a link to choose another", async () => {
    const { deps, users, passwords, rows, mails, audit, steps } = memoryAccounts();
    expect(await inviteUser(deps, input, actor)).toEqual({ mail_sent: true });
    expect(steps).toEqual(["create", "setClaims", "grant", "sendMail"]);
    expect(passwords.get("new-0")).toBe("unknown");
    expect(users.get("new-0")?.claims).toEqual({ admin: true });
    expect([...rows.keys()]).toEqual(["new-0"]);
    expect(mails[0]?.text).toMatch(INVITATION);
    expect(audit()).toMatchObject([{ action: "user_invited", target: "new-0" }]);
  });

  it.each([false, true])(
    "replaces an account that exists without role (verified: %s)",
    async (verified) => {
      const { deps, passwords, users, steps } = memoryAccounts([anAccount({ verified })]);
      passwords.set("u1", "maybe a stranger's");
      expect(await inviteUser(deps, input, actor)).toEqual({ mail_sent: true });
      expect(steps).toEqual(["remove", "create", "setClaims", "grant", "sendMail"]);
      expect([...users.keys()]).toEqual(["new-0"]);
      expect(passwords.get("new-0")).toBe("unknown");
    },
  );

  it("changes nothing for administrators and disabled accounts", async () => {
    const { deps, addRow, users, steps } = memoryAccounts([anAccount({ disabled: true })]);
    const invite = () => inviteUser(deps, input, actor);
    await expect(invite()).rejects.toMatchObject({ safe: "This account is disabled" });
    users.set("u1", anAccount());
    addRow("u1");
    const safe = "This person has a role already";
    await expect(invite()).rejects.toMatchObject({ code: "failed-precondition", safe });
    expect(steps).toEqual([]);
  });

  it("rejects the fourth mail to an address, before it changes anything", async () => {
    const { deps, rows, users, steps } = memoryAccounts();
    for (let n = 0; n < 3; n += 1) {
      await inviteUser(deps, input, actor);
      rows.clear();
      users.clear();
    }
    steps.length = 0;
    const fourth = inviteUser(deps, input, actor);
    await expect(fourth).rejects.toMatchObject({ code: "resource-exhausted" });
    expect(steps).toEqual([]);
  });

  it("interrupted at any step and repeated, it ends the same", async () => {
    const scenario = () => {
      const memory = memoryAccounts();
      const run = (deps: typeof memory.deps) =>
        inviteUser(deps, input, actor).catch((error: { code?: string }) => {
          // A repeat after the end finds an administrator.
          if (error.code !== "failed-precondition") throw error;
        });
      return { deps: memory.deps, run, state: () => getAccess(memory) };
    };
    const { ends, expected } = await failAtEveryStep(scenario, 6);
    expect(ends).toEqual(expected);
  });
});

describe("sendResetLink", () => {
  const withAdministrator = (fields = {}) => {
    const memory = memoryAccounts([anAccount(fields)]);
    memory.addRow("u1");
    return { ...memory, send: () => sendResetLink(memory.deps, { uid: "u1" }, actor) };
  };

  it.each([true, false])(
    "mails an administrator a link, or the invitation again (verified: %s)",
    async (verified) => {
      const { send, mails, audit, passwords } = withAdministrator({ verified });
      passwords.set("u1", "own");
      expect(await send()).toEqual({ mail_sent: true });
      expect(mails).toMatchObject([{ to: "eva@example.com" }]);
      expect(mails[0]?.text).toMatch(verified ? LINK.trim() : INVITATION);
      expect(mails[0]?.subject).toMatch(verified ? /^Choose a password/ : /^Your access to/);
      expect(passwords.get("u1")).toBe("own");
      expect(audit()).toMatchObject([{ action: "reset_link_sent", target: "u1" }]);
    },
  );

  it("rejects accounts without role and disabled ones, and the fourth mail", async () => {
    const { send, rows, addRow, users, mails } = withAdministrator();
    rows.clear();
    await expect(send()).rejects.toMatchObject({ code: "not-found" });
    addRow("u1");
    users.set("u1", anAccount({ disabled: true }));
    await expect(send()).rejects.toMatchObject({ code: "failed-precondition" });
    users.set("u1", anAccount());
    for (let n = 0; n < 3; n += 1) await send();
    await expect(send()).rejects.toMatchObject({ code: "resource-exhausted" });
    expect(mails).toHaveLength(3);
  });

  it("reports a mail that cannot be sent, and records none", async () => {
    const { send, broken, audit } = withAdministrator();
    broken.add("sendMail");
    await expect(send()).rejects.toMatchObject({ code: "unavailable" });
    expect(audit()).toEqual([]);
  });
});

describe("openInvitation", () => {
  const visitor = { address: "192.0.2.1", nearest: "192.0.2.1", isEdge: false };
  const invited = async () => {
    const memory = memoryAccounts();
    await inviteUser(memory.deps, input, actor);
    const open = (at = memory.mails.length - 1) => {
      const [, uid = "", secret = ""] = INVITATION.exec(memory.mails[at]?.text ?? "") ?? [];
      return openInvitation(memory.deps, { uid, secret }, visitor);
    };
    return { ...memory, open };
  };
  const day = 86_400_000;

  it("changes the mailed secret into a code, for seven days and as often as it is opened", async () => {
    const { open, clock, rows } = await invited();
    expect(await open()).toEqual({ code: "code-of-eva@example.com" });
    expect(JSON.stringify([...rows.values()])).toMatch(/"hash":"[0-9a-f]{64}"/);
    clock.now = new Date(clock.now.getTime() + 7 * day - 1);
    expect(await open()).toEqual({ code: "code-of-eva@example.com" });
    clock.now = new Date(clock.now.getTime() + 2);
    await expect(open()).rejects.toMatchObject({ code: "not-found" });
  });

  it("refuses a former invitation, and accounts that are confirmed, disabled or without role", async () => {
    const { open, deps, users, rows, clock } = await invited();
    await sendResetLink(deps, { uid: "new-0" }, actor);
    await expect(open(0)).rejects.toMatchObject({ code: "not-found" });
    expect(await open(1)).toHaveProperty("code");
    const unused = anAccount({ uid: "new-0", verified: false });
    for (const change of [{ verified: true }, { disabled: true }, { email: "other@example.com" }]) {
      users.set("new-0", { ...unused, ...change });
      clock.now = new Date(clock.now.getTime() + 3_600_000);
      await expect(open(1)).rejects.toMatchObject({ code: "not-found" });
    }
    users.set("new-0", unused);
    expect(await open(1)).toHaveProperty("code");
    rows.clear();
    await expect(open(1)).rejects.toMatchObject({ code: "not-found" });
  });

  it("ends guesses of a network", async () => {
    const { deps } = await invited();
    const guess = () => openInvitation(deps, { uid: "new-0", secret: "0".repeat(32) }, visitor);
    const codes: unknown[] = [];
    for (let n = 0; n < 30; n += 1) await guess().catch(({ code }) => codes.push(code));
    expect(new Set(codes)).toEqual(new Set(["not-found", "resource-exhausted"]));
  });
});
