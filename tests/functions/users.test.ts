import type { UserEntry } from "functions/domain/calls-users";
import { beforeEach, describe, expect, it } from "vitest";
import { createAccount, createAdmin, demoAdmin, signIn } from "../support/accounts.ts";
import { addresses } from "../support/addresses.ts";
import { callFunction, succeed } from "../support/call-function.ts";
import { mailsTo } from "../support/mailbox.ts";
import { reset, switchTo } from "../support/reset.ts";
import { anAdmin, auditTrail, countOf, runScheduled, sdk, statusOf } from "./callers.ts";

/** The first call of a function starts a worker of the emulator, which takes long on a busy machine. */
const COLD_MS = 120_000;

const at = addresses();
const eva = { email: "eva@example.com", password: "la-clave-de-eva" };
let token: string;
beforeEach(async () => {
  await reset();
  await switchTo(at.mailbox, "normal");
  token = await anAdmin();
});

/** Does what the page behind a verification link does: in the emulator that page is of one project only. */
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

const uidOf = async (email: string) => (await sdk.auth.getUserByEmail(email)).uid;
const claimsOf = async (uid: string) => (await sdk.auth.getUser(uid)).customClaims ?? {};
const isAllowed = async (idToken: string) =>
  statusOf(await callFunction("listUsers", {}, idToken)) === "OK";

describe("createAdministrator", { timeout: COLD_MS }, () => {
  it("makes an account that gets in when its owner has followed the mailed link", async () => {
    const result = await succeed("createAdministrator", eva, token);
    expect(result).toMatchObject({ created: true, verified: false, mail_sent: true });
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

  it("takes over an account that somebody else made for the address (T04)", async () => {
    const stranger = { ...eva, password: "la-clave-ajena" };
    const uid = await createAccount(sdk, stranger, { verified: false });
    const google = { providerId: "google.com", uid: "g-1", email: "ajena@example.com" };
    await sdk.auth.updateUser(uid, { providerToLink: google });
    const result = await succeed("createAdministrator", eva, token);
    expect(result).toMatchObject({ uid, created: false, verified: false });
    await expect(signIn(stranger)).rejects.toThrow("could not sign in");
    const { providerData } = await sdk.auth.getUser(uid);
    expect(providerData.map(({ providerId }) => providerId)).toEqual(["password"]);
    await sdk.auth.updateUser(uid, { emailVerified: true });
    expect(await isAllowed(await signIn(eva))).toBe(true);
  });

  it("gives a confirmed account the role at once and leaves it its password and claims", async () => {
    const own = { ...eva, password: "la-suya-propia" };
    const uid = await createAccount(sdk, own);
    await sdk.auth.setCustomUserClaims(uid, { team: "web" });
    const result = await succeed(
      "createAdministrator",
      { ...eva, email: " EVA@example.com" },
      token,
    );
    expect(result).toMatchObject({ uid, created: false, verified: true, mail_sent: true });
    expect(await claimsOf(uid)).toEqual({ team: "web", admin: true });
    expect(await isAllowed(await signIn(own))).toBe(true);
    // Again: the same state, and no second entry.
    await succeed("createAdministrator", eva, token);
    expect(await countOf("user_roles")).toBe(2);
    expect(await auditTrail()).toHaveLength(1);
  });

  it("keeps the account when the mail server is down, and sends the link later", async () => {
    await switchTo(at.mailbox, "down");
    const { uid, mail_sent } = await succeed("createAdministrator", eva, token);
    expect(mail_sent).toBe(false);
    const failed = await callFunction("resendVerification", { uid }, token);
    expect(failed).toMatchObject({ error: { status: "UNAVAILABLE", details: { safe: true } } });
    await switchTo(at.mailbox, "normal");
    expect(await succeed("resendVerification", { uid }, token)).toEqual({ mail_sent: true });
    expect(await mailsTo(eva.email)).toHaveLength(1);
    await sdk.auth.updateUser(uid, { emailVerified: true });
    const again = await callFunction("resendVerification", { uid }, token);
    expect(statusOf(again)).toBe("FAILED_PRECONDITION");
  });

  it("refuses a short password in words, and no address", async () => {
    expect(await callFunction("createAdministrator", { ...eva, password: "corta" }, token)).toEqual(
      {
        error: {
          status: "INVALID_ARGUMENT",
          message: "The password needs at least 12 characters",
          details: { safe: true },
        },
      },
    );
    const nobody = await callFunction("createAdministrator", { ...eva, email: "eva" }, token);
    expect(statusOf(nobody)).toBe("INVALID_ARGUMENT");
    expect(await countOf("user_roles")).toBe(1);
  });
});

describe("removeAdministrator", { timeout: COLD_MS }, () => {
  it("ends access at once, also that of a live token (T05)", async () => {
    const uid = await createAdmin(sdk, eva);
    const live = await signIn(eva);
    expect(await isAllowed(live)).toBe(true);
    expect(await succeed("removeAdministrator", { uid }, token)).toEqual({ removed: true });
    expect(await isAllowed(live)).toBe(false);
    expect(await claimsOf(uid)).toEqual({});
    expect(await isAllowed(await signIn(eva))).toBe(false);
    expect(await auditTrail()).toEqual([["administrator_removed", demoAdmin.email, uid]]);
  });

  it("refuses the main administrator, and oneself without confirmation (T07)", async () => {
    const uid = await createAdmin(sdk, eva);
    const evas = await signIn(eva);
    const main = await uidOf(demoAdmin.email);
    for (const [by, input, message] of [
      [evas, { uid: main }, "The main administrator cannot be removed"],
      [token, { uid: main, confirm_self: true }, "The main administrator cannot be removed"],
      [evas, { uid }, "Confirm that you want to remove your own access"],
    ] as const) {
      expect(await callFunction("removeAdministrator", input, by)).toEqual({
        error: { status: "FAILED_PRECONDITION", message, details: { safe: true } },
      });
    }
    await succeed("removeAdministrator", { uid, confirm_self: true }, evas);
    expect(await isAllowed(evas)).toBe(false);
  });

  it("lets exactly one of two succeed who remove each other (T06)", async () => {
    const ida = { ...eva, email: "ida@example.com" };
    const [a, b] = [await createAdmin(sdk, eva), await createAdmin(sdk, ida)];
    const [evas, idas] = [await signIn(eva), await signIn(ida)];
    await sdk.db.doc(`user_roles/${await uidOf(demoAdmin.email)}`).delete();
    const outcomes = await Promise.all([
      callFunction("removeAdministrator", { uid: b }, evas),
      callFunction("removeAdministrator", { uid: a }, idas),
    ]);
    expect(outcomes.map(statusOf).filter((status) => status === "OK")).toHaveLength(1);
    const loser = outcomes.find((outcome) => "error" in outcome);
    // Whether the loser came in time to be told the reason, or was no administrator any more.
    expect(["At least one administrator must remain", "permission-denied"]).toContain(
      loser && "error" in loser ? loser.error.message : "",
    );
    expect(await countOf("user_roles")).toBe(1);
    const last = statusOf(outcomes[0] ?? { result: null }) === "OK" ? [a, evas] : [b, idas];
    const self = { uid: last[0], confirm_self: true };
    expect(await callFunction("removeAdministrator", self, last[1])).toMatchObject({
      error: { message: "At least one administrator must remain" },
    });
  });
});

describe("listUsers and reconcileRoles", { timeout: COLD_MS }, () => {
  it("lists administrators first with what the panel shows, and pages the others", async () => {
    const account = (n: number) => ({ ...eva, email: `cuenta-${n}@example.com` });
    for (let n = 0; n < 52; n += 1) await createAccount(sdk, account(n), { verified: n > 0 });
    await sdk.auth.createUser({ phoneNumber: "+34600000001" });
    const users: UserEntry[] = [];
    let page_token: string | undefined;
    do {
      const input = page_token === undefined ? {} : { page_token };
      const page = await succeed("listUsers", input, token);
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

  it("mends what a stopped grant or removal has left (T08)", async () => {
    const rowOnly = await createAdmin(sdk, eva);
    await sdk.auth.setCustomUserClaims(rowOnly, { team: "web" });
    const claimOnly = await createAccount(sdk, { ...eva, email: "ida@example.com" });
    await sdk.auth.setCustomUserClaims(claimOnly, { admin: true });
    const gone = { user_id: "gone", role: "admin", created_at: new Date() };
    await sdk.db.doc("user_roles/gone").set(gone);
    await runScheduled("reconcileRoles");
    expect(await claimsOf(rowOnly)).toEqual({ team: "web", admin: true });
    expect(await claimsOf(claimOnly)).toEqual({});
    expect(await countOf("user_roles")).toBe(2);
    expect((await auditTrail()).map(([action]) => action)).toEqual(
      Array.from({ length: 3 }, () => "role_repaired"),
    );
  });
});
