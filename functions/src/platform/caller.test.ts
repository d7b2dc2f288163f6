import type { Account } from "domain/accounts/role";
import type { CallableRequest } from "firebase-functions/https";
import { describe, expect, it } from "vitest";
import {
  getVisitor,
  requireAccount,
  requireAction,
  requireApp,
  requireClaim,
  requireOwnOrigin,
} from "./caller.ts";

type Auth = NonNullable<CallableRequest["auth"]>;
const signed = (claims: object) => ({ auth: { uid: "u1", token: claims, rawToken: "" } as Auth });
const admin = { admin: true, email_verified: true };

describe("requireOwnOrigin", () => {
  const SITE = ["https://www.site.example", "https://our-project.web.app"];
  it.each([
    ["of a page of another website", { origin: "https://other.example" }, SITE],
    ["of a page without an origin of its own", { origin: "null" }, SITE],
    ["across sites, without an origin", { "sec-fetch-site": "cross-site" }, SITE],
    ["of a page on this machine", { origin: "http://localhost:5050" }, SITE],
    ["of a page whose host only begins so", { origin: "https://www.site.example.evil" }, SITE],
    ["that looks local", { origin: "http://localhost.evil" }, ["http://127.0.0.1:5050"]],
  ])("refuses a request %s", (_, headers, origins) =>
    expect(() => requireOwnOrigin(headers, origins)).toThrow("permission-denied"),
  );

  it.each([
    ["the site's page", { origin: "https://www.site.example" }, SITE],
    [
      "the panel, whose calls cross sites",
      { origin: SITE[1], "sec-fetch-site": "cross-site" },
      SITE,
    ],
    ["a program", {}, SITE],
    [
      "another port of this machine",
      { origin: "http://localhost:5173" },
      ["http://127.0.0.1:5050"],
    ],
  ])("accepts %s", (_, headers, origins) =>
    expect(() => requireOwnOrigin(headers, origins)).not.toThrow(),
  );
});

describe("requireAction", () => {
  it("accepts claim, verified address and a role that allows it together", async () => {
    const read: Account[] = [];
    const findRole = async (account: Account) => {
      read.push(account);
      return "editor" as const;
    };
    const token = { ...admin, email: "a@example.com", auth_time: 7 };
    const account = { uid: "u1", email: "a@example.com", auth_time: 7 };
    const member = await requireAction(signed(token), "posts.publish", findRole);
    expect(member).toEqual({ ...account, role: "editor" });
    expect(read).toEqual([account]);
  });

  it.each([
    ["nobody", {}, "unauthenticated"],
    ["an account", signed({ email_verified: true }), "permission-denied"],
    ["an unverified claim", signed({ ...admin, email_verified: false }), "permission-denied"],
    ["a claim that is only like true", signed({ ...admin, admin: "true" }), "permission-denied"],
  ])("rejects %s without a read", async (_, request, code) => {
    const findRole = () => Promise.reject(new Error("read"));
    const refused = requireAction(request, "panel.open", findRole);
    await expect(refused).rejects.toMatchObject({ code });
  });

  it("requireClaim does not read the row", () => {
    expect(requireClaim(signed(admin))).toEqual({ uid: "u1", email: "" });
    const unverified = signed({ ...admin, email_verified: false });
    expect(() => requireClaim(unverified)).toThrow("permission-denied");
    expect(() => requireClaim({})).toThrow("unauthenticated");
  });

  it("rejects a valid token without a row or of an ended session, and names what was needed", async () => {
    const refused = requireAction(signed(admin), "panel.open", async () => undefined);
    const cause = "needs panel.open";
    await expect(refused).rejects.toMatchObject({ code: "permission-denied", cause });
  });

  it("rejects a role that does not allow it", async () => {
    const refused = requireAction(signed(admin), "inbox.read", async () => "editor");
    await expect(refused).rejects.toMatchObject({ code: "permission-denied" });
  });
});

it("requireApp rejects a call without a token where the configuration names the function", () => {
  const app = { appId: "1:web", token: {} } as CallableRequest["app"] & object;
  const enforced = "listUsers, submitContact";
  expect(() => requireApp({}, "submitContact", enforced)).toThrow("unauthenticated");
  expect(() => requireApp({ app }, "submitContact", enforced)).not.toThrow();
  expect(() => requireApp({}, "recordExport", enforced)).not.toThrow();
  expect(() => requireApp({}, "submitContact", "")).not.toThrow();
});

it("requireAccount tells a sign-in with an authenticator app from others", () => {
  const getFactor = (sign_in_second_factor: string) =>
    requireAccount(signed({ firebase: { sign_in_second_factor } })).second_factor;
  expect([getFactor("totp"), getFactor("phone")]).toEqual([true, undefined]);
});

it("requireAccount rejects only calls without an account", () => {
  expect(requireAccount(signed({}))).toEqual({ uid: "u1", email: "" });
  const nameless = { auth: { ...signed({}).auth, uid: "" } };
  for (const request of [{}, nameless])
    expect(() => requireAccount(request)).toThrow("unauthenticated");
});

describe("getVisitor", () => {
  const from = (forwarded: string | undefined, hops: number) =>
    getVisitor(
      { headers: { "x-forwarded-for": forwarded }, socket: { remoteAddress: "10.0.0.9" } },
      hops,
    );
  it.each([
    ["the last entry", "6.6.6.6, 1.2.3.4", 1, "1.2.3.4", "1.2.3.4", 2],
    ["the entry before the edge", "6.6.6.6, 1.2.3.4, 5.6.7.8", 2, "1.2.3.4", "5.6.7.8", 3],
    [
      "a forged entry past Hosting, with the true one",
      "6.6.6.6, 1.2.3.4",
      2,
      "6.6.6.6",
      "1.2.3.4",
      2,
    ],
    ["the only entry", "1.2.3.4", 2, "1.2.3.4", "1.2.3.4", 1],
    ["the socket without the header", undefined, 1, "10.0.0.9", "10.0.0.9", 0],
  ])("takes %s", (_, forwarded, trusted, address, nearest, hops) =>
    expect(from(forwarded, trusted)).toMatchObject({ address, nearest, hops }),
  );

  it.each([
    ["66.102.8.142", true],
    ["::ffff:66.102.8.142", true],
    ["151.101.1.195", true],
    ["2a00:1450:4003:80f::200e", true],
    ["2a04:4e42::645", true],
    ["34.16.9.9", false],
    ["2600:1900:4000::1", false],
    ["203.0.113.9", false],
    ["66.102.8.142.example", false],
  ])("tells by the last entry whether Hosting forwarded a request: %s, %s", (last, isEdge) => {
    expect(from(`66.102.8.142, ${last}`, 2).isEdge).toBe(isEdge);
  });
});
