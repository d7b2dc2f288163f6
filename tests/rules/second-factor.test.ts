import { doc, type Firestore, getDoc, updateDoc } from "firebase/firestore";
import { beforeEach, describe, expect, it } from "vitest";
import { isAllowed, openDatabase, roleRow } from "./database.ts";

const database = openDatabase("second-factor");

const isAdmitted = (db: Firestore) => isAllowed(getDoc(doc(db, "import_jobs/any")));
const withClaim = (sign_in_second_factor: string) =>
  database.session(100, { firebase: { sign_in_provider: "password", sign_in_second_factor } });
const withoutFactor = () => database.session(100, { firebase: { sign_in_provider: "password" } });
const withoutClaims = () => database.session(100, { firebase: undefined });

describe("a demanded second factor", () => {
  beforeEach(() =>
    database.seed("user_roles/admin", { ...roleRow("admin"), needs_second_factor: true }),
  );

  it("admits only a sign-in by an authenticator app", async () => {
    expect(await isAdmitted(withClaim("totp"))).toBe(true);
    for (const db of [withClaim("phone"), withClaim(""), withoutFactor(), withoutClaims()])
      expect(await isAdmitted(db)).toBe(false);
  });

  it("is told to the account that lacks it, which cannot drop it", async () => {
    const row = doc(withoutFactor(), "user_roles/admin");
    expect((await getDoc(row)).get("needs_second_factor")).toBe(true);
    const drop = { needs_second_factor: false };
    expect(await isAllowed(updateDoc(row, drop))).toBe(false);
    const other = doc(withClaim("totp"), "user_roles/admin");
    expect(await isAllowed(updateDoc(other, drop))).toBe(false);
  });

  it("leaves the sessions of other accounts alone", async () => {
    expect(await isAdmitted(database.secondAdmin())).toBe(true);
  });

  it("admits no ended session", async () => {
    await database.seed("user_roles/admin", {
      ...{ ...roleRow("admin"), needs_second_factor: true },
      ended_sessions: { until: 150, kept: -1, single: [] },
    });
    expect(await isAdmitted(withClaim("totp"))).toBe(false);
  });
});

it("without the demand any sign-in is admitted", async () => {
  await database.seed("user_roles/admin", roleRow("admin"));
  for (const db of [withClaim("totp"), withoutFactor(), withoutClaims()])
    expect(await isAdmitted(db)).toBe(true);
});
