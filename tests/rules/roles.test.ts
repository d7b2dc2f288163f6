import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  onSnapshot,
  query,
  setDoc,
  updateDoc,
  writeBatch,
} from "firebase/firestore";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aPost } from "./cases/post.ts";
import { toSend } from "./cases/stored.ts";
import { isAllowed, openWorld, ROLES, roleRow, type World, whoMay } from "./world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("roles");
});
afterAll(() => world.close());

const signedIn = ROLES.filter((role) => role !== "anonymous");

describe("read", () => {
  it("everybody signed in gets the own row, there or not: the gate listens to it", async () => {
    expect(await whoMay(world, (db, role) => getDoc(doc(db, "user_roles", role)))).toEqual(
      signedIn,
    );
  });
  it("only the administrator gets the row of another", async () => {
    expect(await whoMay(world, (db) => getDoc(doc(db, "user_roles/secondAdmin")))).toEqual([
      "admin",
    ]);
    expect(await whoMay(world, (db) => getDoc(doc(db, "user_roles/nobody")))).toEqual(["admin"]);
  });
  it("only the administrator lists, 500 at most", async () => {
    const list = (most: number) =>
      whoMay(world, (db) => getDocs(query(collection(db, "user_roles"), limit(most))));
    expect(await list(500)).toEqual(["admin"]);
    expect(await list(501)).toEqual([]);
    expect(await whoMay(world, (db) => getDocs(collection(db, "user_roles")))).toEqual([]);
  });
});

describe("write: nobody, not even the administrator (T01, T05)", () => {
  it("makes a row, the own or another's", async () => {
    await world.remove("user_roles/signedIn");
    const own = (db: Firestore, role: string) => setDoc(doc(db, "user_roles", role), roleRow(role));
    expect(await whoMay(world, own)).toEqual([]);
    const other = (db: Firestore) => setDoc(doc(db, "user_roles/friend"), roleRow("friend"));
    expect(await whoMay(world, other)).toEqual([]);
  });
  it("changes or deletes a row", async () => {
    const change = (db: Firestore, role: string) =>
      updateDoc(doc(db, "user_roles", role), { role: "admin" });
    const rows = ROLES.filter((role) => role !== "anonymous");
    for (const role of rows) await world.seed(`user_roles/spare-${role}`, roleRow(role));
    expect(await whoMay(world, (db, role) => change(db, `spare-${role}`))).toEqual([]);
    const remove = (db: Firestore) => deleteDoc(doc(db, "user_roles/secondAdmin"));
    expect(await whoMay(world, remove)).toEqual([]);
  });
  it("makes a row in the commit that needs it", async () => {
    const attempt = (db: Firestore, role: string) => {
      const batch = writeBatch(db);
      batch.set(doc(db, "user_roles", role), roleRow(role));
      batch.set(doc(db, "blog_posts", crypto.randomUUID()), toSend(aPost));
      return batch.commit();
    };
    expect(await whoMay(world, attempt)).toEqual([]);
  });
});

describe("removal (T05, T08)", () => {
  const uid = "exAdmin";
  const reads = () => isAllowed(getDoc(doc(world.as(uid), "import_jobs/any")));

  it("ends every right at once, though the token lives on", async () => {
    expect(await reads()).toBe(false);
    await world.seed(`user_roles/${uid}`, roleRow(uid));
    expect(await reads()).toBe(true);
    await world.remove(`user_roles/${uid}`);
    expect(await reads()).toBe(false);
    expect(await isAllowed(setDoc(doc(world.as(uid), "user_roles", uid), roleRow(uid)))).toBe(
      false,
    );
  });
  it("reaches the listener on the own row", async () => {
    await world.seed(`user_roles/${uid}`, roleRow(uid));
    const seen: boolean[] = [];
    const gone = Promise.withResolvers<void>();
    const stop = onSnapshot(
      doc(world.as(uid), "user_roles", uid),
      (row) => {
        if (seen.at(-1) !== row.exists()) seen.push(row.exists());
        if (row.exists()) void world.remove(`user_roles/${uid}`);
        else if (seen.includes(true)) gone.resolve();
      },
      gone.reject,
    );
    await gone.promise;
    stop();
    expect(seen.slice(-2)).toEqual([true, false]);
  });
});
