import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  where,
} from "firebase/firestore";
import { describe, expect, it } from "vitest";
import { aPost } from "./cases/post.ts";
import { storeOwner } from "./cases/recorded.ts";
import { anotherPostId, aPostId, aSlugEntry } from "./cases/slug-entry.ts";
import { daysAgo, type Fields } from "./cases/table.ts";
import { allowedRoles, isAllowed, openDatabase } from "./database.ts";

const database = openDatabase("slugs");

const fresh = () => `slugs/s-${crypto.randomUUID()}`;
async function stored(entry: Fields): Promise<string> {
  const path = fresh();
  await database.seed(path, entry);
  return path;
}
const slugIn = (path: string) => path.replace("slugs/", "");
const write = (path: string, entry: Fields) =>
  isAllowed(setDoc(doc(database.as("admin"), path), entry));
/** Of a post that has the slug when the entry says so. */
async function writeOfPost(path: string, entry: Fields): Promise<boolean> {
  await storeOwner(database, slugIn(path), entry);
  return await write(path, entry);
}

const current = aSlugEntry;
const gone = { post_id: aPostId, state: "gone" };
const moved = { post_id: aPostId, state: "moved", target: "otra" };
const ofAnother = (entry: Fields) => ({ ...entry, post_id: anotherPostId });

describe("access by role", () => {
  it("only the administrator gets", async () => {
    const path = await stored(current);
    expect(await allowedRoles(database, (db) => getDoc(doc(db, path)))).toEqual(["admin"]);
    expect(await allowedRoles(database, (db) => getDoc(doc(db, fresh())))).toEqual(["admin"]);
  });
  it("only the administrator lists the slugs of a post, 500 at most", async () => {
    const list = (most: number) =>
      allowedRoles(database, (db) =>
        getDocs(query(collection(db, "slugs"), where("post_id", "==", aPostId), limit(most))),
      );
    expect(await list(500)).toEqual(["admin"]);
    expect(await list(501)).toEqual([]);
  });
  it("only the administrator reserves and releases", async () => {
    const reserved = fresh();
    await storeOwner(database, slugIn(reserved), current);
    expect(await allowedRoles(database, (db) => setDoc(doc(db, reserved), current))).toEqual([
      "admin",
    ]);
    const path = await stored(current);
    expect(await allowedRoles(database, (db) => setDoc(doc(db, path), gone))).toEqual(["admin"]);
  });
  it("denies delete to every role", async () => {
    for (const entry of [current, gone, moved]) {
      const path = await stored(entry);
      expect(await allowedRoles(database, (db) => deleteDoc(doc(db, path)))).toEqual([]);
    }
  });
});

describe("create", () => {
  it("allows only current slugs to be created", async () => {
    expect(await writeOfPost(fresh(), current)).toBe(true);
    expect(await write(fresh(), gone)).toBe(false);
    expect(await write(fresh(), moved)).toBe(false);
  });
  it("denies a slug for a post that does not exist, or has another one", async () => {
    expect(await write(fresh(), { ...current, post_id: crypto.randomUUID() })).toBe(false);
    await storeOwner(database, "otra", current);
    expect(await write(fresh(), current)).toBe(false);
    const free = await stored(gone);
    expect(await write(free, current)).toBe(false);
    expect(await write(free, { ...current, post_id: crypto.randomUUID() })).toBe(false);
  });
  it.each(["Mayuscula", "con espacio", "a--b", "ñ", "a".repeat(181), "a.b"])(
    "denies the invalid slug %s",
    async (slug) => expect(await writeOfPost(`slugs/${slug}`, current)).toBe(false),
  );
  it("accepts a slug of 180 characters", async () => {
    expect(await writeOfPost(`slugs/${"a".repeat(180)}`, current)).toBe(true);
  });
});

describe("update: state by state", () => {
  it.each<[string, Fields, Fields, boolean]>([
    ["in use -> moved", current, moved, true],
    ["in use -> gone", current, gone, true],
    ["moved -> moved elsewhere", moved, { ...moved, target: "tercera" }, true],
    ["moved -> in use again", moved, current, true],
    ["moved -> gone", moved, gone, true],
    ["gone -> restored", gone, current, true],
    ["gone -> redirected", gone, moved, true],
    ["gone -> taken by another", gone, ofAnother(current), true],
    ["gone -> redirected by another", gone, ofAnother(moved), false],
    ["gone -> gone for another", gone, ofAnother(gone), false],
    ["in use -> taken by another", current, ofAnother(current), false],
    ["in use -> moved by another", current, ofAnother(moved), false],
    ["in use -> gone for another", current, ofAnother(gone), false],
    ["moved -> taken by another", moved, ofAnother(current), false],
    ["in use -> moved to nowhere", current, { post_id: aPostId, state: "moved" }, false],
    ["in use -> unknown", current, { post_id: aPostId, state: "lost" }, false],
  ])("%s", async (_, before, after, good) => {
    expect(await writeOfPost(await stored(before), after)).toBe(good);
  });
  it("the slug of a post that does not exist is released", async () => {
    const post_id = crypto.randomUUID();
    expect(await write(await stored({ ...current, post_id }), { ...gone, post_id })).toBe(true);
  });
  it("a slug cannot redirect to itself", async () => {
    const path = await stored(current);
    expect(await write(path, { ...moved, target: slugIn(path) })).toBe(false);
  });
});

describe("update: while the post has the slug", () => {
  it.each<[string, Fields, Fields, boolean]>([
    ["in use -> in use", current, current, true],
    ["in use -> gone", current, gone, false],
    ["in use -> moved", current, moved, false],
    ["moved -> in use again", moved, current, true],
    ["moved -> gone", moved, gone, true],
  ])("a slug that its post has: %s", async (_, before, after, good) => {
    const path = await stored(before);
    const slug = slugIn(path);
    await database.seed(`blog_posts/${aPostId}`, { ...aPost, slug, updated_at: daysAgo(1) });
    expect(await write(path, after)).toBe(good);
    await database.remove(`blog_posts/${aPostId}`);
  });
  it("is released after the post has another slug", async () => {
    const path = await stored(current);
    await database.seed(`blog_posts/${aPostId}`, { ...aPost, updated_at: daysAgo(1) });
    expect(await write(path, gone)).toBe(true);
    await database.remove(`blog_posts/${aPostId}`);
  });
});

describe("one slug, two administrators", () => {
  it("exactly one of two simultaneous reservations succeeds", async () => {
    for (let round = 0; round < 2; round += 1) {
      const path = fresh();
      for (const entry of [current, ofAnother(current)])
        await storeOwner(database, slugIn(path), entry);
      const won = await Promise.all([
        isAllowed(setDoc(doc(database.as("admin"), path), current)),
        isAllowed(setDoc(doc(database.secondAdmin(), path), ofAnother(current))),
      ]);
      expect(won.filter(Boolean)).toHaveLength(1);
    }
  });
});
