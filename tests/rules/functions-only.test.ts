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
import { aClaimRecord } from "./cases/claim-record.ts";
import {
  aMonth,
  anArticleMonth,
  anAuditEntry,
  anIndexResult,
  aPicture,
  aPrint,
  aTrashedPost,
  someFaults,
} from "./cases/panel-reads.ts";
import { aPost } from "./cases/post.ts";
import { aBody } from "./cases/post-body.ts";
import { aVersion } from "./cases/post-version.ts";
import { aJob, aJobItem, aSession, aSubscription } from "./cases/server-only.ts";
import { aSlugEntry } from "./cases/slug-entry.ts";
import { aSubmission } from "./cases/submission.ts";
import { daysAgo } from "./cases/table.ts";
import { allowedRoles, isAllowed, openDatabase, ROLES } from "./database.ts";

const database = openDatabase("functions-only");

const get = (path: string) => allowedRoles(database, (db) => getDoc(doc(db, path)));
const list = (name: string, maxDocuments: number) =>
  allowedRoles(database, (db) => getDocs(query(collection(db, name), limit(maxDocuments))));

async function expectNoWrites(name: string, data: object) {
  const path = `${name}/${crypto.randomUUID()}`;
  const operations: readonly ((db: Firestore) => Promise<void>)[] = [
    (db) => setDoc(doc(db, name, crypto.randomUUID()), data),
    (db) => updateDoc(doc(db, path), { status: "x" }),
    (db) => setDoc(doc(db, path), data),
    (db) => deleteDoc(doc(db, path)),
  ];
  await database.seed(path, data);
  for (const operation of operations)
    expect(await allowedRoles(database, operation), operation.toString()).toEqual([]);
}

describe.each([
  { name: "blog_posts", data: { ...aPost, published: false, updated_at: daysAgo(1) } },
  { name: "slugs", data: aSlugEntry },
  { name: "claim_records", data: aClaimRecord },
  { name: "daily_totals", data: aMonth },
  { name: "article_totals", data: anArticleMonth },
  { name: "import_jobs", data: aJob },
  { name: "import_job_items", data: aJobItem },
  { name: "trash_posts", data: aTrashedPost },
  { name: "index_verdicts", data: anIndexResult },
  { name: "post_faults", data: someFaults },
  { name: "audit_log", data: anAuditEntry },
  { name: "contact_submissions", data: aSubmission },
  { name: "media", data: aPicture },
])("$name", ({ name, data }) => {
  it("only the administrator reads, 500 at a time", async () => {
    await database.seed(`${name}/known`, data);
    expect(await get(`${name}/known`)).toEqual(["admin"]);
    expect(await list(name, 500)).toEqual(["admin"]);
    expect(await list(name, 501)).toEqual([]);
  });
  it("no role writes", () => expectNoWrites(name, data));
});

it("post_bodies: no role writes", () => expectNoWrites("post_bodies", aBody));

describe("post_versions", () => {
  it("only the administrator reads, 50 at a time", async () => {
    await database.seed("post_versions/known", aVersion);
    expect(await get("post_versions/known")).toEqual(["admin"]);
    expect(await list("post_versions", 50)).toEqual(["admin"]);
    expect(await list("post_versions", 51)).toEqual([]);
  });
  it("no role writes", () => expectNoWrites("post_versions", aVersion));
});

it("contact_submissions: of all roles only the administrator reads", async () => {
  await database.seed("contact_submissions/one", aSubmission);
  const read = (db: Firestore) => getDoc(doc(db, "contact_submissions/one"));
  expect(await allowedRoles(database, read, ROLES)).toEqual(["admin"]);
});

it("a query without limit is denied", async () => {
  const all = (db: Firestore) => getDocs(collection(db, "import_jobs"));
  expect(await allowedRoles(database, all)).toEqual([]);
});

describe("post_views", () => {
  it("only the administrator lists and sums them, 800 at a time", async () => {
    const data = { post_id: crypto.randomUUID(), day: "2026-11-21", views: 3 };
    await database.seed("post_views/known", data);
    const views = (db: Firestore, maxDocuments: number) =>
      query(
        collection(db, "post_views"),
        where("post_id", "==", data.post_id),
        limit(maxDocuments),
      );
    const figures = { views: sum("views") };
    const summed = (maxDocuments: number) =>
      allowedRoles(database, (db) => getAggregateFromServer(views(db, maxDocuments), figures));
    expect(await summed(800)).toEqual(["admin"]);
    expect(await summed(801)).toEqual([]);
    expect(await list("post_views", 800)).toEqual(["admin"]);
    expect(await get("post_views/known")).toEqual([]);
  });
  it("no role writes", () => expectNoWrites("post_views", { views: 1 }));
});

describe("post_prints", () => {
  it("only the administrator lists them, 20 at a time", async () => {
    await database.seed("post_prints/known", aPrint);
    const alike = (maxDocuments: number) =>
      allowedRoles(database, (db) => {
        const bands = where("bands", "array-contains-any", aPrint.bands);
        return getDocs(query(collection(db, "post_prints"), bands, limit(maxDocuments)));
      });
    expect(await alike(20)).toEqual(["admin"]);
    expect(await alike(21)).toEqual([]);
    expect(await get("post_prints/known")).toEqual([]);
  });
  it("no role writes", () => expectNoWrites("post_prints", aPrint));
});

describe.each(["sitemap_index", "sitemap_files"])("%s", (name) => {
  it("only the administrator reads a document that is known", async () => {
    await database.seed(`${name}/known`, { a: 1 });
    expect(await get(`${name}/known`)).toEqual(["admin"]);
    expect(await list(name, 1)).toEqual([]);
  });
  it("no role writes", () => expectNoWrites(name, { a: 1 }));
});

describe("sitemap_changes", () => {
  it("only the administrator lists them, 500 at a time", async () => {
    await database.seed("sitemap_changes/known", { post_ids: [] });
    expect(await list("sitemap_changes", 500)).toEqual(["admin"]);
    expect(await list("sitemap_changes", 501)).toEqual([]);
    expect(await get("sitemap_changes/known")).toEqual([]);
  });
  it("no role writes", () => expectNoWrites("sitemap_changes", { post_ids: [] }));
});

describe("site_status", () => {
  it("only the administrator lists it, one document", async () => {
    await database.seed("site_status/current", { runs: {} });
    expect(await list("site_status", 1)).toEqual(["admin"]);
    expect(await list("site_status", 2)).toEqual([]);
    expect(await get("site_status/current")).toEqual([]);
  });
  it("no role writes", () => expectNoWrites("site_status", { runs: {} }));
});

describe("weekly_subscriptions", () => {
  it("each administrator lists the own one", async () => {
    await database.seed("weekly_subscriptions/admin", aSubscription);
    const own = (db: Firestore, maxDocuments: number) =>
      getDocs(
        query(
          collection(db, "weekly_subscriptions"),
          where("uid", "==", "admin"),
          limit(maxDocuments),
        ),
      );
    expect(await allowedRoles(database, (db) => own(db, 1))).toEqual(["admin"]);
    expect(await allowedRoles(database, (db) => own(db, 2))).toEqual([]);
    expect(await isAllowed(own(database.secondAdmin(), 1))).toBe(false);
    expect(await get("weekly_subscriptions/admin")).toEqual([]);
  });
  it("no role writes", () => expectNoWrites("weekly_subscriptions", aSubscription));
});

it("sessions: no role writes", () => expectNoWrites("sessions", aSession));

describe.each([
  ...["rate_limits", "mail_outbox", "contact_files", "guest_imports", "deletions"],
  ...["indexnow_outbox", "recovery_codes", "retention", "anything_else"],
  ...["blog_posts/a/view_shards", "user_roles/admin/notes"],
])("%s", (name) => {
  it("no role reads, whether the document exists or not", async () => {
    await database.seed(`${name}/known`, { a: 1 });
    expect(await get(`${name}/known`)).toEqual([]);
    expect(await get(`${name}/unknown`)).toEqual([]);
    expect(await list(name, 1)).toEqual([]);
  });
  it("no role writes", () => expectNoWrites(name, { a: 1 }));
});

describe("labels", () => {
  it("who has a role lists them, 500 at a time", async () => {
    await database.seed("labels/known", { name: "Ferias" });
    expect(await list("labels", 500)).toEqual(["admin"]);
    expect(await list("labels", 501)).toEqual([]);
    expect(await get("labels/known")).toEqual([]);
  });
  it("no role writes", () => expectNoWrites("labels", { name: "Ferias" }));
});
