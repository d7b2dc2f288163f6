import { afterEach, beforeEach, expect, it } from "vitest";
import { startFunctionsBehind } from "../support/own-functions.ts";
import { reset } from "../support/reset.ts";
import { anAdmin, countOf, sdk, statusOf } from "./callers.ts";

/** Whose way to Firebase Auth is ours to spoil. One for each test: calls that were given up go on as long as it lives. */
let spoilt: Awaited<ReturnType<typeof startFunctionsBehind>>;
let token: string;
const eva = { email: "eva@example.com", password: "doce-caracteres" };

beforeEach(async () => {
  await reset();
  spoilt = await startFunctionsBehind("auth", { hurry: 5 });
  token = await anAdmin();
});
afterEach(() => spoilt.end());

/** @returns the answer's code, as the wire spells it, or 'OK' */
const call = async (name: string, data: unknown) =>
  statusOf(await spoilt.functions.call(name, data, token));

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
    await spoilt.way.become(mode);
    const [list, create, claim] = await calls();
    expect([list, create]).toEqual(codes);
    expect(codes).toContain(claim);
    expect(await countOf("user_roles")).toBe(1);
    await spoilt.way.become("open");
    expect(await calls()).toEqual(["OK", "OK", "OK"]);
  },
);

it("a connection cut in place of any answer of Auth leaves one account with both halves of the role", async () => {
  for (let piece = 1; piece <= 6; piece += 1) {
    const email = `eva-${piece}@example.com`;
    spoilt.way.cutAtAnswer(piece);
    await call("createAdministrator", { ...eva, email });
    spoilt.way.cutAtAnswer(Number.POSITIVE_INFINITY);
    expect(await call("createAdministrator", { ...eva, email }), `cut at ${piece}`).toBe("OK");
    const { uid, customClaims } = await sdk.auth.getUserByEmail(email);
    expect(customClaims).toEqual({ admin: true });
    expect((await sdk.db.doc(`user_roles/${uid}`).get()).get("role")).toBe("admin");
    // The caller's own row and this one: none without an owner.
    expect(await countOf("user_roles")).toBe(2);
    spoilt.way.cutAtAnswer(piece);
    await call("removeAdministrator", { uid });
    spoilt.way.cutAtAnswer(Number.POSITIVE_INFINITY);
    expect(["OK", "NOT_FOUND"]).toContain(await call("removeAdministrator", { uid }));
    expect((await sdk.auth.getUser(uid)).customClaims ?? {}).toEqual({});
    expect(await countOf("user_roles")).toBe(1);
  }
});
