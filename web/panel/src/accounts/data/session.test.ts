import { describe, expect, it } from "vitest";
import { type AccessFacts, nextSignInStep } from "./session.ts";

const admin: AccessFacts = {
  uid: "u1",
  email: "ana@example.com",
  emailVerified: true,
  token: { admin: true, emailVerified: true, auth_time: 7, hasFactor: false },
  role: "admin",
  roleAddress: "ana@example.com",
  ended: undefined,
  isFactorDemanded: false,
  roleRequest: "unsent",
};
const noRights = (verified: boolean) => ({
  do: "show",
  session: { state: "no-rights", email: "ana@example.com", verified },
});
const plain = { admin: false, emailVerified: true, auth_time: 7, hasFactor: false };

describe("nextSignInStep", () => {
  it("gives access with claim, verified address and role document", () =>
    expect(nextSignInStep(admin, false)).toEqual({
      do: "show",
      session: {
        ...{ state: "signed-in", role: "admin", uid: "u1", email: "ana@example.com", auth_time: 7 },
        ...{ hasFactor: false, isFactorDemanded: false },
      },
    }));

  it("gives access by a role document from before addresses were stored", () =>
    expect(nextSignInStep({ ...admin, roleAddress: undefined }, false)).toMatchObject({
      session: { state: "signed-in" },
    }));

  it("asks for the second factor that is demanded, and only for that", () => {
    const demanded = { ...admin, isFactorDemanded: true };
    expect(nextSignInStep(demanded, false)).toEqual({
      do: "show",
      session: { state: "no-factor", email: "ana@example.com" },
    });
    const token = { admin: true, emailVerified: true, auth_time: 7, hasFactor: true };
    expect(nextSignInStep({ ...demanded, token }, false)).toMatchObject({
      session: { state: "signed-in", hasFactor: true, isFactorDemanded: true },
    });
    const ended = { until: 7, kept: -1, single: [] };
    expect(nextSignInStep({ ...demanded, ended }, false)).toEqual({ do: "sign-out" });
    const absent = { role: "absent", roleRequest: "answered" } as const;
    expect(nextSignInStep({ ...demanded, ...absent }, true)).toEqual(noRights(true));
  });

  it.each<[string, Partial<AccessFacts>, boolean]>([
    [
      "the role belongs to another address",
      { roleAddress: "eva@example.com", roleRequest: "answered" },
      true,
    ],
    ["the role document is deleted", { role: "absent", roleRequest: "answered" }, true],
    [
      "the claim is missing from a refreshed token",
      { token: plain, roleRequest: "answered" },
      true,
    ],
    [
      "the address is not verified",
      { emailVerified: false, token: { ...plain, admin: true, emailVerified: false } },
      false,
    ],
  ])("denies access when %s", (_, change, verified) =>
    expect(nextSignInStep({ ...admin, ...change }, true)).toEqual(noRights(verified)),
  );

  it.each<Partial<AccessFacts>>([{ role: "unknown" }, { token: "unread" }])(
    "waits after a reload until the facts are known (%j)",
    (change) => expect(nextSignInStep({ ...admin, ...change }, false)).toEqual({ do: "wait" }),
  );

  it.each<[string, Partial<AccessFacts>]>([
    ["a verification that the token lacks", { token: { ...plain, emailVerified: false } }],
    ["a role that the token lacks", { token: plain }],
  ])("refreshes the token for %s, once", (_, change) => {
    expect(nextSignInStep({ ...admin, ...change }, false)).toEqual({ do: "refresh-token" });
    expect(nextSignInStep({ ...admin, ...change }, true)).not.toEqual({ do: "refresh-token" });
  });

  it("requests the role of a verified user once, and waits for the answer", () => {
    const user: AccessFacts = { ...admin, token: plain, role: "absent" };
    expect(nextSignInStep(user, false)).toEqual({ do: "request-role" });
    expect(nextSignInStep({ ...user, roleRequest: "sent" }, false)).toEqual({ do: "wait" });
    expect(nextSignInStep({ ...user, roleRequest: "answered" }, false)).toEqual(noRights(true));
  });

  it("requests no role for an unverified address", () => {
    const token = { ...plain, emailVerified: false };
    const user: AccessFacts = { ...admin, emailVerified: false, token, role: "absent" };
    expect(nextSignInStep(user, false)).toEqual(noRights(false));
  });

  it("signs an ended session out, and no other", () => {
    const ended = { until: 6, kept: -1, single: [7] };
    expect(nextSignInStep({ ...admin, ended }, false)).toEqual({ do: "sign-out" });
    const others = { ...ended, single: [8] };
    expect(nextSignInStep({ ...admin, ended: others }, false)).toMatchObject({ do: "show" });
  });

  it.each<Partial<AccessFacts>>([{ role: "unreachable" }, { token: "unreachable" }])(
    "reports an unreachable server instead of missing rights (%j)",
    (change) =>
      expect(nextSignInStep({ ...admin, ...change }, false)).toEqual({
        do: "show",
        session: { state: "unreachable", email: "ana@example.com" },
      }),
  );
});
