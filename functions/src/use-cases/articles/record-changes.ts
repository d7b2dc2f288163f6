import { ENTRY_FIELDS } from "domain/articles/sitemap-file";
import type { CollectionName } from "../store/collections.ts";
import type { Store, Writes } from "../store/store.ts";

/** A store that records with each commit which posts changed for the sitemap and the searches. Views use no store. */
export function withSitemapChanges(store: Store): Store {
  return {
    ...store,
    atomically: (work) =>
      store.atomically(async (transaction) => {
        const { writes, record } = recording(transaction);
        const result = await work({ ...transaction, ...writes });
        record();
        return result;
      }),
    batch: (write) =>
      store.batch((target) => {
        const { writes, record } = recording(target);
        write(writes);
        record();
      }),
  };
}

function recording(target: Writes): { readonly writes: Writes; readonly record: () => void } {
  const changed = new Set<string>();
  const note = (collection: CollectionName, id: string) => {
    if (collection === "blog_posts") changed.add(id);
  };
  const writes: Writes = {
    ...target,
    create: (collection, id, document) => {
      note(collection, id);
      target.create(collection, id, document);
    },
    set: (collection, id, document) => {
      note(collection, id);
      target.set(collection, id, document);
    },
    update: (collection, id, change) => {
      const fields: readonly string[] = [
        ...Object.keys(change.set ?? {}),
        ...(change.remove ?? []),
      ];
      if (ENTRY_FIELDS.some((field) => fields.includes(field))) note(collection, id);
      target.update(collection, id, change);
    },
    delete: (collection, id) => {
      note(collection, id);
      target.delete(collection, id);
    },
  };
  const record = () => {
    if (changed.size > 0) target.add("sitemap_changes", { post_ids: [...changed] });
  };
  return { writes, record };
}
