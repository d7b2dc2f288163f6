import type { PostFaults } from "../../domain/articles/post-faults.ts";
import { CANDIDATES, printOf, similarAmong } from "../../domain/articles/similarity.ts";
import type { Store } from "../store/store.ts";

const SHOWN = 3;

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
  const { post_prints } = await store.read({
    post_prints: { ids: prints.map(([id]) => id), fields: ["title", "bands"] },
  });
  const changed = prints.filter(([id, { title, bands }]) => {
    if (!texts.get(id)?.isPublished) return false;
    const stored = post_prints.get(id);
    return stored?.title !== title || stored.bands?.join() !== bands.join();
  });
  if (changed.length > 0)
    await store.batch((writes) => {
      for (const [id, print] of changed) writes.set("post_prints", id, print);
    });
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
