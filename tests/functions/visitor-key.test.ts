import { expect, it } from "vitest";
import { daySecretId, visitorKey } from "../../functions/src/adapters/visitor-key.ts";
import { measureCharge } from "../bench/charged.ts";
import { sdk } from "./support/callers.ts";

const DAYS = ["2026-03-01T23:59:00Z", "2026-03-02T00:01:00Z"].map((text) => new Date(text));
const keys = () =>
  Promise.all(DAYS.map((day) => visitorKey(sdk.db, "192.0.2.1", day, ["contact"])));
const deleteSecrets = () =>
  Promise.all(DAYS.map((day) => sdk.db.doc(`rate_limits/${daySecretId(day)}`).delete()));

it("hashes with one secret a day, and keeps those of two days in memory", async () => {
  await deleteSecrets();
  const first = await keys();
  expect(new Set(first).size).toBe(2);
  await deleteSecrets();
  expect(await keys()).toEqual(first);
});

it("reads the secret of a new day once for all visitors that arrive meanwhile", async () => {
  const day = new Date("2026-03-03T00:00:00Z");
  await sdk.db.doc(`rate_limits/${daySecretId(day)}`).delete();
  const visitors = Array.from({ length: 30 }, (_, n) => `192.0.2.${n}`);
  const readAll = () =>
    Promise.all(visitors.map((address) => visitorKey(sdk.db, address, day, ["view"])));
  expect(await measureCharge(readAll)).toEqual({ reads: 1, writes: 1 });
});
