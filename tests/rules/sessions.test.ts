import { isOpenSession } from "domain/accounts/role";
import {
  collection,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  query,
  where,
} from "firebase/firestore";
import { beforeEach, describe, expect, it } from "vitest";
import { aSession } from "./cases/server-only.ts";
import { allowedRoles, isAllowed, openDatabase, roleRow } from "./database.ts";

const database = openDatabase("sessions");

const list = (db: Firestore, uid: string, maxDocuments = 50) =>
  getDocs(query(collection(db, "sessions"), where("uid", "==", uid), limit(maxDocuments)));
const isAdmitted = (db: Firestore) => isAllowed(getDoc(doc(db, "import_jobs/any")));
const end = (ended_sessions: object) =>
  database.seed("user_roles/admin", { ...roleRow("admin"), ended_sessions });

beforeEach(async () => {
  await database.seed("user_roles/admin", roleRow("admin"));
  for (const uid of ["admin", "secondAdmin", "exAdmin"])
    await database.seed(`sessions/${uid}_100`, { ...aSession, uid });
});

describe("sessions", () => {
  it("are listed by their own administrator only, 50 at a time", async () => {
    expect(await allowedRoles(database, (db, role) => list(db, role))).toEqual(["admin"]);
    expect(await isAllowed(list(database.as("admin"), "admin", 51))).toBe(false);
    expect(await isAllowed(list(database.secondAdmin(), "admin"))).toBe(false);
    const all = query(collection(database.as("admin"), "sessions"), limit(50));
    expect(await isAllowed(getDocs(all))).toBe(false);
    expect(await isAllowed(getDoc(doc(database.as("admin"), "sessions/admin_100")))).toBe(false);
  });
});

describe("an ended session", () => {
  const sessions = [0, 99, 100, 101, 150, 200, 201, 4_000_000_000];
  it.each([
    ["one", { until: -1, kept: -1, single: [100, 150] }],
    ["all up to a time", { until: 150, kept: -1, single: [] }],
    ["all up to a time but one", { until: 200, kept: 100, single: [] }],
    ["the kept one, later", { until: 200, kept: 100, single: [100, 201] }],
  ])("is refused, and no other: %s", async (_, ended) => {
    await end(ended);
    const admitted = await Promise.all(sessions.map((time) => isAdmitted(database.session(time))));
    expect(admitted).toEqual(sessions.map((time) => isOpenSession(time, ended)));
    expect(admitted).toContain(false);
    expect(admitted).toContain(true);
  });

  it("is refused at once, while its token is valid, and reads only the own role document", async () => {
    const [phone, laptop] = [database.session(100), database.session(200)];
    expect([await isAdmitted(phone), await isAdmitted(laptop)]).toEqual([true, true]);
    await end({ until: -1, kept: -1, single: [100] });
    expect([await isAdmitted(phone), await isAdmitted(laptop)]).toEqual([false, true]);
    expect(await isAllowed(list(phone, "admin"))).toBe(false);
    expect(await isAllowed(getDoc(doc(phone, "user_roles/admin")))).toBe(true);
    expect(await isAllowed(getDoc(doc(phone, "user_roles/secondAdmin")))).toBe(false);
    expect(await isAdmitted(database.secondAdmin())).toBe(true);
  });
});
