import { WeeklySubscriptionSchema } from "domain/totals/weekly-subscription";
import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  where,
} from "firebase/firestore";
import * as v from "valibot";
import { beforeEach, describe, expect, it } from "vitest";
import { toSend } from "./cases/stored.ts";
import { daysAgo, type Fields, writeTime } from "./cases/table.ts";
import { allowedRoles, emailOf, isAllowed, openDatabase } from "./database.ts";

const database = openDatabase("weekly-subscriptions");

const of = (uid: string, fields: Fields = {}): Fields => ({
  uid,
  email: emailOf(uid),
  subscribed_at: writeTime,
  ...fields,
});
const at = (db: Firestore, uid: string) => doc(db, "weekly_subscriptions", uid);
const write = (db: Firestore, uid: string, fields = of(uid)) => setDoc(at(db, uid), toSend(fields));
const list = (db: Firestore, uid: string, most = 1) =>
  getDocs(query(collection(db, "weekly_subscriptions"), where("uid", "==", uid), limit(most)));
const seed = (uid: string) =>
  database.seed(`weekly_subscriptions/${uid}`, of(uid, { subscribed_at: daysAgo(1) }));

beforeEach(async () => {
  for (const uid of ["admin", "secondAdmin", "exAdmin"])
    await database.remove(`weekly_subscriptions/${uid}`);
});

describe("weekly_subscriptions", () => {
  it("are read by their own administrator only", async () => {
    await seed("admin");
    expect(await allowedRoles(database, (db, role) => list(db, role))).toEqual(["admin"]);
    expect(await allowedRoles(database, (db, role) => list(db, role, 2))).toEqual([]);
    const colleague = database.secondAdmin();
    expect(await isAllowed(list(colleague, "admin"))).toBe(false);
    expect(await isAllowed(getDoc(at(colleague, "admin")))).toBe(false);
    const all = query(collection(colleague, "weekly_subscriptions"), limit(1));
    expect(await isAllowed(getDocs(all))).toBe(false);
  });
  it("are written and deleted by their own administrator only", async () => {
    expect(await allowedRoles(database, (db, role) => write(db, role))).toEqual(["admin"]);
    const [own, colleague] = [database.as("admin"), database.secondAdmin()];
    expect(await isAllowed(write(own, "admin"))).toBe(true);
    expect(await isAllowed(write(colleague, "admin"))).toBe(false);
    const forged = of("admin", { email: emailOf("secondAdmin") });
    expect(await isAllowed(write(colleague, "admin", forged))).toBe(false);
    expect(await isAllowed(deleteDoc(at(colleague, "admin")))).toBe(false);
    expect(await allowedRoles(database, (db, role) => deleteDoc(at(db, role)))).toEqual(["admin"]);
    await seed("exAdmin");
    const former = database.as("exAdmin");
    expect(await isAllowed(deleteDoc(at(former, "exAdmin")))).toBe(false);
    expect(await isAllowed(list(former, "exAdmin"))).toBe(false);
  });
  it.each<[string, Fields]>([
    ["a date of the browser", { subscribed_at: daysAgo(30) }],
    ["the uid of a colleague", { uid: "secondAdmin" }],
    ["the address of a colleague", { email: emailOf("secondAdmin") }],
    ["an unknown field", { name: "Ana" }],
  ])("are denied with %s", async (_, fields) => {
    const admin = database.as("admin");
    expect(await isAllowed(write(admin, "admin", of("admin", fields)))).toBe(false);
    await seed("admin");
    expect(await isAllowed(write(admin, "admin", of("admin", fields)))).toBe(false);
  });
  it.each(["uid", "email", "subscribed_at"])("are denied without %s", async (field) => {
    const rest = Object.fromEntries(Object.entries(of("admin")).filter(([name]) => name !== field));
    expect(v.is(WeeklySubscriptionSchema, of("admin"))).toBe(true);
    expect(v.is(WeeklySubscriptionSchema, rest)).toBe(false);
    expect(await isAllowed(write(database.as("admin"), "admin", rest))).toBe(false);
  });
});
