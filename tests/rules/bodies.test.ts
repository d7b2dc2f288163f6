import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
} from "firebase/firestore";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aPost } from "./cases/post.ts";
import { aBody } from "./cases/post-body.ts";
import { daysAgo } from "./cases/table.ts";
import { isAllowed, openWorld, ROLES, type World, whoMay } from "./world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("bodies");
});
afterAll(() => world.close());

/** Stores a post with its body past the rules and gives the body's path. */
async function stored(published: boolean): Promise<string> {
  const id = crypto.randomUUID();
  await world.seed(`blog_posts/${id}`, { ...aPost, published, updated_at: daysAgo(1) });
  await world.seed(`post_bodies/${id}`, aBody);
  return `post_bodies/${id}`;
}

describe("get", () => {
  it("everybody gets the body of a published post", async () => {
    const path = await stored(true);
    expect(await whoMay(world, (db) => getDoc(doc(db, path)))).toEqual(ROLES);
  });
  it("only the administrator gets the body of a draft", async () => {
    const path = await stored(false);
    expect(await whoMay(world, (db) => getDoc(doc(db, path)))).toEqual(["admin"]);
  });
  it("only the administrator gets a body without a post", async () => {
    const path = `post_bodies/${crypto.randomUUID()}`;
    await world.seed(path, aBody);
    expect(await whoMay(world, (db) => getDoc(doc(db, path)))).toEqual(["admin"]);
  });
  it("a body hides again with its post", async () => {
    const path = await stored(true);
    const post = path.replace("post_bodies", "blog_posts");
    expect(await isAllowed(getDoc(doc(world.as("anonymous"), path)))).toBe(true);
    await world.seed(post, { ...aPost, published: false, updated_at: daysAgo(1) });
    expect(await isAllowed(getDoc(doc(world.as("anonymous"), path)))).toBe(false);
    await world.seed(post, { ...aPost, published: "true", updated_at: daysAgo(1) });
    expect(await isAllowed(getDoc(doc(world.as("anonymous"), path)))).toBe(false);
  });
});

describe("list", () => {
  it("only the administrator lists, and 100 at most", async () => {
    const list = (most: number) =>
      whoMay(world, (db) => getDocs(query(collection(db, "post_bodies"), limit(most))));
    expect(await list(100)).toEqual(["admin"]);
    expect(await list(101)).toEqual([]);
    expect(await whoMay(world, (db) => getDocs(collection(db, "post_bodies")))).toEqual([]);
  });
});

describe("write", () => {
  it("only the administrator creates", async () => {
    const creators = await whoMay(world, (db) =>
      setDoc(doc(db, "post_bodies", crypto.randomUUID()), aBody),
    );
    expect(creators).toEqual(["admin"]);
  });
  it("only under a UUID", async () => {
    const creation = setDoc(doc(world.as("admin"), "post_bodies/body"), aBody);
    expect(await isAllowed(creation)).toBe(false);
  });
  it("only the administrator updates, whether published or not", async () => {
    for (const path of [await stored(true), await stored(false)]) {
      const editors = await whoMay(world, (db) =>
        updateDoc(doc(db, path), { content: "<p>b</p>" }),
      );
      expect(editors).toEqual(["admin"]);
    }
  });
  it("nobody deletes", async () => {
    const path = await stored(true);
    expect(await whoMay(world, (db) => deleteDoc(doc(db, path)))).toEqual([]);
  });
  it("of a post in the trash is the administrator's alone", async () => {
    const path = await stored(true);
    await world.remove(path.replace("post_bodies", "blog_posts"));
    expect(await whoMay(world, (db) => getDoc(doc(db, path)))).toEqual(["admin"]);
  });
});
