import type { PostFaults } from "../../domain/articles/post-faults.ts";
import {
  CANDIDATES,
  printOf,
  similarAmong,
  type TextPrint,
} from "../../domain/articles/similarity.ts";
import { textPrintOf } from "../../domain/articles/text-print.ts";
import { chunksOf } from "../../domain/shared/chunks.ts";
import type { Store } from "../store/store.ts";

const SHOWN = 3;
const TEXTS_AT_ONCE = 10;

interface Text {
  readonly title: string;
  readonly isPublished: boolean;
  readonly words: readonly string[];
}

/**
 * Compares texts with published ones, whose prints it stores.
 * @param texts by post
 * @returns similar posts, of texts that are long enough
 */
export async function similarPosts(
  store: Store,
  texts: ReadonlyMap<string, Text>,
): Promise<ReadonlyMap<string, PostFaults["similar"]>> {
  const prints = [...texts].flatMap(([id, { title, words }]) => {
    const print = printOf(title, words);
    return print ? [[id, print] as const] : [];
  });
  await storePrints(
    store,
    prints.filter(([id]) => texts.get(id)?.isPublished),
  );
  const found = prints.map(async ([id, print]) => {
    const rows = await store.query("post_prints", {
      where: ["bands", "array-contains-any", print.bands],
      limit: CANDIDATES,
    });
    const others = rows.flatMap((row) => (row.id === id ? [] : [[row.id, row.data] as const]));
    const similar = similarAmong(print, others).slice(0, SHOWN);
    return [id, similar.map(({ id: post_id, ...one }) => ({ post_id, ...one }))] as const;
  });
  return new Map(await Promise.all(found));
}

/** Of the published ones among changed posts, so that others are compared with them the same day. */
export async function printPosts(store: Store, ids: readonly string[]): Promise<void> {
  for (const some of chunksOf(ids, TEXTS_AT_ONCE)) {
    const { blog_posts } = await store.read({
      blog_posts: { ids: some, fields: ["title", "published"] },
    });
    const published = [...blog_posts].filter(([, post]) => post.published);
    const { post_bodies } = await store.read({
      post_bodies: { ids: published.map(([id]) => id), fields: ["content", "content_format"] },
    });
    const prints = published.flatMap(([id, { title = "?" }]) => {
      const { content = "", ...format } = post_bodies.get(id) ?? {};
      const print = textPrintOf(title, { content, ...format });
      return typeof print === "string" ? [] : [[id, print] as const];
    });
    await storePrints(store, prints);
  }
}

async function storePrints(
  store: Store,
  prints: readonly (readonly [id: string, print: TextPrint])[],
): Promise<void> {
  const { post_prints } = await store.read({
    post_prints: { ids: prints.map(([id]) => id), fields: ["title", "bands"] },
  });
  const changed = prints.filter(([id, { title, bands }]) => {
    const stored = post_prints.get(id);
    return stored?.title !== title || stored.bands?.join() !== bands.join();
  });
  if (changed.length === 0) return;
  await store.batch((writes) => {
    for (const [id, print] of changed) writes.set("post_prints", id, print);
  });
}
