import { describe, expect, it } from "vitest";
import { anAccount, memoryAccounts } from "../../testing/memory-accounts.ts";
import { createAdministrator } from "./create-administrator.ts";
import { grantAccess } from "./grant-access.ts";
import { inviteUser } from "./invite-user.ts";

const role = "admin";
const actor = { uid: "boss", email: "boss@example.com" };

describe("an address with a letter that looks like a Latin one", () => {
  type Deps = ReturnType<typeof memoryAccounts>["deps"];
  const password = "doce-caracteres";

  it.each([
    ["а", "U+0430", "createAdministrator"],
    ["ο", "U+03BF", "inviteUser"],
    ["ｅ", "U+FF45", "grantAccess"],
  ] as const)(
    "%s (%s) is refused by name by %s, and nothing changes",
    async (letter, code, way) => {
      const email = `m${letter}ria@example.com`;
      const memory = memoryAccounts([anAccount({ email })]);
      const give = {
        createAdministrator: (deps: Deps) => createAdministrator(deps, { email, password }, actor),
        inviteUser: (deps: Deps) => inviteUser(deps, { email, role }, actor),
        grantAccess: (deps: Deps) => grantAccess(deps, { uid: "u1", role }, actor),
      };
      await expect(give[way](memory.deps)).rejects.toMatchObject({
        code: "invalid-argument",
        safe: `The letter “${letter}” (${code}) in this address is not a plain Latin one. Type the address again.`,
      });
      expect([memory.steps, memory.rows.size]).toEqual([[], 0]);
    },
  );
});

describe("an address that is registered while its account is replaced", () => {
  const password = "doce-caracteres";
  const email = "eva@example.com";

  /** Somebody takes the address before each of the first attempts. */
  function registeredAgain(times: number, isAdministrator = false) {
    const memory = memoryAccounts();
    let taken = 0;
    const create = async (address: string, secret?: string) => {
      if (taken < times) {
        taken += 1;
        memory.users.set(`other-${taken}`, anAccount({ uid: `other-${taken}`, verified: false }));
        if (isAdministrator) memory.addRow(`other-${taken}`);
      }
      return memory.deps.accounts.create(address, secret);
    };
    const deps = { ...memory.deps, accounts: { ...memory.deps.accounts, create } };
    return { ...memory, run: () => createAdministrator(deps, { email, password }, actor) };
  }

  it("is replaced once more, as any account without role", async () => {
    const { run, users, rows, passwords } = registeredAgain(2);
    const { uid } = await run();
    expect([[...users.keys()], [...rows.keys()]]).toEqual([[uid], [uid]]);
    expect(passwords.get(uid)).toBe(password);
  });

  it("gets no role when that goes on", async () => {
    const { run, rows, users, mails } = registeredAgain(9);
    await expect(run()).rejects.toMatchObject({
      safe: "This address is registered again and again at the moment. Try again later.",
    });
    expect([rows.size, mails.length]).toEqual([0, 0]);
    for (const { claims } of users.values()) expect(claims).toEqual({});
  });

  it("is kept when it has become an administrator's", async () => {
    const { run, users, steps } = registeredAgain(1, true);
    await expect(run()).rejects.toMatchObject({
      safe: "This person has a role already",
    });
    expect([[...users.keys()], steps]).toEqual([["other-1"], []]);
  });
});

it.each(["createAdministrator", "inviteUser", "grantAccess"] as const)(
  "a call of %s that was given up changes no account afterwards",
  async (way) => {
    const memory = memoryAccounts([anAccount()]);
    const deps = { ...memory.deps, signal: AbortSignal.abort() };
    const { email } = anAccount();
    const ways = {
      createAdministrator: () =>
        createAdministrator(deps, { email, password: "doce-caracteres" }, actor),
      inviteUser: () => inviteUser(deps, { email, role }, actor),
      grantAccess: () => grantAccess(deps, { uid: "u1", role }, actor),
    };
    await expect(ways[way]()).rejects.toThrow();
    expect([memory.steps, [...memory.users.keys()]]).toEqual([[], ["u1"]]);
  },
);
