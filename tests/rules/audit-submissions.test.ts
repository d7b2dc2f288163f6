import { doc, serverTimestamp, setDoc, updateDoc, writeBatch } from "firebase/firestore";
import { beforeEach, describe, expect, it } from "vitest";
import { commitSubmission, entryOf } from "./cases/recorded.ts";
import { toSend } from "./cases/stored.ts";
import { aSubmission } from "./cases/submission.ts";
import { daysAgo, type Fields } from "./cases/table.ts";
import { isAllowed, openDatabase } from "./database.ts";

const database = openDatabase("audit-submissions");

const completed = { status: "completed", answered_at: serverTimestamp() };

let id: string;
beforeEach(() => {
  id = crypto.randomUUID();
});

describe("a status change of a submission", () => {
  const before = aSubmission;
  async function handle(entry?: Fields, change: Fields = { status: "completed" }) {
    await database.seed(`contact_submissions/${id}`, before);
    const write = { id, before, after: { ...before, ...change }, ...(entry && { entry }) };
    return await isAllowed(commitSubmission(database.secondAdmin(), "secondAdmin", write));
  }

  it("is allowed with its audit entry", async () => expect(await handle()).toBe(true));

  it("is denied without an audit entry", async () => {
    await database.seed(`contact_submissions/${id}`, before);
    const path = doc(database.as("admin"), "contact_submissions", id);
    expect(await isAllowed(updateDoc(path, completed))).toBe(false);
    const change = { ...completed, change_id: crypto.randomUUID() };
    expect(await isAllowed(updateDoc(path, change))).toBe(false);
    expect(await isAllowed(updateDoc(path, { change_id: crypto.randomUUID() }))).toBe(false);
  });

  const details = { former_status: "pending", status: "completed" };
  it.each<[string, Fields]>([
    ["another person's id", { actor_uid: "admin" }],
    ["another time", { at: daysAgo(1) }],
    ["another submission", { target: crypto.randomUUID() }],
    ["the action of a post", { action: "post_saved" }],
    ["another former status", { details: { ...details, former_status: "in_progress" } }],
    ["another status", { details: { ...details, status: "in_progress" } }],
    ["the visitor's name", { details: { ...details, name: "José" } }],
    ["changes of a post", { changes: ["edited"] }],
  ])("is denied with an entry that has %s", async (_, entry) => {
    expect(await handle(entry)).toBe(false);
  });

  it("cannot use the entry of another submission in the same commit", async () => {
    const change_id = crypto.randomUUID();
    const other = crypto.randomUUID();
    const db = database.as("admin");
    const batch = writeBatch(db);
    for (const each of [id, other]) {
      await database.seed(`contact_submissions/${each}`, before);
      batch.update(doc(db, "contact_submissions", each), { ...completed, change_id });
    }
    const rest = { action: "inquiry_status_changed", target: id, details };
    batch.set(doc(db, "audit_log", change_id), toSend(entryOf("admin", rest)));
    expect(await isAllowed(batch.commit())).toBe(false);
  });

  it("cannot use the entry of an earlier change", async () => {
    const change_id = crypto.randomUUID();
    const rest = { action: "inquiry_status_changed", target: id, details, at: daysAgo(1) };
    await database.seed(`audit_log/${change_id}`, entryOf("admin", rest));
    await database.seed(`contact_submissions/${id}`, before);
    const path = doc(database.as("admin"), "contact_submissions", id);
    expect(await isAllowed(updateDoc(path, { ...completed, change_id }))).toBe(false);
  });

  it.each(["this", "another", "none"] as const)(
    "must be in the commit of its audit entry; change_id stored before: %s",
    async (named) => {
      const change_id = crypto.randomUUID();
      const names = { this: { change_id }, another: { change_id: crypto.randomUUID() }, none: {} };
      const stored = { ...before, status: "completed", ...names[named] };
      await database.seed(`contact_submissions/${id}`, stored);
      const rest = { action: "inquiry_status_changed", target: id, details };
      const forged = toSend(entryOf("admin", rest));
      const creation = setDoc(doc(database.as("admin"), "audit_log", change_id), forged);
      expect(await isAllowed(creation)).toBe(false);
    },
  );
});

describe("an assignment of a submission", () => {
  const before = { ...aSubmission, assigned_to: "secondAdmin" };
  async function assign(entry: Fields = {}) {
    await database.seed(`contact_submissions/${id}`, before);
    const write = { id, before, after: { ...before, assigned_to: "admin" }, entry };
    return await isAllowed(commitSubmission(database.as("admin"), "admin", write));
  }

  it("is allowed with its audit entry", async () => expect(await assign()).toBe(true));

  it("is denied without an audit entry", async () => {
    await database.seed(`contact_submissions/${id}`, before);
    const path = doc(database.as("admin"), "contact_submissions", id);
    expect(await isAllowed(updateDoc(path, { assigned_to: "admin" }))).toBe(false);
    const change_id = crypto.randomUUID();
    expect(await isAllowed(updateDoc(path, { assigned_to: "admin", change_id }))).toBe(false);
  });

  const details = { former_assignee: "secondAdmin", assignee: "admin" };
  const status = { former_status: "pending", status: "completed" };
  it.each<[string, Fields]>([
    ["another submission", { target: crypto.randomUUID() }],
    ["another time", { at: daysAgo(1) }],
    ["another former assignee", { details: { ...details, former_assignee: "" } }],
    ["another assignee", { details: { ...details, assignee: "secondAdmin" } }],
    ["the visitor's name", { details: { ...details, name: "José" } }],
    ["the action of a status", { action: "inquiry_status_changed" }],
    ["a status", { action: "inquiry_status_changed", details: status }],
  ])("is denied with an entry that has %s", async (_, entry) => {
    expect(await assign(entry)).toBe(false);
  });

  it("cannot be recorded without being made", async () => {
    await database.seed(`contact_submissions/${id}`, before);
    const db = database.as("admin");
    const change_id = crypto.randomUUID();
    const batch = writeBatch(db);
    batch.update(doc(db, "contact_submissions", id), { change_id });
    const same = { former_assignee: "secondAdmin", assignee: "secondAdmin" };
    const entry = { action: "inquiry_assigned", target: id, details: same };
    batch.set(doc(db, "audit_log", change_id), toSend(entryOf("admin", entry)));
    expect(await isAllowed(batch.commit())).toBe(false);
  });
});
