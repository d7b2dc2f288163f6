import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  where,
} from "firebase/firestore";
import { describe, expect, it } from "vitest";
import { aDraft } from "./cases/post-draft.ts";
import { aPostId } from "./cases/slug-entry.ts";
import { toSend } from "./cases/stored.ts";
import { daysAgo } from "./cases/table.ts";
import { allowedRoles, isAllowed, openDatabase } from "./database.ts";

const database = openDatabase("drafts");

const fresh = () => `post_drafts/${crypto.randomUUID()}`;
async function stored(uid = "admin"): Promise<string> {
  const path = fresh();
  await database.seed(path, { ...aDraft, uid, saved_at: daysAgo(1) });
  return path;
}
const ofAccount = (db: Firestore, uid: string, maxDocuments: number) =>
  getDocs(
    query(
      collection(db, "post_drafts"),
      where("uid", "==", uid),
      where("post_id", "==", aPostId),
      limit(maxDocuments),
    ),
  );

describe("post_drafts", () => {
  it("are listed by the administrator who wrote them, 50 at most", async () => {
    await stored();
    const own = (maxDocuments: number) =>
      allowedRoles(database, (db, role) => ofAccount(db, role, maxDocuments));
    expect(await own(50)).toEqual(["admin"]);
    expect(await own(51)).toEqual([]);
  });
  it("are not read by a colleague", async () => {
    const path = await stored();
    const colleague = database.secondAdmin();
    expect(await isAllowed(ofAccount(colleague, "admin", 10))).toBe(false);
    expect(await isAllowed(getDocs(query(collection(colleague, "post_drafts"), limit(10))))).toBe(
      false,
    );
    expect(await isAllowed(getDoc(doc(colleague, path)))).toBe(false);
  });
  it("are created by the administrator with the own account, under a UUID", async () => {
    const creators = await allowedRoles(database, (db, role) =>
      setDoc(doc(db, fresh()), toSend({ ...aDraft, uid: role })),
    );
    expect(creators).toEqual(["admin"]);
    const admin = database.as("admin");
    expect(await isAllowed(setDoc(doc(admin, "post_drafts/last"), toSend(aDraft)))).toBe(false);
    expect(await isAllowed(setDoc(doc(database.secondAdmin(), fresh()), toSend(aDraft)))).toBe(
      false,
    );
  });
  it("are changed and deleted by their own account only", async () => {
    const path = await stored();
    const overwrite = (db: Firestore, uid: string) =>
      isAllowed(setDoc(doc(db, path), toSend({ ...aDraft, uid })));
    expect(await overwrite(database.secondAdmin(), "secondAdmin")).toBe(false);
    expect(await isAllowed(deleteDoc(doc(database.secondAdmin(), path)))).toBe(false);
    expect(await overwrite(database.as("exAdmin"), "exAdmin")).toBe(false);
    expect(await overwrite(database.as("admin"), "admin")).toBe(true);
    expect(await overwrite(database.as("admin"), "secondAdmin")).toBe(false);
    expect(await isAllowed(deleteDoc(doc(database.as("admin"), path)))).toBe(true);
    const ofFormer = await stored("exAdmin");
    expect(await isAllowed(deleteDoc(doc(database.as("exAdmin"), ofFormer)))).toBe(false);
  });
  it("that do not exist can be deleted by the administrator", async () => {
    expect(await allowedRoles(database, (db) => deleteDoc(doc(db, fresh())))).toEqual(["admin"]);
  });
  it("need the server's time", async () => {
    const admin = database.as("admin");
    const backdated = { ...aDraft, saved_at: daysAgo(1) };
    expect(await isAllowed(setDoc(doc(admin, fresh()), backdated))).toBe(false);
    expect(await isAllowed(setDoc(doc(admin, await stored()), backdated))).toBe(false);
  });
});
