import { describe, expect, it } from "vitest";
import type { Store } from "../use-cases/store/store.ts";

const DATE = new Date("2026-11-21T10:00:00Z");
const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;
const aPost = { title: "Uno", slug: "uno", published: true, view_count: 1 };
const post = { ...aPost, created_at: DATE, updated_at: DATE };
const job = {
  job_name: "Enero",
  import_type: "blog_posts",
  total_records: 9,
  successful_records: 1,
  failed_records: 0,
  status: "processing",
  created_at: DATE,
  touched_at: DATE,
  chunks: { 0: true },
} as const;

/** What every implementation of the store does. `open` gives an empty one. */
export function describeStore(open: () => Promise<Store>): void {
  describe("read", () => {
    it("reads documents of several collections, all or some of their fields", async () => {
      const store = await open();
      const moved = { post_id: uuid(1), state: "moved", target: "dos" } as const;
      await store.batch((writes) => {
        writes.set("blog_posts", uuid(1), post);
        writes.set("slugs", "uno", moved);
      });
      const found = await store.read({
        blog_posts: { ids: [uuid(1), uuid(2)], fields: ["title", "author_name"] },
        slugs: ["nada", "uno"],
      });
      expect(found.blog_posts).toEqual(new Map([[uuid(1), { title: "Uno" }]]));
      expect(found.slugs).toEqual(new Map([["uno", moved]]));
      const ids = await store.read({ blog_posts: { ids: [uuid(1)], fields: [] } });
      expect(ids.blog_posts).toEqual(new Map([[uuid(1), {}]]));
      expect(await store.read({ slugs: [] })).toEqual({ slugs: new Map() });
    });

    it("converts dates in nested maps", async () => {
      const store = await open();
      const trashed = { post, deleted_at: DATE, deleted_by: "u1", purge_at: DATE } as const;
      await store.batch((writes) =>
        writes.set("trash_posts", uuid(1), { ...trashed, reason: "post" }),
      );
      const { trash_posts } = await store.read({ trash_posts: [uuid(1)] });
      expect(trash_posts.get(uuid(1))?.post.created_at).toEqual(DATE);
    });
  });

  describe("query", () => {
    it("selects, orders, limits and continues after an id", async () => {
      const store = await open();
      const entry = (n: number) => ({ state: "pending", attempts: n, created_at: DATE }) as const;
      await store.batch((writes) => {
        for (const [n, id] of ["c", "a", "b"].entries()) {
          writes.set("mail_outbox", id, { ...entry(n), due: new Date(n) });
        }
        writes.set("mail_outbox", "d", { ...entry(9), state: "sent" });
      });
      const getIds = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);
      const due = await store.query("mail_outbox", { where: ["due", "<=", new Date(1)] });
      expect(getIds(due)).toEqual(["c", "a"]);
      const later = await store.query("mail_outbox", { where: ["due", ">=", new Date(1)] });
      expect(getIds(later)).toEqual(["a", "b"]);
      expect(getIds(await store.query("mail_outbox", { limit: 2 }))).toEqual(["a", "b"]);
      expect(getIds(await store.query("mail_outbox", { after: "b" }))).toEqual(["c", "d"]);
      expect(getIds(await store.query("mail_outbox", { orderBy: "due" }))).toEqual(["c", "a", "b"]);
      const sent = { where: ["state", "==", "sent"], fields: ["attempts"] } as const;
      const [row] = await store.query("mail_outbox", sent);
      expect(row).toMatchObject({ id: "d", data: { attempts: 9 } });
      expect(row?.createTime).toBeInstanceOf(Date);
      expect(row?.readTime.getTime()).toBeGreaterThanOrEqual(Number(row?.createTime));
    });

    it("accepts more values for 'in' than the database, and none", async () => {
      const store = await open();
      const ids = Array.from({ length: 40 }, (_, n) => uuid(n));
      await store.batch((writes) => {
        for (const [n, post_id] of ids.entries()) {
          writes.set("slugs", `a-${n}`, { post_id, state: "gone" });
        }
      });
      const fields = ["post_id"] as const;
      const all = await store.query("slugs", { where: ["post_id", "in", ids], fields });
      expect(new Set(all.map(({ data }) => data.post_id))).toEqual(new Set(ids));
      expect(all).toHaveLength(ids.length);
      expect(await store.query("slugs", { where: ["post_id", "in", []] })).toEqual([]);
    });
  });

  it("query finds lists that contain a value", async () => {
    const store = await open();
    const [first, second] = ["1".repeat(32), "2".repeat(32)];
    await store.batch((writes) => {
      writes.set("blog_posts", uuid(1), post);
      writes.set("blog_posts", uuid(2), { ...post, picture_ids: [second] });
      writes.set("blog_posts", uuid(3), { ...post, picture_ids: [first, second] });
    });
    const showing = (id: string, limit: number) =>
      store.query("blog_posts", {
        ...{ where: ["picture_ids", "array-contains", id], limit, fields: ["title"] },
      });
    const found = await showing(second, 5);
    expect(found.map(({ id, data }) => [id, data])).toEqual([
      [uuid(2), { title: "Uno" }],
      [uuid(3), { title: "Uno" }],
    ]);
    expect(await showing(second, 1)).toHaveLength(1);
    expect(await showing("3".repeat(32), 5)).toEqual([]);
  });

  it("query finds lists that contain any of many values, once", async () => {
    const store = await open();
    const ids = Array.from({ length: 40 }, (_, n) => uuid(n));
    const entry = { state: "current", related: [] } as const;
    await store.batch((writes) => {
      for (const [n, post_id] of ids.entries()) {
        const related_ids = [post_id, uuid(39 - n), uuid(100)];
        writes.set("slugs", `a-${n}`, { ...entry, post_id, related_ids });
      }
      writes.set("slugs", "b", { ...entry, post_id: uuid(50), related_ids: [uuid(100)] });
      writes.set("slugs", "c", { post_id: uuid(51), state: "gone" });
    });
    const found = async (any: readonly string[]) => {
      const where = ["related_ids", "array-contains-any", any] as const;
      const rows = await store.query("slugs", { where, fields: ["post_id"] });
      return rows.map(({ id }) => id).toSorted();
    };
    expect(await found(ids)).toEqual(ids.map((_, n) => `a-${n}`).toSorted());
    expect(await found([uuid(0)])).toEqual(["a-0", "a-39"]);
    expect(await found([])).toEqual([]);
  });

  describe("writes", () => {
    it("update sets, increments, adds entries and removes", async () => {
      const store = await open();
      await store.batch((writes) =>
        writes.create("import_jobs", "j", { ...job, completed_at: DATE }),
      );
      await store.atomically(async (transaction) =>
        transaction.update("import_jobs", "j", {
          set: { status: "completed" },
          increment: { successful_records: 2, failed_records: 1 },
          entries: { chunks: { 1: true } },
          remove: ["completed_at"],
        }),
      );
      const changes = { status: "completed", successful_records: 3, failed_records: 1 } as const;
      const { import_jobs } = await store.read({ import_jobs: ["j"] });
      expect(import_jobs.get("j")).toEqual({ ...job, ...changes, chunks: { 0: true, 1: true } });
    });

    it("take effect together or not at all", async () => {
      const store = await open();
      await store.batch((writes) => writes.create("blog_posts", uuid(1), post));
      const both = (id: string) =>
        store.atomically(async (transaction) => {
          transaction.set("post_bodies", uuid(2), { content: "x" });
          transaction.create("blog_posts", id, post);
        });
      await expect(both(uuid(1))).rejects.toMatchObject({ code: "already-exists" });
      const missing = store.atomically(async (transaction) => {
        transaction.set("post_bodies", uuid(2), { content: "x" });
        transaction.update("blog_posts", uuid(3), { set: { title: "Tres" } });
      });
      await expect(missing).rejects.toThrow();
      expect(await store.count("post_bodies")).toMatchObject({ count: 0 });
      await both(uuid(2));
      expect(await store.count("post_bodies")).toMatchObject({ count: 1 });
    });

    it("come after all reads of their transaction, and not when it fails", async () => {
      const store = await open();
      const late = store.atomically(async (transaction) => {
        transaction.create("blog_posts", uuid(1), post);
        return transaction.read({ blog_posts: [uuid(1)] });
      });
      await expect(late).rejects.toThrow();
      const failing = store.atomically(async (transaction) => {
        transaction.create("blog_posts", uuid(1), post);
        throw new Error("stopped");
      });
      await expect(failing).rejects.toThrow("stopped");
      expect(await store.count("blog_posts")).toMatchObject({ count: 0 });
    });

    it("add gives every document an id of its own", async () => {
      const store = await open();
      await store.batch((writes) => {
        for (const content of ["a", "b"]) writes.add("post_bodies", { content });
      });
      const rows = await store.query("post_bodies", {});
      expect(rows.map(({ data }) => data.content).toSorted()).toEqual(["a", "b"]);
    });
  });
}
