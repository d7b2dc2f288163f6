import { type Read, useRead } from "kit/firebase/use-read";
import { usedPictureIds } from "#pictures/data/picture-posts.ts";

const NONE: ReadonlySet<string> = new Set();

/** Reads anew each time it is needed. */
export function useUsedIds(isNeeded: boolean): {
  readonly ids: ReadonlySet<string>;
  /** null when `ids` are read, or not needed. */
  readonly pending: Exclude<Read<never>, { readonly state: "ready" }> | null;
} {
  const usedIds = useRead(
    isNeeded ? usedPictureIds : null,
    [],
    "The uses of pictures could not be read",
  );
  if (!isNeeded) return { ids: NONE, pending: null };
  return usedIds.state === "ready"
    ? { ids: usedIds.data, pending: null }
    : { ids: NONE, pending: usedIds };
}
