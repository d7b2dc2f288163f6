import { beforeEach, describe, expect, it } from "vitest";
import { choosePassword, createAccount, demoAdmin, signIn } from "../support/accounts.ts";
import { toId } from "../support/builders.ts";
import { callFunction } from "../support/call-function.ts";
import { emptyMailbox, mailsTo } from "../support/mailbox.ts";
import { reset } from "../support/reset.ts";
import { countDocuments, getStatus, sdk } from "./support/callers.ts";

/** The local configuration names demoAdmin's address. */
describe("claimMainAdmin", () => {
  beforeEach(async () => {
    await reset();
    await emptyMailbox();
  });
  const start = { job_id: toId("claim"), job_name: "x", total_records: 1, failed_records: 0 };

  it("replaces the account, with password and sessions, and mails a link to its email address", async () => {
    await createAccount(sdk, demoAdmin);
    const before = await signIn(demoAdmin);
    expect(getStatus(await callFunction("startImport", start, before))).toBe("PERMISSION_DENIED");
    const first = { result: { granted: true, must_choose_password: true } };
    expect(await callFunction("claimMainAdmin", null, before)).toEqual(first);
    // The stranger's token stays valid for an hour, without rights.
    expect(getStatus(await callFunction("startImport", start, before))).toBe("PERMISSION_DENIED");
    await expect(signIn(demoAdmin)).rejects.toThrow();
    expect(getStatus(await callFunction("claimMainAdmin", null, before))).toBe("UNAUTHENTICATED");
    const [mail] = await mailsTo(demoAdmin.email);
    const code = /\/nhk\/password#(\S+)/.exec(mail?.text ?? "")?.[1] ?? "";
    const password = "otra-clave-larga";
    await choosePassword(code, password);
    const { uid, customClaims } = await sdk.auth.getUserByEmail(demoAdmin.email);
    expect(customClaims).toEqual({ admin: true });
    expect((await sdk.db.doc(`user_roles/${uid}`).get()).data()).toMatchObject({
      user_id: uid,
      role: "admin",
      email: demoAdmin.email,
    });
    const after = await signIn({ ...demoAdmin, password });
    expect(getStatus(await callFunction("startImport", start, after))).toBe("OK");
    const again = { result: { granted: true, must_choose_password: false } };
    expect(await callFunction("claimMainAdmin", null, after)).toEqual(again);
    expect(await countDocuments("user_roles")).toBe(1);
  });

  it.each([
    ["an unverified account with the address", demoAdmin, false],
    ["a verified account with another address", { ...demoAdmin, email: "eva@example.com" }, true],
  ])("grants nothing to %s", async (_, credentials, verified) => {
    const uid = await createAccount(sdk, credentials, { verified });
    const outcome = await callFunction("claimMainAdmin", null, await signIn(credentials));
    expect(outcome).toEqual({ result: { granted: false, must_choose_password: false } });
    expect((await sdk.auth.getUser(uid)).customClaims ?? {}).toEqual({});
    expect(await countDocuments("user_roles")).toBe(0);
  });

  it("rejects a caller without token and a deleted account", async () => {
    const uid = await createAccount(sdk, demoAdmin);
    const token = await signIn(demoAdmin);
    await sdk.auth.deleteUser(uid);
    for (const idToken of [undefined, token]) {
      const outcome = await callFunction("claimMainAdmin", null, idToken);
      expect(getStatus(outcome)).toBe("UNAUTHENTICATED");
    }
  });
});
