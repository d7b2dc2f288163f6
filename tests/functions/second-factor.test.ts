import { beforeEach, expect, it } from "vitest";
import {
  createAccount,
  createAdmin,
  enroll,
  offerTotp,
  secondFactorRequest,
  signIn,
} from "../support/accounts.ts";
import { anImportRow, toId } from "../support/builders.ts";
import { callAndExpectSuccess, callFunction } from "../support/call-function.ts";
import { reset } from "../support/reset.ts";
import { auditTrail, getStatus, sdk } from "./support/callers.ts";

const nora = { email: "nora@example.com", password: "la-clave-de-nora" };
const eva = { email: "eva@example.com", password: "la-clave-de-eva" };

const parseClaims = (token: string) =>
  JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());

beforeEach(reset);

const getAnswer = async (token: string, name = "listUsers", input: object = {}) =>
  getStatus(await callFunction(name, input, token));

it("a demanded second factor is refused to every call without it, with a valid token", async () => {
  await createAdmin(sdk, eva);
  await createAdmin(sdk, nora);
  const plain = await signIn(nora);
  expect(await getAnswer(plain, "demandSecondFactor", { demanded: true })).toBe(
    "FAILED_PRECONDITION",
  );
  const evas = await signIn(eva, await enroll(eva));
  await callAndExpectSuccess("demandSecondFactor", { demanded: true }, evas);
  expect(await getAnswer(plain)).toBe("PERMISSION_DENIED");
  const chunk = { job_id: toId("factor"), chunk: 0, rows: [anImportRow()] };
  expect(await getAnswer(plain, "importChunk", chunk)).toBe("PERMISSION_DENIED");
  expect(await getAnswer(plain, "demandSecondFactor", { demanded: false })).toBe(
    "PERMISSION_DENIED",
  );
  expect(await getAnswer(await signIn(nora, await enroll(nora)))).toBe("OK");
  expect(await getAnswer(evas)).toBe("OK");
  await callAndExpectSuccess("demandSecondFactor", { demanded: false }, evas);
  expect(await getAnswer(plain)).toBe("OK");
});

it("an administrator removes the second factor of a lost phone, and sees who has one", async () => {
  await createAdmin(sdk, eva);
  const noras = await createAdmin(sdk, nora);
  await enroll(nora);
  const evas = await signIn(eva);
  const listed = async () => {
    const { users } = await callAndExpectSuccess("listUsers", {}, evas);
    return users.map(({ email, second_factor }) => [email, second_factor]);
  };
  expect(await listed()).toEqual(
    expect.arrayContaining([
      [eva.email, false],
      [nora.email, true],
    ]),
  );
  await callAndExpectSuccess("removeSecondFactor", { uid: noras }, evas);
  expect(await listed()).toContainEqual([nora.email, false]);
  expect(await getAnswer(await signIn(nora))).toBe("OK");
  expect((await auditTrail()).at(-1)).toEqual(["second_factor_removed", eva.email, noras]);
});

it("a second factor that a stranger set up does not lock the owner of the address out", async () => {
  await createAdmin(sdk, eva);
  const uid = await createAccount(sdk, nora);
  await enroll(nora);
  await callAndExpectSuccess("grantAccess", { uid, role: "admin" }, await signIn(eva));
  const { multiFactor } = await sdk.auth.getUserByEmail(nora.email);
  expect(multiFactor?.enrolledFactors ?? []).toEqual([]);
});

it("the stand-in asks for a code after the password, and the token tells the second factor", async () => {
  const uid = await createAdmin(sdk, eva);
  expect(parseClaims(await signIn(eva)).firebase.sign_in_second_factor).toBeUndefined();
  const secret = await enroll(eva);
  await expect(signIn(eva)).rejects.toThrow("could not sign in (200)");
  const { firebase, auth_time } = parseClaims(await signIn(eva, secret));
  expect(firebase.sign_in_second_factor).toBe("totp");
  expect(Math.abs(auth_time - Date.now() / 1000)).toBeLessThan(5);
  const { multiFactor } = await sdk.auth.getUser(uid);
  expect(multiFactor?.enrolledFactors.map(({ factorId }) => factorId)).toEqual(["totp"]);
});

it("the stand-in answers as the interface documents", async () => {
  await createAccount(sdk, eva, { verified: false });
  const idToken = await signIn(eva);
  const start = () =>
    secondFactorRequest("mfaEnrollment:start", { idToken, totpEnrollmentInfo: {} });
  const message = async () => (await start()).error?.message.split(" : ")[0];
  expect(await message()).toBe("UNVERIFIED_EMAIL");
  await sdk.auth.updateUser(parseClaims(idToken).user_id, { emailVerified: true });
  await offerTotp(false);
  expect(await message()).toBe("OPERATION_NOT_ALLOWED");
  await offerTotp(true);
  const { totpSessionInfo } = await start();
  expect(totpSessionInfo).toMatchObject({
    ...{ verificationCodeLength: 6, hashingAlgorithm: "SHA1", periodSec: 30 },
    sharedSecretKey: expect.stringMatching(/^[A-Z2-7]{32}$/),
  });
  const finish = await secondFactorRequest("mfaEnrollment:finalize", {
    ...{ idToken, displayName: "App" },
    totpVerificationInfo: { sessionInfo: totpSessionInfo.sessionInfo, verificationCode: "12" },
  });
  expect(finish.error.message).toBe("INVALID_CODE");
});
