import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
} from "firebase/firestore";
import { describe, expect, it } from "vitest";
import { aPost } from "./cases/post.ts";
import { aBody } from "./cases/post-body.ts";
import { aStoredPost, commitBody } from "./cases/recorded.ts";
import { daysAgo, type Fields, writeTime } from "./cases/table.ts";
import { allowedRoles, isAllowed, openDatabase, ROLES } from "./database.ts";

const database = openDatabase("bodies");

/** @returns the body's path */
async function stored(published: boolean): Promise<string> {
  const id = crypto.randomUUID();
  await database.seed(`blog_posts/${id}`, { ...aStoredPost, published });
  await database.seed(`post_bodies/${id}`, aBody);
  return `post_bodies/${id}`;
}

describe("get", () => {
  it("all roles get the body of a published post", async () => {
    const path = await stored(true);
    expect(await allowedRoles(database, (db) => getDoc(doc(db, path)), ROLES)).toEqual(ROLES);
  });
  it("only the administrator gets the body of a draft", async () => {
    const path = await stored(false);
    expect(await allowedRoles(database, (db) => getDoc(doc(db, path)))).toEqual(["admin"]);
  });
  it("only the administrator gets a body without post", async () => {
    const path = `post_bodies/${crypto.randomUUID()}`;
    await database.seed(path, aBody);
    expect(await allowedRoles(database, (db) => getDoc(doc(db, path)))).toEqual(["admin"]);
  });
  it("a body becomes private when its post is unpublished", async () => {
    const path = await stored(true);
    const post = path.replace("post_bodies", "blog_posts");
    expect(await isAllowed(getDoc(doc(database.as("anonymous"), path)))).toBe(true);
    await database.seed(post, { ...aPost, published: false, updated_at: daysAgo(1) });
    expect(await isAllowed(getDoc(doc(database.as("anonymous"), path)))).toBe(false);
    await database.seed(post, { ...aPost, published: "true", updated_at: daysAgo(1) });
    expect(await isAllowed(getDoc(doc(database.as("anonymous"), path)))).toBe(false);
  });
});

describe("list", () => {
  it("only the administrator lists, and 100 at most", async () => {
    const list = (most: number) =>
      allowedRoles(database, (db) => getDocs(query(collection(db, "post_bodies"), limit(most))));
    expect(await list(100)).toEqual(["admin"]);
    expect(await list(101)).toEqual([]);
  });
});

describe("write", () => {
  it("only the administrator creates", async () => {
    const creators = await allowedRoles(database, async (db, role) => {
      const id = crypto.randomUUID();
      await database.seed(`blog_posts/${id}`, aStoredPost);
      await commitBody(db, role, id, aBody);
    });
    expect(creators).toEqual(["admin"]);
  });
  it("only under a UUID as id", async () => {
    await database.seed("blog_posts/body", aStoredPost);
    const creation = commitBody(database.as("admin"), "admin", "body", aBody);
    expect(await isAllowed(creation)).toBe(false);
  });
  it("only the administrator updates", async () => {
    const path = await stored(true);
    const id = path.replace("post_bodies/", "");
    const editors = await allowedRoles(database, (db, role) =>
      commitBody(db, role, id, { ...aBody, content: "<p>b</p>" }),
    );
    expect(editors).toEqual(["admin"]);
  });
  it("only in one commit with its post and the audit entry", async () => {
    const db = database.as("admin");
    const path = await stored(true);
    expect(await isAllowed(updateDoc(doc(db, path), { content: "<p>b</p>" }))).toBe(false);
    const id = crypto.randomUUID();
    await database.seed(`blog_posts/${id}`, aStoredPost);
    expect(await isAllowed(setDoc(doc(db, "post_bodies", id), aBody))).toBe(false);
  });
  it("no role writes a body without its post", async () => {
    const path = await stored(true);
    const created = doc(database.as("admin"), "post_bodies", crypto.randomUUID()).path;
    for (const each of [path, created]) {
      expect(await allowedRoles(database, (db) => setDoc(doc(db, each), aBody))).toEqual([]);
    }
  });
  it("a confirmed text is replaced only when the confirmation is withdrawn or made anew", async () => {
    const earlier = { claims_checked_by: "secondAdmin", claims_checked_at: daysAgo(2) };
    const { scheduled_for: _, ...post } = aStoredPost;
    const isReplaced = async (change: Fields, isStored: boolean) => {
      const path = await stored(true);
      const id = path.replace("post_bodies/", "");
      await database.seed(`blog_posts/${id}`, { ...post, source: "ai", ...earlier });
      if (!isStored) await database.remove(path);
      const db = database.as("admin");
      const before = (await getDoc(doc(db, `blog_posts/${id}`))).data() ?? {};
      const body = { ...aBody, content: "<p>b</p>" };
      return isAllowed(commitBody(db, "admin", id, body, { before, change }));
    };
    const unchecked = { claims_checked_by: deleteField(), claims_checked_at: deleteField() };
    const own = { claims_checked_by: "admin", claims_checked_at: writeTime };
    for (const isStored of [true, false]) {
      expect(await isReplaced({}, isStored)).toBe(false);
      expect(await isReplaced({ ...unchecked, published: false }, isStored)).toBe(true);
      expect(await isReplaced(own, isStored)).toBe(true);
    }
  });
  it("no role deletes", async () => {
    const path = await stored(true);
    expect(await allowedRoles(database, (db) => deleteDoc(doc(db, path)))).toEqual([]);
  });
  it("only the administrator gets the body of a post in the trash", async () => {
    const path = await stored(true);
    await database.remove(path.replace("post_bodies", "blog_posts"));
    expect(await allowedRoles(database, (db) => getDoc(doc(db, path)))).toEqual(["admin"]);
  });
});
