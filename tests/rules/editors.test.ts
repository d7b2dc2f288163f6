import { PostEditorSchema } from "domain/posts/post-editor";
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
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { toSend } from "./cases/stored.ts";
import { daysAgo, type Fields, writeTime } from "./cases/table.ts";
import { allowedRoles, isAllowed, openDatabase, toEmail } from "./database.ts";

const database = openDatabase("editors");

const toEditor = (uid: string, fields: Fields = {}): Fields => ({
  post_id: crypto.randomUUID(),
  uid,
  email: toEmail(uid),
  at: writeTime,
  ...fields,
});
const toPath = ({ post_id, uid }: Fields) => `post_editors/${String(post_id)}_${String(uid)}`;
const write = (db: Firestore, editor: Fields, path = toPath(editor)) =>
  setDoc(doc(db, path), toSend(editor));
async function stored(uid: string): Promise<Fields> {
  const editor = toEditor(uid);
  await database.seed(toPath(editor), { ...editor, at: daysAgo(1) });
  return editor;
}

describe("post_editors", () => {
  it("are listed by administrators, 50 at most", async () => {
    const { post_id } = await stored("admin");
    const list = (maxDocuments: number) =>
      allowedRoles(database, (db) =>
        getDocs(
          query(
            collection(db, "post_editors"),
            where("post_id", "==", post_id),
            limit(maxDocuments),
          ),
        ),
      );
    expect(await list(50)).toEqual(["admin"]);
    expect(await list(51)).toEqual([]);
    const single = doc(database.as("admin"), toPath(toEditor("admin")));
    expect(await isAllowed(getDoc(single))).toBe(false);
  });
  it("are created and renewed by the administrator with the own account only", async () => {
    expect(await allowedRoles(database, (db, role) => write(db, toEditor(role)))).toEqual([
      "admin",
    ]);
    const again = await stored("secondAdmin");
    expect(await isAllowed(write(database.secondAdmin(), again))).toBe(true);
  });
  it("cannot be written or deleted with the account of a colleague", async () => {
    const colleague = await stored("admin");
    const db = database.secondAdmin();
    expect(await isAllowed(write(db, colleague))).toBe(false);
    const renamed = { ...colleague, email: toEmail("secondAdmin") };
    expect(await isAllowed(write(db, renamed))).toBe(false);
    const own = { ...colleague, uid: "secondAdmin", email: toEmail("secondAdmin") };
    expect(await isAllowed(write(db, own, toPath(colleague)))).toBe(false);
    expect(await isAllowed(deleteDoc(doc(db, toPath(colleague))))).toBe(false);
    expect(await isAllowed(deleteDoc(doc(database.as("admin"), toPath(colleague))))).toBe(true);
  });
  it("that do not exist can be deleted by the administrator", async () => {
    const remove = (db: Firestore) => deleteDoc(doc(db, toPath(toEditor("admin"))));
    expect(await allowedRoles(database, remove)).toEqual(["admin"]);
    const former = await stored("exAdmin");
    expect(await isAllowed(deleteDoc(doc(database.as("exAdmin"), toPath(former))))).toBe(false);
  });
  it.each<[string, Fields, boolean]>([
    ["all fields", {}, true],
    ["a date of the browser", { at: daysAgo(1) }, false],
    ["a post that is no UUID", { post_id: "post" }, false],
    ["the address of a colleague", { email: toEmail("secondAdmin") }, false],
    ["an unknown field", { name: "Ana" }, false],
  ])("with %s", async (_, fields, good) => {
    expect(await isAllowed(write(database.as("admin"), toEditor("admin", fields)))).toBe(good);
  });
  it.each(["post_id", "uid", "email", "at"])("are denied without %s", async (field) => {
    const editor = toEditor("admin");
    const rest = Object.fromEntries(Object.entries(editor).filter(([name]) => name !== field));
    expect(v.is(PostEditorSchema, rest)).toBe(false);
    expect(await isAllowed(write(database.as("admin"), rest, toPath(editor)))).toBe(false);
  });
});
