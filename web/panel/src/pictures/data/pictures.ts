import { type Picture, PictureSchema } from "domain/pictures/picture";
import type { Focus } from "domain/pictures/picture-address";
import { limit, orderBy, query } from "firebase/firestore";
import type { Stored } from "kit/firebase/document";
import { call } from "#data/callables.ts";
import { typedCollection } from "#firebase/converter.ts";
import { type Live, useLive } from "#firebase/use-live.ts";

export type LibraryPicture = Stored<Picture>;

export const MAX_PICTURES = 500;

/** The pictures of the library, the newest first. */
export function usePictures(): Live<readonly LibraryPicture[]> {
  const media = typedCollection("media", PictureSchema);
  return useLive(query(media, orderBy("uploaded_at", "desc"), limit(MAX_PICTURES)));
}

/** @throws DomainError not-found */
export async function describePicture(id: string, alt: string): Promise<void> {
  await call("describePicture", { id, alt });
}

export async function focusPicture(id: string, { x, y }: Focus): Promise<void> {
  await call("focusPicture", { id, x, y });
}

/** Post by post; a repeat continues. @returns false when stopped */
export async function replacePicture(
  id: string,
  by: string,
  onPost: (posts: number) => void,
  signal: AbortSignal,
): Promise<boolean> {
  for (let posts = 1; !signal.aborted; posts += 1) {
    if ((await call("replacePicture", { id, by })).done) return true;
    if (!signal.aborted) onPost(posts);
  }
  return false;
}

/** @returns the address of its copy */
export async function copyPicture(url: string): Promise<string> {
  return (await call("copyPicture", { url })).url;
}

export async function deletePicture(id: string): Promise<void> {
  await call("deletePicture", { id });
}

export async function restorePicture(id: string): Promise<void> {
  await call("restorePicture", { id });
}
