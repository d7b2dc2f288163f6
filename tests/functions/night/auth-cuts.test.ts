import { afterAll, beforeAll, expect, it } from "vitest";
import { reset } from "../../support/reset.ts";
import { anAdmin, countDocuments, getStatus, sdk } from "../support/callers.ts";
import { startFunctionsBehind } from "../support/own-functions.ts";

let faulty: Awaited<ReturnType<typeof startFunctionsBehind>>;
let token: string;
beforeAll(async () => {
  await reset();
  faulty = await startFunctionsBehind("auth", { waitDivisor: 5 });
  token = await anAdmin();
});
afterAll(() => faulty.end());

const call = async (name: string, data: unknown) =>
  getStatus(await faulty.functions.call(name, data, token));

it("a connection cut at any answer of Auth leaves one account with claim and role document", async () => {
  for (let piece = 1; piece <= 6; piece += 1) {
    const eva = { email: `eva-${piece}@example.com`, password: "doce-caracteres" };
    faulty.proxy.cutAtAnswer(piece);
    await call("createAdministrator", eva);
    faulty.proxy.cutAtAnswer(Number.POSITIVE_INFINITY);
    expect(await call("createAdministrator", eva), `cut at ${piece}`).toBe("OK");
    const { uid, customClaims } = await sdk.auth.getUserByEmail(eva.email);
    expect(customClaims).toEqual({ admin: true });
    expect((await sdk.db.doc(`user_roles/${uid}`).get()).get("role")).toBe("admin");
    expect(await countDocuments("user_roles")).toBe(2);
    faulty.proxy.cutAtAnswer(piece);
    await call("removeRole", { uid });
    faulty.proxy.cutAtAnswer(Number.POSITIVE_INFINITY);
    expect(["OK", "NOT_FOUND"]).toContain(await call("removeRole", { uid }));
    expect((await sdk.auth.getUser(uid)).customClaims ?? {}).toEqual({});
    expect(await countDocuments("user_roles")).toBe(1);
  }
});
