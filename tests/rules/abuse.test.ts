import {
  doc,
  type Firestore,
  increment,
  setDoc,
  updateDoc,
  type WriteBatch,
  writeBatch,
} from "firebase/firestore";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aPost } from "./cases/post.ts";
import { aBody } from "./cases/post-body.ts";
import { toSend } from "./cases/stored.ts";
import { aSubmission } from "./cases/submission.ts";
import { daysAgo } from "./cases/table.ts";
import { isAllowed, openWorld, type World, whoMay } from "./world.ts";

/** Size, batches and smuggled fields (T13, T17). */
const postId = crypto.randomUUID();
let world: World;
beforeAll(async () => {
  world = await openWorld("abuse");
  await world.seed(`blog_posts/${postId}`, { ...aPost, updated_at: daysAgo(1) });
  await world.seed("contact_submissions/one", aSubmission);
});
afterAll(() => world.close());

const whoCommits = (fill: (batch: WriteBatch, db: Firestore) => void) =>
  whoMay(world, (db) => {
    const batch = writeBatch(db);
    fill(batch, db);
    return batch.commit();
  });
const thousandKeys = Object.fromEntries(Array.from({ length: 1000 }, (_, n) => [`k${n}`, n]));

describe("views are counted by their function alone (T13)", () => {
  it.each([
    ["one more", increment(1)],
    ["fewer", -5],
    ["a million", 1_000_000],
    ["text", "12"],
  ])("nobody sets the views to %s", async (_, view_count) => {
    const count = (db: Firestore) => updateDoc(doc(db, "blog_posts", postId), { view_count });
    expect(await whoMay(world, count)).toEqual([]);
  });
});

describe("size (T17)", () => {
  it("a message of 900 kB reaches nobody's inbox", async () => {
    const huge = { ...aSubmission, message: "a".repeat(900_000) };
    const send = (db: Firestore) =>
      setDoc(doc(db, "contact_submissions", crypto.randomUUID()), huge);
    expect(await whoMay(world, send)).toEqual([]);
  });
  it("nor do notes of 900 kB or a map of a thousand keys", async () => {
    const note = (notes: unknown) =>
      isAllowed(updateDoc(doc(world.as("admin"), "contact_submissions/one"), { notes }));
    expect(await note("a".repeat(900_000))).toBe(false);
    expect(await note(thousandKeys)).toBe(false);
    expect(await note("a".repeat(5000))).toBe(true);
  });
  it("a post takes no thousand fields", async () => {
    const post = toSend({ ...aPost, ...thousandKeys });
    const path = `blog_posts/${crypto.randomUUID()}`;
    expect(await isAllowed(setDoc(doc(world.as("admin"), path), post))).toBe(false);
  });
});

describe("batches (T17)", () => {
  it("fifty forged submissions", async () => {
    const forge = whoCommits((batch, db) => {
      for (let n = 0; n < 50; n += 1)
        batch.set(doc(db, "contact_submissions", crypto.randomUUID()), aSubmission);
    });
    expect(await forge).toEqual([]);
  });
  it("one forbidden write spoils the permitted ones around it", async () => {
    const spoilt = whoCommits((batch, db) => {
      batch.set(doc(db, "post_bodies", crypto.randomUUID()), aBody);
      batch.set(doc(db, "rate_limits/any"), { count: 0 });
      batch.update(doc(db, "contact_submissions/one"), { notes: "" });
    });
    expect(await spoilt).toEqual([]);
  });
  it("two writes on one document cannot do in steps what one may not", async () => {
    const inSteps = whoCommits((batch, db) => {
      batch.update(doc(db, "blog_posts", postId), { title: "Uno" });
      batch.set(doc(db, "blog_posts", postId), toSend({ ...aPost, view_count: 9 }));
    });
    expect(await inSteps).toEqual([]);
    await world.seed("contact_submissions/one", { ...aSubmission, status: "in_progress" });
    const back = whoCommits((batch, db) => {
      batch.update(doc(db, "contact_submissions/one"), { status: "completed" });
      batch.update(doc(db, "contact_submissions/one"), { status: "pending" });
    });
    expect(await back).toEqual([]);
  });
});
