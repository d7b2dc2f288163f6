import { contactFileAt } from "domain/contact/contact-file";
import { limits } from "domain/shared/limits";
import type { StoreDeps } from "../store/store.ts";

export interface RemoveFilesDeps extends StoreDeps {
  readonly deleteFile: (path: string) => Promise<void>;
}

/** Removes files whose submission was never sent; the document goes last, so that a failure is repeated. */
export async function removeUnsentFiles({
  store,
  now,
  deleteFile,
}: RemoveFilesDeps): Promise<number> {
  let removed = 0;
  for (;;) {
    const due = await store.query("contact_files", {
      where: ["delete_at", "<=", now()],
      limit: limits.deletePage,
      fields: [],
    });
    for (const { id } of due) await deleteFile(contactFileAt(id));
    await store.batch((writes) => {
      for (const { id } of due) writes.delete("contact_files", id);
    });
    removed += due.length;
    if (due.length < limits.deletePage) return removed;
  }
}
