import {
  doc,
  type Firestore,
  getDoc,
  serverTimestamp,
  setDoc,
  type WriteBatch,
  writeBatch,
} from "firebase/firestore";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aPost } from "./cases/post.ts";
import { aBody } from "./cases/post-body.ts";
import { toSend } from "./cases/stored.ts";
import { isAllowed, openWorld, type World, whoMay } from "./world.ts";

/** The commits of the panel, each one all or nothing: post, body and addresses together (ARCHITECTURE 5). */
let world: World;
beforeAll(async () => {
  world = await openWorld("panel-commits");
});
afterAll(() => world.close());

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
  (db: Firestore, { id, slug }: Draft) =>
  (batch: WriteBatch) => {
    batch.set(doc(db, "blog_posts", id), toSend({ ...aPost, slug }));
    batch.set(doc(db, "post_bodies", id), aBody);
    batch.set(doc(db, "slugs", slug), { post_id: id, state: "current" });
  };
const moves =
  (db: Firestore, id: string, from: readonly string[], to: string) => (batch: WriteBatch) => {
    batch.update(doc(db, "blog_posts", id), { slug: to, updated_at: serverTimestamp() });
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
  db = world.as("admin");
  post = fresh();
  expect(await commit(db, creates(db, post))).toBe(true);
});

describe("the administrator", () => {
  it("moves a post twice, collapsing the chain, and back to its first address", async () => {
    const [second, third] = [`${post.slug}-2`, `${post.slug}-3`];
    expect(await commit(db, moves(db, post.id, [post.slug], second))).toBe(true);
    expect(await commit(db, moves(db, post.id, [post.slug, second], third))).toBe(true);
    const first = await getDoc(doc(db, "slugs", post.slug));
    expect(first.data()).toEqual({ post_id: post.id, state: "moved", target: third });
    expect(await commit(db, moves(db, post.id, [second, third], post.slug))).toBe(true);
  });
  it("closes the address of a post, and cannot delete the post: functions move it to the trash", async () => {
    const close = { post_id: post.id, state: "gone" };
    const refused = await commit(db, deletes(db, post.id, [post.slug]));
    expect(refused).toBe(false);
    expect((await getDoc(doc(db, "blog_posts", post.id))).exists()).toBe(true);
    expect(await isAllowed(setDoc(doc(db, "slugs", post.slug), close))).toBe(true);
  });
  it("takes an address that is gone for a new post", async () => {
    await world.seed(`slugs/${post.slug}`, { post_id: post.id, state: "gone" });
    expect(await commit(db, creates(db, { ...fresh(), slug: post.slug }))).toBe(true);
  });
  it("gets nothing stored when the address is taken", async () => {
    const late = { ...fresh(), slug: post.slug };
    expect(await commit(db, creates(db, late))).toBe(false);
    expect((await getDoc(doc(db, "blog_posts", late.id))).exists()).toBe(false);
    expect((await getDoc(doc(db, "post_bodies", late.id))).exists()).toBe(false);
    const owner = await getDoc(doc(db, "slugs", post.slug));
    expect(owner.data()).toEqual({ post_id: post.id, state: "current" });
  });
  it("cannot move a post onto the address of another", async () => {
    const other = fresh();
    expect(await commit(db, creates(db, other))).toBe(true);
    expect(await commit(db, moves(db, other.id, [other.slug], post.slug))).toBe(false);
  });
  it("gets nothing stored when one part is bad", async () => {
    const bad = fresh();
    const refused = await commit(db, (batch) => {
      creates(db, bad)(batch);
      batch.set(doc(db, "post_bodies", bad.id), { ...aBody, content_format: "rtf" });
    });
    expect(refused).toBe(false);
    expect((await getDoc(doc(db, "slugs", bad.slug))).exists()).toBe(false);
  });
  it("may touch 150 posts in one commit: the role is one read, not one for each write", async () => {
    const drafts = Array.from({ length: 150 }, fresh);
    const all = await commit(db, (batch) => drafts.map((draft) => creates(db, draft)(batch)));
    expect(all).toBe(true);
  });
});

it("two administrators who create under one address: one post, one error (T60)", async () => {
  const slug = `s-${crypto.randomUUID()}`;
  const [ours, theirs] = [fresh().id, fresh().id];
  const won = await Promise.all([
    commit(db, creates(db, { id: ours, slug })),
    commit(world.secondAdmin, creates(world.secondAdmin, { id: theirs, slug })),
  ]);
  expect(won.filter(Boolean)).toHaveLength(1);
  const owner = (await getDoc(doc(db, "slugs", slug))).data()?.post_id;
  expect(owner).toBe(won[0] ? ours : theirs);
});

it("nobody else gets through with any of these commits", async () => {
  const attempt = (fill: (by: Firestore) => (batch: WriteBatch) => void) =>
    whoMay(world, (by) => {
      const batch = writeBatch(by);
      fill(by)(batch);
      return batch.commit();
    });
  expect(await attempt((by) => creates(by, fresh()))).toEqual(["admin"]);
  expect(await attempt((by) => moves(by, post.id, [post.slug], `${post.slug}-2`))).toEqual([
    "admin",
  ]);
  expect(await attempt((by) => deletes(by, post.id, [`${post.slug}-2`]))).toEqual([]);
});
