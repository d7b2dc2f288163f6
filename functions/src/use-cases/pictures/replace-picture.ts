import type { Calls } from "domain/calls/calls";
import type { ReplacePictureInput } from "domain/calls/pictures";
import { countBytes } from "domain/imports/import-row";
import type { Picture } from "domain/pictures/picture";
import { pictureUrl } from "domain/pictures/picture-address";
import {
  CENTER,
  getFocus,
  isSameFocus,
  storedPictureId,
  withFocus,
} from "domain/pictures/picture-focus";
import { findPictureIds } from "domain/pictures/picture-ids";
import { replacedIn } from "domain/pictures/replaced-picture";
import type { Post, PostBody } from "domain/posts/post";
import { toKeptText } from "domain/posts/post-version";
import { type Actor, auditEntry } from "domain/shared/audit";
import { DomainError } from "domain/shared/errors";
import { limits } from "domain/shared/limits";
import type * as v from "valibot";
import type { Writes } from "../store/store.ts";
import { inTrash } from "./delete-picture.ts";
import { describePicture } from "./describe-picture.ts";
import { type FocusPictureDeps, focusPicture } from "./focus-picture.ts";

type Input = v.InferOutput<typeof ReplacePictureInput>;

/**
 * Shows another picture in one of the posts that show this one; when none is left, moves this one to the trash.
 * @throws DomainError not-found, failed-precondition
 */
export async function replacePicture(
  deps: FocusPictureDeps,
  input: Input,
  actor: Actor,
): Promise<Calls["replacePicture"]["output"]> {
  await keepDetails(deps, input, actor);
  const { id, by } = input;
  return deps.store.atomically(async (transaction) => {
    const showing = await transaction.query("blog_posts", {
      where: ["picture_ids", "array-contains", id],
      limit: 1,
      fields: [],
    });
    const ids = showing.map((post) => post.id);
    const found = await transaction.read({ media: [id, by], blog_posts: ids, post_bodies: ids });
    const [former, next] = [found.media.get(id), found.media.get(by)];
    if (!former) throw new DomainError("not-found", "This picture is no longer in the library.");
    if (!next || next.deleted_at)
      throw new DomainError("failed-precondition", "The new picture is no longer in the library.");
    const change = { id, former, url: pictureUrl(by, next), next, at: deps.now() };
    for (const [post_id, post] of found.blog_posts) {
      const body = found.post_bodies.get(post_id);
      showInstead(transaction, { ...change, post_id, post, ...(body && { body }) }, actor);
      return { done: false };
    }
    if (!former.deleted_at) {
      const set = { ...inTrash(change.at), replaced_by: change.url };
      transaction.update("media", id, { set });
      const rest = { target: id, details: { name: former.name, by: next.name } };
      transaction.add("audit_log", auditEntry(change.at, actor, "picture_replaced", rest));
    }
    return { done: true };
  });
}

async function keepDetails(deps: FocusPictureDeps, { id, by }: Input, actor: Actor): Promise<void> {
  const { media } = await deps.store.read({ media: [id, by] });
  const [former, next] = [media.get(id), media.get(by)];
  if (!former || !next || next.deleted_at) return;
  if (former.alt && !next.alt) await describePicture(deps, { id: by, alt: former.alt }, actor);
  const focus = getFocus(former);
  if (!isSameFocus(focus, CENTER) && isSameFocus(getFocus(next), CENTER))
    await focusPicture(deps, { id: by, ...focus }, actor);
}

interface PostChange {
  readonly id: string;
  readonly former: Picture;
  readonly url: string;
  readonly next: Picture;
  readonly at: Date;
  readonly post_id: string;
  readonly post: Post;
  readonly body?: PostBody;
}

/** `updated_at` and `change_id` stay: open editors can be saved, and their save replaces the picture as well. */
function showInstead(
  writes: Writes,
  { id, former, url, next, at, post_id, post, body = { content: "" } }: PostChange,
  actor: Actor,
): void {
  const { title, featured_image_url: featured = "" } = post;
  const content = replacedIn(body.content, id, url);
  if (countBytes(content) > limits.contentBytes)
    throw new DomainError("failed-precondition", `The text of “${title}” would be too long.`);
  const featured_image_url =
    storedPictureId(featured) === id
      ? withFocus(url, getFocus(next))
      : replacedIn(featured, id, url);
  const picture_ids = findPictureIds(content, featured_image_url);
  writes.update("blog_posts", post_id, {
    set: {
      ...(featured_image_url !== featured && { featured_image_url }),
      ...(picture_ids.length > 0 && { picture_ids }),
    },
    ...(picture_ids.length === 0 && { remove: ["picture_ids"] as const }),
  });
  if (content !== body.content) writes.set("post_bodies", post_id, { ...body, content });
  writes.add("post_versions", {
    post_id,
    ...toKeptText(post, body),
    ...{ reason: "pictures", replaced_at: at },
    ...{ replaced_by: actor.email, replaced_by_uid: actor.uid },
  });
  const rest = { target: post_id, details: { title, picture: former.name } };
  writes.add("audit_log", auditEntry(at, actor, "picture_replaced_in_post", rest));
}
