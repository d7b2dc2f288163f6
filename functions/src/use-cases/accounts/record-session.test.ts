import { beforeEach, describe, expect, it } from "vitest";
import { anAccount, granted, twoAdministrators } from "../../testing/memory-accounts.ts";
import { checkAdministrators } from "./reconcile-roles.ts";

const SIGNED_IN = granted.getTime() + 3_600_000;
const time = SIGNED_IN / 1000;

describe("a sign-in that no browser recorded", () => {
  let memory: ReturnType<typeof twoAdministrators>;
  const check = async (msAfter: number) => {
    memory.clock.now = new Date(SIGNED_IN + msAfter);
    return (await checkAdministrators(memory.deps)).repaired;
  };
  const signIn = (fields: object = {}) => {
    const eva = memory.users.get("eva") ?? anAccount();
    memory.users.set("eva", { ...eva, signed_in_at: new Date(SIGNED_IN), ...fields });
  };
  const store = (auth_time: number) =>
    memory.sessions.set(`eva_${auth_time}`, {
      ...{ uid: "eva", auth_time, device: "Firefox on Windows" },
      ...{ used_at: granted, expires_at: granted },
    });

  beforeEach(() => {
    memory = twoAdministrators();
  });

  it("is listed a minute later, once, with an entry in the audit log", async () => {
    signIn();
    expect(await check(59_999)).toBe(0);
    expect(await check(60_000)).toBe(1);
    expect(await check(120_000)).toBe(0);
    expect([...memory.sessions]).toEqual([
      [
        `eva_${time}`,
        {
          ...{ uid: "eva", auth_time: time, device: "Unknown browser on an unknown system" },
          used_at: new Date(SIGNED_IN),
          expires_at: new Date(SIGNED_IN + 90 * 86_400_000),
        },
      ],
    ]);
    expect(memory.audit()).toMatchObject([
      { action: "signed_in", actor_uid: "eva", details: { unreported: true } },
    ]);
  });

  it.each([-1, 0, 1])("is not listed again beside a recorded one, %d s apart", async (seconds) => {
    signIn();
    store(time + seconds);
    expect(await check(60_000)).toBe(0);
    expect(memory.sessions.size).toBe(1);
  });

  it("is listed beside the session of another time", async () => {
    signIn();
    store(time - 2);
    store(time + 2);
    expect(await check(3_600_000)).toBe(1);
    expect(memory.sessions.size).toBe(3);
  });

  it.each([
    ["that was ended", 60_000, {}, { until: time, kept: -1, single: [] }],
    ["of more than an hour ago", 3_600_001, {}, undefined],
    ["of a disabled account", 60_000, { disabled: true }, undefined],
    ["that is the creation", 60_000, { created_at: new Date(SIGNED_IN - 1000) }, undefined],
    ["that never was", 60_000, { signed_in_at: null }, undefined],
  ])("is not listed when it is one %s", async (_, msAfter, fields, ended_sessions) => {
    signIn(fields);
    const row = memory.rows.get("eva");
    if (row && ended_sessions) memory.rows.set("eva", { ...row, ended_sessions });
    await check(msAfter);
    expect(memory.sessions.size).toBe(0);
  });

  it("is listed when it came a second after the creation", async () => {
    signIn({ created_at: new Date(SIGNED_IN - 1001) });
    expect(await check(60_000)).toBe(1);
  });
});
