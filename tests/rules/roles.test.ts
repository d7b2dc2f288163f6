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
import { describe, expect, it } from "vitest";
import { aPost } from "./cases/post.ts";
import { toSend } from "./cases/stored.ts";
import { allowedRoles, isAllowed, openDatabase, ROLES, roleRow } from "./database.ts";

const database = openDatabase("roles");

const signedIn = ROLES.filter((role) => role !== "anonymous");

describe("read", () => {
  it("every account gets its own role document, existing or not", async () => {
    const own = (db: Firestore, role: string) => getDoc(doc(db, "user_roles", role));
    expect(await allowedRoles(database, own, ROLES)).toEqual(signedIn);
  });
  it("only the administrator gets other accounts' role documents", async () => {
    expect(await allowedRoles(database, (db) => getDoc(doc(db, "user_roles/secondAdmin")))).toEqual(
      ["admin"],
    );
    expect(await allowedRoles(database, (db) => getDoc(doc(db, "user_roles/nobody")))).toEqual([
      "admin",
    ]);
  });
  it("only the administrator lists, 500 at most", async () => {
    const list = (maxDocuments: number) =>
      allowedRoles(database, (db) =>
        getDocs(query(collection(db, "user_roles"), limit(maxDocuments))),
      );
    expect(await list(500)).toEqual(["admin"]);
    expect(await list(501)).toEqual([]);
  });
});

it("a role that is lowered, or unknown, takes effect at once while the token stays the same", async () => {
  const read = (path: string) => isAllowed(getDoc(doc(database.as("admin"), path)));
  const reads = async () => [await read("contact_submissions/any"), await read("import_jobs/any")];
  expect(await reads()).toEqual([true, true]);
  await database.seed("user_roles/admin", { ...roleRow("admin"), role: "editor" });
  expect(await reads()).toEqual([false, true]);
  await database.seed("user_roles/admin", { ...roleRow("admin"), role: "owner" });
  expect(await reads()).toEqual([false, false]);
  await database.seed("user_roles/admin", roleRow("admin"));
  expect(await reads()).toEqual([true, true]);
});

describe("write: no role, not even the administrator", () => {
  it("a role document cannot be created, own or other", async () => {
    await database.remove("user_roles/signedIn");
    const own = (db: Firestore, role: string) => setDoc(doc(db, "user_roles", role), roleRow(role));
    expect(await allowedRoles(database, own, ROLES)).toEqual([]);
    const other = (db: Firestore) => setDoc(doc(db, "user_roles/friend"), roleRow("friend"));
    expect(await allowedRoles(database, other)).toEqual([]);
  });
  it("a role document cannot be changed or deleted", async () => {
    const change = (db: Firestore) =>
      updateDoc(doc(db, "user_roles/secondAdmin"), { role: "editor" });
    expect(await allowedRoles(database, change)).toEqual([]);
    const remove = (db: Firestore) => deleteDoc(doc(db, "user_roles/secondAdmin"));
    expect(await allowedRoles(database, remove)).toEqual([]);
  });
  it("a role document cannot be created in the commit that needs it", async () => {
    const attempt = (db: Firestore, role: string) => {
      const batch = writeBatch(db);
      batch.set(doc(db, "user_roles", role), roleRow(role));
      const [id, slug] = [crypto.randomUUID(), `s-${crypto.randomUUID()}`];
      batch.set(doc(db, "blog_posts", id), toSend({ ...aPost, slug }));
      batch.set(doc(db, "slugs", slug), { post_id: id, state: "current" });
      return batch.commit();
    };
    expect(await allowedRoles(database, attempt, ROLES)).toEqual([]);
  });
});

describe("removal", () => {
  const uid = "exAdmin";
  const reads = () => isAllowed(getDoc(doc(database.as(uid), "import_jobs/any")));

  it("ends all access at once while the token is still valid", async () => {
    expect(await reads()).toBe(false);
    await database.seed(`user_roles/${uid}`, roleRow(uid));
    expect(await reads()).toBe(true);
    await database.remove(`user_roles/${uid}`);
    expect(await reads()).toBe(false);
    expect(await isAllowed(setDoc(doc(database.as(uid), "user_roles", uid), roleRow(uid)))).toBe(
      false,
    );
  });
  it("notifies the listener on the own role document", async () => {
    await database.seed(`user_roles/${uid}`, roleRow(uid));
    const seen: boolean[] = [];
    const gone = Promise.withResolvers<void>();
    const stop = onSnapshot(
      doc(database.as(uid), "user_roles", uid),
      (row) => {
        if (seen.at(-1) !== row.exists()) seen.push(row.exists());
        if (row.exists()) void database.remove(`user_roles/${uid}`);
        else if (seen.includes(true)) gone.resolve();
      },
      gone.reject,
    );
    await gone.promise;
    stop();
    expect(seen.slice(-2)).toEqual([true, false]);
  });
});
