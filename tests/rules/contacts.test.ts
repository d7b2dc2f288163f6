import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  updateDoc,
} from "firebase/firestore";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aSubmission } from "./cases/submission.ts";
import { daysAgo, type Fields } from "./cases/table.ts";
import { isAllowed, openWorld, type World, whoMay } from "./world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("contacts");
});
afterAll(() => world.close());

async function stored(fields: Fields = {}): Promise<string> {
  const path = `contact_submissions/${crypto.randomUUID()}`;
  await world.seed(path, { ...aSubmission, ...fields });
  return path;
}
const update = (path: string, fields: Fields) =>
  isAllowed(updateDoc(doc(world.as("admin"), path), { ...fields }));

describe("who", () => {
  it("only the administrator gets and lists, 500 at most", async () => {
    const path = await stored();
    expect(await whoMay(world, (db) => getDoc(doc(db, path)))).toEqual(["admin"]);
    const list = (most: number) =>
      whoMay(world, (db) => {
        const all = collection(db, "contact_submissions");
        return getDocs(query(all, orderBy("created_at", "desc"), limit(most)));
      });
    expect(await list(500)).toEqual(["admin"]);
    expect(await list(501)).toEqual([]);
    const unbounded = (db: Parameters<Parameters<typeof whoMay>[1]>[0]) =>
      getDocs(collection(db, "contact_submissions"));
    expect(await whoMay(world, unbounded)).toEqual([]);
  });
  it("nobody creates: the form goes through its function (T16, T18)", async () => {
    const create = whoMay(world, (db) =>
      setDoc(doc(db, "contact_submissions", crypto.randomUUID()), aSubmission),
    );
    expect(await create).toEqual([]);
  });
  it("only the administrator updates", async () => {
    const path = await stored();
    const editors = await whoMay(world, (db) =>
      updateDoc(doc(db, path), { status: "in_progress", notes: "Llamado" }),
    );
    expect(editors).toEqual(["admin"]);
  });
  it("nobody deletes", async () => {
    const path = await stored();
    expect(await whoMay(world, (db) => deleteDoc(doc(db, path)))).toEqual([]);
  });
});

describe("update: status and notes, nothing else (T18, T25)", () => {
  const states = ["pending", "in_progress", "completed"];
  const steps = states.flatMap((from) => states.map((to) => ({ from, to })));
  it.each(steps)("$from -> $to", async ({ from, to }) => {
    const path = await stored({ status: from });
    const good = to !== "pending" || from === "pending";
    expect(await update(path, { status: to, notes: "a" })).toBe(good);
  });
  it("notes alone leave the status, and the status alone leaves the notes", async () => {
    const path = await stored();
    expect(await update(path, { notes: "Llamar el lunes" })).toBe(true);
    expect(await update(path, { status: "completed" })).toBe(true);
    const after = (await getDoc(doc(world.as("admin"), path))).data();
    expect(after).toMatchObject({ status: "completed", notes: "Llamar el lunes" });
  });
  it.each(Object.keys(aSubmission).filter((field) => field !== "status" && field !== "notes"))(
    "%s never changes",
    async (field) => {
      const path = await stored();
      const other = field === "created_at" ? daysAgo(3) : "otro";
      expect(await update(path, { status: "completed", [field]: other })).toBe(false);
      expect(await update(path, { status: "completed", [field]: deleteField() })).toBe(false);
    },
  );
  it("neither field may go, nor another come", async () => {
    const path = await stored();
    expect(await update(path, { notes: deleteField() })).toBe(false);
    expect(await update(path, { status: deleteField() })).toBe(false);
    expect(await update(path, { notes: "a", assignee: "ana" })).toBe(false);
  });
});
