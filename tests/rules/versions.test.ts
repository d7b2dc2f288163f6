import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  updateDoc,
  where,
} from "firebase/firestore";
import { PostVersionSchema } from "functions/domain/post-version";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aVersion, postVersionCases } from "./cases/post-version.ts";
import { aPostId } from "./cases/slug-entry.ts";
import { toSend } from "./cases/stored.ts";
import { daysAgo } from "./cases/table.ts";
import { isAllowed, openWorld, type World, whoMay } from "./world.ts";

/** The history of a post holds unpublished texts: it is the administrators' alone, and nobody rewrites it. */
let world: World;
beforeAll(async () => {
  world = await openWorld("versions");
});
afterAll(() => world.close());

const fresh = () => `post_versions/${crypto.randomUUID()}`;
async function stored(): Promise<string> {
  const path = fresh();
  await world.seed(path, { ...aVersion, replaced_at: daysAgo(1) });
  return path;
}

describe("post_versions", () => {
  it("are read by the administrator, 50 at most", async () => {
    const path = await stored();
    expect(await whoMay(world, (db) => getDoc(doc(db, path)))).toEqual(["admin"]);
    const history = (most: number) =>
      whoMay(world, (db) =>
        getDocs(
          query(
            collection(db, "post_versions"),
            where("post_id", "==", aPostId),
            orderBy("replaced_at", "desc"),
            limit(most),
          ),
        ),
      );
    expect(await history(50)).toEqual(["admin"]);
    expect(await history(51)).toEqual([]);
    expect(await whoMay(world, (db) => getDocs(collection(db, "post_versions")))).toEqual([]);
  });
  it("are created and deleted by the administrator, under a UUID", async () => {
    const creators = await whoMay(world, (db) => setDoc(doc(db, fresh()), toSend(aVersion)));
    expect(creators).toEqual(["admin"]);
    const admin = world.as("admin");
    const named = setDoc(doc(admin, "post_versions/last"), toSend(aVersion));
    expect(await isAllowed(named)).toBe(false);
    const path = await stored();
    expect(await whoMay(world, (db) => deleteDoc(doc(db, path)))).toEqual(["admin"]);
  });
  it("are dated by the server", async () => {
    const backdated = setDoc(doc(world.as("admin"), fresh()), {
      ...aVersion,
      replaced_at: daysAgo(1),
    });
    expect(await isAllowed(backdated)).toBe(false);
  });
  it("are changed by nobody", async () => {
    const path = await stored();
    expect(await whoMay(world, (db) => updateDoc(doc(db, path), { title: "Otro" }))).toEqual([]);
    expect(await whoMay(world, (db) => setDoc(doc(db, path), toSend(aVersion)))).toEqual([]);
  });
});

describe("post_versions: schema and rules agree", () => {
  it.each([
    ...Object.entries(postVersionCases.valid).map(([name, fields]) => ({
      name,
      fields,
      good: true,
    })),
    ...Object.entries(postVersionCases.invalid).map(([name, fields]) => ({
      name,
      fields,
      good: false,
    })),
  ])("$name", async ({ fields, good }) => {
    expect(v.is(PostVersionSchema, fields), "schema").toBe(good);
    const creation = setDoc(doc(world.as("admin"), fresh()), toSend(fields));
    expect(await isAllowed(creation), "create").toBe(good);
  });
});
