import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
} from "firebase/firestore";
import { beforeAll, describe, expect, it } from "vitest";
import { commitSubmission, merged } from "./cases/recorded.ts";
import { aSubmission } from "./cases/submission.ts";
import { daysAgo, type Fields, writeTime } from "./cases/table.ts";
import { allowedRoles, isAllowed, openDatabase, ROLES } from "./database.ts";

const database = openDatabase("contacts");

async function stored(fields: Fields = {}): Promise<string> {
  const path = `contact_submissions/${crypto.randomUUID()}`;
  await database.seed(path, { ...aSubmission, ...fields });
  return path;
}
const update = async (path: string, fields: Fields) => {
  const db = database.as("admin");
  const before = (await getDoc(doc(db, path))).data() ?? {};
  const write = { id: idOf(path), before, after: merged(before, fields) };
  return isAllowed(commitSubmission(db, "admin", write));
};
const idOf = (path: string) => path.slice("contact_submissions/".length);

describe("access by role", () => {
  it("only the administrator gets and lists, 500 at most", async () => {
    const path = await stored();
    expect(await allowedRoles(database, (db) => getDoc(doc(db, path)), ROLES)).toEqual(["admin"]);
    const list = (most: number) => (db: Firestore) => {
      const all = collection(db, "contact_submissions");
      return getDocs(query(all, orderBy("created_at", "desc"), limit(most)));
    };
    expect(await allowedRoles(database, list(500), ROLES)).toEqual(["admin"]);
    expect(await allowedRoles(database, list(501))).toEqual([]);
  });
  it("denies create to every role: the form calls a function", async () => {
    const create = allowedRoles(database, (db) =>
      setDoc(doc(db, "contact_submissions", crypto.randomUUID()), aSubmission),
    );
    expect(await create).toEqual([]);
  });
  it("only the administrator updates", async () => {
    const path = await stored();
    const after = { ...aSubmission, status: "in_progress", notes: "Llamado" };
    const change = (db: Firestore, role: string) =>
      commitSubmission(db, role, { id: idOf(path), before: aSubmission, after });
    expect(await allowedRoles(database, change, ROLES)).toEqual(["admin"]);
  });
  it("no role deletes", async () => {
    const path = await stored();
    expect(await allowedRoles(database, (db) => deleteDoc(doc(db, path)))).toEqual([]);
  });
});

describe("update: status, notes and assignment only", () => {
  const states = ["pending", "in_progress", "completed"];
  const steps = states.flatMap((from) => states.map((to) => ({ from, to })));
  it.each(steps)("$from -> $to", async ({ from, to }) => {
    const path = await stored({ status: from });
    const good = to !== "pending" || from === "pending";
    expect(await update(path, { status: to, notes: "a" })).toBe(good);
  });
  it("status and notes can be updated separately", async () => {
    const path = await stored();
    expect(await update(path, { notes: "Llamar el lunes" })).toBe(true);
    expect(await update(path, { status: "completed" })).toBe(true);
    const after = (await getDoc(doc(database.as("admin"), path))).data();
    expect(after).toMatchObject({ status: "completed", notes: "Llamar el lunes" });
  });
  describe("of one submission", () => {
    const path = `contact_submissions/${crypto.randomUUID()}`;
    beforeAll(() => database.seed(path, aSubmission));
    it.each(Object.keys(aSubmission).filter((field) => field !== "status" && field !== "notes"))(
      "%s cannot be changed",
      async (field) => {
        const other = field === "created_at" ? daysAgo(3) : "otro";
        expect(await update(path, { status: "completed", [field]: other })).toBe(false);
        expect(await update(path, { assigned_to: "admin", [field]: other })).toBe(false);
        expect(await update(path, { [field]: other })).toBe(false);
      },
    );
  });
  it("fields cannot be removed or added", async () => {
    const path = await stored();
    expect(await update(path, { name: deleteField() })).toBe(false);
    expect(await update(path, { notes: deleteField() })).toBe(false);
    expect(await update(path, { status: deleteField() })).toBe(false);
    expect(await update(path, { notes: "a", assignee: "ana" })).toBe(false);
  });
});

describe("the time of the answer", () => {
  it("is that of the change to completed, and goes when the submission is reopened", async () => {
    const path = await stored();
    expect(await update(path, { status: "completed", answered_at: daysAgo(1) })).toBe(false);
    expect(await update(path, { status: "in_progress", answered_at: writeTime })).toBe(false);
    expect(await update(path, { status: "completed" })).toBe(true);
    const reopened = { status: "in_progress", answered_at: deleteField() };
    expect(await update(path, { status: "in_progress" })).toBe(false);
    expect(await update(path, reopened)).toBe(true);
  });
  it("cannot be added, changed or removed alone", async () => {
    for (const answered_at of [writeTime, daysAgo(1), null]) {
      const path = await stored({ status: "completed" });
      expect(await update(path, { answered_at })).toBe(false);
    }
    const path = await stored({ status: "completed", answered_at: daysAgo(1) });
    expect(await update(path, { answered_at: deleteField() })).toBe(false);
    expect(await update(path, { notes: "Enviada la oferta." })).toBe(true);
  });
});

describe("assignment", () => {
  it("to any administrator, to another one, and to nobody", async () => {
    const path = await stored();
    expect(await update(path, { assigned_to: "admin", notes: "Mía." })).toBe(true);
    expect(await update(path, { assigned_to: "secondAdmin" })).toBe(true);
    expect(await update(path, { assigned_to: deleteField() })).toBe(true);
  });
  it.each(["exAdmin", "signedIn", "", "admin/x", 7, null])("never to %j", async (assigned_to) => {
    expect(await update(await stored(), { assigned_to })).toBe(false);
  });
  it("never to an account with another role", async () => {
    await database.seed("user_roles/reader", { user_id: "reader", role: "reader" });
    expect(await update(await stored(), { assigned_to: "reader" })).toBe(false);
  });
  it("is no part of a status change", async () => {
    const path = await stored();
    expect(await update(path, { status: "completed", assigned_to: "admin" })).toBe(false);
    const fields = { status: "in_progress", assigned_to: "admin" };
    expect(await update(path, fields)).toBe(false);
  });
});
