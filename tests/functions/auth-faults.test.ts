import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { type FaultProxy, startFaultProxy } from "../sandbox/fault-proxy.ts";
import { addresses } from "../support/addresses.ts";
import { type OwnFunctions, startOwnFunctions } from "../support/own-functions.ts";
import { reset } from "../support/reset.ts";
import { anAdmin, countOf, sdk } from "./callers.ts";

/** An instance of the functions whose way to Firebase Auth is ours to spoil. */
let way: FaultProxy;
let functions: OwnFunctions;
let token: string;
const eva = { email: "eva@example.com", password: "doce-caracteres" };

beforeAll(async () => {
  way = await startFaultProxy(addresses().ports.auth);
  functions = await startOwnFunctions({ ports: { auth: way.port }, hurry: 5 });
});
afterAll(async () => {
  await functions.kill();
  await way.close();
});
beforeEach(async () => {
  await way.become("open");
  await reset();
  token = await anAdmin();
});

async function call(name: string, data: unknown): Promise<string> {
  const answer = await fetch(`${functions.url}/${name}`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ data }),
  });
  const { error } = (await answer.json()) as { readonly error?: { readonly status: string } };
  return error?.status ?? "OK";
}

const calls = () =>
  Promise.all([
    call("listUsers", {}),
    call("createAdministrator", eva),
    call("claimMainAdmin", null),
  ]);

it.each([
  ["refused", "UNAVAILABLE", "UNAVAILABLE"],
  ["silent", "DEADLINE_EXCEEDED", "DEADLINE_EXCEEDED"],
] as const)(
  "Auth that is %s is said with a code, and nobody gets a role",
  async (mode, ...codes) => {
    await way.become(mode);
    const [list, create, claim] = await calls();
    expect([list, create]).toEqual(codes);
    expect(codes).toContain(claim);
    expect(await countOf("user_roles")).toBe(1);
    await way.become("open");
    expect(await calls()).toEqual(["OK", "OK", "OK"]);
  },
);

it("a connection cut in place of any answer of Auth leaves one account with both halves of the role", async () => {
  for (let piece = 1; piece <= 6; piece += 1) {
    const email = `eva-${piece}@example.com`;
    way.cutAtAnswer(piece);
    await call("createAdministrator", { ...eva, email });
    way.cutAtAnswer(Number.POSITIVE_INFINITY);
    expect(await call("createAdministrator", { ...eva, email }), `cut at ${piece}`).toBe("OK");
    const { uid, customClaims } = await sdk.auth.getUserByEmail(email);
    expect(customClaims).toEqual({ admin: true });
    expect((await sdk.db.doc(`user_roles/${uid}`).get()).get("role")).toBe("admin");
    // The caller's own row and this one: none without an owner.
    expect(await countOf("user_roles")).toBe(2);
    way.cutAtAnswer(piece);
    await call("removeAdministrator", { uid });
    way.cutAtAnswer(Number.POSITIVE_INFINITY);
    expect(["OK", "NOT_FOUND"]).toContain(await call("removeAdministrator", { uid }));
    expect((await sdk.auth.getUser(uid)).customClaims ?? {}).toEqual({});
    expect(await countOf("user_roles")).toBe(1);
  }
});
