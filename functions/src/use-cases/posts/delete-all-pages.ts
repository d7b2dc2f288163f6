import { limits } from "domain/shared/limits";
import type { Reads, Snapshot, Store, Writes } from "../store/store.ts";

const BELONGING = ["post_versions", "claim_records"] as const;

export async function deletePage(store: Store, deletionId: string, at: Date): Promise<boolean> {
  if (await deletePosts(store, deletionId, at)) return true;
  // Searching for what belongs to each post would cost many times more.
  const belonging = BELONGING.map((name) => deleteBelonging(store, name));
  const rest = [closeSlugs(store), ...belonging, deleteJobs(store, at)];
  const isMore = (await Promise.all(rest)).includes(true);
  // Without its job an import stores no more items.
  return isMore || deleteItems(store);
}

function deletePosts(store: Store, deletionId: string, at: Date): Promise<boolean> {
  return store.atomically(async (transaction) => {
    const { rows, more } = await firstPage(
      (page) => transaction.query("blog_posts", { ...page, fields: ["slug"] }),
      existingAt(at),
    );
    for (const { id, data } of rows) {
      if (data.slug) transaction.set("slugs", data.slug, { post_id: id, state: "gone" });
      transaction.delete("blog_posts", id);
      transaction.delete("post_bodies", id);
    }
    const increment = { deleted: rows.length };
    if (rows.length > 0) transaction.update("deletions", deletionId, { increment });
    return more;
  });
}

async function closeSlugs(store: Store): Promise<boolean> {
  const { rows, more } = await firstPage(
    (page) =>
      store.query("slugs", {
        ...page,
        where: ["state", "in", ["current", "moved"]],
        fields: ["post_id"],
      }),
    withoutPost(store),
  );
  await changeAll(store, rows, (writes, id) =>
    writes.update("slugs", id, {
      set: { state: "gone" },
      remove: ["target", "related", "related_ids"],
    }),
  );
  return more;
}

async function deleteBelonging(store: Store, name: (typeof BELONGING)[number]): Promise<boolean> {
  const { rows, more } = await firstPage<{ readonly post_id?: string }>(
    (page) => store.query(name, { ...page, fields: ["post_id"] }),
    withoutPost(store),
  );
  await changeAll(store, rows, (writes, id) => writes.delete(name, id));
  return more;
}

async function deleteJobs(store: Store, at: Date): Promise<boolean> {
  const { rows, more } = await firstPage(
    (page) => store.query("import_jobs", { ...page, fields: [] }),
    existingAt(at),
  );
  await changeAll(store, rows, (writes, id) => writes.delete("import_jobs", id));
  return more;
}

async function deleteItems(store: Store): Promise<boolean> {
  const { rows, more } = await firstPage(
    (page) => store.query("import_job_items", { ...page, fields: ["job_id"] }),
    async (items) => {
      const ids = idsIn(items.map(({ data }) => data.job_id));
      const { import_jobs } = await store.read({ import_jobs: { ids, fields: [] } });
      return items.filter(({ data: { job_id } }) => !job_id || !import_jobs.has(job_id));
    },
  );
  await changeAll(store, rows, (writes, id) => writes.delete("import_job_items", id));
  return more;
}

interface PageQuery {
  readonly limit: number;
  readonly after?: string;
}
type Selector<T> = (page: readonly Snapshot<T>[]) => Promise<readonly Snapshot<T>[]>;

async function firstPage<T>(
  read: (page: PageQuery) => Promise<readonly Snapshot<T>[]>,
  select: Selector<T>,
): Promise<{ readonly rows: readonly Snapshot<T>[]; readonly more: boolean }> {
  const limit = limits.deletePage;
  let page = await read({ limit });
  for (;;) {
    const rows = await select(page);
    const last = page.at(-1);
    const isFull = page.length === limit;
    if (rows.length > 0 || !last || !isFull) return { rows, more: isFull && rows.length > 0 };
    page = await read({ limit, after: last.id });
  }
}

function existingAt<T>(at: Date): Selector<T> {
  return async (page) => page.filter(({ createTime }) => createTime <= at);
}

function withoutPost<T extends { readonly post_id?: string }>(reads: Reads): Selector<T> {
  return async (page) => {
    const ids = idsIn(page.map(({ data }) => data.post_id));
    const { blog_posts, trash_posts } = await reads.read({
      blog_posts: { ids, fields: [] },
      trash_posts: { ids, fields: [] },
    });
    return page.filter(
      ({ data: { post_id } }) => !post_id || !(blog_posts.has(post_id) || trash_posts.has(post_id)),
    );
  };
}

function idsIn(values: readonly (string | undefined)[]): readonly string[] {
  return [...new Set(values.filter((value) => value !== undefined))];
}

async function changeAll<T>(
  store: Store,
  rows: readonly Snapshot<T>[],
  change: (writes: Writes, id: string) => void,
): Promise<void> {
  if (rows.length === 0) return;
  await store.batch((writes) => {
    for (const { id } of rows) change(writes, id);
  });
}
