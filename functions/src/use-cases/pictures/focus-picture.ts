import type { FocusPictureInput } from "domain/calls/pictures";
import { fileIn, type Picture } from "domain/pictures/picture";
import { type Focus, getWidths, toFolder } from "domain/pictures/picture-address";
import {
  CENTER,
  getFocus,
  isSameFocus,
  previewName,
  storedPictureId,
  withFocus,
} from "domain/pictures/picture-focus";
import { type Actor, auditEntry } from "domain/shared/audit";
import { DomainError } from "domain/shared/errors";
import type * as v from "valibot";
import type { Reads, Store, StoreDeps } from "../store/store.ts";

const PAGE = 100;

export interface FocusPictureDeps extends StoreDeps {
  readonly readFile: (path: string) => Promise<Buffer | undefined>;
  readonly writeFile: (path: string, bytes: Buffer) => Promise<void>;
  readonly cropPreview: (picture: Buffer, focus: Focus) => Promise<Buffer>;
}

/**
 * Stores which part of a picture its crops keep: preview, document, then the posts whose own it is. A repeat continues.
 * @throws DomainError not-found
 */
export async function focusPicture(
  deps: FocusPictureDeps,
  { id, ...focus }: v.InferOutput<typeof FocusPictureInput>,
  actor: Actor,
): Promise<null> {
  const { store, now } = deps;
  await storePreview(deps, { id, focus });
  await store.atomically(async (transaction) => {
    const stored = await loadPicture(transaction, id);
    if (isSameFocus(getFocus(stored), focus)) return;
    const change = isSameFocus(focus, CENTER)
      ? { remove: ["focus_x", "focus_y"] as const }
      : { set: { focus_x: focus.x, focus_y: focus.y } };
    transaction.update("media", id, change);
    const rest = { target: id, details: { name: stored.name } };
    transaction.add("audit_log", auditEntry(now(), actor, "picture_focused", rest));
  });
  let last: string | undefined;
  do last = await followInPosts(store, id, last);
  while (last !== undefined);
  return null;
}

async function storePreview(
  { store, readFile, writeFile, cropPreview }: FocusPictureDeps,
  { id, focus }: { readonly id: string; readonly focus: Focus },
): Promise<void> {
  const stored = await loadPicture(store, id);
  // Uploads store the preview of the center.
  if (isSameFocus(focus, CENTER)) return;
  const getFile = (name: string) => fileIn(toFolder(id, stored), name);
  const copy = await readFile(getFile(`${getWidths(stored.width).at(-1)}.webp`));
  if (!copy) throw gone();
  await writeFile(getFile(previewName(focus)), await cropPreview(copy, focus));
}

/**
 * The stored focus, which may be another call's by now. `updated_at` stays, so that open editors can be saved.
 * @returns the last post of a full page
 */
function followInPosts(
  store: Store,
  id: string,
  after: string | undefined,
): Promise<string | undefined> {
  return store.atomically(async (transaction) => {
    const focus = getFocus(await loadPicture(transaction, id));
    const posts = await transaction.query("blog_posts", {
      where: ["picture_ids", "array-contains", id],
      limit: PAGE,
      fields: ["featured_image_url"],
      ...(after !== undefined && { after }),
    });
    for (const post of posts) {
      const url = post.data.featured_image_url ?? "";
      const followed = withFocus(url, focus);
      if (storedPictureId(url) === id && followed !== url)
        transaction.update("blog_posts", post.id, { set: { featured_image_url: followed } });
    }
    return posts.length === PAGE ? posts.at(-1)?.id : undefined;
  });
}

async function loadPicture(reads: Pick<Reads, "read">, id: string): Promise<Picture> {
  const stored = (await reads.read({ media: [id] })).media.get(id);
  if (!stored) throw gone();
  return stored;
}

function gone(): DomainError {
  return new DomainError("not-found", "This picture is no longer in the library.");
}
