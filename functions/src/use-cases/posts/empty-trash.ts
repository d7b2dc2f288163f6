import { limits } from "domain/shared/limits";
import type { Store, StoreDeps } from "../store/store.ts";
import { removeFromTrash } from "./purge-posts.ts";

const PAGES_PER_RUN = 50;

export async function emptyTrash({ store, now }: StoreDeps): Promise<number> {
  let purged = 0;
  for (let page = 0; page < PAGES_PER_RUN; page += 1) {
    const due = await store.query("trash_posts", {
      where: ["purge_at", "<=", now()],
      limit: limits.deletePage,
      fields: [],
    });
    const ids = due.map(({ id }) => id);
    if (ids.length > 0) await purge(store, ids, now());
    purged += ids.length;
    if (ids.length < limits.deletePage) break;
  }
  return purged;
}

function purge(store: Store, ids: readonly string[], now: Date): Promise<void> {
  return store.atomically(async (transaction) => {
    const { trash_posts } = await transaction.read({
      trash_posts: { ids, fields: ["purge_at"] },
    });
    const due = [...trash_posts].flatMap(([id, { purge_at }]) =>
      purge_at && purge_at <= now ? [id] : [],
    );
    await removeFromTrash(transaction, due);
  });
}
