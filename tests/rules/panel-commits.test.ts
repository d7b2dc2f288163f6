import {
  doc,
  type Firestore,
  getDoc,
  serverTimestamp,
  setDoc,
  type WriteBatch,
  writeBatch,
} from "firebase/firestore";
import { beforeEach, describe, expect, it } from "vitest";
import { aPost } from "./cases/post.ts";
import { aBody } from "./cases/post-body.ts";
import { aStoredPost, postEntry, setRecorded } from "./cases/recorded.ts";
import { toSend } from "./cases/stored.ts";
import { writeTime } from "./cases/table.ts";
import { allowedRoles, isAllowed, openDatabase } from "./database.ts";

/** The panel writes post, body and addresses in one commit. */
const database = openDatabase("panel-commits");

interface Draft {
  readonly id: string;
  readonly slug: string;
}
const fresh = (): Draft => ({ id: crypto.randomUUID(), slug: `s-${crypto.randomUUID()}` });
const commit = (db: Firestore, fill: (batch: WriteBatch) => void) => {
  const batch = writeBatch(db);
  fill(batch);
  return isAllowed(batch.commit());
};

const creates =
  (db: Firestore, { id, slug }: Draft, uid = "admin") =>
  (batch: WriteBatch) => {
    setRecorded(batch, db, uid, { id, before: null, after: { ...aPost, slug } });
    batch.set(doc(db, "post_bodies", id), aBody);
    batch.set(doc(db, "slugs", slug), { post_id: id, state: "current" });
  };
/** @param from the address that the post has, then its former ones */
const moves =
  (db: Firestore, id: string, from: readonly string[], to: string, uid = "admin") =>
  (batch: WriteBatch) => {
    const change_id = crypto.randomUUID();
    const updated_at = serverTimestamp();
    batch.update(doc(db, "blog_posts", id), { slug: to, updated_at, change_id });
    const entry = postEntry(uid, id, { ...aPost, slug: from[0] }, { ...aPost, slug: to });
    batch.set(doc(db, "audit_log", change_id), toSend(entry));
    batch.update(doc(db, "post_bodies", id), { content: "<p>Nuevo</p>" });
    batch.set(doc(db, "slugs", to), { post_id: id, state: "current" });
    for (const slug of from)
      batch.set(doc(db, "slugs", slug), { post_id: id, state: "moved", target: to });
  };
const deletes = (db: Firestore, id: string, slugs: readonly string[]) => (batch: WriteBatch) => {
  batch.delete(doc(db, "blog_posts", id));
  batch.delete(doc(db, "post_bodies", id));
  for (const slug of slugs) batch.set(doc(db, "slugs", slug), { post_id: id, state: "gone" });
};

let post: Draft;
let db: Firestore;
beforeEach(async () => {
  db = database.as("admin");
  post = fresh();
  expect(await commit(db, creates(db, post))).toBe(true);
});

describe("the administrator", () => {
  it("changes a post's slug twice, without redirect chains, and back to the first", async () => {
    const [second, third] = [`${post.slug}-2`, `${post.slug}-3`];
    expect(await commit(db, moves(db, post.id, [post.slug], second))).toBe(true);
    expect(await commit(db, moves(db, post.id, [second, post.slug], third))).toBe(true);
    const first = await getDoc(doc(db, "slugs", post.slug));
    expect(first.data()).toEqual({ post_id: post.id, state: "moved", target: third });
    expect(await commit(db, moves(db, post.id, [third, second], post.slug))).toBe(true);
  });
  it("can neither release the slug of a post nor delete the post", async () => {
    const entry = doc(db, "slugs", post.slug);
    const refused = await commit(db, deletes(db, post.id, [post.slug]));
    expect(refused).toBe(false);
    expect((await getDoc(doc(db, "blog_posts", post.id))).exists()).toBe(true);
    expect(await isAllowed(setDoc(entry, { post_id: post.id, state: "gone" }))).toBe(false);
    const moved = { post_id: post.id, state: "moved", target: "otra" };
    expect(await isAllowed(setDoc(entry, moved))).toBe(false);
    expect(await isAllowed(setDoc(entry, { post_id: post.id, state: "current" }))).toBe(true);
  });
  it("uses a released slug for a new post", async () => {
    await database.seed(`slugs/${post.slug}`, { post_id: post.id, state: "gone" });
    expect(await commit(db, creates(db, { ...fresh(), slug: post.slug }))).toBe(true);
  });
  it("stores nothing when the slug is taken", async () => {
    const late = { ...fresh(), slug: post.slug };
    expect(await commit(db, creates(db, late))).toBe(false);
    expect((await getDoc(doc(db, "blog_posts", late.id))).exists()).toBe(false);
    expect((await getDoc(doc(db, "post_bodies", late.id))).exists()).toBe(false);
    const owner = await getDoc(doc(db, "slugs", post.slug));
    expect(owner.data()).toEqual({ post_id: post.id, state: "current" });
  });
  it("cannot give a post the slug of another", async () => {
    const other = fresh();
    expect(await commit(db, creates(db, other))).toBe(true);
    expect(await commit(db, moves(db, other.id, [other.slug], post.slug))).toBe(false);
  });
  it("stores nothing when one write is denied", async () => {
    const bad = fresh();
    const refused = await commit(db, (batch) => {
      creates(db, bad)(batch);
      batch.set(doc(db, "post_bodies", bad.id), { ...aBody, content_format: "rtf" });
    });
    expect(refused).toBe(false);
    expect((await getDoc(doc(db, "slugs", bad.slug))).exists()).toBe(false);
  });
  it("can publish nine posts in one commit, because the role is read once", async () => {
    const drafts = Array.from({ length: 9 }, fresh).map(({ id, slug }) => ({
      id,
      before: { ...aStoredPost, slug, published: false },
      after: { ...aStoredPost, slug, published: true, updated_at: writeTime },
    }));
    await Promise.all(
      drafts.map(({ id, before }) => database.seed(`blog_posts/${id}`, { ...before })),
    );
    const all = await commit(db, (batch) => {
      for (const draft of drafts) setRecorded(batch, db, "admin", draft);
    });
    expect(all).toBe(true);
  });
  it("can rename a post that has 50 former slugs", async () => {
    const former = Array.from({ length: 50 }, () => `s-${crypto.randomUUID()}`);
    const entry = { post_id: post.id, state: "moved", target: post.slug };
    await Promise.all(former.map((slug) => database.seed(`slugs/${slug}`, entry)));
    const all = [post.slug, ...former];
    expect(await commit(db, moves(db, post.id, all, `${post.slug}-2`))).toBe(true);
  });
});

it("two administrators create posts with one slug: one post, one error", async () => {
  const slug = `s-${crypto.randomUUID()}`;
  const [first, second] = [fresh().id, fresh().id];
  const won = await Promise.all([
    commit(db, creates(db, { id: first, slug })),
    commit(
      database.secondAdmin(),
      creates(database.secondAdmin(), { id: second, slug }, "secondAdmin"),
    ),
  ]);
  expect(won.filter(Boolean)).toHaveLength(1);
  const owner = (await getDoc(doc(db, "slugs", slug))).data()?.post_id;
  expect(owner).toBe(won[0] ? first : second);
});

it("other roles are denied all of these commits", async () => {
  const attempt = (fill: (by: Firestore, role: string) => (batch: WriteBatch) => void) =>
    allowedRoles(database, (by, role) => {
      const batch = writeBatch(by);
      fill(by, role)(batch);
      return batch.commit();
    });
  expect(await attempt((by, role) => creates(by, fresh(), role))).toEqual(["admin"]);
  expect(
    await attempt((by, role) => moves(by, post.id, [post.slug], `${post.slug}-2`, role)),
  ).toEqual(["admin"]);
  expect(await attempt((by) => deletes(by, post.id, [`${post.slug}-2`]))).toEqual([]);
});
