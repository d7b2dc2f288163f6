import { beforeEach, expect, it } from "vitest";
import { createAdmin, demoAdmin, signIn } from "../support/accounts.ts";
import { anImportRow, idOf } from "../support/builders.ts";
import { callAndExpectSuccess, callFunction } from "../support/call-function.ts";
import { reset } from "../support/reset.ts";
import { auditTrail, countOf, sdk, statusOf } from "./support/callers.ts";

const eva = { email: "eva@example.com", password: "la-clave-de-eva" };
let [evas, phone, laptop, stranger] = ["", "", "", ""];

const claimsOf = (token: string): { readonly auth_time: number } =>
  JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
const timeOf = (token: string) => claimsOf(token).auth_time;

/** The token of a sign-in a second earlier; the emulator does not sign tokens, and its times are whole seconds. */
function secondBefore(token: string): string {
  const claims = { ...claimsOf(token), auth_time: timeOf(token) - 1 };
  const [head] = token.split(".");
  return `${head}.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.`;
}
const answerOf = async (token: string, name = "listUsers", input: object = {}) =>
  statusOf(await callFunction(name, input, token));
const record = (token: string) =>
  callAndExpectSuccess("recordSignIn", { session_id: crypto.randomUUID() }, token);
const sessions = async () => {
  const { docs } = await sdk.db.collection("sessions").get();
  return docs.map((doc) => doc.id).sort();
};

beforeEach(async () => {
  await reset();
  evas = await createAdmin(sdk, eva);
  await createAdmin(sdk, demoAdmin);
  stranger = await signIn(demoAdmin);
  laptop = await signIn(eva);
  phone = secondBefore(laptop);
  await record(phone);
  await record(laptop);
});

it("a sign-in is recorded with its browser, for 90 days after the last use", async () => {
  const { docs } = await sdk.db.collection("sessions").get();
  const ids = [phone, laptop].map((token) => `${evas}_${timeOf(token)}`);
  expect(docs.map(({ id }) => id).sort()).toEqual(ids);
  const { uid, device, used_at, expires_at } = docs[0]?.data() ?? {};
  expect({ uid, device }).toEqual({ uid: evas, device: "Unknown browser on an unknown system" });
  expect(expires_at.toMillis() - used_at.toMillis()).toBe(90 * 86_400_000);
});

it("an own session that is ended is refused by every call at once, with a valid token", async () => {
  const auth_time = timeOf(phone);
  await callAndExpectSuccess("endSessions", { uid: evas, auth_time }, laptop);
  expect(await answerOf(phone)).toBe("PERMISSION_DENIED");
  const job_id = idOf("ended");
  const chunk = { job_id, chunk: 0, rows: [anImportRow()] };
  expect(await answerOf(phone, "importChunk", chunk)).toBe("PERMISSION_DENIED");
  expect(await answerOf(phone, "recordSignIn", { session_id: idOf("s") })).toBe(
    "PERMISSION_DENIED",
  );
  expect(await answerOf(phone, "endSessions", { uid: evas })).toBe("PERMISSION_DENIED");
  expect(await answerOf(laptop)).toBe("OK");
  expect(await sessions()).toEqual([`${evas}_${timeOf(laptop)}`]);
  expect((await auditTrail()).at(-1)).toEqual(["sessions_ended", eva.email, evas]);
});

it("all other sessions end, and a new sign-in is accepted", async () => {
  await callAndExpectSuccess("endSessions", { uid: evas }, phone);
  expect([await answerOf(phone), await answerOf(laptop)]).toEqual(["OK", "PERMISSION_DENIED"]);
  expect(await sessions()).toEqual([`${evas}_${timeOf(phone)}`]);
  expect(await answerOf(await signIn(eva))).toBe("OK");
});

it("all sessions of another administrator end, with their refresh tokens", async () => {
  await callAndExpectSuccess("endSessions", { uid: evas }, stranger);
  for (const token of [phone, laptop]) expect(await answerOf(token)).toBe("PERMISSION_DENIED");
  expect(await answerOf(stranger)).toBe("OK");
  expect(await countOf("sessions")).toBe(0);
  expect(await answerOf(await signIn(eva))).toBe("OK");
  const { tokensValidAfterTime = "" } = await sdk.auth.getUser(evas);
  expect(Date.parse(tokensValidAfterTime)).toBeGreaterThanOrEqual(timeOf(laptop) * 1000);
});

it("two sessions that end each other at the same time do not both stay", async () => {
  const answers = await Promise.all([
    answerOf(phone, "endSessions", { uid: evas }),
    answerOf(laptop, "endSessions", { uid: evas }),
  ]);
  expect(answers.sort()).toEqual(["OK", "PERMISSION_DENIED"]);
  expect([await answerOf(phone), await answerOf(laptop)].sort()).toEqual([
    "OK",
    "PERMISSION_DENIED",
  ]);
});
