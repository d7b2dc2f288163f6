import { collection, doc, getDoc, getDocs, limit, query } from "firebase/firestore";
import { describe, expect, it } from "vitest";
import { aPost } from "./cases/post.ts";
import { aBody } from "./cases/post-body.ts";
import { daysAgo } from "./cases/table.ts";
import { allowedRoles, isAllowed, openDatabase, ROLES } from "./database.ts";

const database = openDatabase("bodies");

/** @returns the body's path */
async function stored(published: boolean): Promise<string> {
  const id = crypto.randomUUID();
  await database.seed(`blog_posts/${id}`, { ...aPost, published, updated_at: daysAgo(1) });
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
    const list = (maxDocuments: number) =>
      allowedRoles(database, (db) =>
        getDocs(query(collection(db, "post_bodies"), limit(maxDocuments))),
      );
    expect(await list(100)).toEqual(["admin"]);
    expect(await list(101)).toEqual([]);
  });
});

it("only the administrator gets the body of a post in the trash", async () => {
  const path = await stored(true);
  await database.remove(path.replace("post_bodies", "blog_posts"));
  expect(await allowedRoles(database, (db) => getDoc(doc(db, path)))).toEqual(["admin"]);
});
