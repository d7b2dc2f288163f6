import { describe, expect, it } from "vitest";
import { emulatorsAt, localEmulators } from "./env.ts";

const ports = { auth: 9099, firestore: 8080, functions: 5001, hosting: 5050, hub: 4400 };

describe("emulatorsAt", () => {
  it.each([
    ["5050", { auth: 9099, firestore: 8080, functions: 5001 }],
    ["15050", { auth: 19099, firestore: 18080, functions: 15001 }],
    ["", { auth: 9099, firestore: 8080, functions: 5001 }],
  ])("follows a page on port %j", (page, expected) =>
    expect(emulatorsAt(ports, page)).toEqual(expected),
  );

  it("rejects a firebase.json without one of the ports", () =>
    expect(() => emulatorsAt({ auth: 9099 }, "5050")).toThrow("firebase.json"));
});

describe("localEmulators", () => {
  it("is null in a build for production, and in unit tests", () =>
    expect(localEmulators()).toBeNull());
});
