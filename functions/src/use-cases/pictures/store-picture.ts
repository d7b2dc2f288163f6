import { fileIn, type Picture } from "domain/pictures/picture";
import { pictureUrl, toFolder } from "domain/pictures/picture-address";
import { type Actor, auditEntry } from "domain/shared/audit";
import type { StoreDeps } from "../store/store.ts";
import { restorePicture } from "./restore-picture.ts";

export interface PreparedPicture
  extends Pick<Picture, "type" | "width" | "height" | "is_animated" | "color"> {
  /** The copies; the ending of a name tells the format. */
  readonly files: readonly { readonly name: string; readonly bytes: Buffer }[];
}

export interface StorePictureDeps extends StoreDeps {
  readonly prepare: (bytes: Buffer) => Promise<PreparedPicture>;
  readonly writeFile: (path: string, bytes: Buffer) => Promise<void>;
}

/**
 * Stores the original and its copies, then their document. The same picture again only restores a deleted one.
 * @returns the address to show it by
 */
export async function storePicture(
  { store, now, prepare, writeFile }: StorePictureDeps,
  { id, name, bytes }: { readonly id: string; readonly name: string; readonly bytes: Buffer },
  actor: Actor,
): Promise<{ readonly url: string }> {
  const stored = (await store.read({ media: [id] })).media.get(id);
  if (stored) {
    if (stored.deleted_at) await restorePicture({ store, now }, { id }, actor);
    return { url: pictureUrl(id, stored) };
  }
  const { files, ...facts } = await prepare(bytes);
  for (const file of [{ name: "original", bytes }, ...files])
    await writeFile(fileIn(toFolder(id, facts), file.name), file.bytes);
  await store.atomically(async (transaction) => {
    if ((await transaction.read({ media: [id] })).media.has(id)) return;
    const at = now();
    transaction.create("media", id, {
      ...{ ...facts, name, bytes: bytes.length, uploaded_at: at, uploaded_by: actor.uid },
    });
    const rest = { target: id, details: { name } };
    transaction.add("audit_log", auditEntry(at, actor, "picture_uploaded", rest));
  });
  return { url: pictureUrl(id, facts) };
}
