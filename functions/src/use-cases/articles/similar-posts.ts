import { articleTree } from "domain/article-html/render-article";
import type { PostFaults } from "domain/articles/post-faults";
import { CANDIDATES, similarAmong, type TextPrint } from "domain/articles/similarity";
import { toTextPrint } from "domain/articles/text-print";
import { toChunks } from "domain/shared/chunks";
import type { Store } from "../store/store.ts";
import type { Cards } from "./relate-posts.ts";

const SHOWN = 3;
const TEXTS_AT_ONCE = 10;

type Prints = ReadonlyMap<string, TextPrint>;

/**
 * Compares texts with published ones, whose prints it stores.
 * @param prints by post
 */
export async function similarPosts(
  store: Store,
  prints: Prints,
  isPublished: (id: string) => boolean,
): Promise<ReadonlyMap<string, PostFaults["similar"]>> {
  await storePrints(store, new Map([...prints].filter(([id]) => isPublished(id))));
  const found = [...prints].map(async ([id, print]) => {
    const rows = await store.query("post_prints", {
      where: ["bands", "array-contains-any", print.bands],
      limit: CANDIDATES,
    });
    const others = rows.flatMap((row) => (row.id === id ? [] : [[row.id, row.data] as const]));
    const similar = similarAmong(print, others).slice(0, SHOWN);
    return [id, similar.map(({ id: post_id, ...twin }) => ({ post_id, ...twin }))] as const;
  });
  return new Map(await Promise.all(found));
}

/** Of changed posts that are published, so that others are compared with them the same day. */
export async function printPosts(store: Store, posts: Cards): Promise<void> {
  for (const some of toChunks([...posts.values()], TEXTS_AT_ONCE)) {
    const { post_bodies } = await store.read({
      post_bodies: { ids: some.map(({ id }) => id), fields: ["content", "content_format"] },
    });
    const prints = new Map<string, TextPrint>();
    for (const { id, title } of some) {
      const { content = "", content_format } = post_bodies.get(id) ?? {};
      const print = toTextPrint(title, articleTree(content, content_format));
      if (typeof print !== "string") prints.set(id, print);
    }
    await storePrints(store, prints);
  }
}

async function storePrints(store: Store, prints: Prints): Promise<void> {
  const { post_prints } = await store.read({
    post_prints: { ids: [...prints.keys()], fields: ["title", "bands"] },
  });
  const changed = [...prints].filter(([id, { title, bands }]) => {
    const stored = post_prints.get(id);
    return stored?.title !== title || stored.bands?.join() !== bands.join();
  });
  if (changed.length === 0) return;
  await store.batch((writes) => {
    for (const [id, print] of changed) writes.set("post_prints", id, print);
  });
}
