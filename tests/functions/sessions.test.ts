import { beforeEach, expect, it } from "vitest";
import { createAdmin, demoAdmin, signIn } from "../support/accounts.ts";
import { anImportRow, toId } from "../support/builders.ts";
import { callAndExpectSuccess, callFunction } from "../support/call-function.ts";
import { reset } from "../support/reset.ts";
import { auditTrail, countDocuments, getStatus, sdk } from "./support/callers.ts";

const eva = { email: "eva@example.com", password: "la-clave-de-eva" };
let [evas, phone, laptop, stranger] = ["", "", "", ""];

const parseClaims = (token: string): { readonly auth_time: number } =>
  JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
const getTime = (token: string) => parseClaims(token).auth_time;

/** The token of a sign-in a second earlier; the emulator does not sign tokens, and its times are whole seconds. */
function secondBefore(token: string): string {
  const claims = { ...parseClaims(token), auth_time: getTime(token) - 1 };
  const [head] = token.split(".");
  return `${head}.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.`;
}
const getAnswer = async (token: string, name = "listUsers", input: object = {}) =>
  getStatus(await callFunction(name, input, token));
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
  const ids = [phone, laptop].map((token) => `${evas}_${getTime(token)}`);
  expect(docs.map(({ id }) => id).sort()).toEqual(ids);
  const { uid, device, used_at, expires_at } = docs[0]?.data() ?? {};
  expect({ uid, device }).toEqual({ uid: evas, device: "Unknown browser on an unknown system" });
  expect(expires_at.toMillis() - used_at.toMillis()).toBe(90 * 86_400_000);
});

it("an own session that is ended is refused by every call at once, with a valid token", async () => {
  const auth_time = getTime(phone);
  await callAndExpectSuccess("endSessions", { uid: evas, auth_time }, laptop);
  expect(await getAnswer(phone)).toBe("PERMISSION_DENIED");
  const job_id = toId("ended");
  const chunk = { job_id, chunk: 0, rows: [anImportRow()] };
  expect(await getAnswer(phone, "importChunk", chunk)).toBe("PERMISSION_DENIED");
  expect(await getAnswer(phone, "recordSignIn", { session_id: toId("s") })).toBe(
    "PERMISSION_DENIED",
  );
  expect(await getAnswer(phone, "endSessions", { uid: evas })).toBe("PERMISSION_DENIED");
  expect(await getAnswer(laptop)).toBe("OK");
  expect(await sessions()).toEqual([`${evas}_${getTime(laptop)}`]);
  expect((await auditTrail()).at(-1)).toEqual(["sessions_ended", eva.email, evas]);
});

it("all other sessions end, and a new sign-in is accepted", async () => {
  await callAndExpectSuccess("endSessions", { uid: evas }, phone);
  expect([await getAnswer(phone), await getAnswer(laptop)]).toEqual(["OK", "PERMISSION_DENIED"]);
  expect(await sessions()).toEqual([`${evas}_${getTime(phone)}`]);
  expect(await getAnswer(await signIn(eva))).toBe("OK");
});

it("all sessions of another administrator end, with their refresh tokens", async () => {
  await callAndExpectSuccess("endSessions", { uid: evas }, stranger);
  for (const token of [phone, laptop]) expect(await getAnswer(token)).toBe("PERMISSION_DENIED");
  expect(await getAnswer(stranger)).toBe("OK");
  expect(await countDocuments("sessions")).toBe(0);
  expect(await getAnswer(await signIn(eva))).toBe("OK");
  const { tokensValidAfterTime = "" } = await sdk.auth.getUser(evas);
  expect(Date.parse(tokensValidAfterTime)).toBeGreaterThanOrEqual(getTime(laptop) * 1000);
});

it("two sessions that end each other at the same time do not both stay", async () => {
  const answers = await Promise.all([
    getAnswer(phone, "endSessions", { uid: evas }),
    getAnswer(laptop, "endSessions", { uid: evas }),
  ]);
  expect(answers.sort()).toEqual(["OK", "PERMISSION_DENIED"]);
  expect([await getAnswer(phone), await getAnswer(laptop)].sort()).toEqual([
    "OK",
    "PERMISSION_DENIED",
  ]);
});
