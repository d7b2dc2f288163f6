import { beforeEach, expect, it } from "vitest";
import { createAccount, createAdmin, enroll, signIn } from "../support/accounts.ts";
import { callAndExpectSuccess, callFunction } from "../support/call-function.ts";
import { emptyMailbox, mailsTo } from "../support/mailbox.ts";
import { reset } from "../support/reset.ts";
import { auditTrail, getStatus, sdk } from "./support/callers.ts";

const eva = { email: "eva@example.com", password: "la-clave-de-eva" };
const nora = { email: "nora@example.com", password: "la-clave-de-nora" };
let [uid, secret, token] = ["", "", ""];

beforeEach(async () => {
  await reset();
  await emptyMailbox();
  uid = await createAdmin(sdk, eva);
  secret = await enroll(eva);
  token = await signIn(eva, secret);
});

const make = async () => (await callAndExpectSuccess("makeRecoveryCodes", null, token)).codes;
const countLeft = async () => (await callAndExpectSuccess("countRecoveryCodes", null, token)).left;
const redeem = (account: typeof eva, code: string) =>
  callFunction("redeemRecoveryCode", { ...account, code });

it("a recovery code and the password remove the second factor of a lost phone, once", async () => {
  const [code = "", other = ""] = await make();
  const plain = await signIn(await withoutFactor());
  const spelled = ` ${code.toUpperCase().replaceAll("-", " ")} `;
  const twice = [redeem({ ...eva, email: "EVA@example.com" }, spelled), redeem(eva, code)];
  expect((await Promise.all(twice)).map(getStatus).sort()).toEqual(["OK", "UNAUTHENTICATED"]);
  expect((await sdk.auth.getUser(uid)).multiFactor?.enrolledFactors ?? []).toEqual([]);
  expect(getStatus(await callFunction("listUsers", {}, token))).toBe("PERMISSION_DENIED");
  expect(getStatus(await callFunction("listUsers", {}, await signIn(eva)))).toBe("OK");
  expect(getStatus(await callFunction("listUsers", {}, plain))).toBe("OK");
  expect((await auditTrail()).slice(-2)).toEqual([
    ["recovery_codes_made", eva.email, ""],
    ["recovery_code_used", eva.email, uid],
  ]);
  expect((await mailsTo(eva.email))[0]?.subject).toBe(
    "Your second factor for the Cortzen Admin Panel was removed",
  );
  // With another factor, its former codes are gone.
  await enroll(eva);
  expect(getStatus(await redeem(eva, other))).toBe("UNAUTHENTICATED");
});

async function withoutFactor() {
  await createAdmin(sdk, nora);
  return nora;
}

it("whatever is wrong gets the same answer, and changes nothing", async () => {
  const [code = ""] = await make();
  await createAccount(sdk, nora);
  const answers = [
    await redeem({ ...eva, password: "otra-clave-larga" }, code),
    await redeem(eva, "0".repeat(32)),
    await redeem({ ...eva, email: "nadie@example.com" }, code),
    await redeem(nora, code),
    await redeem(eva, "no es un código"),
  ];
  const refusal = {
    message: "unauthenticated",
    status: "UNAUTHENTICATED",
    details: { safe: false },
  };
  expect(answers).toEqual(answers.map(() => ({ error: refusal })));
  // Three for an account, five for a network.
  expect(getStatus(await redeem(eva, code))).toBe("RESOURCE_EXHAUSTED");
  expect(getStatus(await callFunction("listUsers", {}, token))).toBe("OK");
  expect(await countLeft()).toBe(10);
});

it("new codes replace the former ones, and are stored as hashes", async () => {
  const [former = ""] = await make();
  const codes = await make();
  expect([new Set(codes).size, await countLeft()]).toEqual([10, 10]);
  expect(codes[0]).toMatch(/^[0-9a-f]{4}(-[0-9a-f]{4}){7}$/);
  const stored = JSON.stringify((await sdk.db.doc(`recovery_codes/${uid}`).get()).data());
  for (const code of codes) expect(stored).not.toContain(code.replaceAll("-", ""));
  expect(getStatus(await redeem(eva, former))).toBe("UNAUTHENTICATED");
  expect(getStatus(await redeem(eva, codes[9] ?? ""))).toBe("OK");
});

it("are given only to a sign-in with a second factor", async () => {
  const plain = await signIn(await withoutFactor());
  expect(getStatus(await callFunction("makeRecoveryCodes", null, plain))).toBe(
    "FAILED_PRECONDITION",
  );
});
