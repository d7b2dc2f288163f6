import { beforeEach, describe, expect, it } from "vitest";
import { createAccount, demoAdmin, signIn } from "../support/accounts.ts";
import { idOf } from "../support/builders.ts";
import { callFunction } from "../support/call-function.ts";
import { reset } from "../support/reset.ts";
import { countOf, sdk, statusOf } from "./callers.ts";

/** The local configuration names the demo administrator's address as the main administrator's. */
describe("claimMainAdmin", () => {
  beforeEach(reset);
  const start = { job_id: idOf("claim"), job_name: "x", total_records: 1, failed_records: 0 };

  it("gives the verified owner of the address claim and row, and keeps other claims", async () => {
    const uid = await createAccount(sdk, demoAdmin);
    await sdk.auth.setCustomUserClaims(uid, { team: "web" });
    const before = await signIn(demoAdmin);
    expect(statusOf(await callFunction("startImport", start, before))).toBe("PERMISSION_DENIED");
    const granted = { result: { granted: true } };
    expect(await callFunction("claimMainAdmin", null, before)).toEqual(granted);
    expect((await sdk.auth.getUser(uid)).customClaims).toEqual({ team: "web", admin: true });
    expect((await sdk.db.doc(`user_roles/${uid}`).get()).data()).toMatchObject({
      user_id: uid,
      role: "admin",
    });
    const after = await signIn(demoAdmin);
    expect(statusOf(await callFunction("startImport", start, after))).toBe("OK");
    expect(await callFunction("claimMainAdmin", null, after)).toEqual(granted);
    expect(await countOf("user_roles")).toBe(1);
  });

  it.each([
    ["an unverified account with the address", demoAdmin, false],
    ["a verified account with another address", { ...demoAdmin, email: "eva@example.com" }, true],
  ])("gives nothing to %s", async (_, credentials, verified) => {
    const uid = await createAccount(sdk, credentials, { verified });
    const outcome = await callFunction("claimMainAdmin", null, await signIn(credentials));
    expect(outcome).toEqual({ result: { granted: false } });
    expect((await sdk.auth.getUser(uid)).customClaims ?? {}).toEqual({});
    expect(await countOf("user_roles")).toBe(0);
  });

  it("refuses nobody, and an account that is gone", async () => {
    const uid = await createAccount(sdk, demoAdmin);
    const token = await signIn(demoAdmin);
    await sdk.auth.deleteUser(uid);
    for (const one of [undefined, token]) {
      const outcome = await callFunction("claimMainAdmin", null, one);
      expect(statusOf(outcome)).toBe("UNAUTHENTICATED");
    }
  });
});
