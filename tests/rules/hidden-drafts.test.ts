import {
  and,
  average,
  collection,
  collectionGroup,
  count,
  doc,
  documentId,
  type Firestore,
  getAggregateFromServer,
  getCountFromServer,
  getDocs,
  limit,
  or,
  orderBy,
  type Query,
  type QueryConstraint,
  query,
  runTransaction,
  sum,
  where,
} from "firebase/firestore";
import { beforeAll, describe, expect, it } from "vitest";
import { aPost } from "./cases/post.ts";
import { aBody } from "./cases/post-body.ts";
import { daysAgo } from "./cases/table.ts";
import { allowedRoles, openDatabase, ROLES, type Role } from "./database.ts";

const draftId = crypto.randomUUID();
const publishedId = crypto.randomUUID();
const database = openDatabase("hidden-drafts");
beforeAll(async () => {
  for (const [id, published] of [
    [draftId, false],
    [publishedId, true],
  ] as const) {
    await database.seed(`blog_posts/${id}`, {
      ...aPost,
      slug: `s-${id}`,
      published,
      updated_at: daysAgo(1),
    });
    await database.seed(`post_bodies/${id}`, aBody);
  }
});

const posts = (db: Firestore, ...constraints: QueryConstraint[]) =>
  query(collection(db, "blog_posts"), ...constraints);
const isPublished = where("published", "==", true);
const withWord = where("search_terms", "array-contains", "nivelado");
async function rolesThatList(ask: (db: Firestore) => Query, roles?: readonly Role[]) {
  const list = async (db: Firestore, role: Role) => {
    const found = await getDocs(ask(db));
    if (role !== "admin") expect(found.docs.map(({ id }) => id)).not.toContain(draftId);
  };
  return allowedRoles(database, list, roles);
}
const everyRole = (ask: (db: Firestore) => Query) => rolesThatList(ask, ROLES);

describe("queries of every role", () => {
  it("the published posts in the order of the list, 100 at most", async () => {
    const byViews = [orderBy("view_count", "desc"), orderBy("created_at", "desc")];
    expect(await everyRole((db) => posts(db, isPublished, ...byViews, limit(100)))).toEqual(ROLES);
    expect(await rolesThatList((db) => posts(db, isPublished, ...byViews, limit(101)))).toEqual([
      "admin",
    ]);
    expect(await rolesThatList((db) => posts(db, isPublished, ...byViews))).toEqual([]);
  });
  it("the published posts with a word, newest first, 100 at most", async () => {
    const search = [isPublished, withWord, orderBy("created_at", "desc")];
    expect(await everyRole((db) => posts(db, ...search, limit(100)))).toEqual(ROLES);
    expect(await rolesThatList((db) => posts(db, ...search, limit(101)))).toEqual(["admin"]);
    expect(await rolesThatList((db) => posts(db, ...search))).toEqual([]);
  });
  it("a published post by its slug", async () => {
    const bySlug = (id: string) => [where("slug", "==", `s-${id}`), isPublished, limit(1)];
    expect(await everyRole((db) => posts(db, ...bySlug(publishedId)))).toEqual(ROLES);
    expect(await everyRole((db) => posts(db, ...bySlug(draftId)))).toEqual(ROLES);
  });
  it("the count of published posts, with a limit", async () => {
    const counting = (...all: QueryConstraint[]) =>
      allowedRoles(database, (db) => getCountFromServer(posts(db, ...all)), ROLES);
    expect(await counting(isPublished, limit(100))).toEqual(ROLES);
    expect(await counting(isPublished)).toEqual([]);
  });
});

describe("queries of the administrator only", () => {
  const slug = where("slug", "==", `s-${draftId}`);
  const either = [isPublished, slug] as const;
  it.each<[string, (db: Firestore) => Query]>([
    ["every post", (db) => posts(db, limit(1))],
    ["every post with a word", (db) => posts(db, withWord, limit(9))],
    [
      "posts with a word, published or not",
      (db) => posts(db, withWord, where("published", "in", [true, false]), limit(9)),
    ],
    ["every post, newest first", (db) => posts(db, orderBy("created_at", "desc"), limit(500))],
    ["the drafts", (db) => posts(db, where("published", "==", false), limit(1))],
    ["a draft by its slug", (db) => posts(db, slug, limit(1))],
    ["a draft by its id", (db) => posts(db, where(documentId(), "==", draftId), limit(1))],
    ["several ids", (db) => posts(db, where(documentId(), "in", [draftId, publishedId]), limit(2))],
    ["published is not false", (db) => posts(db, where("published", "!=", false), limit(1))],
    ["published is not true", (db) => posts(db, where("published", "!=", true), limit(1))],
    ["published is not among", (db) => posts(db, where("published", "not-in", ["x"]), limit(1))],
    ["published is either", (db) => posts(db, where("published", "in", [true, false]), limit(9))],
    ["published from false on", (db) => posts(db, where("published", ">=", false), limit(9))],
    ["published in an order", (db) => posts(db, orderBy("published"), limit(9))],
    ["published or a slug", (db) => query(collection(db, "blog_posts"), or(...either), limit(9))],
    [
      "published or not, of one slug",
      (db) =>
        query(
          collection(db, "blog_posts"),
          and(slug, or(isPublished, where("published", "==", false))),
          limit(9),
        ),
    ],
  ])("%s", async (_, ask) => expect(await rolesThatList(ask)).toEqual(["admin"]));

  it("at most 500 at a time, and never without a limit", async () => {
    expect(await rolesThatList((db) => posts(db, limit(501)))).toEqual([]);
    expect(await rolesThatList((db) => posts(db))).toEqual([]);
  });
  it("aggregates over drafts", async () => {
    const drafts = (db: Firestore) => posts(db, where("published", "==", false), limit(9));
    const anything = (db: Firestore) => posts(db, limit(9));
    for (const ask of [drafts, anything]) {
      expect(await allowedRoles(database, (db) => getCountFromServer(ask(db)))).toEqual(["admin"]);
      const figures = { n: count(), views: sum("view_count"), mean: average("view_count") };
      const totals = allowedRoles(database, (db) => getAggregateFromServer(ask(db), figures));
      expect(await totals).toEqual(["admin"]);
    }
  });
  it("a draft in a transaction beside a published post (batchGet)", async () => {
    const both = allowedRoles(database, (db) =>
      runTransaction(db, async (transaction) => {
        await transaction.get(doc(db, "blog_posts", publishedId));
        await transaction.get(doc(db, "blog_posts", draftId));
      }),
    );
    expect(await both).toEqual(["admin"]);
  });
});

describe("queries of no role", () => {
  it.each(["blog_posts", "post_bodies", "slugs", "contact_submissions", "user_roles"])(
    "the collection group %s",
    async (name) => {
      const group = (db: Firestore) => query(collectionGroup(db, name), limit(1));
      expect(await allowedRoles(database, (db) => getDocs(group(db)))).toEqual([]);
      const filtered = (db: Firestore) => query(group(db), isPublished);
      expect(await allowedRoles(database, (db) => getDocs(filtered(db)))).toEqual([]);
    },
  );
});
