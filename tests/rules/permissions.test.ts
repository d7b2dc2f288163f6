import { can, READS, ROLES } from "domain/accounts/permissions";
import {
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  type QueryConstraint,
  query,
  where,
} from "firebase/firestore";
import { beforeAll, describe, expect, it } from "vitest";
import { aPost } from "./cases/post.ts";
import { aBody } from "./cases/post-body.ts";
import { isAllowed, openDatabase } from "./database.ts";

const database = openDatabase("permissions");

/** What the rules ask of a query of a collection beside a limit. */
const OWN: Readonly<Record<string, (uid: string) => QueryConstraint>> = {
  post_drafts: (uid) => where("uid", "==", uid),
  sessions: (uid) => where("uid", "==", uid),
  weekly_subscriptions: (uid) => where("uid", "==", uid),
};
const LISTED_ONLY = [
  ...["post_drafts", "post_editors", "post_prints", "post_views", "site_status"],
  ...["sitemap_changes", "sessions", "weekly_subscriptions", "labels"],
];
const GOT_ONLY = ["sitemap_index", "sitemap_files"];
/** More rights for a single document than for all of them. */
const LISTED_BY_EDITORS = ["slugs"];

const reads = Object.entries(READS);

describe.each(reads)("%s", (name, action) => {
  beforeAll(() => database.seed(`${name}/known`, { published: false, uid: "nobody" }));

  it.each(ROLES)("is read by %s exactly as the table says", async (role) => {
    const db = database.as(role);
    const get = isAllowed(getDoc(doc(db, name, "known")));
    const constraints = [OWN[name]?.(role) ?? [], limit(1)].flat();
    const list = isAllowed(getDocs(query(collection(db, name), ...constraints)));
    const isListed = LISTED_BY_EDITORS.includes(name) ? can(role, "posts.readAll") : true;
    expect({ get: await get, list: await list }).toEqual({
      get: !LISTED_ONLY.includes(name) && can(role, action),
      list: !GOT_ONLY.includes(name) && can(role, action) && isListed,
    });
  });
});

describe("an author", () => {
  const [own, others] = [crypto.randomUUID(), crypto.randomUUID()];
  const db = () => database.as("author");
  const posts = (...constraints: QueryConstraint[]) =>
    isAllowed(getDocs(query(collection(db(), "blog_posts"), ...constraints)));
  beforeAll(async () => {
    for (const [id, created_by_uid] of [
      [own, "author"],
      [others, "editor"],
    ] as const) {
      const draft = { ...aPost, slug: `s-${id}`, published: false, created_by_uid };
      await database.seed(`blog_posts/${id}`, draft);
      await database.seed(`post_bodies/${id}`, aBody);
    }
  });

  it("reads the own drafts with their bodies, and those of nobody else", async () => {
    const read = async (id: string) => [
      await isAllowed(getDoc(doc(db(), "blog_posts", id))),
      await isAllowed(getDoc(doc(db(), "post_bodies", id))),
    ];
    expect(await read(own)).toEqual([true, true]);
    expect(await read(others)).toEqual([false, false]);
  });

  it("lists the own posts, 500 at a time, and published ones, but no drafts of others", async () => {
    const isOwn = where("created_by_uid", "==", "author");
    expect(await posts(isOwn, limit(500))).toBe(true);
    expect(await posts(isOwn, limit(501))).toBe(false);
    expect(await posts(where("published", "==", true), limit(100))).toBe(true);
    expect(await posts(limit(1))).toBe(false);
    expect(await posts(where("created_by_uid", "==", "editor"), limit(1))).toBe(false);
    expect(await posts(where("published", "==", false), limit(1))).toBe(false);
  });

  it("reads no inquiry by any query", async () => {
    await database.seed("contact_submissions/own", { assigned_to: "author", email: "a@b.example" });
    const ask = (...constraints: QueryConstraint[]) =>
      isAllowed(getDocs(query(collection(db(), "contact_submissions"), ...constraints)));
    expect(await ask(where("assigned_to", "==", "author"), limit(1))).toBe(false);
    expect(await ask(where("email", "==", "a@b.example"), limit(1))).toBe(false);
    expect(await isAllowed(getDoc(doc(db(), "contact_submissions/own")))).toBe(false);
  });

  it("reads the own posts no more when the role is gone", async () => {
    await database.remove("user_roles/author");
    expect(await isAllowed(getDoc(doc(db(), "blog_posts", own)))).toBe(false);
    expect(await isAllowed(getDoc(doc(db(), "post_bodies", own)))).toBe(false);
  });
});
