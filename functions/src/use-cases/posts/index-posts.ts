import { detectFormat } from "domain/article-html/detect-format";
import { toSearchFields } from "domain/articles/search-fields";
import { toChunks } from "domain/shared/chunks";
import { readPages } from "../store/pages.ts";
import type { StoreDeps, Transaction } from "../store/store.ts";

const PAGE = 100;
const BODIES_AT_ONCE = 10;

export interface IndexProgress {
  readonly read: number;
  readonly filled: number;
  /** Texts that have got the format that they are read by. */
  readonly formatted: number;
  /** Counted at the beginning, without the trash. */
  readonly total: number;
}

/**
 * Posts without `tags` were written before posts had words and tags, and texts without `content_format` before it was
 * stored. A repeat continues.
 */
export async function indexPosts(
  { store }: Pick<StoreDeps, "store">,
  report: (progress: IndexProgress) => void,
): Promise<void> {
  const { count: total } = await store.count("blog_posts");
  let [read, filled, formatted] = [0, 0, 0];
  for await (const page of readPages(PAGE, (from) =>
    store.query("blog_posts", { ...from, fields: ["tags"] }),
  )) {
    const ids = page.filter(({ data }) => data.tags === undefined).map(({ id }) => id);
    for (const some of toChunks(ids, BODIES_AT_ONCE))
      filled += await store.atomically((transaction) => fill(transaction, some));
    read += page.length;
    report({ read, filled, formatted, total });
  }
  for await (const page of readPages(PAGE, (from) =>
    store.query("trash_posts", { ...from, fields: ["post"] }),
  )) {
    const ids = page.filter(({ data }) => data.post?.tags === undefined).map(({ id }) => id);
    for (const some of toChunks(ids, BODIES_AT_ONCE))
      filled += await store.atomically((transaction) => fillTrash(transaction, some));
    report({ read, filled, formatted, total });
  }
  for await (const page of readPages(PAGE, (from) =>
    store.query("post_bodies", { ...from, fields: ["content_format"] }),
  )) {
    const ids = page.filter(({ data }) => !data.content_format).map(({ id }) => id);
    for (const some of toChunks(ids, BODIES_AT_ONCE))
      formatted += await store.atomically((transaction) => fillFormats(transaction, some));
    if (ids.length > 0) report({ read, filled, formatted, total });
  }
}

/** By the rule that reads them without it, so that readers see no difference. */
async function fillFormats(transaction: Transaction, ids: readonly string[]): Promise<number> {
  const { post_bodies } = await transaction.read({
    post_bodies: { ids, fields: ["content", "content_format"] },
  });
  let formatted = 0;
  for (const [id, { content = "", content_format }] of post_bodies) {
    // Saved since it was listed.
    if (content_format) continue;
    transaction.update("post_bodies", id, { set: { content_format: detectFormat(content) } });
    formatted += 1;
  }
  return formatted;
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
