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
import { describe, expect, it } from "vitest";
import { anAuditEntry, anIndexResult, aPicture, aTrashedPost } from "./cases/panel-reads.ts";
import { aJob, aJobItem } from "./cases/server-only.ts";
import { allowedRoles, openDatabase } from "./database.ts";

const database = openDatabase("functions-only");

const list = (name: string, most: number) =>
  allowedRoles(database, (db) => getDocs(query(collection(db, name), limit(most))));

async function expectNoWrites(name: string, data: object) {
  const path = `${name}/${crypto.randomUUID()}`;
  const create = (db: Firestore) => setDoc(doc(db, name, crypto.randomUUID()), data);
  expect(await allowedRoles(database, create), "create").toEqual([]);
  await database.seed(path, data);
  expect(
    await allowedRoles(database, (db) => updateDoc(doc(db, path), { status: "x" })),
    "update",
  ).toEqual([]);
  expect(await allowedRoles(database, (db) => setDoc(doc(db, path), data)), "overwrite").toEqual(
    [],
  );
  expect(await allowedRoles(database, (db) => deleteDoc(doc(db, path))), "delete").toEqual([]);
}

describe.each([
  { name: "import_jobs", data: aJob },
  { name: "import_job_items", data: aJobItem },
  { name: "trash_posts", data: aTrashedPost },
  { name: "index_verdicts", data: anIndexResult },
  { name: "audit_log", data: anAuditEntry },
  { name: "media", data: aPicture },
])("$name", ({ name, data }) => {
  it("only the administrator reads, 500 at a time", async () => {
    const path = `${name}/${crypto.randomUUID()}`;
    await database.seed(path, data);
    expect(await allowedRoles(database, (db) => getDoc(doc(db, path)))).toEqual(["admin"]);
    expect(await list(name, 500)).toEqual(["admin"]);
    expect(await list(name, 501)).toEqual([]);
    expect(await allowedRoles(database, (db) => getDocs(collection(db, name)))).toEqual([]);
  });
  it("no role writes", () => expectNoWrites(name, data));
});

describe.each([
  ...["rate_limits", "view_marks", "mail_outbox", "contact_files", "guest_imports", "deletions"],
  ...["sitemap_changes", "sitemap_files", "sitemap_index"],
  ...["retention", "anything_else", "blog_posts/a/view_shards", "user_roles/admin/notes"],
])("%s", (name) => {
  it("no role reads, whether the document exists or not", async () => {
    await database.seed(`${name}/known`, { a: 1 });
    expect(await allowedRoles(database, (db) => getDoc(doc(db, `${name}/known`)))).toEqual([]);
    expect(await allowedRoles(database, (db) => getDoc(doc(db, `${name}/unknown`)))).toEqual([]);
    expect(await list(name, 1)).toEqual([]);
  });
  it("no role writes", () => expectNoWrites(name, { a: 1 }));
});
