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
  updateDoc,
} from "firebase/firestore";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { anAuditEntry, aTrashedPost, aVerdict } from "./cases/panel-reads.ts";
import { aJob, aJobItem } from "./cases/server-only.ts";
import { openWorld, type World, whoMay } from "./world.ts";

/** Collections that only functions write: the panel reads some of them, nobody reads the others (T59). */
let world: World;
beforeAll(async () => {
  world = await openWorld("functions-only");
});
afterAll(() => world.close());

const list = (name: string, most: number) =>
  whoMay(world, (db) => getDocs(query(collection(db, name), limit(most))));

async function expectNoWrites(name: string, data: object) {
  const path = `${name}/${crypto.randomUUID()}`;
  const create = (db: Firestore) => setDoc(doc(db, name, crypto.randomUUID()), data);
  expect(await whoMay(world, create), "create").toEqual([]);
  await world.seed(path, data);
  expect(await whoMay(world, (db) => updateDoc(doc(db, path), { status: "x" })), "update").toEqual(
    [],
  );
  expect(await whoMay(world, (db) => setDoc(doc(db, path), data)), "overwrite").toEqual([]);
  expect(await whoMay(world, (db) => deleteDoc(doc(db, path))), "delete").toEqual([]);
}

describe.each([
  { name: "import_jobs", data: aJob },
  { name: "import_job_items", data: aJobItem },
  { name: "trash_posts", data: aTrashedPost },
  { name: "index_verdicts", data: aVerdict },
  { name: "audit_log", data: anAuditEntry },
])("$name", ({ name, data }) => {
  it("is read by the administrator, 500 at a time", async () => {
    const path = `${name}/${crypto.randomUUID()}`;
    await world.seed(path, data);
    expect(await whoMay(world, (db) => getDoc(doc(db, path)))).toEqual(["admin"]);
    expect(await list(name, 500)).toEqual(["admin"]);
    expect(await list(name, 501)).toEqual([]);
    expect(await whoMay(world, (db) => getDocs(collection(db, name)))).toEqual([]);
  });
  it("is written by nobody", () => expectNoWrites(name, data));
});

describe.each([
  ...["rate_limits", "view_marks", "mail_outbox", "guest_imports", "deletions"],
  ...["anything_else", "blog_posts/a/view_shards", "user_roles/admin/notes"],
])("%s", (name) => {
  it("is read by nobody, whether it exists or not", async () => {
    await world.seed(`${name}/known`, { a: 1 });
    expect(await whoMay(world, (db) => getDoc(doc(db, `${name}/known`)))).toEqual([]);
    expect(await whoMay(world, (db) => getDoc(doc(db, `${name}/unknown`)))).toEqual([]);
    expect(await list(name, 1)).toEqual([]);
  });
  it("is written by nobody", () => expectNoWrites(name, { a: 1 }));
});
