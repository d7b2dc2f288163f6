import { describe, expect, it } from "vitest";
import { type Knowledge, nextStep } from "./session.ts";

const admin: Knowledge = {
  uid: "u1",
  email: "ana@example.com",
  emailVerified: true,
  token: { admin: true, emailVerified: true },
  row: "present",
  claim: "unasked",
};
const noRights = (verified: boolean) => ({
  do: "show",
  session: { state: "no-rights", email: "ana@example.com", verified },
});
const plain = { admin: false, emailVerified: true };

describe("nextStep", () => {
  it("lets in whoever has claim, verified address and row", () =>
    expect(nextStep(admin, false)).toEqual({
      do: "show",
      session: { state: "admin", uid: "u1", email: "ana@example.com" },
    }));

  it.each<[string, Partial<Knowledge>, boolean]>([
    ["the row is gone", { row: "absent", claim: "answered" }, true],
    ["the claim is missing even in a new token", { token: plain, claim: "answered" }, true],
    [
      "the address is not verified",
      { emailVerified: false, token: { admin: true, emailVerified: false } },
      false,
    ],
  ])("shows the gate when %s", (_, change, verified) =>
    expect(nextStep({ ...admin, ...change }, true)).toEqual(noRights(verified)),
  );

  it.each<Partial<Knowledge>>([{ row: "unknown" }, { token: "unread" }])(
    "waits for the servers instead of showing the gate to an administrator who reloads (%j)",
    (change) => expect(nextStep({ ...admin, ...change }, false)).toEqual({ do: "wait" }),
  );

  it.each<[string, Partial<Knowledge>]>([
    ["a verification that it does not know", { token: { admin: false, emailVerified: false } }],
    ["a role that it does not know", { token: plain }],
  ])("fetches a new token for %s, once", (_, change) => {
    expect(nextStep({ ...admin, ...change }, false)).toEqual({ do: "refresh-token" });
    expect(nextStep({ ...admin, ...change }, true)).not.toEqual({ do: "refresh-token" });
  });

  it("asks the server once for the role of a verified person, and waits for the answer", () => {
    const person: Knowledge = { ...admin, token: plain, row: "absent" };
    expect(nextStep(person, false)).toEqual({ do: "claim-role" });
    expect(nextStep({ ...person, claim: "asked" }, false)).toEqual({ do: "wait" });
    expect(nextStep({ ...person, claim: "answered" }, false)).toEqual(noRights(true));
  });

  it("asks nothing for a person whose address is not verified", () => {
    const token = { admin: false, emailVerified: false };
    const person: Knowledge = { ...admin, emailVerified: false, token, row: "absent" };
    expect(nextStep(person, false)).toEqual(noRights(false));
  });

  it.each<Partial<Knowledge>>([{ row: "unreachable" }, { token: "unreachable" }])(
    "says that the server does not answer instead of turning an administrator away (%j)",
    (change) =>
      expect(nextStep({ ...admin, ...change }, false)).toEqual({
        do: "show",
        session: { state: "unreachable", email: "ana@example.com" },
      }),
  );
});
