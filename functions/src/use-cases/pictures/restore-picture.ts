import type { RestorePictureInput } from "domain/calls/pictures";
import type { Picture } from "domain/pictures/picture";
import { type Actor, auditEntry } from "domain/shared/audit";
import { DomainError } from "domain/shared/errors";
import type * as v from "valibot";
import type { StoreDeps, Writes } from "../store/store.ts";

/** @throws DomainError not-found, or failed-precondition while the picture is purged */
export function restorePicture(
  { store, now }: StoreDeps,
  { id }: v.InferOutput<typeof RestorePictureInput>,
  actor: Actor,
): Promise<null> {
  return store.atomically(async (transaction) => {
    const stored = (await transaction.read({ media: [id] })).media.get(id);
    if (!stored) throw new DomainError("not-found", "This picture is no longer in the library.");
    if (stored.purging) {
      const sentence = "This picture is being deleted for good. Upload it again tomorrow.";
      throw new DomainError("failed-precondition", sentence);
    }
    if (stored.deleted_at) writeRestored(transaction, { id, picture: stored, at: now() }, actor);
    return null;
  });
}

export function writeRestored(
  writes: Writes,
  { id, picture, at }: { readonly id: string; readonly picture: Picture; readonly at: Date },
  actor: Actor,
): void {
  writes.update("media", id, { remove: ["deleted_at", "purge_at", "replaced_by"] });
  const rest = { target: id, details: { name: picture.name } };
  writes.add("audit_log", auditEntry(at, actor, "picture_restored", rest));
}
