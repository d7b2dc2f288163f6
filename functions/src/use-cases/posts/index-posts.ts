import { toSearchFields } from "domain/articles/search-fields";
import { toChunks } from "domain/shared/chunks";
import { readPages } from "../store/pages.ts";
import type { StoreDeps, Transaction } from "../store/store.ts";

const PAGE = 100;
const BODIES_AT_ONCE = 10;

export interface IndexProgress {
  readonly read: number;
  readonly filled: number;
  /** Counted at the beginning, without the trash. */
  readonly total: number;
}

/** Posts without `tags` were written before posts had words and tags. A repeat continues. */
export async function indexPosts(
  { store }: Pick<StoreDeps, "store">,
  report: (progress: IndexProgress) => void,
): Promise<void> {
  const { count: total } = await store.count("blog_posts");
  let [read, filled] = [0, 0];
  for await (const page of readPages(PAGE, (from) =>
    store.query("blog_posts", { ...from, fields: ["tags"] }),
  )) {
    const ids = page.filter(({ data }) => data.tags === undefined).map(({ id }) => id);
    for (const some of toChunks(ids, BODIES_AT_ONCE))
      filled += await store.atomically((transaction) => fill(transaction, some));
    read += page.length;
    report({ read, filled, total });
  }
  for await (const page of readPages(PAGE, (from) =>
    store.query("trash_posts", { ...from, fields: ["post"] }),
  )) {
    const ids = page.filter(({ data }) => data.post?.tags === undefined).map(({ id }) => id);
    for (const some of toChunks(ids, BODIES_AT_ONCE))
      filled += await store.atomically((transaction) => fillTrash(transaction, some));
    report({ read, filled, total });
  }
}

/** `updated_at` stays, so that open editors can be saved. */
async function fill(transaction: Transaction, ids: readonly string[]): Promise<number> {
  const { blog_posts, post_bodies } = await transaction.read({
    blog_posts: { ids, fields: ["title", "slug", "excerpt", "chosen_tags"] },
    post_bodies: { ids, fields: ["content", "content_format"] },
  });
  for (const [id, { title = "", slug = "", ...rest }] of blog_posts) {
    const { content = "", content_format } = post_bodies.get(id) ?? {};
    const set = toSearchFields({ title, slug, ...rest }, { content, content_format });
    transaction.update("blog_posts", id, { set });
  }
  return blog_posts.size;
}

async function fillTrash(transaction: Transaction, ids: readonly string[]): Promise<number> {
  const { trash_posts, post_bodies } = await transaction.read({
    trash_posts: { ids, fields: ["post"] },
    post_bodies: { ids, fields: ["content", "content_format"] },
  });
  let filled = 0;
  for (const [id, { post }] of trash_posts) {
    const { content = "", content_format } = post_bodies.get(id) ?? {};
    if (!post) continue;
    const found = toSearchFields(post, { content, content_format });
    transaction.update("trash_posts", id, { set: { post: { ...post, ...found } } });
    filled += 1;
  }
  return filled;
}
