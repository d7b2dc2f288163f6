import { usedPictureIds } from "#data/pictures/picture-posts.ts";
import { type Read, useRead } from "#data/shared/use-read.ts";

const NONE: ReadonlySet<string> = new Set();

/** Reads anew each time it is needed. */
export function useUsedIds(isNeeded: boolean): {
  readonly ids: ReadonlySet<string>;
  /** null when `ids` are read, or not needed. */
  readonly pending: Exclude<Read<never>, { readonly state: "ready" }> | null;
} {
  const used = useRead(
    isNeeded ? usedPictureIds : null,
    [],
    "The uses of pictures could not be read",
  );
  if (!isNeeded) return { ids: NONE, pending: null };
  return used.state === "ready" ? { ids: used.data, pending: null } : { ids: NONE, pending: used };
}
