import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { beforeEach, describe, expect, it } from "vitest";
import { emulatorHosts } from "../../scripts/lib/emulators/ports.ts";
import {
  applyCode,
  askAddressChange,
  choosePassword,
  createAccount,
  createAdmin,
  demoAdmin,
  signIn,
  signInWithGoogle,
  signInWithoutAddress,
} from "../support/accounts.ts";
import { addresses } from "../support/addresses.ts";
import { callAndExpectSuccess, callFunction } from "../support/call-function.ts";
import { emptyMailbox, mailsTo } from "../support/mailbox.ts";
import { reset } from "../support/reset.ts";
import { runScheduled } from "../support/run-scheduled.ts";
import { auditTrail, getStatus, sdk } from "./support/callers.ts";
import { chooseByMail } from "./support/choose-by-mail.ts";

const eva = { email: "eva@example.com", password: "la-clave-de-eva" };
const boss = { email: "jefa@example.com", password: "la-clave-de-la-jefa" };
const thief = { email: "ajena@example.com", password: "la-clave-ajena" };
let token: string;

beforeEach(async () => {
  await reset();
  await emptyMailbox();
  await createAdmin(sdk, boss);
  token = await signIn(boss);
});

const getAnswer = async (idToken: string) =>
  getStatus(await callFunction("listUsers", {}, idToken));
const loadRow = async (email: string) =>
  (await sdk.db.doc(`user_roles/${(await sdk.auth.getUserByEmail(email)).uid}`).get()).data();

/** Opens the link that confirms an address. */
async function confirmByMail({ email }: typeof eva): Promise<void> {
  const mail = (await mailsTo(email))[0];
  const link = new URL(/http\S+/.exec(mail?.text ?? "")?.[0] ?? "");
  await applyCode(link.searchParams.get("oobCode") ?? "");
}

async function grantByCommand({ email }: typeof eva): Promise<void> {
  const { ports, project } = addresses();
  const command = ["scripts/run.mjs", "grant-admin", email, "--project", project];
  const env = { ...process.env, ...emulatorHosts(ports) };
  const cwd = new URL("../..", import.meta.url).pathname;
  await promisify(execFile)(process.execPath, command, { cwd, env });
}
async function enterByForgottenPassword(account: typeof eva): Promise<void> {
  await callFunction("requestPasswordReset", { email: account.email });
  await chooseByMail(account);
}

const WAYS = [
  {
    way: "grantAccess",
    owner: eva,
    verified: true,
    give: (uid: string) => callAndExpectSuccess("grantAccess", { uid, role: "admin" }, token),
    enter: chooseByMail,
  },
  {
    way: "inviteUser",
    owner: eva,
    verified: false,
    give: () => callAndExpectSuccess("inviteUser", { email: eva.email, role: "admin" }, token),
    enter: chooseByMail,
  },
  {
    way: "createAdministrator, of a confirmed account",
    owner: eva,
    verified: true,
    give: () => callAndExpectSuccess("createAdministrator", eva, token),
    enter: confirmByMail,
  },
  {
    way: "npm run grant-admin",
    owner: eva,
    verified: true,
    give: () => grantByCommand(eva),
    enter: enterByForgottenPassword,
  },
  {
    way: "claimMainAdmin",
    owner: demoAdmin,
    verified: true,
    give: (_: string, idToken: string) => callAndExpectSuccess("claimMainAdmin", null, idToken),
    enter: chooseByMail,
  },
] as const;

describe.each(WAYS)("$way", ({ owner, verified, give, enter }) => {
  /** A stranger registers the owner's address and keeps a link that changes it. */
  async function takeBefore() {
    const stranger = { email: owner.email, password: thief.password };
    const uid = await createAccount(sdk, stranger, { verified });
    const idToken = await signIn(stranger);
    const code = await askAddressChange(idToken, thief.email);
    return { stranger, uid, idToken, code };
  }

  it("gives the role to a new account, which only the owner of the mailbox enters", async () => {
    const { stranger, uid, idToken } = await takeBefore();
    await give(uid, idToken);
    await expect(sdk.auth.getUser(uid)).rejects.toMatchObject({ code: "auth/user-not-found" });
    await expect(signIn(stranger)).rejects.toThrow("could not sign in");
    expect(await getAnswer(idToken)).toBe("PERMISSION_DENIED");
    expect(await loadRow(owner.email)).toMatchObject({ role: "admin", email: owner.email });
    await enter(owner);
    expect(await getAnswer(await signIn(owner))).toBe("OK");
  });

  it("gives nothing to the stranger who kept a link that changes the address", async () => {
    const { uid, idToken, code } = await takeBefore();
    await give(uid, idToken);
    await enter(owner);
    // The emulator keeps codes by address, so this one outlives its account. Firebase Auth may refuse it.
    await applyCode(code);
    const link = new URL(await sdk.auth.generatePasswordResetLink(thief.email));
    await choosePassword(link.searchParams.get("oobCode") ?? "", thief.password);
    const stolen = await signIn(thief);
    expect(await getAnswer(stolen)).toBe("PERMISSION_DENIED");
    const job = { job_id: crypto.randomUUID(), job_name: "x", total_records: 1, failed_records: 0 };
    expect(getStatus(await callFunction("startImport", job, stolen))).toBe("PERMISSION_DENIED");

    const { uid: taken } = await sdk.auth.getUserByEmail(thief.email);
    await runScheduled("reconcileRoles");
    expect((await sdk.db.doc(`user_roles/${taken}`).get()).exists).toBe(false);
    expect((await sdk.auth.getUser(taken)).customClaims ?? {}).toEqual({});
    expect((await auditTrail()).at(-1)).toEqual(["role_ended_by_new_address", "", taken]);
    for (const address of [owner.email, thief.email]) {
      expect((await mailsTo(address))[0]?.subject).toBe(
        "Your access to the panel ended: the address of the account changed",
      );
    }
    await callAndExpectSuccess("inviteUser", { email: owner.email, role: "admin" }, token);
    await chooseByMail(owner);
    expect(await getAnswer(await signIn(owner))).toBe("OK");
  });
});

describe.each(WAYS)("$way, of an account that its stranger has equipped", (way) => {
  const { owner, verified, give, enter } = way;
  const stranger = { email: owner.email, password: thief.password };
  const google = { sub: "thief-at-google", email: thief.email };

  it("keeps no provider, phone, second factor or claim, and no other spelling of the address gains", async () => {
    const [local, domain] = owner.email.split("@");
    const spellings = [`${local}+cms@${domain}`, `${local?.[0]}.${local?.slice(1)}@${domain}`];
    const others = await Promise.all(
      spellings.map((email) => createAccount(sdk, { email, password: thief.password })),
    );
    const uid = await createAccount(sdk, stranger, { verified });
    await sdk.auth.setCustomUserClaims(uid, { admin: true, team: "web" });
    const idToken = await signIn(stranger);
    expect(await getAnswer(idToken)).toBe("PERMISSION_DENIED");
    const { sub, email } = google;
    const phone = { uid: "f1", factorId: "phone", phoneNumber: "+34600000002" } as const;
    await sdk.auth.updateUser(uid, {
      providerToLink: { providerId: "google.com", uid: sub, email },
      phoneNumber: "+34600000001",
      ...(verified && { multiFactor: { enrolledFactors: [phone] } }),
    });
    await give(uid, idToken);
    const account = await sdk.auth.getUserByEmail(owner.email);
    expect([account.emailVerified, account.customClaims]).toEqual([false, { admin: true }]);
    expect(account.phoneNumber).toBeUndefined();
    expect(account.multiFactor?.enrolledFactors ?? []).toEqual([]);
    expect(account.providerData.map(({ providerId }) => providerId)).toEqual(["password"]);
    for (const former of [idToken, await signInWithGoogle(google)]) {
      expect(await getAnswer(former)).toBe("PERMISSION_DENIED");
    }
    for (const [n, address] of spellings.entries()) {
      expect((await sdk.auth.getUserByEmail(address)).uid).toBe(others[n]);
      const other = await signIn({ email: address, password: thief.password });
      expect(await getAnswer(other)).toBe("PERMISSION_DENIED");
    }
    await enter(owner);
    expect(await getAnswer(await signIn(owner))).toBe("OK");
  });

  it("gives nothing to a disabled account", async () => {
    const uid = await createAccount(sdk, stranger, { verified });
    const idToken = await signIn(stranger);
    await sdk.auth.updateUser(uid, { disabled: true });
    await Promise.resolve(give(uid, idToken)).catch(() => {});
    const account = await sdk.auth.getUserByEmail(owner.email);
    expect([account.uid, account.customClaims ?? {}]).toEqual([uid, {}]);
    expect((await sdk.db.doc(`user_roles/${uid}`).get()).exists).toBe(false);
  });
});

it("an address in capitals is the registered one, and an account without address claims nothing", async () => {
  const uid = await createAccount(sdk, { email: eva.email, password: thief.password });
  await callAndExpectSuccess("inviteUser", { email: " EVA@Example.COM ", role: "admin" }, token);
  await expect(sdk.auth.getUser(uid)).rejects.toMatchObject({ code: "auth/user-not-found" });
  expect(await loadRow(eva.email)).toMatchObject({ email: eva.email });
  const claim = await callAndExpectSuccess("claimMainAdmin", null, await signInWithoutAddress(sdk));
  expect(claim).toEqual({ granted: false, must_choose_password: false });
});

it("the role of a row from before addresses were stored is kept, and bound to the present address", async () => {
  const { uid } = await sdk.auth.getUserByEmail(boss.email);
  const row = { user_id: uid, role: "admin", created_at: new Date() };
  await sdk.db.doc(`user_roles/${uid}`).set(row);
  const answer = await callFunction("recordSignIn", { session_id: crypto.randomUUID() }, token);
  expect(getStatus(answer)).toBe("OK");
  await runScheduled("reconcileRoles");
  expect(await loadRow(boss.email)).toMatchObject({
    ...row,
    email: boss.email,
    created_at: expect.anything(),
  });
  expect(await getAnswer(token)).toBe("OK");
  await applyCode(await askAddressChange(token, thief.email));
  await sdk.auth.updateUser(uid, { password: thief.password });
  expect(await getAnswer(await signIn(thief))).toBe("PERMISSION_DENIED");
});

it("a disabled or deleted account has no access after the next check, with a valid token", async () => {
  const nora = { email: "nora@example.com", password: "la-clave-de-nora" };
  const uids = [await createAdmin(sdk, eva), await createAdmin(sdk, nora)] as const;
  const tokens = [await signIn(eva), await signIn(nora)];
  await sdk.auth.updateUser(uids[0], { disabled: true });
  await sdk.auth.deleteUser(uids[1]);
  await runScheduled("checkAdministrators");
  for (const idToken of tokens) expect(await getAnswer(idToken)).toBe("PERMISSION_DENIED");
  expect(await getAnswer(token)).toBe("OK");
  expect((await sdk.db.doc(`user_roles/${uids[1]}`).get()).exists).toBe(false);
  await sdk.auth.updateUser(uids[0], { disabled: false });
  await expect.poll(async () => getAnswer(await signIn(eva)), { timeout: 5000 }).toBe("OK");
});
