import { PostVersionSchema } from "domain/posts/post-version";
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
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { aVersion } from "./cases/post-version.ts";
import { aPostId } from "./cases/slug-entry.ts";
import { toSend } from "./cases/stored.ts";
import { daysAgo, type Fields } from "./cases/table.ts";
import { allowedRoles, emailOf, isAllowed, openDatabase } from "./database.ts";

const database = openDatabase("versions");

const fresh = () => `post_versions/${crypto.randomUUID()}`;
async function stored(): Promise<string> {
  const path = fresh();
  await database.seed(path, { ...aVersion, replaced_at: daysAgo(1) });
  return path;
}

const emailOnly = (uid: string): Fields => ({ replaced_by: emailOf(uid) });
const writer = (uid: string): Fields => ({ ...emailOnly(uid), replaced_by_uid: uid });

describe("post_versions", () => {
  it("are read by the administrator, 50 at most", async () => {
    const path = await stored();
    expect(await allowedRoles(database, (db) => getDoc(doc(db, path)))).toEqual(["admin"]);
    const history = (most: number) =>
      allowedRoles(database, (db) =>
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
  });
  it("are created by the administrator, under a UUID", async () => {
    const creators = await allowedRoles(database, (db, role) =>
      setDoc(doc(db, fresh()), toSend({ ...aVersion, ...writer(role) })),
    );
    expect(creators).toEqual(["admin"]);
    const admin = database.as("admin");
    const named = setDoc(doc(admin, "post_versions/last"), toSend(aVersion));
    expect(await isAllowed(named)).toBe(false);
  });
  it("denies delete to every role: a function deletes the oldest", async () => {
    const path = await stored();
    expect(await allowedRoles(database, (db) => deleteDoc(doc(db, path)))).toEqual([]);
  });
  it.each<[string, Fields, boolean]>([
    ["the own account", writer("secondAdmin"), true],
    ["the account of a colleague", writer("admin"), false],
    ["the address of a colleague", { ...writer("secondAdmin"), ...emailOnly("admin") }, false],
    ["the id of a colleague", { ...writer("admin"), ...emailOnly("secondAdmin") }, false],
    ["no id", { ...emailOnly("secondAdmin"), replaced_by_uid: undefined }, false],
  ])("with %s as writer", async (_, names, good) => {
    const version = Object.entries({ ...aVersion, ...names }).filter(([, value]) => value);
    const creation = setDoc(
      doc(database.secondAdmin(), fresh()),
      toSend(Object.fromEntries(version)),
    );
    expect(await isAllowed(creation)).toBe(good);
  });
  it("cannot name an import job: only functions import", async () => {
    for (const reason of ["imported", "pictures"]) {
      const version = { ...aVersion, reason };
      expect(v.is(PostVersionSchema, version)).toBe(true);
      expect(await isAllowed(setDoc(doc(database.as("admin"), fresh()), toSend(version)))).toBe(
        false,
      );
    }
  });
  it("need the server's time", async () => {
    const backdated = setDoc(doc(database.as("admin"), fresh()), {
      ...aVersion,
      replaced_at: daysAgo(1),
    });
    expect(await isAllowed(backdated)).toBe(false);
  });
  it("cannot be changed", async () => {
    const path = await stored();
    expect(
      await allowedRoles(database, (db) => updateDoc(doc(db, path), { title: "Otro" })),
    ).toEqual([]);
    expect(await allowedRoles(database, (db) => setDoc(doc(db, path), toSend(aVersion)))).toEqual(
      [],
    );
  });
});
