import { POST_CHANGES } from "domain/shared/audit";
import { deleteDoc, doc, setDoc, updateDoc, writeBatch } from "firebase/firestore";
import { beforeEach, describe, expect, it } from "vitest";
import { aStoredPost, commitRecorded, merged, postEntry, setRecorded } from "./cases/recorded.ts";
import { toSend } from "./cases/stored.ts";
import { daysAgo, type Fields, writeTime } from "./cases/table.ts";
import { allowedRoles, emailOf, isAllowed, openDatabase } from "./database.ts";

/** Browsers change posts only in one commit with an audit entry that describes the change. */
const database = openDatabase("audit");

const { scheduled_for: _, ...unscheduled } = aStoredPost;
const draft: Fields = { ...unscheduled, published: false };
const written: Fields = { updated_at: writeTime };

let id: string;
beforeEach(() => {
  id = crypto.randomUUID();
});

async function save(before: Fields, change: Fields, entry?: Fields, change_id?: string) {
  await database.seed(`blog_posts/${id}`, before);
  const after = merged(before, { ...written, ...change });
  const write = { id, before, after, ...(entry && { entry }), ...(change_id && { change_id }) };
  return await isAllowed(commitRecorded(database.secondAdmin(), "secondAdmin", write));
}

describe("a change of a post", () => {
  it("is allowed with its audit entry, to administrators only", async () => {
    const after = { ...draft, ...written, title: "Otro" };
    const editors = await allowedRoles(database, async (db, role) => {
      const each = crypto.randomUUID();
      await database.seed(`blog_posts/${each}`, draft);
      await commitRecorded(db, role, { id: each, before: draft, after });
    });
    expect(editors).toEqual(["admin"]);
  });

  it("is denied without an audit entry", async () => {
    await database.seed(`blog_posts/${id}`, draft);
    const path = doc(database.as("admin"), "blog_posts", id);
    const change = toSend({ title: "Otro", ...written });
    expect(await isAllowed(updateDoc(path, change))).toBe(false);
    const missing = { ...change, change_id: crypto.randomUUID() };
    expect(await isAllowed(updateDoc(path, missing))).toBe(false);
    const creation = setDoc(doc(database.as("admin"), "blog_posts", crypto.randomUUID()), {
      ...toSend({ ...draft, ...written, recorded_at: writeTime }),
    });
    expect(await isAllowed(creation)).toBe(false);
  });

  it("cannot use the entry of an earlier change", async () => {
    const change_id = crypto.randomUUID();
    const after = { ...draft, ...written, change_id };
    await database.seed(`blog_posts/${id}`, draft);
    const earlier = { ...postEntry("admin", id, draft, after), at: daysAgo(1) };
    await database.seed(`audit_log/${change_id}`, earlier);
    const path = doc(database.as("admin"), "blog_posts", id);
    expect(await isAllowed(setDoc(path, toSend(after)))).toBe(false);
  });

  it("cannot use the entry of another post's change", async () => {
    const [other, change_id] = [crypto.randomUUID(), crypto.randomUUID()];
    const after = { ...draft, ...written };
    for (const one of [id, other]) await database.seed(`blog_posts/${one}`, draft);
    const db = database.as("admin");
    const commit = (ids: readonly string[]) => {
      const batch = writeBatch(db);
      setRecorded(batch, db, "admin", { id: other, before: draft, after, change_id });
      for (const one of ids)
        batch.update(doc(db, "blog_posts", one), toSend({ ...after, change_id }));
      return batch.commit();
    };
    expect(await isAllowed(commit([id]))).toBe(false);
    expect(await isAllowed(commit([]))).toBe(true);
  });

  it.each<[string, Fields]>([
    ["another person's id", { actor_uid: "admin" }],
    ["another person's address", { actor_email: emailOf("admin") }],
    ["no address", { actor_email: "" }],
    ["another time", { at: daysAgo(1) }],
    ["another post", { target: crypto.randomUUID() }],
    ["another action", { action: "posts_deleted" }],
    ["the action of a submission", { action: "inquiry_status_changed" }],
    ["another title", { details: { title: "Otro" } }],
    ["no title", { details: {} }],
    ["a former title that it never had", { details: { title: draft.title, former_title: "Uno" } }],
    ["a slug that it does not have", { details: { title: draft.title, slug: "otra" } }],
    ["a former slug that it never had", { details: { title: draft.title, former_slug: "uno" } }],
    ["a schedule that it does not have", { details: { title: draft.title, scheduled_for: 1 } }],
    ["another detail", { details: { title: draft.title, mood: "good" } }],
    ["another field", { name: "Ana" }],
    ["no change", { changes: [] }],
    ["changes as map", { changes: { edited: true } }],
    ["an unknown change", { changes: ["edited", "looked"] }],
    ["a change named eleven times", { changes: Array(11).fill("edited") }],
    ["a change named 20,001 times", { changes: Array(20_001).fill("edited") }],
    ["an expiry after one year", { expires_at: daysAgo(-365) }],
    ["an expiry after ten years", { expires_at: daysAgo(-3650) }],
  ])("is denied with an entry that has %s", async (_, entry) => {
    expect(await save(draft, { excerpt: "Nuevo" }, entry)).toBe(false);
  });

  it.each(POST_CHANGES.filter((change) => !["claims_ticked", "edited"].includes(change)))(
    "is denied as an edit whose entry also has %s",
    async (change) => {
      expect(await save(draft, { excerpt: "Nuevo" }, { changes: [change, "edited"] })).toBe(false);
    },
  );

  const signed = { claims_checked_by: "secondAdmin", claims_checked_at: writeTime };
  const scheduled: Fields = { ...draft, scheduled_for: daysAgo(-9) };
  const former = { claims_checked_by: "admin", claims_checked_at: daysAgo(2) };
  it.each<[string, Fields, Fields]>([
    ["published", draft, { published: true }],
    ["published with a schedule", scheduled, { published: true }],
    ["unpublished", { ...draft, published: true }, { published: false }],
    ["scheduled", draft, { scheduled_for: daysAgo(-5) }],
    ["scheduled otherwise", scheduled, { scheduled_for: daysAgo(-5) }],
    ["renamed", draft, { title: "Otro" }],
    ["confirmed", draft, signed],
    ["confirmed anew", { ...draft, ...former }, signed],
  ])("is denied with only 'edited' in the entry: %s", async (_, before, change) => {
    expect(await save(before, change, { changes: ["edited"] })).toBe(false);
    id = crypto.randomUUID();
    expect(await save(before, change)).toBe(true);
  });

  it.each<[string, Fields, readonly string[], Fields]>([
    ["no longer scheduled", scheduled, ["scheduled_for"], {}],
    ["published before its time", scheduled, ["scheduled_for"], { published: true }],
    ["withdrawn", { ...draft, ...former }, ["claims_checked_by", "claims_checked_at"], {}],
  ])("is denied with only 'edited' in the entry: %s", async (_, before, gone, change) => {
    const left = Object.fromEntries(
      Object.entries(before).filter(([name]) => !gone.includes(name)),
    );
    const write = async (entry: Fields) => {
      id = crypto.randomUUID();
      await database.seed(`blog_posts/${id}`, before);
      const after = { ...left, ...change, ...written };
      return await isAllowed(
        commitRecorded(database.as("admin"), "admin", { id, before, after, entry }),
      );
    };
    expect(await write({ changes: ["edited"] })).toBe(false);
    expect(await write({})).toBe(true);
  });

  it("is denied with an entry that has another schedule", async () => {
    const details = { title: draft.title, scheduled_for: 5 };
    expect(await save(scheduled, { excerpt: "Nuevo" }, { details })).toBe(false);
    id = crypto.randomUUID();
    expect(await save(scheduled, { excerpt: "Nuevo" })).toBe(true);
  });

  it("is denied for a new post whose entry has another title", async () => {
    const after = { ...draft, ...written, recorded_at: writeTime, view_count: 0 };
    const create = (entry: Fields) => {
      id = crypto.randomUUID();
      const db = database.as("admin");
      const batch = writeBatch(db);
      const slug = `pies-${id}`;
      batch.set(doc(db, "slugs", slug), { post_id: id, state: "current" });
      setRecorded(batch, db, "admin", { id, before: null, after: { ...after, slug }, entry });
      return isAllowed(batch.commit());
    };
    expect(await create({ details: { title: "Otro" } })).toBe(false);
    expect(await create({})).toBe(true);
  });

  it("can be recorded as an edit, alone or together with another change", async () => {
    expect(await save(draft, { excerpt: "Nuevo" })).toBe(true);
    expect(await save(draft, { published: true }, { changes: ["published", "edited"] })).toBe(true);
  });

  it.each([[["claims_ticked"]], [["claims_ticked", "edited"]]])(
    "is allowed with the changes %j in its entry",
    async (changes) => expect(await save(draft, {}, { changes })).toBe(true),
  );

  it("is denied when the post is published and its entry has only 'claims_ticked'", async () => {
    const changes = ["claims_ticked"];
    expect(await save(draft, { published: true }, { changes })).toBe(false);
  });

  it("is denied when the id of its entry is no UUID", async () => {
    expect(await save(draft, { excerpt: "Nuevo" }, {}, "last")).toBe(false);
  });
});

describe("an entry of the audit log", () => {
  const entry = () => postEntry("admin", id, draft, { ...draft, ...written });
  const alone = (change_id: string) =>
    isAllowed(setDoc(doc(database.as("admin"), "audit_log", change_id), toSend(entry())));

  it("is denied without its change", async () => {
    await database.seed(`blog_posts/${id}`, draft);
    expect(await alone(crypto.randomUUID())).toBe(false);
  });

  it("is denied for an old change whose entry has expired", async () => {
    const change_id = crypto.randomUUID();
    await database.seed(`blog_posts/${id}`, { ...draft, change_id });
    expect(await alone(change_id)).toBe(false);
  });

  it("cannot be a second entry of one change", async () => {
    await database.seed(`blog_posts/${id}`, draft);
    const db = database.as("admin");
    const [change_id, second] = [crypto.randomUUID(), crypto.randomUUID()];
    const batch = writeBatch(db);
    batch.set(doc(db, "blog_posts", id), toSend({ ...draft, ...written, change_id }));
    for (const each of [change_id, second]) batch.set(doc(db, "audit_log", each), toSend(entry()));
    expect(await isAllowed(batch.commit())).toBe(false);
  });

  it("is never changed or deleted", async () => {
    const path = `audit_log/${crypto.randomUUID()}`;
    await database.seed(path, entry());
    const change = allowedRoles(database, (db) => updateDoc(doc(db, path), { action: "exported" }));
    expect(await change).toEqual([]);
    expect(await allowedRoles(database, (db) => deleteDoc(doc(db, path)))).toEqual([]);
  });
});
