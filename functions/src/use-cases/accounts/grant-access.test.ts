import { describe, expect, it } from "vitest";
import { failAtEveryStep } from "../../testing/fail-at-every-step.ts";
import { anAccount, getAccess, memoryAccounts } from "../../testing/memory-accounts.ts";
import { grantAccess } from "./grant-access.ts";
import { inviteUser } from "./invite-user.ts";

const role = "admin";
const actor = { uid: "boss", email: "boss@example.com" };
const waiting = anAccount({ factors: ["app"], claims: { team: "web" } });

function withAccount(account = waiting) {
  const memory = memoryAccounts([account]);
  memory.passwords.set("u1", "maybe a stranger's");
  return { ...memory, grant: () => grantAccess(memory.deps, { uid: "u1", role }, actor) };
}

describe("grantAccess", () => {
  it("replaces the account, gives the role to the new one, and mails a link", async () => {
    const { grant, users, passwords, rows, steps, audit, mails } = withAccount();
    expect(await grant()).toEqual({ mail_sent: true });
    expect(steps).toEqual(["remove", "create", "setClaims", "grant", "sendMail"]);
    expect(passwords.get("new-0")).toBe("unknown");
    expect([...users.keys()]).toEqual(["new-0"]);
    const fresh = { verified: false, factors: [], claims: { admin: true } };
    expect(users.get("new-0")).toMatchObject(fresh);
    expect([...rows]).toMatchObject([["new-0", { email: "eva@example.com" }]]);
    expect(mails).toMatchObject([{ to: "eva@example.com" }]);
    expect(mails[0]?.text).toContain("\nhttps://site.example/nhk/password#invitation.");
    expect(audit()).toMatchObject([
      {
        ...{ action: "access_granted", actor_uid: "boss", target: "new-0" },
        details: { role, replaced_account: "u1" },
      },
    ]);
  });

  it("gives the role when the mail cannot be sent, and reports it", async () => {
    const { grant, rows, broken, logged } = withAccount();
    broken.add("sendMail");
    expect(await grant()).toEqual({ mail_sent: false });
    expect([rows.size, logged]).toEqual([1, ["invitation_not_sent"]]);
  });

  it.each([
    ["an unverified address", { verified: false }, "failed-precondition", /not confirmed/],
    ["a disabled account", { disabled: true }, "failed-precondition", /disabled/],
    ["an account without address", { email: "" }, "not-found", undefined],
  ])("changes nothing for %s", async (_, fields, code, safe) => {
    const { grant, steps } = withAccount(anAccount(fields));
    const message = safe === undefined ? {} : { safe: expect.stringMatching(safe) };
    await expect(grant()).rejects.toMatchObject({ code, ...message });
    expect(steps).toEqual([]);
  });

  it("keeps the password of an administrator, and rejects unknown accounts", async () => {
    const { deps, grant, addRow, steps } = withAccount();
    addRow("u1");
    await expect(grant()).rejects.toMatchObject({
      code: "failed-precondition",
      safe: "This person has a role already",
    });
    const unknown = grantAccess(deps, { uid: "nobody", role }, actor);
    await expect(unknown).rejects.toMatchObject({ code: "not-found" });
    expect(steps).toEqual([]);
  });

  it("rejects the fourth mail to an address, before it changes anything", async () => {
    const { grant, rows, users, steps } = withAccount();
    for (let n = 0; n < 3; n += 1) {
      await grant();
      rows.clear();
      users.clear();
      users.set("u1", waiting);
    }
    steps.length = 0;
    await expect(grant()).rejects.toMatchObject({ code: "resource-exhausted" });
    expect(steps).toEqual([]);
  });

  it("limits the mails of one administrator", async () => {
    const people = Array.from({ length: 21 }, (_, n) =>
      anAccount({ uid: `u${n}`, email: `${n}@example.com` }),
    );
    const { deps, rows } = memoryAccounts(people);
    const grants = [];
    for (const { uid } of people)
      grants.push(await settled(grantAccess(deps, { uid, role }, actor)));
    expect(grants.filter((end) => end === "done")).toHaveLength(20);
    expect(grants.at(-1)).toMatchObject({ code: "resource-exhausted" });
    expect(rows.size).toBe(20);
  });

  it("interrupted at any step and repeated, it ends the same", async () => {
    const scenario = () => {
      const memory = withAccount();
      const run = (deps: typeof memory.deps) =>
        grantAccess(deps, { uid: "u1", role }, actor).catch(async (error: { code?: string }) => {
          // The account may be gone already: the list no longer has it, and its address is invited.
          if (error.code !== "not-found") throw error;
          await inviteUser(deps, { email: waiting.email, role }, actor).catch(unlessAdministrator);
        });
      return { deps: memory.deps, run, state: () => getAccess(memory) };
    };
    const { ends, expected } = await failAtEveryStep(scenario, 6);
    expect(ends).toEqual(expected);
  });
});

/** A repeat after the end finds an administrator. */
function unlessAdministrator(error: { readonly code?: string }): void {
  if (error.code !== "failed-precondition") throw error;
}

const settled = (work: Promise<unknown>) =>
  work.then(
    () => "done" as const,
    (error: unknown) => error,
  );
