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
  updateDoc,
  where,
  writeBatch,
} from "firebase/firestore";
import { describe, expect, it } from "vitest";
import { aClaimRecord } from "./cases/claim-record.ts";
import { aPost } from "./cases/post.ts";
import { aPostId } from "./cases/slug-entry.ts";
import { toSend } from "./cases/stored.ts";
import { daysAgo, type Fields } from "./cases/table.ts";
import { allowedRoles, emailOf, isAllowed, openDatabase, ROLES } from "./database.ts";

const database = openDatabase("claim-records");

const fresh = () => `claim_records/${crypto.randomUUID()}`;
async function stored(): Promise<string> {
  const path = fresh();
  await database.seed(path, { ...aClaimRecord, recorded_at: daysAgo(1) });
  return path;
}

const byEmail = (uid: string): Fields => ({ recorded_by: emailOf(uid) });
const by = (uid: string): Fields => ({ ...byEmail(uid), recorded_by_uid: uid });
const create = (db: Firestore, fields: Fields) => setDoc(doc(db, fresh()), toSend(fields));

describe("claim_records", () => {
  it("are read by the administrator only, 500 at most, also those of a published post", async () => {
    await database.seed(`blog_posts/${aPostId}`, aPost);
    const path = await stored();
    expect(await allowedRoles(database, (db) => getDoc(doc(db, path)))).toEqual(["admin"]);
    const ofPost = (most: number) =>
      allowedRoles(database, (db) =>
        getDocs(
          query(collection(db, "claim_records"), where("post_id", "==", aPostId), limit(most)),
        ),
      );
    expect(await ofPost(500)).toEqual(["admin"]);
    expect(await ofPost(501)).toEqual([]);
  });

  it("are created by the administrator, under a UUID", async () => {
    const own = (db: Firestore, role: string) => create(db, { ...aClaimRecord, ...by(role) });
    expect(await allowedRoles(database, own, ROLES)).toEqual(["admin"]);
    const named = setDoc(doc(database.as("admin"), "claim_records/last"), toSend(aClaimRecord));
    expect(await isAllowed(named)).toBe(false);
  });

  it.each<[string, Fields, boolean]>([
    ["the own account", by("secondAdmin"), true],
    ["the account of a colleague", by("admin"), false],
    ["the address of a colleague", { ...by("secondAdmin"), ...byEmail("admin") }, false],
    ["the id of a colleague", { ...by("admin"), ...byEmail("secondAdmin") }, false],
  ])("with %s", async (_, names, good) => {
    const creation = create(database.secondAdmin(), { ...aClaimRecord, ...names });
    expect(await isAllowed(creation)).toBe(good);
  });

  it.each([
    ["earlier", daysAgo(1)],
    ["later", daysAgo(-1)],
  ])("cannot have a time %s than the server's", async (_, recorded_at) => {
    const dated = create(database.as("admin"), { ...aClaimRecord, recorded_at });
    expect(await isAllowed(dated)).toBe(false);
  });

  it("cannot be changed, neither by its account nor by another", async () => {
    const path = await stored();
    const change = (db: Firestore) => updateDoc(doc(db, path), { note: "Otra" });
    expect(await allowedRoles(database, change)).toEqual([]);
    expect(await isAllowed(change(database.secondAdmin()))).toBe(false);
    const overwrite = setDoc(
      doc(database.secondAdmin(), path),
      toSend({ ...aClaimRecord, ...by("secondAdmin") }),
    );
    expect(await isAllowed(overwrite)).toBe(false);
  });

  it("are deleted by any administrator", async () => {
    const remove = async (db: Firestore) => deleteDoc(doc(db, await stored()));
    expect(await allowedRoles(database, remove, ROLES)).toEqual(["admin"]);
    expect(await isAllowed(deleteDoc(doc(database.secondAdmin(), await stored())))).toBe(true);
  });

  it("are created 200 at a time in one commit", async () => {
    const db = database.as("admin");
    const batch = writeBatch(db);
    for (let n = 0; n < 200; n += 1) batch.set(doc(db, fresh()), toSend(aClaimRecord));
    expect(await isAllowed(batch.commit())).toBe(true);
  });

  it("do not allow publication of an AI text without the confirmation in the post", async () => {
    const db = database.as("admin");
    const id = crypto.randomUUID();
    const { published_at: _, scheduled_for: __, ...post } = aPost;
    const draft = { ...post, published: false, source: "ai" };
    await database.seed(`blog_posts/${id}`, { ...draft, updated_at: daysAgo(1) });
    const batch = writeBatch(db);
    batch.set(doc(db, fresh()), toSend({ ...aClaimRecord, post_id: id, kind: "read" }));
    batch.update(
      doc(db, "blog_posts", id),
      toSend({ published: true, updated_at: aPost.updated_at }),
    );
    expect(await isAllowed(batch.commit())).toBe(false);
  });
});
