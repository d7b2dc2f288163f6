import type { DescribePictureInput } from "domain/calls/pictures";
import { type Actor, auditEntry } from "domain/shared/audit";
import { DomainError } from "domain/shared/errors";
import type * as v from "valibot";
import type { StoreDeps } from "../store/store.ts";

/**
 * Stores the description that new uses of a picture start with.
 * @throws DomainError not-found
 */
export function describePicture(
  { store, now }: StoreDeps,
  { id, alt }: v.InferOutput<typeof DescribePictureInput>,
  actor: Actor,
): Promise<null> {
  const at = now();
  return store.atomically(async (transaction) => {
    const stored = (await transaction.read({ media: [id] })).media.get(id);
    if (!stored) throw new DomainError("not-found", "This picture is no longer in the library.");
    if (stored.alt === alt) return null;
    transaction.update("media", id, { set: { alt } });
    const rest = { target: id, details: { name: stored.name } };
    transaction.add("audit_log", auditEntry(at, actor, "picture_described", rest));
    return null;
  });
}
