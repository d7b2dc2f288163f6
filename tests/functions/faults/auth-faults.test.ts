import { afterEach, beforeEach, expect, it } from "vitest";
import { reset } from "../../support/reset.ts";
import { anAdmin, countOf, sdk, statusOf } from "../support/callers.ts";
import { startFunctionsBehind } from "../support/own-functions.ts";

/** One per test, because abandoned calls continue. */
let faulty: Awaited<ReturnType<typeof startFunctionsBehind>>;
let token: string;
const eva = { email: "eva@example.com", password: "doce-caracteres" };

beforeEach(async () => {
  await reset();
  faulty = await startFunctionsBehind("auth", { waitDivisor: 5 });
  token = await anAdmin();
});
afterEach(() => faulty.end());

const call = async (name: string, data: unknown) =>
  statusOf(await faulty.functions.call(name, data, token));

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
  "with Auth %s the call fails with a code, and no role is given",
  async (mode, ...codes) => {
    await faulty.proxy.setMode(mode);
    const [list, create, claim] = await calls();
    expect([list, create]).toEqual(codes);
    expect(codes).toContain(claim);
    expect(await countOf("user_roles")).toBe(1);
    await faulty.proxy.setMode("open");
    expect(await calls()).toEqual(["OK", "OK", "OK"]);
  },
);

it("a connection cut at any answer of Auth leaves one account with claim and role document", async () => {
  for (let piece = 1; piece <= 6; piece += 1) {
    const email = `eva-${piece}@example.com`;
    faulty.proxy.cutAtAnswer(piece);
    await call("createAdministrator", { ...eva, email });
    faulty.proxy.cutAtAnswer(Number.POSITIVE_INFINITY);
    expect(await call("createAdministrator", { ...eva, email }), `cut at ${piece}`).toBe("OK");
    const { uid, customClaims } = await sdk.auth.getUserByEmail(email);
    expect(customClaims).toEqual({ admin: true });
    expect((await sdk.db.doc(`user_roles/${uid}`).get()).get("role")).toBe("admin");
    expect(await countOf("user_roles")).toBe(2);
    faulty.proxy.cutAtAnswer(piece);
    await call("removeAdministrator", { uid });
    faulty.proxy.cutAtAnswer(Number.POSITIVE_INFINITY);
    expect(["OK", "NOT_FOUND"]).toContain(await call("removeAdministrator", { uid }));
    expect((await sdk.auth.getUser(uid)).customClaims ?? {}).toEqual({});
    expect(await countOf("user_roles")).toBe(1);
  }
});
