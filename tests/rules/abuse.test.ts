import {
  doc,
  type Firestore,
  increment,
  updateDoc,
  type WriteBatch,
  writeBatch,
} from "firebase/firestore";
import { beforeAll, describe, expect, it } from "vitest";
import { aPost } from "./cases/post.ts";
import { aVersion } from "./cases/post-version.ts";
import { commitRecorded } from "./cases/recorded.ts";
import { reserveSlug, toSend } from "./cases/stored.ts";
import { daysAgo } from "./cases/table.ts";
import { allowedRoles, isAllowed, openDatabase } from "./database.ts";

const postId = crypto.randomUUID();
const database = openDatabase("abuse");
beforeAll(async () => {
  await database.seed(`blog_posts/${postId}`, { ...aPost, updated_at: daysAgo(1) });
});

const rolesThatCommit = (fill: (batch: WriteBatch, db: Firestore) => void) =>
  allowedRoles(database, (db) => {
    const batch = writeBatch(db);
    fill(batch, db);
    return batch.commit();
  });
const thousandKeys = Object.fromEntries(Array.from({ length: 1000 }, (_, n) => [`k${n}`, n]));

describe("clients cannot write views", () => {
  it.each([
    ["one more", increment(1)],
    ["fewer", -5],
    ["a million", 1_000_000],
    ["text", "12"],
  ])("no role can set the views to %s", async (_, view_count) => {
    const count = (db: Firestore) => updateDoc(doc(db, "blog_posts", postId), { view_count });
    expect(await allowedRoles(database, count)).toEqual([]);
  });
});

describe("size", () => {
  it("a post with a thousand fields is denied", async () => {
    const id = crypto.randomUUID();
    await reserveSlug(database, aPost.slug, id);
    const write = { id, before: null, after: { ...aPost, ...thousandKeys } };
    const creation = commitRecorded(database.as("admin"), "admin", write);
    expect(await isAllowed(creation)).toBe(false);
  });
});

describe("batches", () => {
  it("one denied write rejects its whole batch", async () => {
    const rejected = rolesThatCommit((batch, db) => {
      batch.set(doc(db, "post_versions", crypto.randomUUID()), toSend(aVersion));
      batch.set(doc(db, "rate_limits/any"), { count: 0 });
    });
    expect(await rejected).toEqual([]);
  });
  it("two writes on one document cannot combine to a denied change", async () => {
    const inSteps = rolesThatCommit((batch, db) => {
      batch.update(doc(db, "blog_posts", postId), { title: "Uno" });
      batch.set(doc(db, "blog_posts", postId), toSend({ ...aPost, view_count: 9 }));
    });
    expect(await inSteps).toEqual([]);
  });
});
