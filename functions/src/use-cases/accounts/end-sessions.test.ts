import type { Account } from "domain/accounts/role";
import { sessionId } from "domain/accounts/session";
import { beforeEach, describe, expect, it } from "vitest";
import { twoAdministrators } from "../../testing/memory-accounts.ts";
import { endSessions } from "./end-sessions.ts";
import { recordSession } from "./record-session.ts";

const PHONE = 1_795_000_000;
const LAPTOP = PHONE + 60;
const userAgent = "Mozilla/5.0 (Windows NT 10.0; rv:145.0) Gecko/20100101 Firefox/145.0";
const as = (uid: string, auth_time: number): Account => ({
  ...{ uid, email: `${uid}@example.com`, auth_time },
});

let memory: ReturnType<typeof twoAdministrators>;
const ids = () => [...memory.sessions.keys()].sort();
const isOpen = async (uid: string, auth_time: number) =>
  (await memory.deps.roles.findRole(as(uid, auth_time))) !== undefined;
const end = (input: { uid: string; auth_time?: number }, caller: Account) =>
  endSessions(memory.deps, input, caller);
const record = (caller: Account, id = crypto.randomUUID()) =>
  recordSession(memory.deps, id, { ...caller, userAgent });

beforeEach(async () => {
  memory = twoAdministrators();
  for (const time of [PHONE, LAPTOP]) await record(as("eva", time));
  await record(as("main", PHONE));
});

describe("recordSession", () => {
  it("stores a session once, when it was last used, and the sign-in in the audit log once", async () => {
    const id = crypto.randomUUID();
    expect(await record(as("eva", PHONE), id)).toBe(true);
    memory.clock.now = new Date(memory.clock.now.getTime() + 3_600_000);
    expect(await record(as("eva", PHONE), id)).toBe(false);
    expect(ids()).toHaveLength(3);
    expect(memory.sessions.get(sessionId({ uid: "eva", auth_time: PHONE }))).toEqual({
      ...{ uid: "eva", auth_time: PHONE, device: "Firefox on Windows" },
      used_at: memory.clock.now,
      expires_at: new Date(memory.clock.now.getTime() + 90 * 86_400_000),
    });
    expect(memory.audit().filter(({ action }) => action === "signed_in")).toHaveLength(4);
  });
});

describe("endSessions", () => {
  it("ends one own session, and only that", async () => {
    expect(await end({ uid: "eva", auth_time: PHONE }, as("eva", LAPTOP))).toEqual({ ended: true });
    expect([await isOpen("eva", PHONE), await isOpen("eva", LAPTOP)]).toEqual([false, true]);
    expect(ids()).toEqual([`eva_${LAPTOP}`, `main_${PHONE}`]);
    expect(memory.steps).toEqual([]);
    expect(memory.audit().at(-1)).toMatchObject({
      ...{ action: "sessions_ended", actor_uid: "eva", target: "eva" },
      details: { sessions: "one" },
    });
  });

  it("ends all other own sessions up to now, also those that are not listed", async () => {
    memory.sessions.clear();
    memory.clock.now = new Date((LAPTOP + 100) * 1000 + 400);
    await end({ uid: "eva" }, as("eva", PHONE));
    expect(await isOpen("eva", PHONE)).toBe(true);
    for (const time of [0, LAPTOP, LAPTOP + 100]) expect(await isOpen("eva", time)).toBe(false);
    expect(await isOpen("eva", LAPTOP + 101)).toBe(true);
    expect(await isOpen("main", PHONE)).toBe(true);
    await end({ uid: "eva" }, as("eva", LAPTOP + 101));
    expect(await isOpen("eva", PHONE)).toBe(false);
  });

  it.each(["eva", "main"])(
    "ends all of the second in which it is asked, by %s, and none that begins after the end",
    async (caller) => {
      memory.clock.now = new Date((LAPTOP + 100) * 1000 + 400);
      await record(as("eva", LAPTOP + 100));
      await end({ uid: "eva" }, as(caller, PHONE));
      expect(await isOpen("eva", LAPTOP + 100)).toBe(false);
      const nextSignIn = Math.floor(memory.clock.now.getTime() / 1000);
      expect(await isOpen("eva", nextSignIn)).toBe(true);
    },
  );

  it("ends a session of this second so that the next sign-in has another time", async () => {
    memory.clock.now = new Date((LAPTOP + 100) * 1000 + 400);
    await record(as("eva", LAPTOP + 100));
    await end({ uid: "eva", auth_time: LAPTOP + 100 }, as("eva", LAPTOP));
    expect(await isOpen("eva", LAPTOP + 100)).toBe(false);
    expect(await isOpen("eva", Math.floor(memory.clock.now.getTime() / 1000))).toBe(true);
  });

  it("keeps a session that began while the end waited, and lists it", async () => {
    memory.clock.now = new Date((LAPTOP + 100) * 1000 + 400);
    const { wait } = memory.deps;
    const deps = {
      ...memory.deps,
      wait: async (ms: number) => {
        await wait(ms);
        await record(as("eva", LAPTOP + 101));
      },
    };
    await endSessions(deps, { uid: "eva" }, as("eva", LAPTOP));
    expect(await isOpen("eva", LAPTOP + 101)).toBe(true);
    expect(ids()).toEqual([`eva_${LAPTOP}`, `eva_${LAPTOP + 101}`, `main_${PHONE}`]);
  });

  it("waits for no second that is over", async () => {
    const before = memory.clock.now;
    await end({ uid: "eva", auth_time: PHONE }, as("eva", LAPTOP));
    expect(memory.clock.now).toBe(before);
  });

  it("ends all sessions of another administrator, with the refresh tokens", async () => {
    memory.clock.now = new Date(LAPTOP * 1000);
    await end({ uid: "eva" }, as("main", PHONE));
    for (const time of [PHONE, LAPTOP]) expect(await isOpen("eva", time)).toBe(false);
    expect(ids()).toEqual([`main_${PHONE}`]);
    expect(memory.steps).toEqual(["endSessions"]);
    expect(memory.audit().at(-1)).toMatchObject({ target: "eva", details: { sessions: "all" } });
  });

  it("ends nothing when Firebase Auth fails, and a repeat ends all", async () => {
    memory.clock.now = new Date(LAPTOP * 1000);
    memory.broken.add("endSessions");
    await expect(end({ uid: "eva" }, as("main", PHONE))).rejects.toThrow();
    expect(await isOpen("eva", LAPTOP)).toBe(true);
    memory.broken.clear();
    await end({ uid: "eva" }, as("main", PHONE));
    expect(await isOpen("eva", LAPTOP)).toBe(false);
  });

  it("rejects an ended session, which must not keep itself", async () => {
    await end({ uid: "eva", auth_time: PHONE }, as("eva", LAPTOP));
    const refused = { code: "permission-denied" };
    await expect(end({ uid: "eva" }, as("eva", PHONE))).rejects.toMatchObject(refused);
    expect([await isOpen("eva", PHONE), await isOpen("eva", LAPTOP)]).toEqual([false, true]);
  });

  it("rejects the main administrator's sessions, and accounts without role", async () => {
    await expect(end({ uid: "main" }, as("eva", PHONE))).rejects.toMatchObject({
      safe: "Only the main administrator can end these sessions",
    });
    await expect(end({ uid: "ghost" }, as("eva", PHONE))).rejects.toMatchObject({
      code: "not-found",
    });
    await end({ uid: "main" }, as("main", PHONE));
    expect(memory.steps).toEqual([]);
  });

  it.each([0, LAPTOP + 1, 4_000_000_000])(
    "rejects the time %d, which no session has",
    async (time) => {
      const invented = end({ uid: "eva", auth_time: time }, as("main", PHONE));
      await expect(invented).rejects.toMatchObject({ code: "not-found" });
      const ofOther = end({ uid: "main", auth_time: LAPTOP }, as("main", PHONE));
      await expect(ofOther).rejects.toMatchObject({ code: "not-found" });
      expect([...memory.rows.values()].some((row) => "ended_sessions" in row)).toBe(false);
    },
  );

  it("keeps 100 single ends, which the end of all others replaces", async () => {
    for (let n = 1; n <= 100; n += 1) {
      await record(as("eva", n));
      await end({ uid: "eva", auth_time: n }, as("eva", LAPTOP));
    }
    await end({ uid: "eva", auth_time: 1 }, as("eva", LAPTOP));
    await expect(end({ uid: "eva", auth_time: PHONE }, as("eva", LAPTOP))).rejects.toMatchObject({
      safe: "Too many: end all other sessions instead",
    });
    memory.clock.now = new Date((LAPTOP + 1) * 1000);
    await end({ uid: "eva" }, as("eva", LAPTOP));
    await record(as("eva", PHONE));
    await end({ uid: "eva", auth_time: PHONE }, as("eva", LAPTOP));
    expect([await isOpen("eva", PHONE), await isOpen("eva", LAPTOP)]).toEqual([false, true]);
  });
});
