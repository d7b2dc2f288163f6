import type { UserEntry } from "domain/calls/users";
import { beforeEach, describe, expect, it } from "vitest";
import { createAccount, createAdmin, demoAdmin, signIn } from "../support/accounts.ts";
import { addresses } from "../support/addresses.ts";
import { callAndExpectSuccess, callFunction } from "../support/call-function.ts";
import { emptyMailbox, mailsTo } from "../support/mailbox.ts";
import { reset, setStandInMode } from "../support/reset.ts";
import { runScheduled } from "../support/run-scheduled.ts";
import { anAdmin, auditTrail, countDocuments, getStatus, sdk } from "./support/callers.ts";
import { chooseByMail } from "./support/choose-by-mail.ts";

const at = addresses();
const eva = { email: "eva@example.com", password: "la-clave-de-eva" };
let token: string;
beforeEach(async () => {
  await reset();
  await emptyMailbox();
  await setStandInMode(at.mailbox, "normal");
  token = await anAdmin();
});

/** Replaces the verification page, which the emulator has for one project only. */
async function applyCode(localId: string, oobCode: string | null): Promise<void> {
  const { ports, project } = addresses();
  const answer = await fetch(
    `http://127.0.0.1:${ports.auth}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts:update`,
    {
      method: "POST",
      headers: { "content-type": "application/json", authorization: "Bearer owner" },
      body: JSON.stringify({ localId, oobCode }),
    },
  );
  if (!answer.ok) throw new Error(`The code was refused: ${answer.status}`);
}

const findUid = async (email: string) => (await sdk.auth.getUserByEmail(email)).uid;
const loadClaims = async (uid: string) => (await sdk.auth.getUser(uid)).customClaims ?? {};
const isAllowed = async (idToken: string) =>
  getStatus(await callFunction("listUsers", {}, idToken)) === "OK";

describe("createAdministrator", () => {
  it("creates an account that has access after the mailed link was opened", async () => {
    const result = await callAndExpectSuccess("createAdministrator", eva, token);
    expect(result).toMatchObject({ password_set: true, verified: false, mail_sent: true });
    expect(await isAllowed(await signIn(eva))).toBe(false);
    const [mail, ...more] = await mailsTo(eva.email);
    expect(more).toEqual([]);
    const link = /http\S+/.exec(mail?.text ?? "")?.[0] ?? "";
    const { searchParams } = new URL(link);
    expect(searchParams.get("continueUrl")).toBe(`${at.site}/cortzen`);
    await applyCode(result.uid, searchParams.get("oobCode"));
    expect(await isAllowed(await signIn(eva))).toBe(true);
    expect(await auditTrail()).toEqual([["administrator_created", demoAdmin.email, result.uid]]);
  });

  it("keeps the password of an administrator, and adds no role", async () => {
    const uid = await createAdmin(sdk, eva);
    const typed = { email: " EVA@example.com", password: "otra-clave-larga" };
    const result = await callAndExpectSuccess("createAdministrator", typed, token);
    expect(result).toEqual({ uid, password_set: false, verified: true, mail_sent: true });
    expect(await isAllowed(await signIn(eva))).toBe(true);
    expect(await countDocuments("user_roles")).toBe(2);
    expect(await auditTrail()).toEqual([]);
  });

  it("keeps the account when the mail server is down, and resends the link later", async () => {
    await setStandInMode(at.mailbox, "down");
    const { uid, mail_sent } = await callAndExpectSuccess("createAdministrator", eva, token);
    expect(mail_sent).toBe(false);
    const failed = await callFunction("resendVerification", { uid }, token);
    expect(failed).toMatchObject({ error: { status: "UNAVAILABLE", details: { safe: true } } });
    await setStandInMode(at.mailbox, "normal");
    expect(await callAndExpectSuccess("resendVerification", { uid }, token)).toEqual({
      mail_sent: true,
    });
    expect(await mailsTo(eva.email)).toHaveLength(1);
    await sdk.auth.updateUser(uid, { emailVerified: true });
    const again = await callFunction("resendVerification", { uid }, token);
    expect(getStatus(again)).toBe("FAILED_PRECONDITION");
  });

  it("rejects a short password with a message, and a missing address", async () => {
    expect(await callFunction("createAdministrator", { ...eva, password: "corta" }, token)).toEqual(
      {
        error: {
          status: "INVALID_ARGUMENT",
          message: "The password needs at least 12 characters",
          details: { safe: true },
        },
      },
    );
    const invalid = await callFunction("createAdministrator", { ...eva, email: "eva" }, token);
    expect(getStatus(invalid)).toBe("INVALID_ARGUMENT");
    expect(await countDocuments("user_roles")).toBe(1);
  });
});

describe("grantAccess", () => {
  it("ends the former password and gives access to the owner of the mailbox", async () => {
    const stranger = { ...eva, password: "la-clave-ajena" };
    const uid = await createAccount(sdk, stranger);
    const live = await signIn(stranger);
    expect(await callAndExpectSuccess("grantAccess", { uid, role: "admin" }, token)).toEqual({
      mail_sent: true,
    });
    await expect(signIn(stranger)).rejects.toThrow("could not sign in");
    expect(await isAllowed(live)).toBe(false);
    await chooseByMail(eva);
    expect(await isAllowed(await signIn(eva))).toBe(true);
    expect(await auditTrail()).toEqual([
      ["access_granted", demoAdmin.email, await findUid(eva.email)],
    ]);
  });

  it("does not change an account with unverified email address", async () => {
    const uid = await createAccount(sdk, eva, { verified: false });
    const message = "This email address is not confirmed. Invite it by link instead.";
    expect(await callFunction("grantAccess", { uid, role: "admin" }, token)).toEqual({
      error: { status: "FAILED_PRECONDITION", message, details: { safe: true } },
    });
    expect(await signIn(eva)).toBeTruthy();
    expect(await countDocuments("user_roles")).toBe(1);
  });
});

describe("inviteUser and sendResetLink", () => {
  it("invite an administrator who chooses the password by the newest link", async () => {
    const invitation = { email: " EVA@example.com", role: "admin" } as const;
    expect(await callAndExpectSuccess("inviteUser", invitation, token)).toEqual({
      mail_sent: true,
    });
    const again = await callFunction("inviteUser", invitation, token);
    expect(getStatus(again)).toBe("FAILED_PRECONDITION");
    const uid = await findUid(eva.email);
    expect(await callAndExpectSuccess("sendResetLink", { uid }, token)).toEqual({
      mail_sent: true,
    });
    expect(await mailsTo(eva.email)).toHaveLength(2);
    await chooseByMail(eva);
    expect(await isAllowed(await signIn(eva))).toBe(true);
    expect((await auditTrail()).map(([action]) => action).toSorted()).toEqual([
      "reset_link_sent",
      "user_invited",
    ]);
  });
});

describe("removeAccount", () => {
  it("deletes an account without role, and no administrator's", async () => {
    const stray = await createAccount(sdk, { ...eva, email: "ida@example.com" });
    const admin = await createAdmin(sdk, eva);
    expect(await callAndExpectSuccess("removeAccount", { uid: stray }, token)).toEqual({
      removed: true,
    });
    await expect(sdk.auth.getUser(stray)).rejects.toMatchObject({ code: "auth/user-not-found" });
    const refused = await callFunction("removeAccount", { uid: admin }, token);
    expect(getStatus(refused)).toBe("FAILED_PRECONDITION");
    expect(await auditTrail()).toEqual([["account_removed", demoAdmin.email, stray]]);
  });
});

describe("removeRole", () => {
  it("ends access at once, also with a valid token", async () => {
    const uid = await createAdmin(sdk, eva);
    const live = await signIn(eva);
    expect(await isAllowed(live)).toBe(true);
    expect(await callAndExpectSuccess("removeRole", { uid }, token)).toEqual({
      removed: true,
    });
    expect(await isAllowed(live)).toBe(false);
    expect(await loadClaims(uid)).toEqual({});
    expect(await isAllowed(await signIn(eva))).toBe(false);
    expect(await auditTrail()).toEqual([["role_removed", demoAdmin.email, uid]]);
  });

  it("rejects removing the main administrator, and the own role without confirmation", async () => {
    const uid = await createAdmin(sdk, eva);
    const evas = await signIn(eva);
    const main = await findUid(demoAdmin.email);
    for (const [by, input, message] of [
      [evas, { uid: main }, "The main administrator cannot be removed"],
      [token, { uid: main, confirm_self: true }, "The main administrator cannot be removed"],
      [evas, { uid }, "Confirm that you want to remove your own access"],
    ] as const) {
      expect(await callFunction("removeRole", input, by)).toEqual({
        error: { status: "FAILED_PRECONDITION", message, details: { safe: true } },
      });
    }
    await callAndExpectSuccess("removeRole", { uid, confirm_self: true }, evas);
    expect(await isAllowed(evas)).toBe(false);
  });

  it("removes exactly one of two administrators who remove each other", async () => {
    const ida = { ...eva, email: "ida@example.com" };
    const [a, b] = [await createAdmin(sdk, eva), await createAdmin(sdk, ida)];
    const [evas, idas] = [await signIn(eva), await signIn(ida)];
    await sdk.db.doc(`user_roles/${await findUid(demoAdmin.email)}`).delete();
    const outcomes = await Promise.all([
      callFunction("removeRole", { uid: b }, evas),
      callFunction("removeRole", { uid: a }, idas),
    ]);
    expect(outcomes.map(getStatus).filter((status) => status === "OK")).toHaveLength(1);
    const loser = outcomes.find((outcome) => "error" in outcome);
    // The second call may come before or after its caller lost the role.
    expect(["At least one administrator must remain", "permission-denied"]).toContain(
      loser && "error" in loser ? loser.error.message : "",
    );
    expect(await countDocuments("user_roles")).toBe(1);
    const last = getStatus(outcomes[0] ?? { result: null }) === "OK" ? [a, evas] : [b, idas];
    const self = { uid: last[0], confirm_self: true };
    expect(await callFunction("removeRole", self, last[1])).toMatchObject({
      error: { message: "At least one administrator must remain" },
    });
  });
});

describe("listUsers and reconcileRoles", () => {
  it("lists administrators first, and pages the other accounts", async () => {
    const account = (n: number) => ({ ...eva, email: `cuenta-${n}@example.com` });
    for (let n = 0; n < 52; n += 1) await createAccount(sdk, account(n), { verified: n > 0 });
    await sdk.auth.createUser({ phoneNumber: "+34600000001" });
    const users: UserEntry[] = [];
    let page_token: string | undefined;
    do {
      const input = page_token === undefined ? {} : { page_token };
      const page = await callAndExpectSuccess("listUsers", input, token);
      users.push(...page.users);
      page_token = page.next_page_token;
    } while (page_token !== undefined);
    expect(users[0]).toMatchObject({ ...{ email: demoAdmin.email, role: "admin" }, is_main: true });
    expect(users).toHaveLength(54);
    expect(new Set(users.map(({ uid }) => uid)).size).toBe(54);
    expect(users.filter(({ role }) => role === null)).toHaveLength(53);
    expect(users.filter(({ email }) => email === undefined)).toHaveLength(1);
    expect(users.find(({ email }) => email === account(0).email)?.verified).toBe(false);
    for (const { created_at } of users) expect(Date.parse(created_at)).not.toBeNaN();
  });

  it("tells when an account last signed in, or that it never did", async () => {
    await sdk.auth.importUsers([{ uid: "nunca", email: "nunca@example.com" }]);
    const before = Date.now();
    await signIn(demoAdmin);
    const { users } = await callAndExpectSuccess("listUsers", {}, token);
    const of = (email: string) => users.find((user) => user.email === email)?.signed_in_at;
    expect(of("nunca@example.com")).toBeNull();
    expect(Date.parse(of(demoAdmin.email) ?? "")).toBeGreaterThan(before - 1000);
  });

  it("completes an interrupted grant or removal", async () => {
    const rowOnly = await createAdmin(sdk, eva);
    await sdk.auth.setCustomUserClaims(rowOnly, { team: "web" });
    const claimOnly = await createAccount(sdk, { ...eva, email: "ida@example.com" });
    await sdk.auth.setCustomUserClaims(claimOnly, { admin: true });
    const gone = { user_id: "gone", role: "admin", created_at: new Date() };
    await sdk.db.doc("user_roles/gone").set(gone);
    await runScheduled("reconcileRoles");
    expect(await loadClaims(rowOnly)).toEqual({ team: "web", admin: true });
    expect(await loadClaims(claimOnly)).toEqual({});
    expect(await countDocuments("user_roles")).toBe(2);
    expect((await auditTrail()).map(([action]) => action)).toEqual(
      Array.from({ length: 3 }, () => "role_repaired"),
    );
  });
});
