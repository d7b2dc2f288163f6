import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getAggregateFromServer,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  sum,
  updateDoc,
  where,
} from "firebase/firestore";
import { describe, expect, it } from "vitest";
import {
  aMonth,
  anAuditEntry,
  anIndexResult,
  aPicture,
  aPrint,
  aTrashedPost,
  someFaults,
} from "./cases/panel-reads.ts";
import { aJob, aJobItem, aSession } from "./cases/server-only.ts";
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
  { name: "daily_totals", data: aMonth },
  { name: "import_jobs", data: aJob },
  { name: "import_job_items", data: aJobItem },
  { name: "trash_posts", data: aTrashedPost },
  { name: "index_verdicts", data: anIndexResult },
  { name: "post_faults", data: someFaults },
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

describe("post_views", () => {
  it("only the administrator lists and sums them, 800 at a time", async () => {
    const data = { post_id: crypto.randomUUID(), day: "2026-11-21", views: 3 };
    await database.seed("post_views/known", data);
    const views = (db: Firestore, most: number) =>
      query(collection(db, "post_views"), where("post_id", "==", data.post_id), limit(most));
    const figures = { views: sum("views") };
    const summed = (most: number) =>
      allowedRoles(database, (db) => getAggregateFromServer(views(db, most), figures));
    expect(await summed(800)).toEqual(["admin"]);
    expect(await summed(801)).toEqual([]);
    expect(await list("post_views", 800)).toEqual(["admin"]);
    expect(await allowedRoles(database, (db) => getDoc(doc(db, "post_views/known")))).toEqual([]);
  });
  it("no role writes", () => expectNoWrites("post_views", { views: 1 }));
});

describe("post_prints", () => {
  it("only the administrator lists them, 20 at a time", async () => {
    await database.seed("post_prints/known", aPrint);
    const alike = (most: number) =>
      allowedRoles(database, (db) => {
        const bands = where("bands", "array-contains-any", aPrint.bands);
        return getDocs(query(collection(db, "post_prints"), bands, limit(most)));
      });
    expect(await alike(20)).toEqual(["admin"]);
    expect(await alike(21)).toEqual([]);
    expect(await allowedRoles(database, (db) => getDoc(doc(db, "post_prints/known")))).toEqual([]);
  });
  it("no role writes", () => expectNoWrites("post_prints", aPrint));
});

describe("site_status", () => {
  it("only the administrator lists it, one document", async () => {
    await database.seed("site_status/current", { runs: {} });
    expect(await list("site_status", 1)).toEqual(["admin"]);
    expect(await list("site_status", 2)).toEqual([]);
    const current = (db: Firestore) => getDoc(doc(db, "site_status/current"));
    expect(await allowedRoles(database, current)).toEqual([]);
  });
  it("no role writes", () => expectNoWrites("site_status", { runs: {} }));
});

describe("sessions", () => {
  it("no role writes", () => expectNoWrites("sessions", aSession));
});

describe.each([
  ...["rate_limits", "view_marks", "mail_outbox", "contact_files", "guest_imports", "deletions"],
  ...["indexnow_outbox", "sitemap_changes", "sitemap_files", "sitemap_index"],
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
