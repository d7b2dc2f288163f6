import { getFocus, storedPictureId, withFocus } from "domain/pictures/picture-focus";
import { withReplacements } from "domain/pictures/replaced-picture";
import type { Reads } from "../store/store.ts";

/** Reads the addresses of the pictures that have taken the place of these. */
export async function findReplacements(reads: Reads, ids: readonly string[]) {
  const { media } = await reads.read({ media: { ids, fields: ["replaced_by"] } });
  return ids.map((id) => media.get(id)?.replaced_by);
}

/**
 * Open editors, drafts and kept versions may show a picture that was replaced since, or one with a former focus.
 * @param stayingIds pictures that the stored post shows, which are not replaced
 */
export async function toCurrentPictures(
  reads: Reads,
  shownPictures: { readonly featuredImageUrl: string; readonly content: string },
  stayingIds: readonly string[],
): Promise<{ readonly featuredImageUrl: string; readonly content: string }> {
  const [featured = "", content = ""] = await withReplacements(
    [shownPictures.featuredImageUrl, shownPictures.content],
    (ids) => findReplacements(reads, ids),
    stayingIds,
  );
  return { featuredImageUrl: await withCurrentFocus(reads, featured), content };
}

async function withCurrentFocus(reads: Reads, url: string): Promise<string> {
  const id = storedPictureId(url);
  if (id === undefined) return url;
  const { media } = await reads.read({ media: { ids: [id], fields: ["focus_x", "focus_y"] } });
  return withFocus(url, getFocus(media.get(id) ?? {}));
}
