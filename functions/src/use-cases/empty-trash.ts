import { limits } from "../domain/limits.ts";

/** Pages of one run at most: far more than a day fills, and less than its time allows. */
const MOST_PAGES = 50;

export interface EmptyTrashDeps {
  /** Ids of posts whose time in the trash is over. */
  readonly due: (now: Date, most: number) => Promise<readonly string[]>;
  /** Removes those of the posts for good that are still due. */
  readonly purge: (ids: readonly string[], now: Date) => Promise<void>;
  readonly now: () => Date;
}

/**
 * Removes posts for good that nobody has restored in time, page by page. Stopped anywhere, the next run goes on.
 * @returns how many were due
 */
export async function emptyTrash(deps: EmptyTrashDeps): Promise<number> {
  let purged = 0;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const ids = await deps.due(deps.now(), limits.deletePage);
    if (ids.length > 0) await deps.purge(ids, deps.now());
    purged += ids.length;
    if (ids.length < limits.deletePage) break;
  }
  return purged;
}
