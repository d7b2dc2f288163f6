import type { DeletePictureInput } from "domain/calls/pictures";
import type { Picture } from "domain/pictures/picture";
import { type Actor, auditEntry } from "domain/shared/audit";
import { addDays } from "domain/shared/days";
import { DomainError } from "domain/shared/errors";
import { limits } from "domain/shared/limits";
import type * as v from "valibot";
import type { Reads, StoreDeps } from "../store/store.ts";

const MAX_POSTS = 20;
const MAX_TITLES = 5;

/**
 * Deletes a picture that no post shows; until it is purged it can be restored.
 * @throws DomainError not-found, or failed-precondition with the posts that show it
 */
export function deletePicture(
  { store, now }: StoreDeps,
  { id }: v.InferOutput<typeof DeletePictureInput>,
  actor: Actor,
): Promise<null> {
  const at = now();
  return store.atomically(async (transaction) => {
    const stored = (await transaction.read({ media: [id] })).media.get(id);
    if (!stored) throw new DomainError("not-found", "This picture is no longer in the library.");
    if (stored.deleted_at) return null;
    const titles = await titlesShowing(transaction, id, MAX_POSTS);
    if (titles.length > 0) throw new DomainError("failed-precondition", usedSentence(titles));
    transaction.update("media", id, { set: inTrash(at) });
    const rest = { target: id, details: { name: stored.name } };
    transaction.add("audit_log", auditEntry(at, actor, "picture_deleted", rest));
    return null;
  });
}

export function inTrash(at: Date): Required<Pick<Picture, "deleted_at" | "purge_at">> {
  return { deleted_at: at, purge_at: addDays(at, limits.trashDays) };
}

/** @returns titles of the posts that show a picture */
export async function titlesShowing(
  reads: Reads,
  id: string,
  limit: number,
): Promise<readonly string[]> {
  const rows = await reads.query("blog_posts", {
    where: ["picture_ids", "array-contains", id],
    limit,
    fields: ["title"],
  });
  return rows.map(({ data: { title = "" } }) => title);
}

function usedSentence(titles: readonly string[]): string {
  const count = titles.length === MAX_POSTS ? `${MAX_POSTS} or more` : titles.length;
  const named = titles.slice(0, MAX_TITLES).map((title) => `“${title}”`);
  const others = titles.length > MAX_TITLES ? ["others"] : [];
  const list = new Intl.ListFormat("en-GB").format([...named, ...others]);
  return titles.length === 1
    ? `A post shows this picture: ${list}.`
    : `${count} posts show this picture: ${list}.`;
}
