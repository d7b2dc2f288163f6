import { fileIn, type Picture } from "domain/pictures/picture";
import { toFolder } from "domain/pictures/picture-address";
import { auditEntry, SYSTEM } from "domain/shared/audit";
import { limits } from "domain/shared/limits";
import type { StoreDeps } from "../store/store.ts";
import { titlesShowing } from "./delete-picture.ts";
import { writeRestored } from "./restore-picture.ts";

const PAGES_PER_RUN = 50;

export interface EmptyPictureTrashDeps extends StoreDeps {
  /** @param folder with a slash at the end */
  readonly deleteFiles: (folder: string) => Promise<void>;
}

/** Deletes files before their document, so that an interrupted run is repeated. */
export async function emptyPictureTrash(deps: EmptyPictureTrashDeps): Promise<number> {
  let purged = 0;
  for (let page = 0; page < PAGES_PER_RUN; page += 1) {
    const due = await deps.store.query("media", {
      where: ["purge_at", "<=", deps.now()],
      limit: limits.trashPage,
      fields: [],
    });
    for (const { id } of due) if (await purge(deps, id)) purged += 1;
    if (due.length < limits.trashPage) break;
  }
  return purged;
}

async function purge(deps: EmptyPictureTrashDeps, id: string): Promise<boolean> {
  const picture = await markOrRestore(deps, id);
  if (!picture) return false;
  const { store, now, deleteFiles } = deps;
  await deleteFiles(fileIn(toFolder(id, picture), ""));
  await store.batch((writes) => {
    writes.delete("media", id);
    const rest = { target: id, details: { name: picture.name } };
    writes.add("audit_log", auditEntry(now(), SYSTEM, "picture_purged", rest));
  });
  return true;
}

/** A post may have been saved or restored with the picture since: it stays then. */
function markOrRestore({ store, now }: StoreDeps, id: string): Promise<Picture | undefined> {
  const at = now();
  return store.atomically(async (transaction) => {
    const picture = (await transaction.read({ media: [id] })).media.get(id);
    if (!picture?.purge_at || picture.purge_at > at) return undefined;
    if (picture.purging) return picture;
    if ((await titlesShowing(transaction, id, 1)).length > 0) {
      writeRestored(transaction, { id, picture, at }, SYSTEM);
      return undefined;
    }
    transaction.update("media", id, { set: { purging: true } });
    return picture;
  });
}
