import { expect, it } from "vitest";
import { claimMainAdmin } from "./claim-main-admin.ts";
import { createAdministrator } from "./create-administrator.ts";
import { deliverMail } from "./deliver-mail.ts";
import { breakEveryStep } from "./every-step.ts";
import { anAccount, memoryAccounts } from "./memory-accounts.ts";
import { memoryOutbox, testInquiry } from "./memory-outbox.ts";
import { reconcileRoles } from "./reconcile-roles.ts";
import { removeAdministrator } from "./remove-administrator.ts";
import { retryMail } from "./retry-mail.ts";
import { type SubmitContactDeps, submitContact } from "./submit-contact.ts";

const actor = { uid: "boss", email: "boss@example.com" };
const { id } = testInquiry;

/** An inquiry, as the visitor sends it until it succeeds, and the schedule of the day that follows. */
function anInquiry() {
  const memory = memoryOutbox();
  const { submissions, entries, server, clock } = memory;
  const deps = { ...memory.deps, wait: () => new Promise<void>(() => {}) };
  const run = async (ports: typeof deps) => {
    const deliver: SubmitContactDeps["deliver"] = (one) => deliverMail(ports, one);
    await submitContact({ ...ports, deliver }, testInquiry, "203.0.113.9");
    for (let minutes = 0; minutes < 60; minutes += 5) {
      clock.now += 5 * 60_000;
      await retryMail(ports);
    }
  };
  const state = () => ({
    inquiries: [...submissions].map(([key, { message, mail }]) => ({ key, message, mail })),
    outbox: [...entries].map(([key, entry]) => ({ key, state: entry.state, due: entry.due })),
    mails: [...new Set(server.mails)],
  });
  return { deps, run, state, server };
}

it("an inquiry broken at any step is stored once and mailed under one message id", async () => {
  const { ends, expected } = await breakEveryStep(anInquiry, 5);
  expect(ends).toEqual(expected);
  expect(ends[0]?.state).toEqual({
    inquiries: [{ key: id, message: "Hola", mail: "sent" }],
    outbox: [{ key: id, state: "sent", due: null }],
    mails: [`<${id}@contacto.nhk-group>`],
  });
});

it("an inquiry that was told as stored is mailed by the schedule alone", async () => {
  // The visitor does not come back: whatever broke after the commit is the outbox's business.
  const { halves, ends } = await breakEveryStep(() => {
    const one = anInquiry();
    let sentBefore = false;
    const run = async (ports: typeof one.deps) => {
      if (!sentBefore) {
        sentBefore = true;
        await submitContact(
          { ...ports, deliver: (key) => deliverMail(ports, key) },
          testInquiry,
          "x",
        );
        return;
      }
      for (let n = 0; n < 12; n += 1) await retryMail({ ...ports, now: hourLater(ports.now, n) });
    };
    return { ...one, run };
  }, 3);
  const kept = halves.map(
    ({ state }) => state as ReturnType<ReturnType<typeof anInquiry>["state"]>,
  );
  const stored = ends.filter((_, index) => kept[index]?.inquiries.length === 1);
  expect(stored.length).toBeGreaterThan(0);
  for (const { at, state } of stored) {
    expect(state, at).toMatchObject({ mails: [`<${id}@contacto.nhk-group>`] });
    expect(state, at).toMatchObject({ inquiries: [{ mail: "sent" }] });
  }
});

function hourLater(now: () => Date, runs: number): () => Date {
  return () => new Date(now().getTime() + (runs + 1) * 60 * 60_000);
}

/** Accounts and rows by address: a repeat may make an account with another id. */
function facts({ users, rows, passwords }: ReturnType<typeof memoryAccounts>) {
  const accounts = [...users.values()].map(({ uid, email, claims, verified, otherProviders }) => {
    const role = rows.has(uid);
    return { email, claims, verified, otherProviders, password: passwords.get(uid), role };
  });
  return { accounts, ownerless: [...rows.keys()].filter((uid) => !users.has(uid)).length };
}

type Facts = ReturnType<typeof facts>["accounts"][number];

it.each([
  ["nobody", []],
  ["a stranger", [anAccount({ verified: false, otherProviders: ["google.com"] })]],
  ["its owner", [anAccount()]],
])("an administrator whose address belonged to %s is made the same", async (_, accounts) => {
  const world = () => {
    const memory = memoryAccounts(accounts);
    const input = { email: "eva@example.com", password: "doce-caracteres" };
    const run = (deps: typeof memory.deps) => createAdministrator(deps, input, actor);
    return { deps: memory.deps, run, state: () => facts(memory) };
  };
  const { halves, ends, expected } = await breakEveryStep(world, 4);
  expect(ends).toEqual(expected);
  for (const { at, state } of halves) {
    const holds = (one: Facts) => one.role && one.claims.admin === true;
    // Half an administrator is none; of a stranger's account no old way in is left when the role is there.
    for (const account of (state as ReturnType<typeof facts>).accounts.filter(holds)) {
      expect(account.otherProviders, at).toEqual([]);
      expect(account.verified || account.password === "doce-caracteres", at).toBe(true);
    }
  }
});

it("an administrator broken at any step is removed the same, sessions too", async () => {
  const world = () => {
    const memory = memoryAccounts([
      anAccount({ uid: "boss", email: "boss@example.com", claims: { admin: true } }),
      anAccount({ uid: "eva", claims: { admin: true, team: "web" } }),
    ]);
    memory.rows.set("boss", new Date(0)).set("eva", new Date(0));
    const run = (deps: typeof memory.deps) =>
      removeAdministrator(deps, { uid: "eva" }, actor).catch((error: { code?: string }) => {
        // Whoever repeats what is finished is told that there is no such administrator.
        if (error.code !== "not-found") throw error;
      });
    const state = () => ({ ...facts(memory), ended: memory.steps.includes("endSessions") });
    return { deps: memory.deps, run, state };
  };
  const { ends, expected } = await breakEveryStep(world, 4);
  expect(ends).toEqual(expected);
});

it("the nightly repair of roles broken at any step ends the same", async () => {
  const world = () => {
    const memory = memoryAccounts([
      anAccount({ uid: "claimless" }),
      anAccount({ uid: "rowless", email: "old@example.com", claims: { admin: true, team: "x" } }),
    ]);
    memory.rows.set("claimless", new Date(0)).set("ghost", new Date(0));
    return { deps: memory.deps, run: reconcileRoles, state: () => facts(memory) };
  };
  const { ends, expected } = await breakEveryStep(world, 6);
  expect(ends).toEqual(expected);
  const end = ends[0]?.state as ReturnType<typeof facts>;
  expect(end.accounts.map(({ claims }) => claims)).toEqual([{ admin: true }, { team: "x" }]);
  expect(end.ownerless).toBe(0);
});

it("the main administrator's claim broken at any step ends the same", async () => {
  const world = () => {
    const memory = memoryAccounts([anAccount({ email: "main@example.com" })]);
    const { users, rows, deps } = memory;
    const ports = {
      account: async (uid: string) => {
        const { email = "", verified = false, claims = {} } = users.get(uid) ?? {};
        return { email, emailVerified: verified, disabled: false, claims };
      },
      setClaims: deps.accounts.setClaims,
      addRole: async (uid: string, at: Date) => void rows.set(uid, at),
      now: deps.now,
    };
    const run = (some: typeof ports) => claimMainAdmin(some, "u1", "main@example.com");
    return { deps: ports, run, state: () => facts(memory) };
  };
  const { ends, expected } = await breakEveryStep(world, 3);
  expect(ends).toEqual(expected);
});
